import MediatorCore
import Synchronization

/// Actions of each isolation that interceptors stand before.
struct GateContract: Contract {
  static let target: TargetName = "MediatorCoreTests.Target_Gate"
  static let shared = GateContract()

  let double = Action<Int, Int>("double")
  let greet = MainActorAction<String, String>("greet", requires: ["name"])
  let later = AsyncAction<Int, Int>("later")
  let nested = Action<Int, Int>("nested")
  let fail = Action<Void, Void>("fail")
  let show = Action<GateRequest, String>("show", .exposed)
}

struct GateRequest: Decodable {
  let number: Int
}

struct GateError: Error, Equatable {}

final class Target_Gate: Target {
  static let actions: ActionTable<Target_Gate> = [
    .on(\GateContract.double) { _, number, _ in number * 2 },
    .on(\GateContract.greet) { _, name, _ in "Hello, \(name)!" },
    .on(\GateContract.later) { _, number, _ in
      await Task.yield()
      return number + 1
    },
    .on(\GateContract.nested) { _, number, call in
      try call.mediator.perform(GateContract.shared.double, number) + 1
    },
    .on(\GateContract.fail) { _, _, _ in throw GateError() },
    .on(\GateContract.show) { _, request, _ in "\(request.number)" },
    .on("classic") { _, params, _ in params?["number"] },
  ]
}

/// An interceptor made of a closure.
struct Deciding: Interceptor {
  let decide: @Sendable (borrowing Call, Any) throws -> CallDecision

  init(_ decide: @escaping @Sendable (borrowing Call, Any) throws -> CallDecision) {
    self.decide = decide
  }

  func willPerform(_ call: borrowing Call, _ request: Any) throws -> CallDecision {
    try decide(call, request)
  }
}

extension Mediator {
  /// A mediator with interceptors for all calls, in this order.
  static func intercepted(
    _ interceptors: any Interceptor..., scope: Interception.Scope = .all
  ) -> Mediator {
    Mediator(
      .init(
        modules: [Module("MediatorCoreTests", GateContract.shared)], schemes: ["app"],
        interceptors: interceptors.map { Interception($0, scope: scope) },
        requirements: ["name": Deciding { _, _ in .proceed }]))
  }
}

/// A value that closures of different isolations share.
final class Shared<Value: Sendable>: Sendable {
  private let stored: Mutex<Value>

  init(_ value: Value) { stored = Mutex(value) }

  var value: Value {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
