public import MediatorCore
public import ScreenKit

extension Mediator {
  /// What the module Order offers.
  public var order: OrderCalls { OrderCalls(mediator: self) }
}

/// The calls of the module Order, as Swift methods.
public struct OrderCalls: Sendable {
  let mediator: Mediator

  /// Answers the list of repair orders.
  ///
  /// - Returns: The screen.
  /// - Throws: `MediatorError` where Order is not part of this binary, and what reading the stored
  ///   orders throws.
  @MainActor
  public func list() throws -> any Screen {
    try mediator.perform(OrderContract.shared.list)
  }

  /// Answers the list of repair orders, or a screen that says why there is none.
  ///
  /// - Returns: The screen.
  @MainActor
  public func listScreen() -> any Screen {
    ErrorScreen.catching("Orders") { try list() }
  }

  /// Answers one repair order.
  ///
  /// - Parameter orderId: The number of the order.
  /// - Returns: The screen.
  /// - Throws: `MediatorError` where Order is not part of this binary, and what reading the stored
  ///   orders throws, or an error where there is no such order.
  @MainActor
  public func detail(orderId: Int) throws -> any Screen {
    try mediator.perform(OrderContract.shared.detail, OrderDetailRequest(orderId: orderId))
  }

  /// Answers one repair order, or a screen that says why there is none.
  ///
  /// - Parameter orderId: The number of the order.
  /// - Returns: The screen.
  @MainActor
  public func detailScreen(orderId: Int) -> any Screen {
    ErrorScreen.catching("Order \(orderId)") { try detail(orderId: orderId) }
  }

  /// Answers a screen on which somebody creates a repair order.
  ///
  /// - Returns: The screen; once the order is placed, the order's own screen takes its place.
  /// - Throws: `MediatorError` where Order is not part of this binary, and what reading the stored
  ///   orders throws.
  @MainActor
  public func create() throws -> any Screen {
    try mediator.perform(OrderContract.shared.create)
  }

  /// Answers a screen on which somebody creates a repair order, or one that says why there is none.
  ///
  /// - Returns: The screen.
  @MainActor
  public func createScreen() -> any Screen {
    ErrorScreen.catching("New order") { try create() }
  }
}
