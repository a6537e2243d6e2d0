import PaymentMediator
import ScreenKit

/// Says that something was paid.
final class ConfirmationScreen: Screen {
  let title = "Paid"
  private let receipt: PaymentReceipt

  init(_ receipt: PaymentReceipt) { self.receipt = receipt }

  var content: ScreenContent {
    ScreenContent(
      [
        "Thank you. The payment is made.",
        "For: \(receipt.title)",
        "Amount: \(receipt.cents.yuan)",
        "Paid by: \(receipt.payer)",
      ],
      choices: [Choice("Done") { .dismiss }])
  }
}
