import SourceScanner

/// A contract with all that its parts say.
struct Contract {
  struct Action {
    let property: String
    /// The name in the target's table; `nil` where the sources do not tell.
    let name: String?
    let isStored: Bool
    let place: Place
  }

  let name: String
  let module: Module
  let place: Place
  /// The full name of its target; `nil` where the sources do not tell.
  let target: FullTargetName?
  let actions: [Action]
}

/// `Module.Target_Name`.
struct FullTargetName: Hashable, CustomStringConvertible {
  let module: String
  let name: String

  init(module: String, name: String) {
    self.module = module
    self.name = name
  }

  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].hasPrefix("Target_") else { return nil }
    self.init(module: String(parts[0]), name: String(parts[1].dropFirst("Target_".count)))
  }

  var description: String { "\(module).Target_\(name)" }
}
