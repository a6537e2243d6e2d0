import MediatorCore
import OrderMediator
import ScreenKit

/// The door into the module: the list, one order, and a new one.
///
/// Each action reads the stored orders once before it answers a screen, so that a caller, such as a URL,
/// gets an error where there is nothing to show.
final class Target_Order: Target {
  static let actions: ActionTable<Target_Order> = [
    .on(\OrderContract.list) { _, _, call in
      let store = try OrderStore(call.mediator)
      _ = try store.orders()
      return OrderListScreen(store: store, mediator: call.mediator)
    },
    .on(\OrderContract.detail) { _, request, call in
      let store = try OrderStore(call.mediator)
      _ = try store.order(request.orderId)
      return OrderDetailScreen(request.orderId, store: store, mediator: call.mediator)
    },
    .on(\OrderContract.create) { _, _, call in
      let store = try OrderStore(call.mediator)
      _ = try store.orders()
      return NewOrderScreen(store: store, mediator: call.mediator)
    },
  ]
}
