import CalculatorMediator
import MediatorCore
import MediatorTesting
import OrderMediator
import PaymentMediator
import RegionMediator
import ScreenKit
import Storage

/// A mediator on a folder, and stubs of the modules that Order calls.
extension Mediator {
  static func orders(in directory: DataDirectory) -> Mediator {
    Mediator(
      .init(
        modules: [Module("Order", OrderContract.shared), Module("Calculator")],
        schemes: ["homefix"], environment: [directory]))
  }

  /// Prices plumbing and painting: an hour of plumbing is ¥60.25; more than 100 hours have no price.
  func stubCalculator() {
    override("Calculator.Target_Calculator", action: CalculatorName.repairs) { _, _ in
      ["Plumbing", "Painting"]
    }
    override("Calculator.Target_Calculator", action: CalculatorName.estimate) { params, _ in
      guard let repair = params?[CalculatorName.Key.repair] as? String,
        let hours = params?[CalculatorName.Key.hours] as? Int
      else { throw StubError("The stub was called wrongly: \(String(describing: params)).") }
      guard hours <= 100 else { throw StubError("A repair of \(hours) hours has no price.") }
      return hours * (repair == "Plumbing" ? 6025 : 10000)
    }
  }

  /// A picker of one place.
  func stubRegion() {
    override(RegionContract.shared.pickRegion) { request, _ in
      StubScreen(
        "Region",
        choices: [
          Choice("Xihu") {
            request.completion(
              RegionChoice(province: "Zhejiang", city: "Hangzhou", district: "Xihu"))
            return .dismiss
          }
        ])
    }
  }

  /// A page on which Ann or Bob pays, as often as chosen; then it is left with `back`.
  func stubPayment() {
    override(PaymentContract.shared.pay) { request, _ in
      let pay = { @MainActor @Sendable (payer: String, cents: Int) in
        Choice("Pay as \(payer)") {
          request.completion?(
            PaymentReceipt(title: request.title, cents: cents, payer: payer))
          return .stay
        }
      }
      return StubScreen(
        "Pay", ["\(request.title): \(request.cents) cents"],
        choices: [
          pay("Ann", request.cents), pay("Bob", request.cents), pay("Mallory", 1),
        ])
    }
  }
}

/// What a stubbed module throws.
struct StubError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
