import CalculatorMediator
import MediatorCore
import MediatorTesting
import OrderMediator
import ScreenKit
import Testing

/// Whole orders in binaries that lack the modules which Order calls.
@MainActor
struct MissingModulesTests {
  let folder: TemporaryFolder
  let mediator: Mediator

  init() throws {
    folder = try TemporaryFolder()
    mediator = .orders(in: folder.directory)
  }

  private func begin() throws -> Navigator {
    let navigator = Navigator(root: try mediator.order.list())
    navigator.choose("New order")
    return navigator
  }

  @Test("without Calculator the kind of repair and the agreed price are entered")
  func calculator() throws {
    mediator.stubRegion()
    let navigator = try begin()
    #expect(
      navigator.render().description == """
        == Orders > New order ==

        Kind of repair: not chosen yet
        Hours: not chosen yet
        Region: not chosen yet
        Description: none
        There is no estimated price. \(missing("Calculator", "repairs"))
        Price agreed with the repairer: not entered yet
        Still needed: the kind of repair, the hours, the region, the price agreed with the repairer.

          1. Choose the kind of repair
          2. Choose the hours
          3. Choose the region
          4. Describe what is broken
          5. Enter the price agreed with the repairer
        """)
    navigator.choose("Choose the kind of repair")
    #expect(
      navigator.render().description == """
        == Orders > New order > Kind of repair ==

        \(missing("Calculator", "repairs"))
        What is to be repaired? Enter it in your own words.

        Kind of repair:
        """)
    navigator.submit(" Roof ")
    navigator.choose("Enter the price agreed with the repairer")
    #expect(
      navigator.render().description == """
        == Orders > New order > Price ==

        Which price in yuan did you agree on with the repairer?

        Price:
        """)
    navigator.submit(" 120.5 ")
    navigator.choose("Choose the hours")
    navigator.submit("2")
    #expect(navigator.render().lines.last == "Still needed: the region.")
    navigator.choose("Choose the region")
    navigator.choose("Xihu")
    #expect(
      navigator.render().description == """
        == Orders > New order ==

        Kind of repair: Roof
        Hours: 2
        Region: Zhejiang, Hangzhou, Xihu
        Description: none
        There is no estimated price. \(missing("Calculator", "estimate"))
        Price agreed with the repairer: ¥120.50

          1. Choose the kind of repair
          2. Choose the hours
          3. Choose the region
          4. Describe what is broken
          5. Enter the price agreed with the repairer
          6. Place order
        """)
    navigator.choose("Place order")
    #expect(
      placed(navigator) == """
        == Orders > Order 1 ==

        Kind of repair: Roof
        Hours: 2
        Region: Zhejiang, Hangzhou, Xihu
        Price: ¥120.50
        Not paid yet.

          1. Pay
        """)
    navigator.back()
    #expect(
      navigator.render().choices == ["Order 1: Roof, ¥120.50, not paid yet", "New order"])
  }

  @Test("without Region the place is entered")
  func region() throws {
    mediator.stubCalculator()
    let navigator = try begin()
    navigator.choose("Choose the region")
    #expect(
      navigator.render().description == """
        == Orders > New order > Region ==

        \(missing("Region", "pickRegion"))
        Where is the repair? Enter the province, the city and the district with commas between them, \
        such as Zhejiang, Hangzhou, Xihu.

        Region:
        """)
    navigator.submit("Sichuan,Chengdu ,  Jinjiang ")
    navigator.choose("Choose the kind of repair")
    navigator.choose("Plumbing")
    navigator.choose("Choose the hours")
    navigator.submit("2")
    #expect(
      navigator.render().description == """
        == Orders > New order ==

        Kind of repair: Plumbing
        Hours: 2
        Region: Sichuan, Chengdu, Jinjiang
        Description: none
        Estimated price: ¥120.50

          1. Choose the kind of repair
          2. Choose the hours
          3. Choose the region
          4. Describe what is broken
          5. Place order
        """)
    navigator.choose("Place order")
    #expect(
      placed(navigator) == """
        == Orders > Order 1 ==

        Kind of repair: Plumbing
        Hours: 2
        Region: Sichuan, Chengdu, Jinjiang
        Price: ¥120.50
        Not paid yet.

          1. Pay
        """)
  }

  @Test("with Order alone an order is placed, and Pay says that Payment is missing")
  func orderAlone() throws {
    let navigator = try begin()
    navigator.choose("Choose the kind of repair")
    navigator.submit("Roof")
    navigator.choose("Choose the hours")
    navigator.submit("8")
    navigator.choose("Choose the region")
    navigator.submit("Sichuan, Chengdu, Jinjiang")
    navigator.choose("Describe what is broken")
    navigator.submit("It leaks")
    navigator.choose("Enter the price agreed with the repairer")
    navigator.submit("120")
    #expect(
      navigator.render().description == """
        == Orders > New order ==

        Kind of repair: Roof
        Hours: 8
        Region: Sichuan, Chengdu, Jinjiang
        Description: It leaks
        There is no estimated price. \(missing("Calculator", "estimate"))
        Price agreed with the repairer: ¥120.00

          1. Choose the kind of repair
          2. Choose the hours
          3. Choose the region
          4. Describe what is broken
          5. Enter the price agreed with the repairer
          6. Place order
        """)
    navigator.choose("Place order")
    let order = """
      == Orders > Order 1 ==

      Kind of repair: Roof
      Description: It leaks
      Hours: 8
      Region: Sichuan, Chengdu, Jinjiang
      Price: ¥120.00
      Not paid yet.

        1. Pay
      """
    #expect(placed(navigator) == order)
    navigator.choose("Pay")
    #expect(
      navigator.render().description == """
        == Orders > Order 1 > Pay ==

        Payment is not part of this binary: 'pay' of Payment.Target_Payment cannot be performed. \
        Link the package Payment into the app, or check the name.
        """)
    navigator.back()
    #expect(placed(navigator) == order)
  }

  @Test("where Calculator answers errors only, its own sentence is shown and the rest is entered")
  func brokenCalculator() throws {
    for action in [CalculatorName.repairs, CalculatorName.estimate] {
      mediator.override("Calculator.Target_Calculator", action: action) { _, _ in
        throw StubError("The price list cannot be read.")
      }
    }
    let navigator = try begin()
    let sentence = "There is no estimated price. The price list cannot be read."
    #expect(navigator.render().lines.contains(sentence))
    navigator.choose("Choose the kind of repair")
    #expect(navigator.render().lines.first == "The price list cannot be read.")
    navigator.submit("Roof")
    navigator.choose("Choose the hours")
    navigator.submit("2")
    #expect(
      navigator.render().lines.suffix(3) == [
        sentence, "Price agreed with the repairer: not entered yet",
        "Still needed: the region, the price agreed with the repairer.",
      ])
  }

  @Test("what Calculator does not price needs an agreed price, and its estimate counts again after")
  func noEstimate() throws {
    mediator.stubCalculator()
    mediator.stubRegion()
    let navigator = try begin()
    navigator.fillIn(hours: "101")
    #expect(
      navigator.render().lines.suffix(3) == [
        "There is no estimated price. A repair of 101 hours has no price.",
        "Price agreed with the repairer: not entered yet",
        "Still needed: the price agreed with the repairer.",
      ])
    #expect(navigator.render().choices.last == "Enter the price agreed with the repairer")
    navigator.choose("Enter the price agreed with the repairer")
    navigator.submit("5000")
    #expect(navigator.render().lines.last == "Price agreed with the repairer: ¥5000.00")
    #expect(navigator.render().choices.last == "Place order")
    navigator.choose("Choose the hours")
    navigator.submit("100")
    #expect(navigator.render().lines.last == "Estimated price: ¥6025.00")
    #expect(navigator.render().choices.count == 5)
    navigator.choose("Choose the hours")
    navigator.submit("102")
    #expect(navigator.render().lines.last == "Price agreed with the repairer: ¥5000.00")
    navigator.choose("Place order")
    navigator.back()
    #expect(navigator.render().choices.first == "Order 1: Plumbing, ¥5000.00, not paid yet")
  }

  @Test("a price that is none is asked for again, and the one before stays")
  func wrongPrice() throws {
    let navigator = try begin()
    navigator.choose("Enter the price agreed with the repairer")
    navigator.submit("120")
    navigator.choose("Enter the price agreed with the repairer")
    navigator.submit("0")
    #expect(navigator.breadcrumbs.last == "Price")
    #expect(
      navigator.render().notices == [
        "The price is zero. Enter an amount above zero, such as 120 or 120.50."
      ])
    navigator.back()
    #expect(navigator.render().lines.contains("Price agreed with the repairer: ¥120.00"))
  }

  @Test("an empty kind of repair is asked for again")
  func emptyRepair() throws {
    let navigator = try begin()
    navigator.choose("Choose the kind of repair")
    navigator.submit("  ")
    #expect(navigator.breadcrumbs.last == "Kind of repair")
    #expect(
      navigator.render().notices == [
        "The kind of repair is empty. Enter what is to be repaired, such as Plumbing, or go back."
      ])
  }

  @Test(
    "a place that lacks a part or has too many is asked for again",
    arguments: ["", "Hangzhou", "Zhejiang, Hangzhou", "Zhejiang, , Xihu", ",,", "a, b, c, d"])
  func wrongRegion(text: String) throws {
    let navigator = try begin()
    navigator.choose("Choose the region")
    navigator.submit(text)
    #expect(navigator.breadcrumbs.last == "Region")
    #expect(
      navigator.render().notices == [
        "'\(text)' is not a province, a city and a district. Enter all three with commas between "
          + "them, such as Zhejiang, Hangzhou, Xihu."
      ])
  }

  @Test("a place may be entered with wide commas")
  func wideCommas() throws {
    let navigator = try begin()
    navigator.choose("Choose the region")
    navigator.submit("Zhejiang\u{FF0C}Hangzhou\u{FF0C}Xihu")
    #expect(navigator.render().lines.contains("Region: Zhejiang, Hangzhou, Xihu"))
  }

  private func missing(_ module: String, _ action: String) -> String {
    "\(module) is not part of this binary: '\(action)' of \(module).Target_\(module) cannot be "
      + "performed. Link the package \(module) into the app, or check the name."
  }

  /// The rendering of an order without the line that has the time.
  private func placed(_ navigator: Navigator) -> String {
    navigator.render().description.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("Placed on: ") }.joined(separator: "\n")
  }
}
