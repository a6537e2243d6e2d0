import Foundation
import Storage

/// A data folder of a test's own, removed with the test.
final class TemporaryFolder: Sendable {
  let url: URL
  let ordersFile: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("order-tests-\(UUID().uuidString)", isDirectory: true)
    ordersFile = url.appendingPathComponent("orders.json")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var directory: DataDirectory { DataDirectory(url) }

  /// The text of the orders file, or nil where there is none.
  var stored: String? { try? String(contentsOf: ordersFile, encoding: .utf8) }

  func store(_ text: String) throws {
    try Data(text.utf8).write(to: ordersFile)
  }
}

/// Two orders as version 1 of the file has them; written out, so that a change of the format is noticed.
let twoOrders = """
  {
    "version": 1,
    "orders": [
      {
        "id": 1, "repair": "Plumbing", "description": "The kitchen tap drips", "hours": 2,
        "region": "Zhejiang, Hangzhou, Xihu", "cents": 12050,
        "created": "2026-11-29T08:05:59Z", "status": { "placed": {} }
      },
      {
        "id": 4, "repair": "Painting", "hours": 8,
        "region": "Sichuan, Chengdu, Jinjiang", "cents": 80000,
        "created": "2026-11-30T23:59:00Z", "status": { "paid": { "payer": "Ann" } }
      }
    ]
  }
  """
