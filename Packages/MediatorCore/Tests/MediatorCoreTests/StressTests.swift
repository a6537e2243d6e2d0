import MediatorCore
import MediatorTesting
import Testing

/// Everything at once, for the thread sanitizer: `swift test --sanitize=thread`.
struct StressTests {
  @Test("eight tasks call, override and release at once, and each call is answered as it may be")
  func everything() async throws {
    let mediator = Mediator.listing(AContract.shared, KeptContract.shared)
    let wrong = try await withThrowingTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          var wrong = 0
          for turn in 0..<400 {
            switch (task + turn) % 8 {
            case 0:
              if try mediator.perform(KeptContract.shared.number) < 1 { wrong += 1 }
            case 1:
              let echoed = try mediator.performTarget(
                "Kept", action: "echo", params: ["turn": turn], as: [String: Any].self)
              if echoed["turn"] as? Int != turn { wrong += 1 }
            case 2:
              mediator.override(DeskContract.shared.double) { number, _ in number * 2 }
              if try mediator.perform(DeskContract.shared.double, turn) != turn * 2 { wrong += 1 }
            case 3:
              mediator.removeOverride(DeskContract.target)
              if try mediator.perform(DeskContract.shared.double, turn) != turn * 2 { wrong += 1 }
            case 4:
              mediator.releaseCachedTarget(fullTargetName: "Target_Kept")
              mediator.releaseCachedTarget(fullTargetName: "MediatorCoreTests.Target_Racing")
            case 5:
              if try await mediator.perform(DeskContract.shared.later, turn) != turn + 1 {
                wrong += 1
              }
            case 6:
              if try mediator.performAction(url: url("app://A/no")) as? Bool != false { wrong += 1 }
              if code({ try mediator.performTarget("Nope\(turn)", action: "x") }) != .targetNotFound
              {
                wrong += 1
              }
            default:
              if try mediator.instance(of: "Racing") < 1 { wrong += 1 }
              if code({ try mediator.performTarget("Kept", action: "missing") }) != .actionNotFound
              {
                wrong += 1
              }
            }
          }
          return wrong
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(wrong == 0)
    // Whoever ended last freed what waited for it.
    #expect(mediator.retiredTables == 0)
  }

  @Test("no action runs on an instance that is being freed or was never published")
  func published() async throws {
    let mediator = Mediator()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<500 {
            let target = try mediator.perform(KeptContract.shared.me)
            // A class whose memory was given back would not have its number any more.
            #expect(target.number > 0)
          }
        }
        group.addTask {
          for _ in 0..<500 {
            mediator.releaseCachedTarget(fullTargetName: "MediatorCoreTests.Target_Kept")
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
