import MediatorCore
import PaymentMediator

/// The receipts that a caller of a payment got.
@MainActor
final class ReceiptLog {
  private(set) var receipts: [PaymentReceipt] = []

  func add(_ receipt: PaymentReceipt) { receipts.append(receipt) }

  var completion: Callback<PaymentReceipt> { Callback(mainActor: { self.add($0) }) }
}
