import BenchContracts
import MediatorCore

final class Target_Kept: Target {
  static let lifetime: TargetLifetime = .cached

  static let actions: ActionTable<Target_Kept> = [
    .on(\KeptContract.next) { target, n, _ in n &+ target.step },
    .on(\KeptContract.nextOnMain) { target, n, _ in n &+ target.step },
    .on(\KeptContract.nextLater) { target, n, _ in n &+ target.step },
    .on(\KeptContract.nextOf) { target, request, _ in request.n &+ target.step },
    .on(\KeptContract.run) { _, work, _ in try work() },
    .on("classicNext") { target, params, _ in ((params?["n"] as? Int) ?? 0) &+ target.step },
  ]

  let step = 1
}
