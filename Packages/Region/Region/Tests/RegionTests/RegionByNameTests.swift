import Foundation
import MediatorCore
import RegionMediator
import ScreenKit
import Testing

/// Calls by name, with the completion in a dictionary.
@MainActor
struct RegionByNameTests {
  private let mediator = Mediator(
    .init(modules: [Module("Region", RegionContract.shared)], schemes: ["homefix"]))

  private static let xihu = RegionChoice(province: "Zhejiang", city: "Hangzhou", district: "Xihu")

  private func pickXihu(_ completion: Any) throws {
    let picker = try mediator.performTarget(
      "Region", action: "pickRegion", params: ["completion": completion], as: (any Screen).self)
    let navigator = Navigator(root: picker)
    for label in ["Zhejiang", "Hangzhou", "Xihu"] {
      let index = try #require(navigator.render().choices.firstIndex(of: label))
      navigator.choose(index + 1)
    }
  }

  @Test(
    "a closure of any kind gets the choice before the choosing returns", arguments: Kind.allCases)
  func closures(kind: Kind) throws {
    let choices = ChoiceLog()
    try pickXihu(kind.completion(choices))
    #expect(choices.all == [Self.xihu])
  }

  @Test("an asynchronous closure gets the choice")
  func asynchronous() async throws {
    let (choices, continuation) = AsyncStream.makeStream(of: RegionChoice.self)
    let completion: @Sendable (RegionChoice) async -> Void = { continuation.yield($0) }
    try pickXihu(completion)
    var iterator = choices.makeAsyncIterator()
    #expect(await iterator.next() == Self.xihu)
  }

  @Test("a missing completion is named", arguments: [nil, [:], ["completion": Int?.none]])
  func missing(params: [String: any Sendable]?) {
    #expect(
      throws: MediatorError(
        .invalidParameter,
        "The parameter 'completion' of 'pickRegion' of Region.Target_Region is missing; "
          + "(RegionChoice) -> () was expected.")
    ) {
      try mediator.performTarget("Region", action: "pickRegion", params: params)
    }
  }

  @Test(
    "a wrong completion is named, with what came",
    arguments: [
      ("Xihu", "\"Xihu\""),
      (3, "3 (Int)"),
      ({ @Sendable (_: String) in }, "a value of type @Sendable (String) -> ()"),
      (Callback<String> { _ in }, "a value of type Callback<String>"),
    ] as [(any Sendable, String)])
  func wrong(completion: any Sendable, shown: String) {
    #expect(
      throws: MediatorError(
        .invalidParameter,
        "The parameter 'completion' of 'pickRegion' of Region.Target_Region is \(shown); "
          + "(RegionChoice) -> () was expected.")
    ) {
      try mediator.performTarget(
        "Region", action: "pickRegion", params: ["completion": completion])
    }
  }

  @Test("a URL cannot open the picker, since nothing could get the choice")
  func remote() throws {
    let url = try #require(URL(string: "homefix://Region/pickRegion?completion=x"))
    #expect(
      throws: MediatorError(
        .notExposed,
        "The URL 'homefix://Region/pickRegion?completion=x' is refused: no contract that the app "
          + "lists exposes 'pickRegion' of 'Region'.")
    ) {
      try mediator.performAction(url: url)
    }
  }

  /// The kinds of closure that a dictionary may hold.
  enum Kind: CaseIterable {
    case callback
    case mainActor
    case sendable
    case plain

    @MainActor
    func completion(_ choices: ChoiceLog) -> Any {
      switch self {
      case .callback:
        return Callback<RegionChoice>(mainActor: { choices.all.append($0) })
      case .mainActor:
        let closure: @MainActor @Sendable (RegionChoice) -> Void = { choices.all.append($0) }
        return closure
      case .sendable:
        let closure: @Sendable (RegionChoice) -> Void = { choice in
          MainActor.assumeIsolated { choices.all.append(choice) }
        }
        return closure
      case .plain:
        let closure: (RegionChoice) -> Void = { choices.all.append($0) }
        return closure
      }
    }
  }
}
