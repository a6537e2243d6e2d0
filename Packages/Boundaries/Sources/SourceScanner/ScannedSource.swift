/// What the scanner read from one file, each list in the order of the source.
package struct ScannedSource: Sendable, Hashable, Codable {
  /// Every import, in every branch of every `#if`.
  package var imports: [ImportDeclaration] = []

  /// Every declaration written `public`, `open` or `package`.
  package var exposedDeclarations: [ExposedDeclaration] = []

  /// Every place that names a mediator target.
  package var targetReferences: [TargetReference] = []

  /// What kept the file from being read exactly.
  package var problems: [ScanProblem] = []

  /// Starts with nothing read.
  package init() {}
}
