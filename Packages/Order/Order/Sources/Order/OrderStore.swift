import Foundation
import MediatorCore
import PaymentMediator
import Storage

/// The repair orders as the disk has them.
///
/// It keeps none of them in memory. A change reads the file, changes what it read and writes it, on
/// the main actor and without suspending, so stores of the same folder never lose each other's
/// orders; other processes are kept out by the app's lock on the folder.
@MainActor
struct OrderStore {
  private static let fileName = "orders.json"

  private let directory: DataDirectory
  private let file: JSONFile<OrderDocument>
  let unsaved: UnsavedPayments

  init(_ mediator: Mediator, _ unsaved: UnsavedPayments) throws {
    guard let directory = mediator.environment[DataDirectory.self] else {
      throw OrderError.noDataDirectory
    }
    self.directory = directory
    self.unsaved = unsaved
    file = JSONFile(Self.fileName, in: directory)
  }

  /// All orders, the oldest first.
  func orders() throws -> [RepairOrder] {
    try read().orders
  }

  func order(_ id: Int) throws -> RepairOrder {
    guard let order = try orders().first(where: { $0.id == id }) else {
      throw OrderError.unknownOrder(id)
    }
    return order
  }

  /// Stores a new order, made with the number that it gets.
  func add(_ make: (Int) -> RepairOrder) throws -> RepairOrder {
    var document = try read()
    let last = document.orders.map(\.id).max() ?? 0
    guard last < .max else { throw OrderError.noNumberLeft }
    let order = make(last + 1)
    document.orders.append(order)
    try file.write(document)
    return order
  }

  /// Marks an order as paid; a receipt that comes again changes nothing.
  func markPaid(_ id: Int, _ receipt: PaymentReceipt) throws {
    var document = try read()
    guard let index = document.orders.firstIndex(where: { $0.id == id }) else {
      throw OrderError.unknownOrder(id)
    }
    let order = document.orders[index]
    if case .paid(let payer) = order.status {
      guard payer != receipt.payer else { return }
      throw OrderError.alreadyPaid(id, payer: payer, other: receipt.payer)
    }
    guard receipt.cents == order.cents else {
      throw OrderError.otherAmount(id, cents: order.cents, paid: receipt.cents)
    }
    document.orders[index].status = .paid(payer: receipt.payer)
    try file.write(document)
  }

  private func read() throws -> OrderDocument {
    let header = JSONFile<OrderDocument.Header>(Self.fileName, in: directory)
    guard let version = try header.read()?.version else { return OrderDocument() }
    guard version == OrderDocument.currentVersion else {
      let path = directory.url.appendingPathComponent(Self.fileName).path
      throw OrderError.unknownVersion(version, path: path)
    }
    return try file.read() ?? OrderDocument()
  }
}
