import Foundation
import MediatorCore
import MediatorTesting
import RegionMediator
import ScreenKit
import Testing

/// What callers of the picker get, as a recorder hears it.
@MainActor
struct RegionCallsTests {
  private let calls = CallRecorder()
  private let mediator: Mediator
  private let pickRegion = RegionContract.shared.pickRegion

  init() {
    mediator = Mediator(
      .init(
        modules: [Module("Region", RegionContract.shared)], schemes: ["homefix"],
        interceptors: [Interception(calls)]))
  }

  @Test("each call answers a picker of its own, typed and by name")
  func answers() throws {
    let nobody = Callback<RegionChoice> { _ in }
    _ = try mediator.region.pickRegion(completion: nobody)
    _ = try mediator.performTarget(
      "Region", action: "pickRegion", params: ["completion": nobody])
    let screens = calls.answers(of: pickRegion)
    #expect(screens.map(\.title) == ["Region", "Region"])
    #expect(screens.count == 2 && screens[0] !== screens[1])
    #expect(calls.calls.map(\.origin) == [.local, .local])
  }

  @Test("picking a place calls no other module")
  func picking() throws {
    let choices = ChoiceLog()
    let picker = try mediator.region.pickRegion(
      completion: Callback(mainActor: { choices.all.append($0) }))
    let navigator = Navigator(root: picker)
    for _ in 0..<3 { navigator.choose(1) }
    #expect(choices.all.map(\.description) == ["Anhui, Bengbu, Bengshan"])
    #expect(calls.calls.map(\.action.name) == ["pickRegion"])
  }

  @Test("a call without a completion is recorded with its refusal")
  func refused() {
    _ = try? mediator.performTarget("Region", action: "pickRegion", params: ["completion": 3])
    #expect(
      calls.calls(of: pickRegion).map(\.description) == [
        "'pickRegion' of Region.Target_Region: threw The parameter 'completion' of 'pickRegion' of "
          + "Region.Target_Region is 3 (Int); (RegionChoice) -> () was expected."
      ])
    #expect(calls.requests(of: pickRegion).isEmpty)
  }

  @Test("a URL is refused before it becomes a call")
  func remote() throws {
    let url = try #require(URL(string: "homefix://Region/pickRegion?completion=x"))
    #expect(throws: MediatorError.self) { try mediator.performAction(url: url) }
    #expect(calls.calls.isEmpty)
  }

  @Test("a stub answers in the picker's place until it is taken away")
  func stub() throws {
    let choice = RegionChoice(province: "Zhejiang", city: "Hangzhou", district: "Xihu")
    let choices = ChoiceLog()
    let completion = Callback<RegionChoice>(mainActor: { choices.all.append($0) })
    let titles = try mediator.restoringOverrides {
      mediator.override(pickRegion) { request, _ in
        request.completion(choice)
        return StubScreen()
      }
      return [try mediator.region.pickRegion(completion: completion).title]
    }
    #expect(titles == ["Stub"])
    #expect(choices.all == [choice])
    #expect(try mediator.region.pickRegion(completion: completion).title == "Region")
    #expect(choices.all == [choice])
  }
}

private final class StubScreen: Screen {
  let title = "Stub"
  let content = ScreenContent(["There is nothing to pick."])
}
