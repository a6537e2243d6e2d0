import Testing

@testable import BoundariesKit

struct UnusedDependencyRuleTests {
  private static let note = "; no configuration, so no rule about layers was checked\n"
  private static let core = FixturePackage(
    "Core", products: [("Both", ["Core", "Extra"]), ("Core", ["Core"])],
    .library("Core", ["Core.swift": ""]), .library("Extra", ["Extra.swift": ""]))

  @Test("a dependency that is named in comments and strings only is not used")
  func unused() async throws {
    let tree = try Tree(
      Self.core,
      FixturePackage(
        "Order", uses: ["Core"],
        .library(
          "Order", uses: ["Core/Core", "Helper"],
          ["A.swift": "// import Core\n", "B.swift": "let text = \"import Helper\"\n"]),
        .library("Helper", ["Helper.swift": ""])))
    #expect(
      await tree.check() == """
        Order/Package.swift:18:24: error: [unused-dependency] target 'Order' declares 'Core', which none of its sources imports
          why: Order → Core in the manifest; 2 sources read, no import of Core
          fix: remove it from the dependencies of 'Order'
        Order/Package.swift:19:23: error: [unused-dependency] target 'Order' declares 'Helper', which none of its sources imports
          why: Order → Helper in the manifest; 2 sources read, no import of Helper
          fix: remove it from the dependencies of 'Order'
        2 packages, 4 modules, 5 files: 2 violations\(Self.note)
        """)
  }

  @Test("one module of a product is enough, in any branch")
  func used() async throws {
    let tree = try Tree(
      Self.core,
      FixturePackage(
        "Order", uses: ["Core"],
        .library(
          "Order", uses: ["Core/Both"], ["A.swift": "#if false\nimport Extra\n#endif\n"])))
    #expect(await tree.check() == "2 packages, 3 modules, 3 files: no violation" + Self.note)
  }

  @Test("a package that no target uses is reported, unless it offers a plugin")
  func unusedPackage() async throws {
    let tree = try Tree(
      Self.core, FixturePackage("Lint", .plugin("Lint")),
      FixturePackage("Order", uses: ["Core", "Lint"], .library("Order", ["A.swift": ""])))
    #expect(
      await tree.check() == """
        Order/Package.swift:11:20: error: [unused-dependency] package 'Order' depends on package 'Core', which none of its targets uses
          why: Order → Core; no product of Core stands in a target
          fix: remove the package dependency
        3 packages, 4 modules, 4 files: 1 violation\(Self.note)
        """)
  }

  @Test("an executable and tests link what stands under a trait, a library does not")
  func traits() async throws {
    let tree = try Tree(
      Self.core,
      FixturePackage(
        "App", uses: ["Core"],
        .executable(
          "App", uses: [FixtureTarget.Use("Core/Core").under("Core")], ["main.swift": ""]),
        .tests("AppTests", uses: [FixtureTarget.Use("Core/Core").under("Core")], ["T.swift": ""]),
        .library("Kit", uses: [FixtureTarget.Use("Core/Core").under("Core")], ["Kit.swift": ""])))
    #expect(
      await tree.check() == """
        App/Package.swift:29:24: error: [unused-dependency] target 'Kit' declares 'Core', which none of its sources imports
          why: Kit → Core in the manifest; 1 source read, no import of Core
          fix: remove it from the dependencies of 'Kit'
        2 packages, 5 modules, 5 files: 1 violation\(Self.note)
        """)
  }

  @Test("a private module has nothing to import, and is linked by tests and executables alike")
  func linked() async throws {
    let tree = try Tree(
      FixturePackage("Core", .library("Core", ["Core.swift": ""])),
      FixturePackage(
        "Order/Order", .library("Order", ["Order.swift": ""]),
        .tests("OrderTests", uses: ["Order"], ["Tests.swift": ""])),
      FixturePackage(
        ".", uses: ["Core", "Order/Order"],
        .executable("App", uses: ["Core/Core", "Order/Order"], ["main.swift": ""])),
      configuration: Layers.text)
    #expect(
      await tree.check() == """
        Package.swift:17:24: error: [unused-dependency] target 'App' declares 'Core', which none of its sources imports
          why: App → Core in the manifest; 1 source read, no import of Core
          fix: remove it from the dependencies of 'App'
        3 packages, 4 modules, 4 files: 1 violation

        """)
  }

  @Test(
    "what may be used without an import is not reported",
    arguments: [
      (Manifest.Target.Kind.macro, "M.swift", false), (.executable, "M.swift", false),
      (.system, "module.modulemap", false), (.binary, "Info.plist", false),
      (.regular, "c_module.c", false), (.regular, "M.swift", true),
    ])
  func unknowable(kind: Manifest.Target.Kind, file: String, usesPlugins: Bool) async throws {
    let tree = try Tree()
    try tree.write("", to: "Package.swift")
    try tree.write("", to: "Sources/M/\(file)")
    try tree.write("", to: "Sources/App/App.swift")
    let manifest = Manifest(
      name: "P",
      targets: [
        Manifest.Target(name: "M", kind: kind),
        Manifest.Target(
          name: "App", dependencies: [Manifest.Dependency(kind: .byName, name: "M")],
          usesPlugins: usesPlugins),
      ])
    let report = await Check(
      root: tree.root, manifests: GivenManifests(manifests: [".": manifest])
    ).run()
    #expect(report.violations == [])
    #expect(report.problems == [])
  }

  @Test("tests may depend on an executable to run it")
  func executable() async throws {
    let tree = try Tree(
      FixturePackage(
        "Tool", .executable("Tool", ["main.swift": ""]),
        .tests("ToolTests", uses: ["Tool"], ["Tests.swift": ""])))
    #expect(await tree.check() == "1 package, 2 modules, 2 files: no violation" + Self.note)
  }
}
