import Testing

struct CycleRuleTests {
  private static let note = "; no configuration, so no rule about layers was checked\n"

  private static func package(_ name: String, uses: String...) -> FixturePackage {
    FixturePackage(
      name, uses: uses,
      .library(
        name, uses: uses.map { FixtureTarget.Use(stringLiteral: "\($0)/\($0)") },
        ["File.swift": uses.map { "import \($0)\n" }.joined()]))
  }

  @Test("a circle is shown whole, with the place of each dependency in it")
  func circle() async throws {
    let tree = try Tree(
      Self.package("C", uses: "A"), Self.package("A", uses: "D", "B"),
      Self.package("B", uses: "C"), Self.package("D"))
    #expect(
      await tree.check() == """
        A/Package.swift:12:20: error: [cycle] package 'A' depends on itself: A → B → C → A
          why: A → B at A/Package.swift:12:20
               B → C at B/Package.swift:11:20
               C → A at C/Package.swift:11:20
          fix: cut one of these dependencies, or move what both sides need into a package below them
        4 packages, 4 modules, 4 files: 1 violation\(Self.note)
        """)
  }

  @Test("circles that share packages are each reported once")
  func twoCircles() async throws {
    let tree = try Tree(
      Self.package("A", uses: "B"), Self.package("B", uses: "A", "C"), Self.package("C", uses: "B"))
    #expect(
      await tree.check() == """
        A/Package.swift:11:20: error: [cycle] package 'A' depends on itself: A → B → A
          why: A → B at A/Package.swift:11:20
               B → A at B/Package.swift:11:20
          fix: cut one of these dependencies, or move what both sides need into a package below them
        B/Package.swift:12:20: error: [cycle] package 'B' depends on itself: B → C → B
          why: B → C at B/Package.swift:12:20
               C → B at C/Package.swift:11:20
          fix: cut one of these dependencies, or move what both sides need into a package below them
        3 packages, 3 modules, 3 files: 2 violations\(Self.note)
        """)
  }

  @Test("two ways to the same package are no circle")
  func diamond() async throws {
    let tree = try Tree(
      Self.package("A", uses: "B", "C"), Self.package("B", uses: "D"),
      Self.package("C", uses: "D"), Self.package("D"))
    #expect(await tree.check() == "4 packages, 4 modules, 4 files: no violation" + Self.note)
  }
}
