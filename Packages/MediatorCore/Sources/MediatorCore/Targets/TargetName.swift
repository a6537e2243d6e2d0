/// The full name of a target: the module, and the class in it that is the door.
///
/// Written as the class is: `"Account.Target_Account"`.
public struct TargetName: Hashable, Sendable {
  /// The Swift module, such as `Account`.
  public let module: String

  /// The name of the target without its prefix: `Account` for `Target_Account`.
  public let name: String

  /// Names the target `Target_` + `name` of a module.
  ///
  /// - Parameters:
  ///   - module: The Swift module.
  ///   - name: The name without the prefix `Target_`.
  public init(module: String, name: String) {
    self.module = module
    self.name = name
  }

  /// Whether both parts are single Swift identifiers; no type is looked up for a name that is not.
  var isValid: Bool { Self.isIdentifier(module) && Self.isIdentifier(name) }

  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isIDStart else {
      return false
    }
    return text.unicodeScalars.dropFirst().allSatisfy { $0.properties.isIDContinue }
  }
}

extension TargetName: ExpressibleByStringLiteral {
  /// Reads `Module.Target_Name`.
  ///
  /// - Parameter value: The full name. One that has another form is kept as it is and never found.
  public init(stringLiteral value: String) {
    self = TargetName(fullName: value) ?? TargetName(module: "", name: value)
  }

  /// Reads `Module.Target_Name`, and answers nil for any other form.
  init?(fullName: String) {
    let parts = fullName.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].hasPrefix(Self.prefix) else { return nil }
    self.init(module: String(parts[0]), name: String(parts[1].dropFirst(Self.prefix.count)))
  }

  static let prefix = "Target_"
}

extension TargetName: CustomStringConvertible {
  /// The full name, as `Module.Target_Name`; without the module where none was given.
  public var description: String {
    module.isEmpty ? Self.prefix + name : "\(module).\(Self.prefix)\(name)"
  }
}
