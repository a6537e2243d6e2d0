import Testing

struct ExceptionTests {
  private static func tree(exceptions: String) throws -> Tree {
    try Tree(
      FixturePackage("Core", .library("Core", ["Core.swift": ""])),
      FixturePackage(
        "Order", uses: ["Core"],
        .library("Order", uses: ["Core/Core"], ["A.swift": "@_exported import Core\n"])),
      configuration: "{\n  \"exceptions\": [\n    \(exceptions)\n  ]\n}\n")
  }

  @Test(
    "an exception allows what it names",
    arguments: [
      #"{"rule": "reexport", "from": "Order", "to": "Core", "reason": "an umbrella"}"#,
      #"{"rule": "reexport", "from": "Order", "reason": "an umbrella"}"#,
    ])
  func allowed(exception: String) async throws {
    #expect(
      try await Self.tree(exceptions: exception).check()
        == "2 packages, 2 modules, 2 files: no violation\n")
  }

  @Test("an exception that matches nothing is a violation itself, at its place")
  func stale() async throws {
    let exceptions = """
      {"rule": "reexport", "from": "Order", "reason": "an umbrella"},
          {"rule": "layer", "from": "Order", "to": "Core", "reason": "until it is moved"}
      """
    #expect(
      try await Self.tree(exceptions: exceptions).check() == """
        scripts/boundaries.json:4:5: error: [stale-exception] the exception to 'layer' for Order → Core matches nothing
          why: its reason was: until it is moved
          fix: remove it from the configuration
        2 packages, 2 modules, 2 files: 1 violation

        """)
  }
}
