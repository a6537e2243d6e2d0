public import MediatorCore
public import ScreenKit

extension Mediator {
  /// What the module Region offers.
  public var region: RegionCalls { RegionCalls(mediator: self) }
}

/// The calls of the module Region, as Swift methods.
public struct RegionCalls: Sendable {
  let mediator: Mediator

  /// Answers a screen on which somebody picks a place.
  ///
  /// - Parameter completion: Gets the choice, once; not called where the picker is left without one.
  /// - Returns: The screen; present it, since it dismisses itself after the choice.
  /// - Throws: `MediatorError` where Region is not part of this binary.
  @MainActor
  public func pickRegion(completion: Callback<RegionChoice>) throws -> any Screen {
    try mediator.perform(
      RegionContract.shared.pickRegion, PickRegionRequest(completion: completion))
  }

  /// Answers a screen on which somebody picks a place, or one that says why there is none.
  ///
  /// - Parameter completion: Gets the choice, once; not called where the picker is left without one.
  /// - Returns: The screen; present it.
  @MainActor
  public func pickRegionScreen(completion: Callback<RegionChoice>) -> any Screen {
    ErrorScreen.catching("Region") { try pickRegion(completion: completion) }
  }
}
