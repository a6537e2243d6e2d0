import AccountMediator
import MediatorCore

/// The door into the module: the login screen, and who is logged in.
final class Target_Account: Target {
  static let actions: ActionTable<Target_Account> = [
    .on(\AccountContract.login) { _, request, call in
      let store = try AccountStore(call.mediator)
      // Read here too, so that a caller, such as a URL, gets the error where there is one.
      _ = try store.session()
      return LoginScreen(reason: request.reason, store: store, next: request.next)
    },
    .on(\AccountContract.session) { _, _, call in try AccountStore(call.mediator).session() },
    .on(\AccountContract.logout) { _, _, call in try AccountStore(call.mediator).logOut() },
  ]
}
