/// Reads what boundaries are checked by from Swift sources.
package enum SwiftScanner {
  /// Scans one file. It answers for any bytes, and never traps.
  ///
  /// - Parameters:
  ///   - file: The file to scan.
  ///   - topics: What to look for.
  /// - Returns: What was found.
  package static func scan(_ file: SourceFile, for topics: ScanTopics = .all) -> ScannedSource {
    ScannedSource()
  }
}
