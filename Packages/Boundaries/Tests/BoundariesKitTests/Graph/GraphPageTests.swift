import Testing

@testable import BoundariesKit

struct GraphPageTests {
  @Test("the page is one file that loads nothing")
  func selfContained() async throws {
    let page = try GraphPage(await Shop.tree().graph(), title: "A<B & C").text
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.contains("<title>A&lt;B &amp; C: modules</title>"))
    #expect(page.contains("default-src 'none'"))
    for loading in ["src=\"", "href=\"", "@import", "url(\"", "fetch(", "import("] {
      #expect(!page.contains(loading), "\(loading)")
    }
  }

  @Test("no text of the graph can end the script that holds it, or be taken for a place to fill")
  func escaping() async throws {
    let name = "A</script><b>{{style}}"
    let page = try GraphPage(
      await Tree(FixturePackage("P", .library("A", ["A.swift": ""]))).graph(), title: name
    ).text
    #expect(page.contains("<h1>A&lt;/script>&lt;b>{{style}}</h1>"))
    let graph = try await Tree(FixturePackage(name.replacing("/", with: ""), .library("A", [:])))
      .examine().workspace
    let embedded = try GraphDocument(Graph(graph)).embedded
    #expect(!embedded.contains("<"))
    #expect(embedded.contains("\\u003cscript>"))
  }

  @Test(
    "modules stand in the columns of their layers, and violations are red",
    .enabled(if: Browser.isInstalled, "It needs Chromium: apt-get install chromium-headless-shell"))
  func columns() async throws {
    let page = try GraphPage(await Shop.tree().graph(), title: "Shop").text
    let log = try Browser.log(
      of: page,
      running: """
        for (const column of document.querySelectorAll(".column")) {
          const heading = column.querySelector("h2");
          log(Math.round(heading.getBoundingClientRect().left) > 0, heading.textContent);
        }
        log(names());
        log(drawn("bad"), getComputedStyle(document.querySelector("path.bad")).stroke);
        log([...document.querySelectorAll(".node.bad")].map((node) => node.dataset.id));
        log(document.querySelectorAll("#edges path").length);
        log(document.querySelectorAll(".report").length,
          document.querySelector(".report").textContent.slice(0, 90));
        byId("tests").click();
        log(names());
        byId("broken").click();
        log(names());
        """)
    #expect(
      log == [
        "true app · 1", "true business · 2", "true extension · 1", "true core · 1",
        "App,Order,Payment,PaymentMediator,Core",
        "Order → Payment rgb(209, 36, 47)",
        "Order",
        "6",
        "2 layer Orderbusiness module 'Order' imports business module 'Payment'Order/Order/Sources/Or",
        "App,Order,Payment,PaymentTests,PaymentMediator,Core",
        "Order,Payment",
      ])
  }

  @Test(
    "choosing a module shows what it uses and who uses it, and the address keeps the choice",
    .enabled(if: Browser.isInstalled, "It needs Chromium: apt-get install chromium-headless-shell"))
  func choosing() async throws {
    let page = try GraphPage(await Shop.tree().graph(), title: "Shop").text
    let log = try Browser.log(
      of: page,
      running: """
        node("Payment").click();
        log(names(), location.hash, node("Payment").getAttribute("aria-pressed"));
        log("uses", drawn("uses"), "users", drawn("users"), "bad", drawn("bad"));
        log(byId("details").querySelector("h2").textContent, byId("status").textContent);
        log([...byId("details").querySelectorAll("li")].map((item) => item.textContent));
        node("PaymentMediator").click();
        log(names());
        byId("indirect").click();
        log(names(), "users", drawn("users"));
        node("PaymentMediator").click();
        log(names(), location.hash === "");
        """)
    #expect(
      log == [
        "App,Order,Payment,Core #Payment true",
        "uses Payment → Core users App → Payment bad Order → Payment",
        "Payment Payment uses 1 and is used by 2.",
        "Core2 imports,Applinked,Order1 import, undeclared",
        "Order,PaymentMediator,Core",
        "App,Order,PaymentMediator,Core users App → Order,Order → PaymentMediator",
        "App,Order,Payment,PaymentMediator,Core true",
      ])
  }

  @Test(
    "search and the keyboard reach every module",
    .enabled(if: Browser.isInstalled, "It needs Chromium: apt-get install chromium-headless-shell"))
  func keyboard() async throws {
    let page = try GraphPage(await Shop.tree().graph(), title: "Shop").text
    let log = try Browser.log(
      of: page,
      running: """
        const focused = () => document.activeElement.dataset.id ?? document.activeElement.id;
        document.body.focus();
        press("/");
        log(focused());
        search("paym");
        log(names(), byId("status").textContent);
        search("payment");
        press("Enter");
        log(focused(), location.hash, names());
        press("ArrowRight");
        log(focused());
        press("ArrowLeft");
        press("ArrowLeft");
        log(focused());
        press("Escape");
        log(names());
        log(visible().filter((node) => node.tabIndex === 0).length);
        node("Order").focus();
        press("ArrowDown");
        log(focused(), node("Payment").tabIndex, node("Order").tabIndex);
        press("/");
        search("nothing like it");
        log(names() === "", byId("status").textContent);
        press("Escape");
        log(names());
        """)
    #expect(
      log == [
        "search",
        "Payment,PaymentMediator 2 modules shown.",
        "Payment #Payment App,Order,Payment,Core",
        "Core",
        "App",
        "App,Order,Payment,PaymentMediator,Core",
        "1",
        "Payment 0 -1",
        "true 0 modules shown.",
        "App,Order,Payment,PaymentMediator,Core",
      ])
  }

  @Test(
    "500 modules are readable: nothing overlaps, and only what is chosen is connected",
    .enabled(if: Browser.isInstalled, "It needs Chromium: apt-get install chromium-headless-shell"))
  func large() async throws {
    let pairs = (0..<249).flatMap { number in
      [
        FixturePackage(
          "M\(number)/M\(number)Mediator", uses: ["Core"],
          .library("M\(number)Mediator", uses: ["Core/Core"], ["Calls.swift": "import Core\n"])),
        FixturePackage(
          "M\(number)/M\(number)", uses: ["M\(number)/M\(number)Mediator", "M0/M0Mediator"],
          .library(
            "M\(number)", uses: ["M\(number)Mediator/M\(number)Mediator", "M0Mediator/M0Mediator"],
            ["M.swift": "import M\(number)Mediator\nimport M0Mediator\n"])),
      ]
    }
    let graph = try await Tree(
      packages: [
        Shop.core,
        FixturePackage(
          ".", uses: ["M0/M0"], .executable("App", uses: ["M0/M0"], ["main.swift": ""])),
      ] + pairs, configuration: Layers.text
    ).graph()
    let log = try Browser.log(
      of: try GraphPage(graph, title: "Large").text,
      running: """
        const overlaps = () => {
          const boxes = visible().map((node) => node.getBoundingClientRect());
          return boxes.filter((a, index) => boxes.slice(index + 1).some((b) =>
            a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)).length;
        };
        const isWide = () => byId("graph-area").scrollWidth > byId("graph-area").clientWidth;
        log(visible().length, overlaps(), isWide(), document.querySelectorAll("#edges path").length);
        node("M7").click();
        log(names(), overlaps(), drawn("uses"));
        node("M0Mediator").click();
        log(visible().length, overlaps(), isWide(), document.querySelectorAll("#edges path").length);
        """)
    #expect(
      log == [
        "500 0 false 0",
        "M7,M0Mediator,M7Mediator 0 M7 → M0Mediator,M7 → M7Mediator",
        "251 0 false 250",
      ])
  }

  @Test(
    "without layers the columns are levels, the users before the used",
    .enabled(if: Browser.isInstalled, "It needs Chromium: apt-get install chromium-headless-shell"))
  func levels() async throws {
    let graph = try await Tree(Shop.core, Shop.paymentMediator, Shop.payment, Shop.order).graph()
    let log = try Browser.log(
      of: try GraphPage(graph, title: "Shop").text,
      running: """
        const places = [...document.querySelectorAll(".column")].filter((one) => one.offsetParent);
        places.sort((a, b) => a.offsetLeft - b.offsetLeft);
        for (const place of places) log(place.querySelector("h2").textContent);
        """)
    #expect(log == ["level 2 · 1", "level 1 · 2", "uses no other · 1"])
  }
}
