import BoundariesKit

/// Decides what a generated repository holds.
struct MonorepoPlan {
  var packages: [GeneratedPackage] = []
  var seeds: [Seed] = []
  var random: SeededGenerator
  let modules: [String]
  /// The position of the first business module's package; its extension package follows it.
  private let firstPair: Int
  /// The modules that each module has to do with already.
  var involved: [Set<Int>]
  var exceptions: [String] = []

  init(packages count: Int, seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let pairs = (count - 2) / 2
    let width = max(2, "\(pairs)".count)
    modules = (1...pairs).map { number in
      "M" + String(repeating: "0", count: width - "\(number)".count) + "\(number)"
    }
    firstPair = 2 + count % 2
    involved = modules.indices.map { [$0] }
    addCore()
    if count % 2 == 1 { addBase() }
    for module in modules.indices { addPair(module) }
  }

  /// The position of a business module's package.
  func business(_ module: Int) -> Int { firstPair + 2 * module }

  /// The position of its extension package.
  func mediator(_ module: Int) -> Int { firstPair + 2 * module + 1 }

  private mutating func addCore() {
    let links = modules.map { (name: $0, package: Optional($0)) }
    let main = file(
      "App", imports: ["import Core"],
      body: "print(Mediator().performTarget(\"\(modules[0])\", action: \"open\") ?? \"\")\n")
    packages.append(
      GeneratedPackage(
        path: ".",
        targets: [
          GeneratedPackage.Target(
            name: "App", kind: .executable, uses: [("Core", "Core")] + links)
        ],
        uses: ["Packages/Core"] + modules.map { "Packages/\($0)/\($0)" },
        files: ["Sources/App/main.swift": main]))
    packages.append(
      GeneratedPackage(
        path: "Packages/Core", targets: [GeneratedPackage.Target(name: "Core", uses: [])],
        uses: [],
        files: ["Sources/Core/Mediator.swift": file("Core", imports: [], body: SourceText.core)]))
  }

  /// A package that makes the number of packages odd.
  private mutating func addBase() {
    packages.append(
      GeneratedPackage(
        path: "Packages/Base", targets: [GeneratedPackage.Target(name: "Base", uses: [])], uses: [],
        files: ["Sources/Base/Base.swift": file("Base", imports: [], body: "")]))
  }

  private mutating func addPair(_ index: Int) {
    let module = modules[index]
    let mediator = "\(module)Mediator"
    let core: (name: String, package: String?) = ("Core", "Core")
    var called: [Int] = []
    for _ in 0..<min(3, modules.count - 3) {
      guard let other = unrelated(to: index) else { break }
      involved[index].insert(other)
      called.append(other)
    }
    let mediators = [mediator] + called.map { "\(modules[$0])Mediator" }
    var business = GeneratedPackage(
      path: "Packages/\(module)/\(module)",
      targets: [
        GeneratedPackage.Target(name: module, uses: [core] + mediators.map { ($0, $0) }),
        GeneratedPackage.Target(name: "\(module)Tests", kind: .test, uses: [(module, nil), core]),
      ],
      uses: ["Packages/Core", "Packages/\(module)/\(mediator)"]
        + called.map { "Packages/\(modules[$0])/\(modules[$0])Mediator" })
    business.files = [
      "Sources/\(module)/Target_\(module).swift": file(
        "\(module)Target", imports: (["Core"] + mediators).map { "import \($0)" },
        body: SourceText.target(module, calls: called.map { modules[$0] })),
      "Sources/\(module)/\(module)Store.swift": file(
        "\(module)Store",
        imports: [
          "import Core", "#if canImport(FoundationEssentials)", "  import FoundationEssentials",
          "#else", "  import Foundation", "#endif",
        ], body: "struct \(module)Store { var mediator = Mediator() }\n"),
      "Tests/\(module)Tests/\(module)Tests.swift": file(
        "\(module)Tests", imports: ["import Core", "import Testing", "@testable import \(module)"],
        body: """
          struct \(module)Tests {
            @Test func isATarget() { #expect(Target_\(module).self is any Target.Type) }
          }

          """),
    ]
    let contract = file(
      "\(module)Contract", imports: ["public import Core"], body: SourceText.contract(module))
    packages += [
      business,
      GeneratedPackage(
        path: "Packages/\(module)/\(mediator)",
        targets: [GeneratedPackage.Target(name: mediator, uses: [core])],
        uses: ["Packages/Core"],
        files: ["Sources/\(mediator)/Mediator+\(module).swift": contract]),
    ]
  }

  private mutating func file(_ name: String, imports: [String], body: String) -> String {
    SourceText.file(name, imports: imports, body: body, using: &random)
  }

  /// A module that a module has nothing to do with yet.
  mutating func unrelated(
    to module: Int, where isFit: (Int) -> Bool = { _ in true }
  ) -> Int? {
    // Few modules are related to one, so that a guess is quick, and a search is only needed among few.
    for _ in 0..<8 {
      let guess = Int.random(in: modules.indices, using: &random)
      if !involved[module].contains(guess), isFit(guess) { return guess }
    }
    return modules.indices.first { !involved[module].contains($0) && isFit($0) }
  }

  var configuration: String {
    let list = exceptions.map { "    \($0)" }.joined(separator: ",\n")
    let settings = GeneratedPackage.settings.map { "\"enableUpcomingFeature(\($0))\"" }
    return """
      {
        "layers": [
          { "name": "core", "packages": ["Packages/Core"], "mayUse": [] },
          { "name": "base", "packages": ["Packages/Base"], "mayUse": [] },
          {
            "name": "extension",
            "packages": ["Packages/{module}/{module}Mediator"],
            "extends": "Packages/{module}/{module}",
            "mayUse": ["core", "base"]
          },
          {
            "name": "business",
            "packages": ["Packages/{module}/{module}"],
            "private": true,
            "mayUse": ["core", "base", "extension"]
          },
          { "name": "app", "packages": ["."], "mayUse": ["*"] }
        ],
        "settings": [\(settings.joined(separator: ", "))],
        "exceptions": [
      \(list)
        ]
      }

      """
  }
}
