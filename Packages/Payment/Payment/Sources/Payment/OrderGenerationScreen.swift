import AccountMediator
import MediatorCore
import PaymentMediator
import ScreenKit

/// Says what is paid, how much and by whom, and pays it once when that is confirmed.
final class OrderGenerationScreen: Screen {
  let title = "Pay"
  private let request: PaymentRequest
  private let mediator: Mediator
  /// What follows the payment; nil as long as nothing was paid.
  private var confirmation: ConfirmationScreen?

  init(_ request: PaymentRequest, mediator: Mediator) {
    self.request = request
    self.mediator = mediator
  }

  var content: ScreenContent {
    if let confirmation { return confirmation.content }
    let cancel = Choice("Cancel") { .dismiss }
    let order = ["For: \(request.title)", "Amount: \(request.cents.yuan)"]
    do {
      // Read each time: the session may end, or become another one, while this page is open.
      guard let payer = try mediator.account.session() else {
        return ScreenContent(
          order + ["Nobody is logged in. Log in to pay."],
          choices: [Choice("Log in") { self.logIn }, cancel])
      }
      return ScreenContent(
        order + ["Payer: \(payer.name), \(payer.phone)"],
        choices: [Choice("Confirm") { try self.confirm(as: payer) }, cancel])
    } catch {
      return ScreenContent(order + [error.sentence], choices: [cancel])
    }
  }

  /// The login leads back to this page, on which the new payer confirms.
  private var logIn: Step { .present(mediator.account.loginScreen(reason: "to pay")) }

  private func confirm(as payer: Session) throws -> Step {
    if let confirmation { return .replace(confirmation) }
    guard let session = try mediator.account.session() else { return logIn }
    guard session == payer else {
      return .notice(
        "Somebody else is logged in now. Nothing was paid; check who pays, then confirm again.")
    }
    let receipt = PaymentReceipt(title: request.title, cents: request.cents, payer: payer.name)
    let confirmation = ConfirmationScreen(receipt)
    // Before anybody hears of it, for the completion may lead back here.
    self.confirmation = confirmation
    request.completion?(receipt)
    return .replace(confirmation)
  }
}
