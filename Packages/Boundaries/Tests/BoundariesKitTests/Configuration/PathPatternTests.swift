import BoundariesKit
import Testing

struct PathPatternTests {
  @Test(
    "a pattern matches whole paths, and its names stand for the same each time",
    arguments: [
      ("Packages/Core", "Packages/Core", [:]),
      ("Packages/Core", "Packages/Core/Benchmarks", nil),
      ("Packages/*", "Packages/Core", [:]),
      ("Packages/*", "Packages/Core/Benchmarks", nil),
      ("*Demo", "OrderDemo", [:]),
      ("*Demo", "OrderDemoTests", nil),
      ("**/Fixtures", "Fixtures", [:]),
      ("**/Fixtures", "A/B/Fixtures", [:]),
      ("**/Fixtures", "A/MyFixtures", nil),
      ("A/**/B", "A/B", [:]),
      ("A/**/B", "A/x/y/B", [:]),
      ("{m}/{m}Mediator", "Order/OrderMediator", ["m": "Order"]),
      ("{m}/{m}Mediator", "Order/UserMediator", nil),
      ("{m}/{m}", "Order/OrderX", nil),
      ("{m}", "", nil),
      ("{a}-{b}", "x-y-z", ["a": "x", "b": "y-z"]),
      ("{m}/x", "A/B/x", nil),
      (".", ".", [:]),
      (".", "A", nil),
      ("{open", "{open", [:]),
    ] as [(String, String, [String: String]?)])
  func matches(pattern: String, path: String, captures: [String: String]?) {
    #expect(PathPattern(pattern).match(path) == captures)
  }

  @Test("a pattern is filled with what another one's names stood for")
  func filled() {
    let captures = PathPattern("{team}/{m}Mediator").match("A/BMediator") ?? [:]
    #expect(PathPattern("{team}/{m}").filled(with: captures) == "A/B")
  }
}
