import Dispatch
import MediatorCore
import MediatorTesting
import Synchronization
import Testing

/// When targets are freed: at once, or when the last call that uses them returns.
struct LifetimeTests {
  private let mediator = Mediator()
  private let kept = "MediatorCoreTests.Target_Kept"

  private func weakKept() throws -> Weak {
    Weak(value: try mediator.perform(KeptContract.shared.me))
  }

  @Test("a target that lives per call is gone when its call returns, in both styles")
  func perCall() throws {
    for _ in 0..<2 {
      #expect(Weak(value: try mediator.perform(DeskContract.shared.me)).value == nil)
    }
  }

  @Test("a cached target lives until it is released, and is gone at once")
  func released() throws {
    let target = try weakKept()
    #expect(target.value != nil)
    mediator.releaseCachedTarget(fullTargetName: kept)
    #expect(target.value == nil)
  }

  @Test("the call after a release makes a new instance")
  func madeAgain() throws {
    let first = try mediator.perform(KeptContract.shared.number)
    mediator.releaseCachedTarget(fullTargetName: kept)
    let second = try mediator.perform(KeptContract.shared.number)
    #expect(first != second)
    #expect(try mediator.perform(KeptContract.shared.number) == second)
  }

  @Test("a target that its own action releases lives until the action returns")
  func releasedInside() throws {
    let target = try weakKept()
    try mediator.perform(
      KeptContract.shared.run,
      Work { [mediator, kept] running in
        mediator.releaseCachedTarget(fullTargetName: kept)
        #expect(running === target.value)
        // A call from here makes another one.
        let next = try? mediator.perform(KeptContract.shared.number)
        #expect(next != nil && next != running.number)
      })
    #expect(target.value == nil)
  }

  @Test("the first call of a target may release it too")
  func releasedInFirstCall() throws {
    let target = Mutex(Weak())
    try mediator.perform(
      KeptContract.shared.run,
      Work { [mediator, kept] running in
        target.withLock { $0.value = running }
        mediator.releaseCachedTarget(fullTargetName: kept)
        #expect(running.number > 0)
      })
    #expect(target.withLock { $0.value == nil })
  }

  @Test("a target that another thread's action uses lives until that action returns")
  func releasedElsewhere() throws {
    let target = try weakKept()
    let (isRunning, mayReturn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let isOver = DispatchSemaphore(value: 0)
    DispatchQueue(label: "caller").async { [mediator] in
      try? mediator.perform(
        KeptContract.shared.run,
        Work { _ in
          isRunning.signal()
          mayReturn.wait()
        })
      isOver.signal()
    }
    isRunning.wait()
    mediator.releaseCachedTarget(fullTargetName: kept)
    #expect(target.value != nil)
    let next = try mediator.perform(KeptContract.shared.number)
    #expect(next != (target.value as? Target_Kept)?.number)
    mayReturn.signal()
    isOver.wait()
    #expect(target.value == nil)
  }

  @Test(
    "a target that a suspended action uses lives until that action returns, and others do not wait")
  func releasedWhileSuspended() async throws {
    let target = try weakKept()
    let other = Weak(
      value: try mediator.performTarget(
        "Classic", action: "me", params: .here, shouldCacheTarget: true, as: Target_Classic.self))
    try await mediator.perform(
      KeptContract.shared.runLater,
      LaterWork { [mediator, kept] running in
        await Task.yield()
        mediator.releaseCachedTarget(fullTargetName: kept)
        mediator.releaseCachedTarget(fullTargetName: "MediatorCoreTests.Target_Classic")
        #expect(other.value == nil)
        await Task.yield()
        #expect(running === target.value)
      })
    #expect(target.value == nil)
  }

  @Test("a mediator that nobody else holds lives until its suspended call returns")
  func mediatorOfLastCall() async throws {
    let held = Mutex(Weak())
    func made() -> Mediator {
      let mediator = Mediator()
      held.withLock { $0.value = mediator }
      return mediator
    }
    try await made().perform(
      KeptContract.shared.runLater,
      LaterWork { _ in
        await Task.yield()
        #expect(held.withLock { $0.value != nil })
      })
    #expect(held.withLock { $0.value == nil })
  }

  @Test("what a mediator holds is freed with it, and nothing holds the mediator")
  func mediatorFreed() throws {
    var mediator: Mediator? = Mediator.listing(AContract.shared)
    let held = Weak(value: mediator)
    let target = Weak(value: try mediator?.perform(KeptContract.shared.me))
    _ = try mediator?.performTarget("Classic", action: "number", shouldCacheTarget: true)
    _ = try mediator?.performAction(url: url("app://A/number"))
    let captured = Serial.Box()
    let weakCaptured = Weak(value: captured)
    mediator?.override(DeskContract.shared.double) { [captured] number, _ in
      number + captured.number
    }
    #expect(try mediator?.perform(DeskContract.shared.double, 1) == captured.number + 1)
    #expect(held.value != nil && target.value != nil)
    mediator = nil
    #expect(held.value == nil)
    #expect(target.value == nil)
    #expect(weakCaptured.value === captured)
  }

  @Test("what an override captured is freed when the override is removed or replaced")
  func overrideFreed() throws {
    var captured: Serial.Box? = Serial.Box()
    let held = Weak(value: captured)
    mediator.override(AbsentContract.shared.count) { [captured] _, _ in captured?.number ?? 0 }
    captured = nil
    #expect(try mediator.perform(AbsentContract.shared.count, 0) > 0)
    #expect(held.value != nil)
    mediator.override(AbsentContract.shared.count) { _, _ in 0 }
    #expect(held.value == nil)
  }

  @Test("an included part is freed with its target")
  func partFreed() throws {
    let target = Weak(
      value: try mediator.performTarget(
        "Inheriting", action: "me", params: .here, shouldCacheTarget: true,
        as: Target_Inheriting.self))
    _ = try mediator.performTarget("Inheriting", action: "shelf", params: .here)
    let shelf = Weak(value: (target.value as? Target_Inheriting)?.shelf)
    #expect(shelf.value != nil)
    mediator.releaseCachedTarget(fullTargetName: "MediatorCoreTests.Target_Inheriting")
    #expect(target.value == nil && shelf.value == nil)
  }
}
