/// What a mediator finds when it holds contracts to the targets that the binary links.
public struct Verification: Sendable, Hashable {
  /// How many contracts were held to a linked target.
  public internal(set) var contracts = 0

  /// How many actions those contracts declare.
  public internal(set) var actions = 0

  /// The targets that the binary does not link; leaving a module out is no fault.
  public internal(set) var missing: [TargetName] = []

  /// What is wrong, in the order of the contracts and their actions.
  public internal(set) var faults: [Fault] = []

  /// Something that a call would run into.
  public struct Fault: Sendable, Hashable, CustomStringConvertible {
    /// The target of the contract.
    public let target: TargetName

    /// The name of the action, or nil where the fault is of the target as a whole.
    public let action: String?

    /// What is wrong, where, and what to do.
    public let message: String

    /// The message.
    public var description: String { message }
  }
}

extension Verification {
  mutating func add(_ other: Verification) {
    contracts += other.contracts
    actions += other.actions
    for target in other.missing { add(missing: target) }
    faults += other.faults
  }

  mutating func add(missing target: TargetName) {
    if !missing.contains(target) { missing.append(target) }
  }

  mutating func add(_ target: TargetName, action: String? = nil, _ message: String) {
    faults.append(Fault(target: target, action: action, message: message))
  }
}
