import MediatorCore
import RegionMediator

/// The door into the module.
final class Target_Region: Target {
  static let actions: ActionTable<Target_Region> = [
    .on(\RegionContract.pickRegion) { _, request, _ in
      RegionPicker(completion: request.completion).provinceScreen()
    }
  ]
}
