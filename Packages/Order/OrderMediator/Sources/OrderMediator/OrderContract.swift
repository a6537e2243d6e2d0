public import MediatorCore
public import ScreenKit

/// What the module Order answers.
public struct OrderContract: Contract {
  /// The door into the module.
  public static let target: TargetName = "Order.Target_Order"

  /// The value through which callers name the actions.
  public static let shared = OrderContract()

  /// The list of repair orders.
  public let list = MainActorAction<Void, any Screen>("list", .exposed)

  /// One repair order.
  public let detail = MainActorAction<OrderDetailRequest, any Screen>("detail", .exposed)

  /// A screen on which somebody creates a repair order.
  public let create = MainActorAction<Void, any Screen>("create", .exposed)
}

/// Which order is asked for.
public struct OrderDetailRequest: Sendable, Hashable, Decodable {
  /// The number of the order, above zero.
  public let orderId: Int

  /// Makes a request.
  ///
  /// - Parameter orderId: The number of the order.
  public init(orderId: Int) { self.orderId = orderId }
}
