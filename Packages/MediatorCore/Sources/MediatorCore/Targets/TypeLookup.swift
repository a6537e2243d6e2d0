/// Asks the runtime for a target by its name.
enum TypeLookup {
  enum Answer {
    case target(any Target.Type)
    /// There is such a type, but it is no target.
    case otherType
    case missing
  }

  /// Looks a target up, at about half a microsecond when it is found and fifty when it is not.
  ///
  /// `_typeByName` finds internal classes of every module in the binary, in release builds too, and is
  /// several times faster than `NSClassFromString`, which asks it in turn. Only valid names may come
  /// here, since it also understands mangled ones.
  static func target(named name: TargetName) -> Answer {
    guard let type = _typeByName(name.description) else { return .missing }
    guard let target = type as? any Target.Type else { return .otherType }
    return .target(target)
  }
}
