import Foundation
import MediatorCore
import MediatorTesting
import Testing

/// The section "Cache" of what CTMediator does, row by row.
struct CacheTests {
  @Test(
    "the order in which calls ask for the cache decides which instances are used",
    arguments: [
      ([false, false], [1, 2]),
      ([true, true], [1, 1]),
      ([true, false], [1, 1]),
      ([false, true], [1, 2]),
      ([false, true, false], [1, 2, 2]),
      ([true, false, false], [1, 1, 1]),
      ([true, false, true], [1, 1, 1]),
    ])
  func order(asked: [Bool], instances: [Int]) throws {
    let mediator = Mediator()
    let numbers = try asked.map { try mediator.instance(cache: $0) }
    let distinct = Array(Set(numbers)).sorted()
    #expect(numbers.map { (distinct.firstIndex(of: $0) ?? -1) + 1 } == instances)
  }

  @Test("a target that says so is cached whatever calls ask")
  func lifetime() throws {
    let mediator = Mediator()
    let first = try mediator.instance(of: "Kept")
    #expect(try mediator.instance(of: "Kept", cache: true) == first)
    #expect(try mediator.perform(KeptContract.shared.number) == first)
  }

  @Test("typed and classic calls share the instance, whichever comes first")
  func shared() throws {
    let mediator = Mediator()
    let cached = try mediator.instance(of: "Desk", cache: true)
    #expect(try mediator.perform(DeskContract.shared.number) == cached)
    mediator.releaseCachedTarget(fullTargetName: "MediatorCoreTests.Target_Desk")
    let first = try mediator.perform(DeskContract.shared.number)
    #expect(first != cached)
    #expect(try mediator.perform(DeskContract.shared.number) != first)
  }

  @Test("an uncached target is gone when the call returns")
  func uncached() throws {
    let target = Weak(value: try me(Mediator()))
    #expect(target.value == nil)
  }

  @Test(
    "release takes the full name; other names do nothing",
    arguments: [
      ("Target_Classic", true), ("MediatorCoreTests.Target_Classic", true), ("Classic", false),
      ("", false), ("Target_", false), ("MediatorCoreTests.Classic", false), ("Target_Nope", false),
      ("Nope.Target_Classic", false), ("MediatorCoreTests.Target_Classic.x", false),
      ("target_Classic", false), ("Target_Classic ", false), ("MediatorCoreTests", false),
    ])
  func release(name: String, releases: Bool) throws {
    let mediator = Mediator.listing()
    let target = Weak(value: try me(mediator, cache: true))
    #expect(target.value != nil)
    mediator.releaseCachedTarget(fullTargetName: name)
    #expect((target.value == nil) == releases)
  }

  @Test("each mediator has a cache of its own")
  func separate() throws {
    let (one, other) = (Mediator(), Mediator())
    let first = try one.instance(cache: true)
    let second = try other.instance(cache: true)
    #expect(first != second)
    other.releaseCachedTarget(fullTargetName: "MediatorCoreTests.Target_Classic")
    #expect(try one.instance() == first)
    #expect(try other.instance() != second)
  }

  @Test("actions run on the calling thread")
  func callingThread() throws {
    let mediator = Mediator()
    mediator.override("M.Target_Thread", action: "current") { _, _ in Thread.current }
    let thread = try mediator.performTarget(
      "Thread", action: "current", params: [ParameterKey.module: "M"], as: Thread.self)
    #expect(thread === Thread.current)
  }

  @Test("recursion on the same cached target works")
  func recursion() throws {
    let mediator = Mediator()
    let cached = try mediator.instance(cache: true)
    let numbers = try mediator.performTarget(
      "Classic", action: "again", params: .here.with("depth", 100), as: [Int].self)
    #expect(numbers == Array(repeating: cached, count: 101))
  }

  @Test("a class that becomes available later is found after forgetMissingTargets at the latest")
  func foundLater() throws {
    let mediator = Mediator()
    mediator.forgetLinked("MediatorCoreTests.Target_Classic")
    #expect(!mediator.check(target: "Classic", module: "MediatorCoreTests"))
    #expect(code { try mediator.instance() } == .targetNotFound)
    mediator.forgetMissingTargets()
    #expect(mediator.check(target: "Classic", module: "MediatorCoreTests"))
    #expect(try mediator.instance() > 0)
  }

  @Test("a name alone may stand for another target after forgetMissingTargets")
  func nameFoundLater() throws {
    let mediator = Mediator.listing(also: [Module("Echo")])
    mediator.forgetLinked("Echo.Target_Twin")
    let module = { try mediator.performTarget("Twin", action: "module") as? String }
    #expect(try module() == "MediatorCoreTests")
    mediator.forgetMissingTargets()
    #expect(code { try module() } == .ambiguousTarget)
  }

  private func me(_ mediator: Mediator, cache: Bool = false) throws -> Target_Classic {
    try mediator.performTarget(
      "Classic", action: "me", params: .here, shouldCacheTarget: cache, as: Target_Classic.self)
  }
}
