import AccountMediator
import MediatorCore
import OrderMediator
import ScreenKit
import UserMediator

/// Where the app begins: what it offers, by way of the modules' extension packages.
final class HomeScreen: Screen {
  let title = "HomeFix"
  private let mediator: Mediator

  init(mediator: Mediator) { self.mediator = mediator }

  var content: ScreenContent {
    ScreenContent(
      ["Order a repair at home, see how it stands, and pay for it.", greeting],
      choices: [
        Choice("Repair orders") { .push(self.mediator.order.listScreen()) },
        Choice("New repair order") { .push(self.mediator.order.createScreen()) },
        Choice("Find a repairer") { .push(RepairerScreen(mediator: self.mediator)) },
        sessionChoice,
        Choice("What this binary links") { .push(ModulesScreen(mediator: self.mediator)) },
      ])
  }

  private var session: Result<Session?, any Error> {
    Result { try mediator.account.session() }
  }

  private var greeting: String {
    switch session {
    case .success(let session?): "You are logged in as \(session.name)."
    case .success(nil): "You are not logged in."
    case .failure(let error): error.sentence
    }
  }

  private var sessionChoice: Choice {
    if case .success(_?) = session {
      Choice("Log out") {
        try self.mediator.account.logout()
        return .stay
      }
    } else {
      Choice("Log in") { .present(self.mediator.account.loginScreen()) }
    }
  }
}
