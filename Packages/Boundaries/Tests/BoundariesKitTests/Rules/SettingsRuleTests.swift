import Testing

struct SettingsRuleTests {
  private static let configuration = """
    { "settings": ["enableUpcomingFeature(A)", "enableUpcomingFeature(B)"] }
    """

  @Test("a setting that is missing and one that others lack are both named")
  func different() async throws {
    let tree = try Tree(
      FixturePackage(
        "Core", .library("Core", settings: ["B", "C"], ["Core.swift": ""]),
        .library("Plain", ["Plain.swift": ""])),
      configuration: Self.configuration)
    #expect(
      await tree.check() == """
        Core/Package.swift:15:13: error: [settings] the Swift settings of target 'Core' differ from the repository's
          why: missing: enableUpcomingFeature(A)
               in no other: enableUpcomingFeature(C)
          fix: give the target the same settings block as every other manifest has
        Core/Package.swift:21:13: error: [settings] the Swift settings of target 'Plain' differ from the repository's
          why: missing: enableUpcomingFeature(A) and enableUpcomingFeature(B)
          fix: give the target the same settings block as every other manifest has
        1 package, 2 modules, 2 files: 2 violations

        """)
  }

  @Test("the order of the settings does not matter, and plugins have none")
  func same() async throws {
    let tree = try Tree(
      FixturePackage(
        "Core", .library("Core", settings: ["B", "A"], ["Core.swift": ""]), .plugin("Lint")),
      configuration: Self.configuration)
    #expect(await tree.check() == "1 package, 2 modules, 2 files: no violation\n")
  }
}
