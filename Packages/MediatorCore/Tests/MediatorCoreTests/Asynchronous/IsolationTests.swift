import MediatorTesting
import Testing

@testable import MediatorCore

/// Where asynchronous handlers run: on the actor of their caller, also once they were suspended.
struct IsolationTests {
  enum Entry: CaseIterable {
    case typed, otherwise, byName, classic, remote, overridden

    func perform(
      _ mediator: Mediator, isolation: isolated (any Actor)? = #isolation
    ) async throws -> [Bool] {
      switch self {
      case .typed, .overridden: try await mediator.perform(PlaceContract.shared.place)
      case .otherwise: try await mediator.perform(PlaceContract.shared.place, ()) { throw $0 }
      case .byName:
        try await mediator.performTargetAsync(
          "Place", action: "place", params: .here, as: [Bool].self)
      case .classic:
        try await mediator.performTargetAsync(
          "Place", action: "place:", params: .here, as: [Bool].self)
      case .remote:
        try await mediator.performActionAsync(url: url("app://Place/place"), as: [Bool].self)
      }
    }
  }

  @Test(
    "a handler runs on the main actor of its caller, before and after it is suspended, observed or not",
    arguments: Entry.allCases, [false, true])
  @MainActor func onMainActor(entry: Entry, isObserved: Bool) async throws {
    let mediator = Mediator(
      .init(
        modules: [Module("MediatorCoreTests", PlaceContract.shared)], schemes: ["app"],
        interceptors: isObserved ? [Interception(CallRecorder())] : []))
    if entry == .overridden {
      mediator.override(PlaceContract.shared.place) { _, _ in await Target_Place.place() }
    }
    #expect(try await entry.perform(mediator) == [true, true])
  }
}

struct PlaceContract: Contract {
  static let target: TargetName = "MediatorCoreTests.Target_Place"
  static let shared = PlaceContract()

  /// Whether the handler runs on the main actor, before it is suspended and after.
  let place = AsyncAction<Void, [Bool]>("place", .exposed)
}

final class Target_Place: Target {
  static let actions: ActionTable<Target_Place> = [
    .on(\PlaceContract.place) { _, _, _ in await place() },
    .on("place:", async: { _, _, _ in await place() }),
  ]

  static func place() async -> [Bool] {
    let before = MainActorContext.isCurrent
    await Task.yield()
    return [before, MainActorContext.isCurrent]
  }
}
