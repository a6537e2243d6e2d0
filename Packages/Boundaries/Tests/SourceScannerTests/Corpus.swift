/// The sources that the compiler judges: those of all tables about imports.
enum Corpus {
  static let sources: [TableRow] =
    (ImportTests.forms + ImportTests.decoys + LiteralTests.strings + LiteralTests.regexes
      + ConditionTests.branches)
}
