import AccountMediator
import MediatorCore
import PaymentMediator
import ScreenKit

/// The door into the module: the page on which somebody pays.
final class Target_Payment: Target {
  static let actions: ActionTable<Target_Payment> = [
    .on(\PaymentContract.pay) { _, request, call in
      guard request.cents > 0 else { throw PaymentError.amountNotAboveZero(request) }
      // One page for one payment: whoever asks for it again gets the one that may be paid already.
      let page = OrderGenerationScreen(request, mediator: call.mediator)
      if try call.mediator.account.session() != nil { return page }
      return try call.mediator.account.login(reason: "to pay") { page }
    }
  ]
}
