package import SourceScanner

/// A module of the checked tree: one target of one manifest.
package struct Module: Sendable {
  /// The position of the module in the workspace.
  package var id: Int
  /// The position of its package in the workspace.
  package var package: Int
  /// The name of the target.
  package var name: String
  package var kind: Manifest.Target.Kind
  /// The folder of its sources, where there is one.
  package var folder: String?
  package var layer: Layer?
  package var dependencies: [Dependency] = []
  package var usesPlugins = false
  package var settings: [String] = []
  package var sources: [Source] = []
  /// Whether every source was read, so that what is not in them can be told.
  package var isComplete = true

  /// The name that imports use: the target's, made an identifier as SwiftPM does.
  package var importName: String { Self.importName(of: name) }

  /// Whether other modules can import it.
  package var isImportable: Bool { kind != .test && kind != .plugin }

  /// Whether it is written in Swift, as far as its sources are in the tree.
  package var isSwift: Bool { !sources.isEmpty }

  /// One Swift file and what was read from it.
  package struct Source: Sendable {
    package var path: String
    package var scan: ScannedSource
  }

  /// Something that the manifest says the module uses.
  package struct Dependency: Sendable {
    package var declaration: Manifest.Dependency
    /// The modules of the tree that the dependency offers; none for a package that is not in it.
    package var modules: [Int]
  }

  static func importName(of target: String) -> String {
    let name = String(
      String.UnicodeScalarView(
        target.unicodeScalars.map {
          $0.properties.isXIDContinue || $0 == "_" ? $0 : "_"
        }))
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
