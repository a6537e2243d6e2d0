import Testing

@testable import App

#if Account && Calculator && Order && Payment && Region
  /// One user's way through five modules, none of which knows another's implementation.
  @Suite("Ordering and paying a repair")
  @MainActor
  struct PurchaseTests {
    let folder = TemporaryFolder()

    static let placeOrder = [
      "2",  // New repair order
      "1", "1",  // Plumbing
      "2", "3",  // hours
      "3", "16", "1", "1",  // Zhejiang, its first city and district
      "5",  // Place order
    ]

    static let register = [":1", "Ann", "13800138000"]

    @Test("a new user orders, registers on the way to pay, pays once, and finds it all again")
    func purchase() throws {
      let first = AppRun(
        "--data", folder.path,
        lines: Self.placeOrder + ["1"] + Self.register + ["1", "1", "b", "q"])
      #expect(first.errors == "")
      #expect(first.status == 0)
      let titles = first.screens.compactMap { $0.split(separator: "\n").first }
      #expect(
        titles.suffix(8) == [
          "== HomeFix > Order 1 ==",
          "== HomeFix > Order 1 > Log in ==",
          "== HomeFix > Order 1 > Log in > Register ==",
          "== HomeFix > Order 1 > Log in > Register ==",
          "== HomeFix > Order 1 > Pay ==",
          "== HomeFix > Order 1 > Paid ==",
          "== HomeFix > Order 1 ==",
          "== HomeFix ==",
        ])
      #expect(first.screens.last?.contains("You are logged in as Ann.") == true)

      let second = AppRun("--data", folder.path, lines: ["1", "1", "q"])
      let detail = try #require(second.screens.last)
      #expect(detail.contains("Price: ¥235.00\n"))
      #expect(detail.contains("Paid by Ann"))
      #expect(!detail.contains("1. Pay"))
    }

    @Test("leaving the login leaves the order unpaid")
    func leave() {
      let run = AppRun("--data", folder.path, lines: Self.placeOrder + ["1", "b", "q"])
      #expect(run.status == 0)
      #expect(run.screens.last?.contains("Not paid yet.") == true)
    }

    @Test("end of input anywhere ends the app with 0 and loses nothing that was finished")
    func endOfInput() {
      let lines = Self.placeOrder + ["1"] + Self.register + ["1"]
      for count in 0...lines.count {
        let folder = TemporaryFolder()
        let run = AppRun("--data", folder.path, lines: Array(lines.prefix(count)))
        #expect(run.status == 0)
        let again = AppRun("--data", folder.path, lines: ["1"])
        #expect(again.output.contains("Order 1") == (count >= Self.placeOrder.count))
      }
    }
  }
#endif
