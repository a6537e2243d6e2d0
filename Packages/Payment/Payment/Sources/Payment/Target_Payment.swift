import AccountMediator
import MediatorCore
import PaymentMediator
import ScreenKit

/// The door into the module: the page on which somebody pays.
final class Target_Payment: Target {
  static let actions: ActionTable<Target_Payment> = [
    .on(\PaymentContract.pay) { _, request, call in
      guard request.cents > 0 else { throw PaymentError.amountNotAboveZero(request) }
      return OrderGenerationScreen(request, mediator: call.mediator)
    }
  ]
}
