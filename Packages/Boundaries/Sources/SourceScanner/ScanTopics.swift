/// What to look for in a file; the fewer topics, the less of it is read.
package struct ScanTopics: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  package let rawValue: UInt8

  /// Makes a set of its bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Fills `ScannedSource.imports`.
  package static let imports = ScanTopics(rawValue: 1)

  /// Fills `ScannedSource.exposedDeclarations`.
  package static let exposedDeclarations = ScanTopics(rawValue: 2)

  /// Fills `ScannedSource.targetReferences`, `calls` and `stringConstants`.
  package static let targetReferences = ScanTopics(rawValue: 4)

  /// Fills `ScannedSource.contracts` and `ScannedSource.tables`.
  package static let contracts = ScanTopics(rawValue: 8)

  /// Fills `ScannedSource.runtimeLookups`.
  package static let runtimeLookups = ScanTopics(rawValue: 16)

  /// The topics about what stands in strings and names.
  static let names: ScanTopics = [.targetReferences, .contracts, .runtimeLookups]

  /// Everything.
  package static let all: ScanTopics = [
    .imports, .exposedDeclarations, .targetReferences, .contracts, .runtimeLookups,
  ]
}
