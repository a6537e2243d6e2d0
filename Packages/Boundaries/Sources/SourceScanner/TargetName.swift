/// The name of a target, alone or with its module: `Target_Order`, `Order.Target_Order`.
struct TargetName {
  let module: String?
  let target: String

  private static let prefix = "Target_"

  /// Reads a name; `nil` when the text is anything else.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy(Self.isIdentifier), let last = parts.last,
      last.hasPrefix(Self.prefix), last.count > Self.prefix.count
    else { return nil }
    target = String(last.dropFirst(Self.prefix.count))
    module = parts.count == 2 ? String(parts[0]) : nil
  }

  /// The target in a literal that begins `scheme://Target/`, with the action that follows it when the
  /// literal has all of its name, or `nil` when it does not begin so.
  ///
  /// A host that begins with a lower-case letter, or holds a period or a port, is a machine.
  static func inURL(_ text: String, isWhole: Bool) -> (target: String, action: String?)? {
    guard let separator = text.firstRange(of: "://") else { return nil }
    let scheme = text[..<separator.lowerBound]
    guard let first = scheme.utf8.first, first.isASCIILetter,
      scheme.utf8.allSatisfy({ $0.isASCIILetter || $0.isDigit || "+-.".utf8.contains($0) })
    else { return nil }
    let rest = text[separator.upperBound...]
    let host = rest.prefix { !"/?#".contains($0) }
    // Where an interpolation follows at once, the host may go on in it.
    guard host.endIndex < rest.endIndex || isWhole else { return nil }
    guard let initial = host.first, initial.isUppercase, isIdentifier(host) else { return nil }
    let path = rest[host.endIndex...].dropFirst()
    let action = path.prefix { !"/?#".contains($0) }
    let hasAction = rest[host.endIndex...].first == "/" && !action.isEmpty
    let isEnded = action.endIndex < path.endIndex || isWhole
    return (String(host), hasAction && isEnded ? String(action) : nil)
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return CharacterClass.isIdentifierStart(first)
      && text.unicodeScalars.allSatisfy { CharacterClass.isIdentifierPart($0) }
  }
}
