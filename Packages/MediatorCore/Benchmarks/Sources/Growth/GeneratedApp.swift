import Foundation

/// An app of many modules, written to a folder.
///
/// Each module is a Swift module with one target of four actions, and has an extension module of its
/// own, as a business module has its extension package.
struct GeneratedApp {
  let modules: Int
  /// Whether the classes are targets; the plain ones hold the same code and are called by nobody.
  let hasTargets: Bool
  let folder: URL
  /// The package MediatorCore.
  let core: URL

  /// A Swift module that a change is made in.
  struct Part {
    let name: String
    let file: URL
  }

  func implementation(_ module: Int) -> Part { part("M\(module)") }

  func extensionPackage(_ module: Int) -> Part { part("M\(module)Mediator") }

  private func part(_ name: String) -> Part {
    Part(name: name, file: folder.appending(path: "Sources/\(name)/\(name).swift"))
  }

  func write() throws {
    try write(manifest, to: folder.appending(path: "Package.swift"))
    try write(base, to: folder.appending(path: "Sources/Base/Probe.swift"))
    for module in 0..<modules {
      try write(contract(module), to: extensionPackage(module).file)
      try write(hasTargets ? target(module) : plain(module), to: implementation(module).file)
    }
    try write(main, to: folder.appending(path: "Sources/App/App.swift"))
    try write(calls, to: folder.appending(path: "Sources/App/Calls.swift"))
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let core: Target.Dependency = .product(name: "MediatorCore", package: "MediatorCore")
    let numbers = 0..<\(modules)
    let extensions: [Target] = numbers.map { .target(name: "M\\($0)Mediator", dependencies: [core]) }
    let modules: [Target] = numbers.map {
      .target(name: "M\\($0)", dependencies: [.target(name: "M\\($0)Mediator"), "Base", core])
    }
    let linked: [Target.Dependency] = (extensions + modules).map { .target(name: $0.name) }

    let package = Package(
      name: "Grown",
      platforms: [.macOS(.v15)],
      dependencies: [.package(path: "\(core.path)")],
      targets: extensions + modules
        + [
          .target(name: "Base"),
          .executableTarget(name: "App", dependencies: [core, "Base"] + linked),
        ],
      swiftLanguageModes: [.v6]
    )

    """
  }
}
