public import MediatorCore
public import ScreenKit

/// What the module Region answers.
public struct RegionContract: Contract {
  /// The door into the module.
  public static let target: TargetName = "Region.Target_Region"

  /// The value through which callers name the actions.
  public static let shared = RegionContract()

  /// A screen on which somebody picks a province, a city and a district.
  public let pickRegion = MainActorAction<PickRegionRequest, any Screen>("pickRegion")
}

/// What the region picker is asked for.
public struct PickRegionRequest: Sendable, Decodable {
  /// Gets the choice, once; a picker that is left without a choice does not call it.
  public let completion: Callback<RegionChoice>

  /// Makes a request.
  ///
  /// - Parameter completion: Gets the choice.
  public init(completion: Callback<RegionChoice>) { self.completion = completion }
}
