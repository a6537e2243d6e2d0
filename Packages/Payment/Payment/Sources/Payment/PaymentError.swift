import PaymentMediator

/// Why something cannot be paid.
enum PaymentError: Error, CustomStringConvertible {
  case amountNotAboveZero(PaymentRequest)

  var description: String {
    switch self {
    case .amountNotAboveZero(let request):
      "'\(request.title)' cannot be paid: its amount is \(request.cents.yuan), and only an amount above "
        + "zero can be paid."
    }
  }
}
