import MediatorCore
import ScreenKit
import UserMediator

/// Asks for the number of a repairer, and shows the profile.
final class RepairerScreen: Screen {
  let title = "Find a repairer"
  private let mediator: Mediator

  init(mediator: Mediator) { self.mediator = mediator }

  var content: ScreenContent {
    ScreenContent(
      ["Every repairer has a number, such as 42; it is on the van and on the bill."],
      prompt: Prompt("Number: ") { text in
        guard let number = Int(text), number > 0 else {
          return .notice("'\(text)' is not a number above zero; enter digits only.")
        }
        return .push(try self.mediator.user.showUserInfo(userId: number))
      })
  }
}
