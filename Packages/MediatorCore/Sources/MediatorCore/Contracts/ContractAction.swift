/// What the three kinds of typed action have in common.
///
/// It exists to enumerate a contract; nothing else conforms to it.
public protocol ContractAction: Sendable {
  /// What the action gets.
  associatedtype Request

  /// What the action answers.
  associatedtype Response

  /// What is known about the action without performing it.
  var descriptor: ActionDescriptor { get }
}
