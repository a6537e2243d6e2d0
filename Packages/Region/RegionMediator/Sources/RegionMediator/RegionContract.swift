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
