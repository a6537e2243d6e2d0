import SourceScanner

/// The calls by string of a workspace, as far as the sources tell whom they call.
struct ClassicCalls {
  struct Call {
    let caller: Module
    let place: Place
    let target: String
    /// The action; `nil` where the sources do not tell.
    let action: String?
    /// The target's module, where the call names it and the sources tell.
    let module: String?
  }

  /// The calls outside tests.
  let made: [Call]

  /// The actions that calls and URLs anywhere name by their targets; `nil` is any action.
  private let reached: [String: Set<String?>]

  init(_ workspace: Workspace, _ constants: ConstantResolver) {
    var made: [Call] = []
    var reached: [String: Set<String?>] = [:]
    for module in workspace.modules {
      for source in module.sources {
        for call in source.scan.calls where call.action != nil {
          guard let target = constants.text(call.target, in: module) else { continue }
          let action = constants.text(call.action, in: module)
          reached[target, default: []].insert(action)
          guard module.kind != .test else { continue }
          made.append(
            Call(
              caller: module, place: source.place(call.location), target: target, action: action,
              module: constants.text(call.module, in: module)))
        }
        for url in source.scan.targetReferences where url.kind == .url {
          if let target = url.target { reached[target, default: []].insert(url.action) }
        }
      }
    }
    self.made = made
    self.reached = reached
  }

  /// Whether a call anywhere can be about an action of a target.
  func reach(_ target: String, _ action: String) -> Bool {
    guard let actions = reached[target] else { return false }
    return actions.contains(action) || actions.contains(nil)
  }
}
