import Testing

@testable import BoundariesKit

/// How names in manifests lead to modules, where the packages of the other tests are too plain.
struct ResolutionTests {
  /// What the imports of the target `App` mean, by the rule about undeclared ones.
  private func undeclared(
    _ app: Manifest, imports: String, libraries: [String: Manifest]
  ) async throws -> [String] {
    let written = try Tree()
    try written.write("", to: "App/Package.swift")
    try written.write(imports, to: "App/Sources/App/App.swift")
    for (path, manifest) in libraries {
      try written.write("", to: "\(path)/Package.swift")
      for target in manifest.targets {
        try written.write("", to: "\(path)/Sources/\(target.name)/File.swift")
      }
    }
    var app = app
    for index in app.dependencies.indices {
      app.dependencies[index].path = app.dependencies[index].path.map { "\(written.root)/\($0)" }
    }
    let report = await Check(
      root: written.root,
      manifests: GivenManifests(manifests: libraries.merging(["App": app]) { $1 })
    ).run()
    #expect(report.problems == [])
    return report.violations.filter { $0.rule == "undeclared-import" }.map { $0.to ?? "" }
  }

  private func app(
    _ package: Manifest.PackageDependency, _ dependency: Manifest.Dependency
  ) -> Manifest {
    Manifest(
      name: "App", dependencies: [package],
      targets: [Manifest.Target(name: "App", dependencies: [dependency])])
  }

  private let library = Manifest(
    name: "Named", products: [Manifest.Product(name: "Kit", targets: ["my-lib"])],
    targets: [Manifest.Target(name: "my-lib"), Manifest.Target(name: "Hidden")])

  @Test(
    "a package is known by its folder, by the name that it is given and by its own",
    arguments: ["lib", "LIB", "Given", "Named"])
  func names(name: String) async throws {
    let manifest = app(
      Manifest.PackageDependency(identity: "lib", name: "Given", path: "Lib"),
      Manifest.Dependency(kind: .product, name: "Kit", package: name))
    let found = try await undeclared(
      manifest, imports: "import my_lib\nimport Hidden\n", libraries: ["Lib": library])
    #expect(found == ["Hidden"])
  }

  @Test("a name alone is a target of the package or a product of any that it uses")
  func byName() async throws {
    let manifest = app(
      Manifest.PackageDependency(identity: "lib", path: "Lib"),
      Manifest.Dependency(kind: .byName, name: "Kit"))
    #expect(
      try await undeclared(manifest, imports: "import my_lib\n", libraries: ["Lib": library]) == [])
  }

  @Test("a package of the tree takes the place of a remote one of the same identity")
  func override() async throws {
    let manifest = app(
      Manifest.PackageDependency(identity: "lib"),
      Manifest.Dependency(kind: .product, name: "Kit", package: "lib"))
    #expect(
      try await undeclared(
        manifest, imports: "import my_lib\n", libraries: ["Vendor/Lib": library]) == [])
  }

  @Test("a module alias is the name that imports use")
  func alias() async throws {
    let manifest = app(
      Manifest.PackageDependency(identity: "lib", path: "Lib"),
      Manifest.Dependency(
        kind: .product, name: "Kit", package: "lib", moduleAliases: ["my_lib": "Theirs"]))
    #expect(
      try await undeclared(manifest, imports: "import Theirs\n", libraries: ["Lib": library]) == [])
  }
}
