import MediatorCore
import MediatorTesting
import Testing

/// No lock is held while code of others runs: a lock would end these tests in a deadlock.
struct ReentrancyTests {
  @Test("tables, initialisers, handlers, parts and deinitialisers call the mediator")
  func everywhere() throws {
    let (mediator, log) = (Mediator(), Log())
    try Reentry.$mediator.withValue(mediator) {
      try Reentry.$log.withValue(log) { () throws in
        #expect(
          try mediator.performTarget("Reentrant", action: "act", params: .here, as: Int.self) == 5)
        #expect(
          try mediator.performTarget("Reentrant", action: "shelf", params: .here, as: Int.self) > 0)
        mediator.releaseCachedTarget(fullTargetName: "MediatorCoreTests.Target_Reentrant")
      }
    }
    #expect(
      log.lines == [
        "table called", "init called", "handler called", "deinit called",
        "init called", "part called", "deinit called",
      ])
  }

  @Test("what an override captured calls the mediator when it is freed")
  func captured() {
    let (mediator, log) = (Mediator(), Log())
    Reentry.$mediator.withValue(mediator) {
      Reentry.$log.withValue(log) {
        for change in 0..<3 {
          let captured = Reentry.Freed()
          mediator.override("M.Target_X", action: "x") { _, _ in captured }
          if change == 1 { mediator.removeOverride("M.Target_X") }
        }
        mediator.removeOverride("M.Target_X", action: "x")
      }
    }
    #expect(log.lines == ["capture called", "capture called", "capture called"])
  }

  @Test("a handler overrides and releases its own action, and calls itself")
  func ownAction() throws {
    let mediator = Mediator()
    mediator.override(DeskContract.shared.double) { number, call in
      call.mediator.removeOverride(DeskContract.target)
      return try call.mediator.perform(DeskContract.shared.double, number) + 1
    }
    #expect(try mediator.perform(DeskContract.shared.double, 5) == 11)
    #expect(try mediator.perform(DeskContract.shared.double, 5) == 10)
  }

  @Test("the completion of a URL calls the mediator")
  func completion() throws {
    let mediator = Mediator.listing(AContract.shared)
    var inner: Any?
    try mediator.performAction(url: url("app://A/number")) { _ in
      inner = try? mediator.performAction(url: url("app://A/no"))
    }
    #expect(inner as? Bool == false)
  }

  @Test("a callback calls the mediator")
  func callback() throws {
    let mediator = Mediator.listing(AContract.shared)
    let log = Log()
    let done = Callback<Int> { number in
      log.append("\((try? mediator.perform(DeskContract.shared.double, number)) ?? 0)")
    }
    try mediator.perform(AContract.shared.callBack, Reply(done: done))
    #expect(log.lines == ["2"])
  }
}

extension Reentry {
  /// Something that calls the mediator when it is freed.
  final class Freed: Sendable {
    deinit { Reentry.call("capture") }
  }
}
