import Foundation
import MediatorCore

/// Calls that are made of any bytes, and what must hold of them whatever the bytes are.
///
/// The first byte says what the others are, so that a corpus is text to read and to write:
///
///     u  a URL                          app://Fuzz/scalars?int=1
///     q  the names and query of a URL   scalars?int=1
///     r  raw bytes for a URL, which Foundation does not look at first
///     c  a classic call                 scalars, then name=value, each on a line
public struct FuzzedCalls: Sendable {
  private let mediator: Mediator
  /// The same, but for what it makes of parameters that a request does not have.
  private let strict: Mediator

  /// Makes mediators with routes of all kinds.
  ///
  /// - Throws: What is wrong with the routes, which is a mistake here.
  public init() throws {
    let contract = FuzzContract.shared
    var configuration = Mediator.Configuration(
      modules: [Module("URLFuzzing", contract)], schemes: ["app"],
      routes: try RouteTable([
        Route("a/:id", to: contract.route),
        Route("a/b", to: contract.nothing),
        Route("a/:id/*rest", to: contract.route),
        Route("a/b/:id/c", to: contract.route),
        Route(":id/b/c", to: contract.route),
        Route(name: "NAME", to: contract.scalars),
      ]))
    mediator = Mediator(configuration)
    configuration.unknownParameters = .refused
    strict = Mediator(configuration)
  }

  /// Makes a call of bytes.
  ///
  /// - Parameter bytes: Any bytes.
  /// - Throws: ``BrokenPromise``, where the mediator did what it must not.
  public func run(_ bytes: some Collection<UInt8>) throws {
    let rest = bytes.dropFirst()
    let text = String(decoding: rest, as: UTF8.self)
    switch bytes.first {
    case UInt8(ascii: "u"): try URL(string: text).map(perform)
    case UInt8(ascii: "q"): try URL(string: "app://Fuzz/" + text).map(perform)
    case UInt8(ascii: "r"):
      try URL(dataRepresentation: Data(rest), relativeTo: nil).map(perform)
    case UInt8(ascii: "c"): try performClassic(text)
    default: break
    }
  }

  private func perform(_ url: URL) throws {
    try perform(url, mediator)
    try perform(url, strict)
  }

  private func perform(_ url: URL, _ mediator: Mediator) throws {
    let answer = mediator.canOpen(url)
    var thrown: MediatorError?
    do {
      try mediator.performAction(url: url)
    } catch let error as MediatorError {
      thrown = error
    }
    switch (answer, thrown) {
    case (.no(let reason), let error):
      guard reason == error else {
        throw BrokenPromise("canOpen says '\(reason)', the call '\(error?.message ?? "nothing")'")
      }
      try check(reason)
      guard reason.message.utf8.count < 2_000 else {
        throw BrokenPromise("a refusal is too long: '\(reason)'")
      }
    case (.yes(let action), let error):
      guard action.isExposed, !action.name.hasPrefix("native") else {
        throw BrokenPromise("\(url) reaches \(action)")
      }
      guard let error else { return }
      guard error.code == .invalidParameter || error.code == .requiresAsync else {
        throw BrokenPromise("canOpen says yes, the call '\(error)'")
      }
      try check(error)
    }
  }

  private func performClassic(_ text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let action = lines.first else { return }
    var params: [String: Any] = [:]
    for line in lines.dropFirst() {
      guard let equals = line.firstIndex(of: "=") else { continue }
      let value = line[line.index(after: equals)...]
      params[String(line[..<equals])] = Self.value(value, depth: 0)
    }
    for module in ["URLFuzzing", nil] {
      params[ParameterKey.module] = module
      do {
        try mediator.performTarget("Fuzz", action: String(action), params: params)
      } catch let error as MediatorError {
        let codes: [MediatorError.Code] = [
          .invalidParameter, .requiresAsync, .actionNotFound, .targetNotFound, .emptyName,
        ]
        guard codes.contains(error.code) else { throw BrokenPromise("it throws '\(error)'") }
        try check(error)
      }
    }
  }

  /// A value of another type than text, where its first character asks for one.
  private static func value(_ text: Substring, depth: Int) -> Any {
    let rest = text.dropFirst()
    switch text.first {
    case "#": return Double(rest) ?? 0
    case "%": return Int(rest) ?? 0
    case "!": return rest == "true"
    case "~": return NSNull()
    case "[" where depth < 8:
      return rest.split(separator: ",").map { value($0, depth: depth + 1) } as [Any]
    case "{" where depth < 8: return ["text": value(rest, depth: depth + 1), "ints": [1, "2"]]
    case "(": return { @Sendable (_: Int) in }
    default: return String(text)
    }
  }

  /// A sentence holds nothing that would command a terminal.
  private func check(_ error: MediatorError) throws {
    guard error.message.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else {
      throw BrokenPromise("a sentence holds a control character: \(error.message.debugDescription)")
    }
  }
}
