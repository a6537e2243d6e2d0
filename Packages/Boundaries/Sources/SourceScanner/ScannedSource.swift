/// What the scanner read from one file, each list in the order of the source.
package struct ScannedSource: Sendable, Hashable, Codable {
  /// Every import, in every branch of every `#if`.
  package var imports: [ImportDeclaration] = []

  /// Every declaration written `public`, `open` or `package`.
  package var exposedDeclarations: [ExposedDeclaration] = []

  /// Every place other than a call that names a mediator target.
  package var targetReferences: [TargetReference] = []

  /// Every call that names a mediator target.
  package var calls: [ClassicCall] = []

  /// The string constants that other files can name, sorted.
  package var stringConstants: [StringConstant] = []

  /// Every contract, or part of one.
  package var contracts: [ContractDeclaration] = []

  /// Every table of a target's actions.
  package var tables: [TargetTable] = []

  /// Every place that asks the runtime for a type or a symbol.
  package var runtimeLookups: [RuntimeLookup] = []

  /// What kept the file from being read exactly.
  package var problems: [ScanProblem] = []

  /// Starts with nothing read.
  package init() {}
}
