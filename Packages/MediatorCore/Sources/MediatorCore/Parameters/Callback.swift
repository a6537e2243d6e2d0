/// A closure that a caller hands to an action, to be called back with a value.
///
/// A closure that goes through a dictionary can be taken out only as the very type that it was put in,
/// isolation and sendability included. A callback is made from any kind of closure, and a `Decodable`
/// request may have one as a property:
///
///     struct PickRegion: Decodable {
///       let completion: Callback<Region>
///     }
///
/// In parameters by name it is found as a `Callback`, or as a closure that takes its value and returns
/// nothing: synchronous, on the main actor or asynchronous.
public struct Callback<Value: Sendable>: Sendable {
  private let closure: Closure

  private enum Closure: Sendable {
    case synchronous(@Sendable (Value) -> Void)
    case mainActor(@MainActor @Sendable (Value) -> Void)
    case asynchronous(@Sendable (Value) async -> Void)
  }

  /// Makes a callback of a closure that may run on any thread.
  ///
  /// - Parameter closure: What to call.
  public init(_ closure: @escaping @Sendable (Value) -> Void) {
    self.closure = .synchronous(closure)
  }

  /// Makes a callback of a closure on the main actor.
  ///
  /// - Parameter closure: What to call.
  public init(mainActor closure: @escaping @MainActor @Sendable (Value) -> Void) {
    self.closure = .mainActor(closure)
  }

  /// Makes a callback of an asynchronous closure.
  ///
  /// - Parameter closure: What to call.
  public init(async closure: @escaping @Sendable (Value) async -> Void) {
    self.closure = .asynchronous(closure)
  }

  /// Calls the closure with a value.
  ///
  /// A synchronous closure has returned when this returns. One on the main actor has as well where
  /// this is called on the main actor; from elsewhere it is called there soon after. An asynchronous
  /// closure runs in a task of its own.
  ///
  /// - Parameter value: What the closure gets.
  public func callAsFunction(_ value: Value) {
    switch closure {
    case .synchronous(let closure): closure(value)
    case .mainActor(let closure):
      if MainActorContext.isCurrent {
        MainActor.assumeIsolated { closure(value) }
      } else {
        Task { @MainActor in closure(value) }
      }
    case .asynchronous(let closure): Task { await closure(value) }
    }
  }
}

extension Callback where Value == Void {
  /// Calls the closure.
  public func callAsFunction() { self(()) }
}

extension Callback: Decodable {
  /// Takes the callback out of parameters by name.
  ///
  /// - Parameter decoder: The mediator's; a closure has no form in any other.
  /// - Throws: `DecodingError` where another decoder is used, or where the parameter is neither a
  ///   callback nor a closure that takes the value; the error names the type that came.
  public init(from decoder: any Decoder) throws {
    guard let parameters = decoder as? ParameterDecoder else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "a closure can only be taken from the parameters of a call"))
    }
    let value = try parameters.present("\(((Value) -> Void).self)")
    guard let callback = Self(any: value) else {
      throw parameters.mismatch(value, expected: "\(((Value) -> Void).self)")
    }
    self = callback
  }

  /// Takes a callback from a value of any type: it is one, or a closure of one of the three kinds.
  init?(any value: Any) {
    // A cast to a function type holds for exactly one combination of isolation and sendability, so
    // each is tried.
    switch value {
    case let callback as Callback: self = callback
    case let closure as @Sendable (Value) -> Void: self.init(closure)
    case let closure as @MainActor @Sendable (Value) -> Void: self.init(mainActor: closure)
    case let closure as @concurrent @Sendable (Value) async -> Void: self.init(async: closure)
    case let closure as @Sendable (Value) async -> Void: self.init(async: closure)
    case let closure as @MainActor @Sendable (Value) async -> Void: self.init(async: closure)
    case let closure as (Value) -> Void:
      let vouched = Vouched(closure)
      self.init { vouched.closure($0) }
    case let closure as @concurrent (Value) async -> Void:
      let vouched = Vouched(closure)
      self.init(async: { await vouched.closure($0) })
    case let closure as (Value) async -> Void:
      let vouched = Vouched(closure)
      self.init(async: { await vouched.closure($0) })
    default:
      guard let void = () as? Value else { return nil }
      self.init(nullary: value, void)
    }
  }

  /// Takes a closure without arguments, where the value is nothing.
  private init?(nullary value: Any, _ void: Value) {
    switch value {
    case let closure as @Sendable () -> Void: self.init { _ in closure() }
    case let closure as @MainActor @Sendable () -> Void: self.init(mainActor: { _ in closure() })
    case let closure as @concurrent @Sendable () async -> Void:
      self.init(async: { _ in await closure() })
    case let closure as @Sendable () async -> Void: self.init(async: { _ in await closure() })
    case let closure as @MainActor @Sendable () async -> Void:
      self.init(async: { _ in await closure() })
    case let closure as () -> Void:
      let vouched = Vouched(closure)
      self.init { _ in vouched.closure() }
    case let closure as @concurrent () async -> Void:
      let vouched = Vouched(closure)
      self.init(async: { _ in await vouched.closure() })
    case let closure as () async -> Void:
      let vouched = Vouched(closure)
      self.init(async: { _ in await vouched.closure() })
    default: return nil
    }
  }
}

/// A closure out of a dictionary, whose type says nothing of sendability.
///
/// Unchecked: `[String: Any]` erases what the compiler would check. Whoever puts a closure there gives
/// it away, as CTMediator's callers do; the documentation of the classic style says so.
private struct Vouched<Closure>: @unchecked Sendable {
  let closure: Closure

  init(_ closure: Closure) { self.closure = closure }
}
