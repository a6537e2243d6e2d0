import MediatorCore
import Synchronization

/// Numbers for instances, so that tests can tell them apart.
enum Serial {
  private static let last = Atomic<Int>(0)

  static func next() -> Int { last.wrappingAdd(1, ordering: .relaxed).newValue }
}

/// What fixtures throw, to be seen unchanged by their callers.
struct Failure: Error, Equatable {
  let reason: String
}

/// A box that lets go of what it holds, to see whether anybody else holds it.
struct Weak: @unchecked Sendable {
  // Unchecked: each test reads it in its own task only.
  weak var value: AnyObject?
}

extension [String: Any] {
  /// Parameters that name this module.
  static var here: [String: Any] { [ParameterKey.module: "MediatorCoreTests"] }

  func with(_ key: String, _ value: Any) -> [String: Any] { merging([key: value]) { $1 } }
}

extension Mediator {
  /// A mediator whose app lists the module of the tests.
  static func listing(
    _ contracts: any Contract..., also others: [Module] = [], schemes: Set<String> = ["app"],
    limits: RemoteLimits = RemoteLimits(), environment: Environment = []
  ) -> Mediator {
    let here =
      contracts.isEmpty
      ? [Module("MediatorCoreTests")] : contracts.map { Module("MediatorCoreTests", $0) }
    return Mediator(
      Configuration(
        modules: here + others, schemes: schemes, limits: limits, environment: environment))
  }

  /// The number of the instance that performs a classic call.
  func instance(
    of target: String = "Classic", cache: Bool = false
  ) throws -> Int {
    try performTarget(
      target, action: "number", params: .here, shouldCacheTarget: cache, as: Int.self)
  }
}

extension Serial {
  /// An object with a number of its own.
  final class Box: Sendable {
    let number = Serial.next()
  }
}
