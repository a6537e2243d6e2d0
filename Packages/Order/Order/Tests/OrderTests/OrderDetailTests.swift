import MediatorCore
import MediatorTesting
import OrderMediator
import PaymentMediator
import ScreenKit
import Testing

/// One order, and paying for it.
@MainActor
struct OrderDetailTests {
  let folder: TemporaryFolder
  let mediator: Mediator

  init() throws {
    folder = try TemporaryFolder()
    try folder.store(twoOrders)
    mediator = .orders(in: folder.directory)
    mediator.stubPayment()
  }

  private func open(_ id: Int) throws -> Navigator {
    Navigator(root: try mediator.order.detail(orderId: id))
  }

  @Test("it shows everything about an order, and offers to pay")
  func unpaid() throws {
    #expect(
      try open(1).render().description == """
        == Order 1 ==

        Kind of repair: Plumbing
        Description: The kitchen tap drips
        Hours: 2
        Region: Zhejiang, Hangzhou, Xihu
        Price: ¥120.50
        Placed on: 2026-11-29 08:05 UTC
        Not paid yet.

          1. Pay
        """)
  }

  @Test("a paid order names who paid, and offers nothing")
  func paid() throws {
    #expect(
      try open(4).render().description == """
        == Order 4 ==

        Kind of repair: Painting
        Hours: 8
        Region: Sichuan, Chengdu, Jinjiang
        Price: ¥800.00
        Placed on: 2026-11-30 23:59 UTC
        Paid by Ann.
        """)
  }

  @Test("paying presents Payment's screen, and the receipt marks the order as paid on the disk")
  func pay() throws {
    let navigator = try open(1)
    navigator.choose("Pay")
    #expect(
      navigator.render().description == """
        == Order 1 > Pay ==

        Repair order 1: 12050 cents

          1. Pay as Ann
          2. Pay as Bob
          3. Pay as Mallory
        """)
    navigator.choose("Pay as Ann")
    navigator.back()
    #expect(navigator.breadcrumbs == ["Order 1"])
    #expect(navigator.render().lines.last == "Paid by Ann.")
    #expect(navigator.render().choices == [])
    #expect(try open(1).render().lines.last == "Paid by Ann.")
    #expect(try open(4).render().lines.last == "Paid by Ann.")
  }

  @Test("leaving Payment without paying changes nothing")
  func leave() throws {
    let navigator = try open(1)
    navigator.choose("Pay")
    navigator.back()
    #expect(navigator.render().lines.last == "Not paid yet.")
    #expect(navigator.render().choices == ["Pay"])
    #expect(folder.stored == twoOrders)
  }

  @Test("a receipt that comes twice is recorded once")
  func twice() throws {
    let navigator = try open(1)
    navigator.choose("Pay")
    navigator.choose("Pay as Ann")
    let stored = folder.stored
    navigator.choose("Pay as Ann")
    #expect(folder.stored == stored)
    navigator.back()
    #expect(navigator.render().lines.last == "Paid by Ann.")
  }

  @Test("a second payment by somebody else is not recorded, and the screen says so")
  func secondPayer() throws {
    let navigator = try open(1)
    navigator.choose("Pay")
    navigator.choose("Pay as Ann")
    navigator.choose("Pay as Bob")
    navigator.back()
    #expect(
      navigator.render().lines.suffix(2) == [
        "Paid by Ann.",
        "The payment of ¥120.50 by Bob is not recorded with this order. Order 1 was paid by Ann "
          + "already; please ask us to return the payment by Bob.",
      ])
    #expect(navigator.render().choices == [])
  }

  @Test("a receipt for another amount does not pay the order")
  func otherAmount() throws {
    let navigator = try open(1)
    navigator.choose("Pay")
    navigator.choose("Pay as Mallory")
    navigator.back()
    #expect(
      navigator.render().lines.suffix(2) == [
        "Not paid yet.",
        "The payment of ¥0.01 by Mallory is not recorded with this order. Order 1 costs ¥120.50, "
          + "but ¥0.01 was paid, so it does not count as paid; please ask us to correct it.",
      ])
    #expect(folder.stored == twoOrders)
  }

  @Test("an order that was paid since it was shown is not paid again")
  func paidMeanwhile() throws {
    let first = try open(1)
    let second = try open(1)
    #expect(second.render().choices == ["Pay"])
    first.choose("Pay")
    first.choose("Pay as Ann")
    second.choose(1)
    #expect(second.breadcrumbs == ["Order 1"])
    #expect(second.render().lines.last == "Paid by Ann.")
  }

  @Test("a receipt that Payment hands back from another thread is recorded as well")
  func otherThread() async throws {
    var pending: Callback<PaymentReceipt>?
    mediator.override(PaymentContract.shared.pay) { request, _ in
      pending = request.completion
      return StubScreen("Pay", choices: [])
    }
    let navigator = try open(1)
    navigator.choose("Pay")
    let completion = try #require(pending)
    await Task.detached {
      completion(PaymentReceipt(title: "Repair order 1", cents: 12050, payer: "Ann"))
    }.value
    // The callback comes to the main actor on its own; it has been sent, so a few turns are enough.
    for _ in 0..<1000 where try open(1).render().choices == ["Pay"] { await Task.yield() }
    #expect(try open(1).render().lines.last == "Paid by Ann.")
  }

  @Test("a payment that cannot be stored is not asked for again, and can be recorded later")
  func notStored() throws {
    let navigator = try open(1)
    navigator.choose("Pay")
    try folder.store("[]")
    let damage = try damage()
    navigator.choose("Pay as Ann")
    #expect(folder.stored == "[]")
    navigator.back()
    let warning =
      "The payment of ¥120.50 by Ann is not recorded with this order. \(damage)"
    #expect(navigator.render().lines == [damage, warning])
    #expect(navigator.render().choices == [])

    try folder.store(twoOrders)
    #expect(navigator.render().lines.suffix(2) == ["Not paid yet.", warning])
    #expect(navigator.render().choices == ["Record the payment"])
    navigator.choose("Record the payment")
    #expect(navigator.render().lines.last == "Paid by Ann.")
    #expect(try open(1).render().lines.last == "Paid by Ann.")
  }

  @Test("a payment that cannot be stored is not asked for on another screen of the order either")
  func notStoredElsewhere() throws {
    let navigator = try open(1)
    let shownBefore = try open(1)
    #expect(shownBefore.render().choices == ["Pay"])
    navigator.choose("Pay")
    try folder.store("[]")
    navigator.choose("Pay as Ann")
    try folder.store(twoOrders)

    shownBefore.choose(1)
    #expect(shownBefore.breadcrumbs == ["Order 1"])
    let later = try open(1)
    #expect(later.render().choices == ["Record the payment"])
    #expect(
      later.render().lines.last?.hasPrefix("The payment of ¥120.50 by Ann is not recorded") == true)
    later.choose("Record the payment")
    #expect(later.render().lines.last == "Paid by Ann.")
    #expect(navigator.top.title == "Pay")
    navigator.back()
    #expect(navigator.render().lines.last == "Paid by Ann.")
  }

  @Test("where Payment is not part of the binary, choosing Pay says so and back returns")
  func paymentMissing() throws {
    mediator.removeOverride(PaymentContract.target)
    let navigator = try open(1)
    navigator.choose("Pay")
    let rendering = navigator.render()
    #expect(rendering.breadcrumbs == ["Order 1", "Pay"])
    #expect(rendering.lines.count == 1)
    #expect(rendering.lines.first?.hasPrefix("Payment is not part of this binary") == true)
    #expect(rendering.lines.first?.contains("Payment.Target_Payment") == true)
    navigator.back()
    #expect(navigator.render().breadcrumbs == ["Order 1"])
    #expect(navigator.render().choices == ["Pay"])
  }

  /// What reading the orders throws now.
  private func damage() throws -> String {
    let error = #expect(throws: (any Error).self) { try mediator.order.list() }
    return "\(try #require(error))"
  }
}
