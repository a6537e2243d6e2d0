/// A business module, as the app lists it.
///
///     let modules: [Module] = [
///       Module("Account", AccountContract.shared),
///       Module("Calculator"),  // the classic style has no contract
///     ]
///
/// Listing a module does not link it and registers nothing. It tells a mediator where to look for
/// targets that are named without a module, which exposed actions a URL may reach, and what to verify.
public struct Module: Sendable {
  /// The name of the Swift module.
  public let name: String

  /// The contracts that the module's targets answer.
  public let contracts: [any Contract]

  /// Lists a module.
  ///
  /// - Parameters:
  ///   - name: The name of the Swift module.
  ///   - contracts: The shared value of each contract; none for a module of the classic style.
  public init(_ name: String, _ contracts: any Contract...) {
    self.name = name
    self.contracts = contracts
  }
}

extension Module {
  /// The targets that the module is known to have.
  ///
  /// They are those of its contracts or, where it has none, the one named like the module.
  public var targets: [TargetName] {
    let targets = contracts.map { type(of: $0).target }
    return targets.isEmpty ? [TargetName(module: name, name: name)] : targets
  }
}
