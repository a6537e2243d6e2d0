import BenchContracts
import MediatorCore

final class Target_Fresh: Target {
  static let actions: ActionTable<Target_Fresh> = [
    .on(\FreshContract.next) { target, n, _ in n &+ target.step }
  ]

  let step = 1
}
