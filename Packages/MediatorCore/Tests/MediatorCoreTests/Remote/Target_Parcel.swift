import MediatorCore

/// What the tests of routes reach.
struct ParcelContract: Contract {
  static let target: TargetName = "MediatorCoreTests.Target_Parcel"
  static let shared = ParcelContract()

  let track = Action<TrackRequest, String>("track", .exposed)
  let list = Action<Void, String>("list", .exposed)
  let help = Action<HelpRequest, String>("help", .exposed)
  let show = MainActorAction<TrackRequest, String>("show", .exposed)
  let watch = AsyncAction<TrackRequest, String>("watch", .exposed)
  let weigh = Action<TrackRequest, String>("weigh")
  let nativeErase = Action<Void, Void>("nativeErase", .exposed)
}

struct TrackRequest: Decodable {
  let number: Int
  let note: String?
}

struct HelpRequest: Decodable {
  let topic: String
}

final class Target_Parcel: Target {
  static let actions: ActionTable<Target_Parcel> = [
    .on(\ParcelContract.track) { _, request, _ in "track \(request.number) \(request.note ?? "-")"
    },
    .on(\ParcelContract.list) { _, _, _ in "list" },
    .on(\ParcelContract.help) { _, request, _ in "help \(request.topic)" },
    .on(\ParcelContract.show) { _, request, _ in "show \(request.number)" },
    .on(\ParcelContract.watch) { _, request, _ in "watch \(request.number)" },
    .on(\ParcelContract.weigh) { _, request, _ in "weigh \(request.number)" },
    .on(\ParcelContract.nativeErase) { _, _, _ in },
  ]
}
