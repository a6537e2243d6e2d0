import MediatorCore
import MediatorTesting
import Testing

/// Overrides that end with a body.
struct ScopedOverrideTests {
  private let mediator = Mediator()
  private let desk = DeskContract.shared

  @Test("overrides of every kind end with the body, and its result comes back")
  func ends() throws {
    let inside = try mediator.restoringOverrides {
      mediator.override(desk.double) { _, _ in -1 }
      mediator.override("MediatorCoreTests.Target_Classic", action: "value") { _, _ in "stub" }
      return [
        try mediator.perform(desk.double, 4),
        try mediator.performTarget("Classic", action: "value", params: .here) as? String == "stub"
          ? 1 : 0,
      ]
    }
    #expect(inside == [-1, 1])
    #expect(try mediator.perform(desk.double, 4) == 8)
    #expect(try mediator.performTarget("Classic", action: "value", params: .here) == nil)
  }

  @Test("overrides from before are put back, replaced and removed ones")
  func putBack() throws {
    mediator.override(desk.double) { number, _ in number }
    mediator.override(desk.find) { _, _ in "before" }
    try mediator.restoringOverrides { () throws in
      mediator.override(desk.double) { _, _ in -1 }
      #expect(try mediator.perform(desk.double, 4) == -1)
      mediator.removeOverride(DeskContract.target)
      #expect(try mediator.perform(desk.double, 4) == 8)
      #expect(try mediator.perform(desk.find, "x") == nil)
    }
    #expect(try mediator.perform(desk.double, 4) == 4)
    #expect(try mediator.perform(desk.find, "x") == "before")
  }

  @Test("scopes nest")
  func nested() throws {
    try mediator.restoringOverrides { () throws in
      mediator.override(desk.double) { _, _ in 1 }
      try mediator.restoringOverrides { () throws in
        mediator.override(desk.double) { _, _ in 2 }
        #expect(try mediator.perform(desk.double, 4) == 2)
      }
      #expect(try mediator.perform(desk.double, 4) == 1)
    }
    #expect(try mediator.perform(desk.double, 4) == 8)
  }

  @Test("overrides end with a body that throws")
  func throwing() throws {
    #expect(throws: Failure(reason: "body")) {
      try mediator.restoringOverrides {
        mediator.override(desk.double) { _, _ in -1 }
        throw Failure(reason: "body")
      }
    }
    #expect(try mediator.perform(desk.double, 4) == 8)
  }

  @Test("overrides end with an asynchronous body, on the main actor too")
  @MainActor func asynchronous() async throws {
    var seen: [Int] = []
    try await mediator.restoringOverrides {
      mediator.override(desk.later) { number, _ in
        await Task.yield()
        return -number
      }
      seen.append(try await mediator.perform(desk.later, 4))
    }
    seen.append(try await mediator.perform(desk.later, 4))
    #expect(seen == [-4, 5])
  }

  @Test("the cached instance outlives overrides of its target")
  func instance() throws {
    let number = try mediator.perform(KeptContract.shared.number)
    try mediator.restoringOverrides { () throws in
      mediator.override(KeptContract.shared.number) { _, _ in -1 }
      #expect(try mediator.perform(KeptContract.shared.number) == -1)
    }
    #expect(try mediator.perform(KeptContract.shared.number) == number)
  }
}
