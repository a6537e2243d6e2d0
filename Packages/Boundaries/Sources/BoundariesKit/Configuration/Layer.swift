/// A layer: some packages or modules, and the layers that they may use.
package struct Layer: Sendable, Hashable {
  /// What stands in `mayUse` for every layer.
  package static let any = "*"

  package var name: String

  /// Which packages belong to the layer, by their paths.
  package var packages: [PathPattern] = []

  /// Which modules belong to it whatever their package's layer is, by their names.
  package var modules: [PathPattern] = []

  /// The layers that this one may use; `*` stands for all.
  package var mayUse: [String] = []

  /// Whether the modules of this layer offer nothing but mediator targets: they are linked, and found by
  /// name, which only the layers that may use this one may write.
  package var isPrivate = false

  /// The path of the package whose mediator extension a package of this layer is, written with the
  /// names that stand in `packages`.
  package var extends: PathPattern?
}
