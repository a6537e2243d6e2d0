import MediatorCore
import UserMediator

/// The door to the profiles.
final class Target_User: Target {
  static let actions: ActionTable<Target_User> = [
    .on(\UserContract.showUserInfo) { _, request, _ in
      guard let repairer = Repairer.directory.first(where: { $0.id == request.userId }) else {
        throw UserError.unknownUser(request.userId)
      }
      return ProfileScreen(of: repairer)
    }
  ]
}
