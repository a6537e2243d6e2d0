import MediatorCore
import OrderMediator
import ScreenKit

/// The door into the module: the list, one order, and a new one.
///
/// Each action reads the stored orders once before it answers a screen, so that a caller, such as a URL,
/// gets an error where there is nothing to show.
final class Target_Order: Target {
  /// One for each mediator, for what it keeps between calls.
  static let lifetime = TargetLifetime.cached

  private let unsaved = UnsavedPayments()

  init() {}

  static let actions: ActionTable<Target_Order> = [
    .on(\OrderContract.list) { target, _, call in
      let store = try OrderStore(call.mediator, target.unsaved)
      _ = try store.orders()
      return OrderListScreen(store: store, mediator: call.mediator)
    },
    .on(\OrderContract.detail) { target, request, call in
      let store = try OrderStore(call.mediator, target.unsaved)
      _ = try store.order(request.orderId)
      return OrderDetailScreen(request.orderId, store: store, mediator: call.mediator)
    },
    .on(\OrderContract.create) { target, _, call in
      let store = try OrderStore(call.mediator, target.unsaved)
      _ = try store.orders()
      return NewOrderScreen(store: store, mediator: call.mediator)
    },
  ]
}
