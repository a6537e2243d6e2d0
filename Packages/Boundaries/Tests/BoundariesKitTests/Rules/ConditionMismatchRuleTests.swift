@testable import BoundariesKit
import Testing

struct ConditionMismatchRuleTests {
  private static let note = "; no configuration, so no rule about layers was checked\n"

  /// A tree whose target `App` uses `Keys` in some way.
  private static func tree(
    _ use: FixtureTarget.Use, _ source: String, others: [FixtureTarget.Use] = [],
    definitions: [Manifest.Definition] = [], enabledTraits: [String: [String]] = [:]
  ) throws -> Tree {
    var app = FixturePackage(
      "App", uses: ["Keys"],
      .library("App", uses: [use] + others, definitions: definitions, ["A.swift": source + "\n"]))
    app.enabledTraits = enabledTraits
    return try Tree(
      FixturePackage(
        "Keys", .library("Keys", ["K.swift": ""]), .library("Locks", ["L.swift": ""])), app)
  }

  @Test("an import on platforms and with traits that the manifest excludes is reported")
  func mismatch() async throws {
    let unconditional = try Self.tree("Keys/Keys".on("macOS", "iOS"), "import Keys")
    let unconditionalText = await unconditional.check()
    #expect(
      unconditionalText == """
        App/Sources/App/A.swift:1:1: error: [condition-mismatch] target 'App' imports 'Keys' on tvOS, where it does not depend on it
          why: the import is compiled in every build; the dependency at App/Package.swift:17:24 applies when os(macOS) || os(iOS)
          fix: write '#if os(macOS) || os(iOS)' around the import, or widen the condition of the dependency
        2 packages, 3 modules, 3 files: 1 violation\(Self.note)
        """)
    let both = try Self.tree(
      "Keys/Keys".on("macOS", "iOS").under("Safe"), "#if os(macOS) && DEBUG\nimport Keys\n#endif")
    let bothText = await both.check()
    #expect(
      bothText == """
        App/Sources/App/A.swift:2:1: error: [condition-mismatch] target 'App' imports 'Keys' on macOS, without the trait 'Safe' and with the flag 'DEBUG', where it does not depend on it
          why: the import is compiled when (os(macOS) && DEBUG); the dependency at App/Package.swift:17:24 applies when (os(macOS) || os(iOS)) && Safe
          fix: write '#if (os(macOS) || os(iOS)) && Safe' around the import, or widen the condition of the dependency
        2 packages, 3 modules, 3 files: 1 violation\(Self.note)
        """)
  }

  @Test(
    "a condition that can be true elsewhere is reported with the build in which it is",
    arguments: [
      ("!os(Linux)", "on Windows"),
      ("os(macOS) || os(visionOS) || canImport(WinSDK)", "on Windows"),
      ("!canImport(Darwin)", "on Windows"),
      ("os(macOS) || FAST", "on Windows and with the flag 'FAST'"),
      ("!(os(Linux) || os(Android))", "on macOS"),
      ("arch(arm64)", "on macOS and with the flag 'arch(arm64)'"),
      ("!FAST && os(iOS)", "on iOS and without the flag 'FAST'"),
      ("canImport(UIKit)", "on iOS"), ("canImport(Locks)", "on Android"),
      ("SWIFT_PACKAGE", "on macOS"), ("true", "on macOS"), ("ANYWHERE", "on macOS"),
    ])
  func elsewhere(condition: String, build: String) async throws {
    let tree = try Self.tree(
      condition.contains("macOS") || condition.contains("Darwin")
        || condition.contains("!os(Linux)")
        ? "Keys/Keys".on("macOS", "iOS", "tvOS", "watchOS", "visionOS", "linux")
        : "Keys/Keys".on("linux"),
      "#if \(condition)\nimport Keys\n#endif\n#if os(Android)\nimport Locks\n#endif",
      others: ["Keys/Locks".on("android")],
      definitions: [Manifest.Definition(name: "ANYWHERE")])
    let expected = build
    let text = await tree.check()
    #expect(
      text.contains("imports 'Keys' \(expected), where it does not depend on it\n"), "\(text)")
  }

  @Test(
    "a condition that holds only where the dependency applies, or may do so, is not reported",
    arguments: [
      "os(macOS) || os(iOS)", "os(macOS) && FAST", "canImport(Keys)", "canImport(Keys.Sub) && true",
      "canImport(AppKit) && os(macOS)", "!(!os(macOS) && !os(iOS))", "canImport(CoreWLAN)",
      "targetEnvironment(macCatalyst)", "swift(>=6)", "hasFeature(X)", "false", "os(Haiku)",
      "canImport(Glibc)", "!canImport(CoreWLAN)", "ON_MAC", "ON_MAC || DEBUG_MAC", "(1 + 2)",
      "os(macOS)\n#elseif os(Linux)\n#elseif os(OSX) || os(iOS)", "os(Linux) && !os(Linux)",
    ])
  func sound(condition: String) async throws {
    let platforms = Manifest.Condition(platforms: ["macos"])
    let tree = try Self.tree(
      "Keys/Keys".on("macOS", "iOS"), "#if \(condition)\nimport Keys\n#endif",
      definitions: [
        Manifest.Definition(name: "ON_MAC", condition: platforms),
        Manifest.Definition(name: "DEBUG_MAC", condition: platforms, configuration: "debug"),
      ])
    let treeText = await tree.check()
    #expect(treeText == "2 packages, 3 modules, 3 files: no violation\(Self.note)")
  }

  @Test("every branch is judged by the branches before it")
  func branches() async throws {
    let tree = try Self.tree(
      "Keys/Keys".on("linux"),
      """
      #if os(macOS)
      import Darwin
      #elseif !os(Linux)
      import Keys
      #elseif DEBUG
      import Keys
      #else
      import Keys
      #endif
      """)
    let treeText = await tree.check()
    #expect(
      treeText == """
        App/Sources/App/A.swift:4:1: error: [condition-mismatch] target 'App' imports 'Keys' on iOS, where it does not depend on it
          why: the import is compiled when (!os(macOS) && !os(Linux)); the dependency at App/Package.swift:17:24 applies when os(Linux)
          fix: write '#if os(Linux)' around the import, or widen the condition of the dependency
        2 packages, 3 modules, 3 files: 1 violation\(Self.note)
        """)
  }

  @Test("a trait is a flag, and one that enables it is as good")
  func traits() async throws {
    let use = "Keys/Keys".under("Safe")
    for condition in ["Safe", "Safe && DEBUG", "Safer", "!(!Safe)"] {
      let tree = try Self.tree(
        use, "#if \(condition)\nimport Keys\n#endif\n#if Safer\nimport Locks\n#endif",
        others: ["Keys/Locks".under("Safer")], enabledTraits: ["Safer": ["Safe"]])
      #expect(
        await tree.check() == "2 packages, 3 modules, 3 files: no violation\(Self.note)",
        "\(condition)")
    }
    let tree = try Self.tree(
      use, "#if Safe\nimport Locks\n#endif\nimport Keys",
      others: ["Keys/Locks".under("Safer")], enabledTraits: ["Safer": ["Safe"]])
    let treeText = await tree.check()
    #expect(
      treeText == """
        App/Sources/App/A.swift:2:1: error: [condition-mismatch] target 'App' imports 'Locks' with the trait 'Safe' and without the trait 'Safer', where it does not depend on it
          why: the import is compiled when Safe; the dependency at App/Package.swift:18:24 applies when Safer
          fix: write '#if Safer' around the import, or widen the condition of the dependency
        App/Sources/App/A.swift:4:1: error: [condition-mismatch] target 'App' imports 'Keys' without the trait 'Safe', where it does not depend on it
          why: the import is compiled in every build; the dependency at App/Package.swift:17:24 applies when Safe
          fix: write '#if Safe' around the import, or widen the condition of the dependency
        2 packages, 3 modules, 3 files: 2 violations\(Self.note)
        """)
  }
}

extension String {
  /// The dependency that the text names, on some platforms only.
  fileprivate func on(_ platforms: String...) -> FixtureTarget.Use {
    var use = FixtureTarget.Use(stringLiteral: self)
    use.platforms = platforms
    return use
  }

  /// The dependency that the text names, under a trait.
  fileprivate func under(_ trait: String) -> FixtureTarget.Use {
    FixtureTarget.Use(stringLiteral: self).under(trait)
  }
}
