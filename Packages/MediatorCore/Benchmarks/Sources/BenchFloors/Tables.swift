public import Foundation

/// What a caller would write by hand where the mediator is called with names.
public struct Tables: Sendable {
  /// A handler as the classic style has it.
  public typealias Handler = @Sendable ([String: Any]?) throws -> Any?

  private let handlers: [String: [String: Handler]]

  /// Makes the table that has one target with one action.
  public init() {
    let step = Step()
    handlers = ["Kept": ["classicNext": { (($0?["n"] as? Int) ?? 0) &+ step.value }]]
  }

  /// Looks a handler up and calls it.
  ///
  /// - Parameters:
  ///   - target: The first name.
  ///   - action: The second name.
  ///   - params: What the handler gets.
  /// - Returns: What the handler answers, or nil where there is none.
  /// - Throws: What the handler throws.
  @inline(never)
  public func perform(_ target: String, _ action: String, _ params: [String: Any]?) throws -> Any? {
    try handlers[target]?[action]?(params)
  }

  /// Reads the query of a URL into a dictionary.
  ///
  /// - Parameter url: The URL.
  /// - Returns: The values by their names.
  @inline(never)
  public static func query(_ url: URL) -> [String: String] {
    var values: [String: String] = [:]
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    for item in parts?.queryItems ?? [] { values[item.name] = item.value }
    return values
  }
}

private final class Step: Sendable {
  let value = 1
}
