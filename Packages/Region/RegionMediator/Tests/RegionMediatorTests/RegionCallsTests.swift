import MediatorCore
import MediatorTesting
import RegionMediator
import ScreenKit
import Testing

/// What the methods perform, against a stub in the module's place.
@MainActor
struct RegionCallsTests {
  private let choices = ChoiceLog()
  private var completion: Callback<RegionChoice> {
    Callback(mainActor: { [choices] in choices.all.append($0) })
  }

  private static let missing =
    "Region is not part of this binary: 'pickRegion' of Region.Target_Region cannot be performed. "
    + "Link the package Region into the app, or check the name."

  @Test("both forms hand over the completion and answer the module's screen")
  func pickRegion() throws {
    let stub = StubScreen()
    let mediator = Mediator()
    mediator.override(RegionContract.shared.pickRegion) { request, _ in
      request.completion(RegionChoice(province: "Hubei", city: "Wuhan", district: "Wuchang"))
      return stub
    }
    #expect(try mediator.region.pickRegion(completion: completion) === stub)
    #expect(choices.all.map(\.description) == ["Hubei, Wuhan, Wuchang"])
    #expect(mediator.region.pickRegionScreen(completion: completion) === stub)
    #expect(choices.all.count == 2)
  }

  @Test("without the module the throwing form throws and the other answers a screen that says so")
  func notLinked() {
    let mediator = Mediator()
    #expect(throws: MediatorError(.targetNotFound, Self.missing)) {
      try mediator.region.pickRegion(completion: completion)
    }
    let screen = mediator.region.pickRegionScreen(completion: completion)
    #expect(Navigator(root: screen).render().description == "== Region ==\n\n\(Self.missing)")
    #expect(choices.all == [])
  }

  @Test("the contract has one action, which no URL performs")
  func contract() {
    let actions = RegionContract.shared.actions
    #expect(actions.map(\.name) == ["pickRegion"])
    #expect(actions.map(\.target.description) == ["Region.Target_Region"])
    #expect(actions.map(\.isExposed) == [false])
  }
}

@MainActor
private final class ChoiceLog {
  var all: [RegionChoice] = []
}

private final class StubScreen: Screen {
  let title = "Stub"
  let content = ScreenContent()
}
