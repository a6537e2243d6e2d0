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

  /// Fills `ScannedSource.targetReferences`.
  package static let targetReferences = ScanTopics(rawValue: 4)

  /// Everything.
  package static let all: ScanTopics = [.imports, .exposedDeclarations, .targetReferences]
}
