@testable import BoundariesKit

/// Manifests that a test gives by the paths of their packages.
struct GivenManifests: ManifestSource {
  var manifests: [String: Manifest]

  func manifest(of package: String, in tree: FileTree) async throws(Problem) -> Manifest {
    guard let manifest = manifests[package] else {
      throw Problem(path: "\(package)/Package.swift", sentence: "The test has no such package.")
    }
    return manifest
  }
}
