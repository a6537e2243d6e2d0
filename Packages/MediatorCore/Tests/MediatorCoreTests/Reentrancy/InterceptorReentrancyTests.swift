import MediatorCore
import MediatorTesting
import Testing

/// No lock is held while interceptors, observers, requirements and redirections run.
///
/// A lock would end these tests in a deadlock. `ReentrancyTests` has the same of handlers, initialisers and tables.
@MainActor
struct InterceptorReentrancyTests {
  private let log = Shared<[String]>([])

  /// Takes every lock of the mediator that there is: calls, resolves, caches, overrides, releases.
  private nonisolated static func useAll(of mediator: Mediator) throws -> Int {
    mediator.override(DeskContract.shared.double) { number, _ in number * 2 }
    let double = try mediator.perform(DeskContract.shared.double, 2)
    mediator.removeOverride(DeskContract.target)
    _ = try mediator.instance(cache: true)
    _ = mediator.check(target: "Nowhere", module: "Missing")
    mediator.releaseCachedTarget(fullTargetName: "MediatorCoreTests.Target_Classic")
    mediator.releaseCachedTarget(fullTargetName: "MediatorCoreTests.Target_Gate")
    mediator.forgetMissingTargets()
    return double
  }

  /// Notes the place, and uses the mediator, unless that is what is going on.
  private nonisolated static func use(
    _ call: borrowing Call, at place: String, _ log: Shared<[String]>
  ) throws {
    guard call.target == GateContract.target else { return }
    let double = try useAll(of: call.mediator)
    log.value.append("\(place) of \(call.action): \(double)")
  }

  private func performAll(_ mediator: Mediator) async throws {
    _ = try mediator.perform(GateContract.shared.double, 1)
    _ = try mediator.perform(GateContract.shared.greet, "Ann")
    _ = try await mediator.perform(GateContract.shared.later, 1)
    _ = try mediator.performTarget("Gate", action: "classic", params: .here)
    _ = try mediator.performAction(url: url("app://Gate/show?number=1"))
    _ = try? mediator.performTarget("Gate", action: "missing", params: .here)
  }

  private nonisolated static let actions = [
    "double", "greet", "later", "classic", "show", "missing",
  ]

  @Test("an interceptor calls, overrides and releases, before an action of each kind")
  func interceptors() async throws {
    let mediator = Mediator.intercepted(
      Deciding { [log] call, _ in
        try Self.use(call, at: "before", log)
        return .proceed
      })
    try await performAll(mediator)
    #expect(log.value == Self.actions.map { "before of \($0): 4" })
  }

  @Test("an observer calls, overrides and releases, after an action of each kind")
  func observers() async throws {
    struct Observer: CallObserver {
      let use: @Sendable (borrowing Call) -> Void

      func didPerform(_ call: borrowing Call, _ outcome: CallOutcome) { use(call) }
    }
    let mediator = Mediator.intercepted(
      Observer { [log] call in try? Self.use(call, at: "after", log) })
    try await performAll(mediator)
    #expect(log.value == Self.actions.map { "after of \($0): 4" })
  }

  @Test("the answer to a requirement, its redirection, and what is resumed call the mediator")
  func requirements() throws {
    let isMet = Shared(false)
    let requirement = Deciding { [log] call, _ in
      try Self.use(call, at: "requirement", log)
      if isMet.value { return .proceed }
      let mediator = call.mediator
      return .redirect { resumption in
        log.value.append("redirection: \(try Self.useAll(of: mediator))")
        isMet.value = true
        let answer = try resumption.perform(as: String.self)
        return "\(answer) \(try Self.useAll(of: mediator))"
      }
    }
    let mediator = Mediator(
      .init(
        modules: [Module("MediatorCoreTests", GateContract.shared)],
        requirements: ["name": requirement]))
    #expect(try mediator.perform(GateContract.shared.greet, "Ann") == "Hello, Ann! 4")
    #expect(
      log.value == [
        "requirement of greet: 4", "redirection: 4", "requirement of greet: 4",
      ])
  }

  @Test("the answer for a single call calls the mediator")
  func otherwise() throws {
    let mediator = Mediator()
    let answer = try mediator.perform(AbsentContract.shared.count, 1) { _ in
      try Self.useAll(of: mediator)
    }
    #expect(answer == 4)
  }
}
