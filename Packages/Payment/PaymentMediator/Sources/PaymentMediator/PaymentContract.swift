public import MediatorCore
public import ScreenKit

/// What the module Payment answers.
public struct PaymentContract: Contract {
  /// The door into the module.
  public static let target: TargetName = "Payment.Target_Payment"

  /// The value through which callers name the actions.
  public static let shared = PaymentContract()

  /// The page that says what is paid and how much, on which somebody confirms.
  ///
  /// It requires that somebody is logged in; the app sees to that before the page is made.
  public let pay = MainActorAction<PaymentRequest, any Screen>("pay", requires: ["login"])
}
