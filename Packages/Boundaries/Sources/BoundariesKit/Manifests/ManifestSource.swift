/// Where manifests come from.
package protocol ManifestSource: Sendable {
  /// What the manifest of the package in a folder of the tree declares.
  func manifest(of package: String, in tree: FileTree) async throws(Problem) -> Manifest
}
