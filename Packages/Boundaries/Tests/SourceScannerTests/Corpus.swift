/// The sources that the compiler judges: those of all tables about imports.
enum Corpus {
  static let sources: [TableRow] =
    (ImportTests.forms + ImportTests.decoys + LiteralTests.strings + LiteralTests.regexes
    + ConditionTests.branches)
    .filter { !disputed.contains($0.name) }

  /// Sources that the compiler rejects, of which the scanner reports more than the compiler reads
  /// before it gives up.
  private static let disputed: Set<String> = []
}
