import AccountMediator
import MediatorCore
import MediatorTesting
import PaymentMediator
import ScreenKit
import Testing

/// Whole dialogues of a payment, as a front end has them.
@MainActor
struct PayDialogueTests {
  let mediator = Mediator(.init(requirements: ["login": StubLoginRequirement()]))
  let account: StubAccount
  let navigator = Navigator(root: PlainScreen("Order 7"))
  let log = ReceiptLog()

  init() { account = StubAccount(on: mediator) }

  private func pay(_ completion: Callback<PaymentReceipt>? = nil) throws {
    let screen = try mediator.payment.pay(
      title: "Repair order 7", cents: 12050,
      completion: completion ?? log.completion)
    navigator.apply(.present(screen))
  }

  private var receipts: [PaymentReceipt] { log.receipts }

  private func text() -> String { navigator.render().description }

  private let receipt = PaymentReceipt(title: "Repair order 7", cents: 12050, payer: "Ann")
  private let page = """
    == Order 7 > Pay ==

    For: Repair order 7
    Amount: ¥120.50
    Payer: Ann, 555 0100

      1. Confirm
      2. Cancel
    """
  private let paid = """
    == Order 7 > Paid ==

    Thank you. The payment is made.
    For: Repair order 7
    Amount: ¥120.50
    Paid by: Ann

      1. Done
    """

  @Test("who is logged in sees what is paid, how much and by whom, confirms, and leaves")
  func confirms() throws {
    account.logIn("Ann")
    try pay()
    #expect(text() == page)
    #expect(receipts == [])
    navigator.choose(1)
    #expect(text() == paid)
    #expect(receipts == [receipt])
    navigator.choose(1)
    #expect(text() == "== Order 7 ==")
    #expect(receipts == [receipt])
  }

  @Test("who is not logged in logs in first, and the flow goes on where it stopped")
  func logsInFirst() throws {
    try pay()
    #expect(
      text() == """
        == Order 7 > Log in ==

        Please log in to pay.

          1. Log in as Ann
        """)
    navigator.choose(1)
    #expect(text() == page)
    navigator.choose(1)
    #expect(text() == paid)
    navigator.back()
    #expect(text() == "== Order 7 ==")
    #expect(receipts == [receipt])
  }

  @Test("who goes back from the login has paid nothing")
  func goesBackFromLogin() throws {
    try pay()
    navigator.back()
    #expect(text() == "== Order 7 ==")
    #expect(receipts == [])
  }

  @Test("who cancels or goes back has paid nothing", arguments: [true, false])
  func cancels(byChoice: Bool) throws {
    account.logIn("Ann")
    try pay()
    if byChoice { navigator.choose(2) } else { navigator.back() }
    #expect(text() == "== Order 7 ==")
    #expect(receipts == [])
  }

  @Test("a payment without a completion is confirmed like any other")
  func noCompletion() throws {
    account.logIn("Ann")
    navigator.apply(.present(try mediator.payment.pay(title: "Repair order 7", cents: 12050)))
    navigator.choose(1)
    #expect(text() == paid)
  }
}

extension PayDialogueTests {
  @Test("a choice that is made twice pays once")
  func confirmsTwice() throws {
    account.logIn("Ann")
    try pay()
    let confirm = navigator.top.content.choices[0]
    navigator.apply(try confirm.perform())
    navigator.apply(try confirm.perform())
    #expect(text() == paid)
    #expect(receipts == [receipt])
  }

  @Test("a page that is shown again after the payment pays nothing more")
  func shownAgain() throws {
    account.logIn("Ann")
    try pay()
    let page = navigator.top
    navigator.choose(1)
    navigator.apply(.push(page))
    let rendering = navigator.render()
    #expect(
      rendering.lines == [
        "Thank you. The payment is made.", "For: Repair order 7",
        "Amount: ¥120.50", "Paid by: Ann",
      ])
    #expect(rendering.choices == ["Done"])
    navigator.choose(1)
    #expect(text() == "== Order 7 ==")
    #expect(receipts == [receipt])
  }

  @Test("a login that leads on twice leads to one payment")
  func loginLeadsOnTwice() throws {
    var next: [any Screen] = []
    mediator.override(AccountContract.shared.login) { [account] request, _ in
      account.logIn("Ann")
      let screens = try #require(request.next)
      next = [screens(), screens()]
      return next[0]
    }
    try pay()
    navigator.choose(1)
    #expect(receipts == [receipt])
    navigator.apply(.present(next[1]))
    #expect(
      navigator.render().lines == [
        "The call of 'pay' of Payment.Target_Payment that was put off was performed already."
      ])
    #expect(receipts == [receipt])
  }

  @Test("a completion that confirms again pays nothing more")
  func reentrant() throws {
    account.logIn("Ann")
    try pay(
      Callback(mainActor: { receipt in
        log.add(receipt)
        navigator.choose(1)
      }))
    navigator.choose(1)
    #expect(receipts == [receipt])
  }

  @Test("two payments of the same thing are two payments")
  func twoPayments() throws {
    account.logIn("Ann")
    for _ in 1...2 {
      try pay()
      navigator.choose(1)
      navigator.choose(1)
    }
    #expect(receipts == [receipt, receipt])
    #expect(text() == "== Order 7 ==")
  }
}

extension PayDialogueTests {
  @Test(
    "where the session ends while the page is open, confirming leads to the login and pays nothing")
  func sessionEnds() throws {
    account.logIn("Ann")
    try pay()
    #expect(text() == page)
    account.logOut()
    navigator.choose(1)
    #expect(navigator.breadcrumbs == ["Order 7", "Pay", "Log in"])
    #expect(receipts == [])
    navigator.choose(1)
    #expect(text() == page)
    navigator.choose(1)
    #expect(text() == paid)
    #expect(receipts == [receipt])
  }

  @Test("a page that is shown after the session has ended offers the login")
  func sessionEndedBefore() throws {
    account.logIn("Ann")
    try pay()
    account.logOut()
    #expect(
      text() == """
        == Order 7 > Pay ==

        For: Repair order 7
        Amount: ¥120.50
        Nobody is logged in. Log in to pay.

          1. Log in
          2. Cancel
        """)
    navigator.choose(1)
    navigator.back()
    #expect(navigator.render().choices == ["Log in", "Cancel"])
    navigator.choose(1)
    navigator.choose(1)
    #expect(text() == page)
    #expect(receipts == [])
  }

  @Test("nobody pays who was not shown as the payer")
  func otherPayer() throws {
    account.logIn("Ann")
    try pay()
    #expect(text() == page)
    account.logIn("Bob", "555 0111")
    navigator.choose(1)
    let rendering = navigator.render()
    #expect(
      rendering.notices == [
        "Somebody else is logged in now. Nothing was paid; check who pays, then confirm again."
      ])
    #expect(rendering.lines.last == "Payer: Bob, 555 0111")
    #expect(receipts == [])
    navigator.choose(1)
    #expect(receipts.map(\.payer) == ["Bob"])
  }

  @Test("where the session cannot be read, the page says why and pays nothing")
  func sessionBreaks() throws {
    account.logIn("Ann")
    try pay()
    #expect(text() == page)
    account.breakDown()
    navigator.choose(1)
    let rendering = navigator.render()
    #expect(rendering.notices == ["The session cannot be read."])
    #expect(
      rendering.lines == [
        "For: Repair order 7", "Amount: ¥120.50", "The session cannot be read.",
      ])
    #expect(rendering.choices == ["Cancel"])
    #expect(receipts == [])
    #expect(throws: StubAccount.Broken.self) { try pay() }
  }
}
