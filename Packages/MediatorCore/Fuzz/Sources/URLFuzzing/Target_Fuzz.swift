import MediatorCore

final class Target_Fuzz: Target {
  static let actions: ActionTable<Target_Fuzz> = [
    .on(\FuzzContract.nothing) { _, _, _ in },
    .on(\FuzzContract.scalars) { _, _, _ in },
    .on(\FuzzContract.lists) { _, request, _ in request.done?(1) },
    .on(\FuzzContract.nested) { _, _, _ in },
    .on(\FuzzContract.route) { _, _, _ in },
    .on(\FuzzContract.later) { _, _, _ in },
    .on(\FuzzContract.local) { _, _, _ in },
  ]
}
