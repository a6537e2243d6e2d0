import BoundariesKit

/// Violations of every rule, at places that are known.
extension MonorepoPlan {
  /// A violation that was planted, whose line in a manifest is known only when all others are.
  struct Seed {
    enum Line {
      case number(Int)
      /// Where a target is declared, or says that it uses a product.
      case target(String, uses: String?)
      /// Where the package at a path is named.
      case package(String)
    }

    var rule: String
    var from: String
    var to: String?
    var package: Int
    var path = "Package.swift"
    var line: Line
  }

  /// What a check must find.
  var planted: [PlantedViolation] {
    seeds.map { seed in
      let package = packages[seed.package]
      let line =
        switch seed.line {
        case .number(let number): number
        case .target(let target, let used): package.line(of: target, using: used)
        case .package(let path): package.line(ofPackage: path)
        }
      // The configuration stands beside the packages, and its place is written from the root.
      let path =
        seed.path.hasPrefix("scripts/") ? seed.path : FileTree.join(package.path, seed.path)
      return PlantedViolation(
        rule: seed.rule, from: seed.from, to: seed.to, path: path, line: line)
    }
  }

  /// Plants one violation of every kind, and more of them the more modules there are.
  mutating func plantViolations() {
    for round in 0..<max(1, modules.count / 50) {
      plantLayer()
      plantUndeclaredImport()
      plantUnusedDependency()
      plantForeignTarget()
      plantCycle()
      plantTestable()
      plantReexport()
      plantPublicImplementation()
      plantUnlinkedModule()
      plantMissingSettings()
      plantStaleException(round)
    }
  }

  private mutating func plantLayer() {
    // One direction only, or two of these would be a circle.
    guard let (user, used) = pair(where: <) else { return }
    declare(user, uses: business(used))
    plant("layer", user, modules[used], "import \(modules[used])")
    seeds.append(
      Seed(
        rule: "layer", from: modules[user], to: modules[used], package: business(user),
        line: .target(modules[user], uses: modules[used])))
  }

  private mutating func plantUndeclaredImport() {
    guard let (user, used) = pair() else { return }
    let name = packages[mediator(used)].name
    plant("undeclared-import", user, name, "import \(name)")
  }

  private mutating func plantUnusedDependency() {
    guard let (user, used) = pair() else { return }
    declare(user, uses: mediator(used))
    let name = packages[mediator(used)].name
    seeds.append(
      Seed(
        rule: "unused-dependency", from: modules[user], to: name, package: business(user),
        line: .target(modules[user], uses: name)))
  }

  private mutating func plantForeignTarget() {
    guard let (user, used) = pair() else { return }
    plant(
      "foreign-target", user, modules[used],
      "let answer = Mediator().performTarget(\"\(modules[used])\", action: \"open\")",
      after: ["import Core"])
  }

  /// Two extension packages that name each other, which their targets do not use either.
  private mutating func plantCycle() {
    guard let (one, other) = pair() else { return }
    let ends = [one, other].sorted().map(mediator)
    for (user, used) in [(ends[0], ends[1]), (ends[1], ends[0])] {
      packages[user].uses.append(packages[used].path)
      seeds.append(
        Seed(
          rule: "unused-dependency", from: packages[user].name, to: packages[used].name,
          package: user, line: .package(packages[used].path)))
    }
    seeds.append(
      Seed(
        rule: "cycle", from: packages[ends[0]].name, to: packages[ends[1]].name,
        package: ends[0], line: .package(packages[ends[1]].path)))
  }

  private mutating func plantTestable() {
    let module = Int.random(in: modules.indices, using: &random)
    let place = add("@testable import Core", to: business(module), target: 1)
    seeds.append(
      Seed(
        rule: "testable-across-packages", from: "\(modules[module])Tests", to: "Core",
        package: business(module), path: place.path, line: .number(place.line)))
  }

  private mutating func plantReexport() {
    let module = Int.random(in: modules.indices, using: &random)
    let place = add("@_exported import Core", to: mediator(module))
    seeds.append(
      Seed(
        rule: "reexport", from: packages[mediator(module)].name, to: "Core",
        package: mediator(module), path: place.path, line: .number(place.line)))
  }

  private mutating func plantPublicImplementation() {
    let module = Int.random(in: modules.indices, using: &random)
    plant("public-implementation", module, nil, "public enum Shown\(seeds.count) {}")
  }

  /// A module that the app does not link, though its own package uses its extension package.
  private mutating func plantUnlinkedModule() {
    let linked = modules.indices.filter { packages[0].uses.contains(packages[business($0)].path) }
    // The first one's target is called by the app.
    guard let module = linked.dropFirst().randomElement(using: &random) else { return }
    let path = packages[business(module)].path
    packages[0].uses.removeAll { $0 == path }
    packages[0].targets[0].uses.removeAll { $0.name == modules[module] }
    seeds.append(
      Seed(
        rule: "unlinked-module", from: packages[mediator(module)].name, to: path,
        package: mediator(module), line: .number(1)))
  }

  private mutating func plantMissingSettings() {
    let complete = modules.indices.filter { packages[mediator($0)].targets[0].hasSettings }
    guard let module = complete.randomElement(using: &random) else { return }
    packages[mediator(module)].targets[0].hasSettings = false
    let name = packages[mediator(module)].name
    seeds.append(
      Seed(
        rule: "settings", from: name, package: mediator(module), line: .target(name, uses: nil)))
  }

  private mutating func plantStaleException(_ round: Int) {
    let gone = "Gone\(round + 1)"
    exceptions.append(
      "{ \"rule\": \"cycle\", \"from\": \"\(gone)\", \"reason\": \"until it is cut\" }")
    let lines = configuration.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.contains("\"\(gone)\"") } ?? 0
    seeds.append(
      Seed(
        rule: "stale-exception", from: gone, package: 0, path: "scripts/boundaries.json",
        line: .number(line + 1)))
  }

  // MARK: Steps

  /// Two modules that have nothing to do with each other yet, and from now on have.
  private mutating func pair(
    where isFit: (Int, Int) -> Bool = { _, _ in true }
  ) -> (Int, Int)? {
    for first in modules.indices.shuffled(using: &random) {
      guard let second = unrelated(to: first, where: { isFit(first, $0) }) else { continue }
      involved[first].insert(second)
      return (first, second)
    }
    return nil
  }

  /// Plants a line that breaks a rule in a business module.
  private mutating func plant(
    _ rule: String, _ module: Int, _ to: String?, _ line: String, after before: [String] = []
  ) {
    let place = add(line, after: before, to: business(module))
    seeds.append(
      Seed(
        rule: rule, from: modules[module], to: to, package: business(module), path: place.path,
        line: .number(place.line)))
  }

  /// Adds a file with a line, and says where it stands.
  private mutating func add(
    _ line: String, after before: [String] = [], to package: Int, target: Int = 0
  ) -> (path: String, line: Int) {
    let comments = (0..<Int.random(in: 0...9, using: &random)).map { "// Line \($0)" }
    let folder = packages[package].folder(of: packages[package].targets[target])
    let path = "\(folder)/Planted\(seeds.count).swift"
    let lines = comments + before + [line]
    packages[package].files[path] = lines.joined(separator: "\n") + "\n"
    return (path, lines.count)
  }

  /// Declares that a business module uses another package's product.
  private mutating func declare(_ module: Int, uses other: Int) {
    packages[business(module)].uses.append(packages[other].path)
    packages[business(module)].targets[0].uses.append((packages[other].name, packages[other].name))
  }
}
