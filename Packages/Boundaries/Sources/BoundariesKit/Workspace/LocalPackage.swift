/// A package of the checked tree.
package struct LocalPackage: Sendable {
  /// The position of the package in the workspace.
  package var id: Int
  /// The path of its folder; the root's is `.`.
  package var path: String
  /// The name of its folder, or of the package where it stands at the root of the check.
  package var name: String
  /// The name that SwiftPM knows it by.
  package var identity: String
  package var manifest: Manifest
  /// The package that each package dependency of the manifest leads to; `nil` for one outside the tree.
  package var dependencies: [Int?] = []
  /// The package whose mediator extension it is.
  package var extends: Int?
  /// The package that is its mediator extension.
  package var extendedBy: Int?
  /// The positions of its modules in the workspace.
  package var modules: Range<Int> = 0..<0

  /// Where the configuration declares it: then it is a target that no manifest knows, and no package.
  package var declaredAt: Place?

  /// The path of the file that declares it.
  package var manifestPath: String {
    declaredAt?.path ?? FileTree.join(path, "Package.swift")
  }
}
