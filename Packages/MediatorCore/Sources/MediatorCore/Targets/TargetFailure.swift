/// Why a target cannot answer; it becomes a ``MediatorError`` where the call is known.
enum TargetFailure: Error {
  /// The runtime knows no such type, or the name is none.
  case notFound

  /// There is a type of that name, which is not a target.
  case notATarget

  /// The table names an action twice.
  case duplicateAction(String)

  /// The initialiser answered nil.
  case declined

  /// More than one listed module has it, and the call names none.
  case ambiguous([TargetName])
}
