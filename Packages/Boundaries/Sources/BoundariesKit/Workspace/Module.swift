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
  package var layer: Layer?
  package var dependencies: [Dependency] = []
  /// Whether its dependencies are all that it links, and not only what its imports tell.
  package var declaresDependencies = true
  package var usesPlugins = false
  package var settings: [String] = []
  package var sources: [Source] = []
  /// The imports of other modules of the tree, in the order of the sources.
  package var imports: [Import] = []
  /// Whether every source was read, so that what is not in them can be told.
  package var isComplete = true

  /// The name that imports use.
  package let importName: String

  init(id: Int, package: Int, name: String, kind: Manifest.Target.Kind) {
    self.id = id
    self.package = package
    self.name = name
    self.kind = kind
    importName = Self.importName(of: name)
  }

  /// Whether other modules can import it.
  package var isImportable: Bool { kind != .test && kind != .plugin }

  /// Whether it belongs to what the mediator connects: it has targets, or calls those of another package.
  var isReachedByName: Bool { layer?.isPrivate == true || layer?.extends != nil }

  /// Whether it is written in Swift, as far as its sources are in the tree.
  package var isSwift: Bool { !sources.isEmpty }

  /// One Swift file and what was read from it.
  package struct Source: Sendable {
    package var path: String
    package var scan: ScannedSource

    /// A place in the file.
    func place(_ location: SourceLocation) -> Place {
      Place(path, line: location.line, column: location.column)
    }
  }

  /// An import of another module of the tree.
  package struct Import: Sendable {
    package var module: Int
    /// Whether the manifest declares that the module is used.
    package var isDeclared: Bool
    /// The name that stands in the source.
    package var name: String
    package var place: Place
  }

  /// Something that the manifest says the module uses.
  package struct Dependency: Sendable {
    package var declaration: Manifest.Dependency
    /// The modules of the tree that the dependency offers; none for a package that is not in it.
    package var modules: [Int]

    /// The name by which a module that the dependency offers is imported.
    package func importName(of module: Module) -> String {
      declaration.moduleAliases[module.importName] ?? module.importName
    }
  }

  /// The name of a target, made an identifier as SwiftPM does.
  static func importName(of target: String) -> String {
    var name = ""
    for scalar in target.unicodeScalars {
      let isFirstDigit = name.isEmpty && scalar.properties.numericType != nil
      name.unicodeScalars.append(scalar.properties.isXIDContinue && !isFirstDigit ? scalar : "_")
    }
    return name
  }
}
