/// A target that no package manifest declares, such as the app of an Xcode project.
package struct ConfiguredTarget: Sendable, Hashable {
  package var name: String
  /// The name of its layer.
  package var layer: String
  /// The files and folders of its sources, relative to the root of the check.
  package var sources: [String]
  /// The products that it links, or `nil` where only its sources say what it uses.
  package var dependencies: [String]?
  package var place: Place
}
