import Foundation
import MediatorCore
import MediatorTesting
import OrderMediator
import ScreenKit
import Testing

/// The names that the contract promises, and the ways to reach them without its types.
@MainActor
struct OrderContractTests {
  @Test("the contract names the target and three exposed main-actor actions")
  func names() {
    #expect(OrderContract.target.description == "Order.Target_Order")
    let actions = OrderContract.shared.actions
    #expect(actions.map(\.name) == ["list", "detail", "create"])
    #expect(actions.map(\.isolation) == [.mainActor, .mainActor, .mainActor])
    #expect(actions.map(\.isExposed) == [true, true, true])
  }

  @Test("a classic call and a URL give the number of the order by name")
  func byName() throws {
    let mediator = Mediator(
      .init(modules: [Module("Order", OrderContract.shared)], schemes: ["homefix"]))
    let answer = ErrorScreen("Answer", error: NoOrders())
    var orderIds: [Int] = []
    mediator.override(OrderContract.shared.detail) { request, _ in
      orderIds.append(request.orderId)
      return answer
    }
    let classic = try mediator.performTarget("Order", action: "detail", params: ["orderId": 7])
    #expect(classic as? ErrorScreen === answer)
    let url = try #require(URL(string: "homefix://Order/detail?orderId=8"))
    #expect(try mediator.performAction(url: url) as? ErrorScreen === answer)
    #expect(orderIds == [7, 8])
  }

  @Test(
    "a number of an order that is missing or no number is named in the error",
    arguments: ["homefix://Order/detail", "homefix://Order/detail?orderId=seven"])
  func wrongNumber(text: String) throws {
    let mediator = Mediator(
      .init(modules: [Module("Order", OrderContract.shared)], schemes: ["homefix"]))
    mediator.override(OrderContract.shared.detail) { _, _ in throw NoOrders() }
    let url = try #require(URL(string: text))
    let error = #expect(throws: MediatorError.self) { try mediator.performAction(url: url) }
    #expect(error?.code == .invalidParameter)
    #expect(error?.message.contains("'orderId'") == true)
  }
}
