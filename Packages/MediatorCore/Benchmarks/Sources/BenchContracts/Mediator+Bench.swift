public import MediatorCore

// What an extension package adds for its callers: one method for each action.
extension Mediator {
  /// Adds one in a kept target.
  ///
  /// - Parameter n: The number.
  /// - Returns: The number after it.
  /// - Throws: A `MediatorError` where nothing answers.
  public func next(_ n: Int) throws -> Int { try perform(KeptContract.shared.next, n) }

  /// Adds one on the main actor.
  ///
  /// - Parameter n: The number.
  /// - Returns: The number after it.
  /// - Throws: A `MediatorError` where nothing answers.
  @MainActor
  public func nextOnMain(_ n: Int) throws -> Int { try perform(KeptContract.shared.nextOnMain, n) }

  /// Adds one asynchronously.
  ///
  /// - Parameter n: The number.
  /// - Returns: The number after it.
  /// - Throws: A `MediatorError` where nothing answers.
  public func nextLater(_ n: Int) async throws -> Int {
    try await perform(KeptContract.shared.nextLater, n)
  }

  /// Adds one in a target of its own.
  ///
  /// - Parameter n: The number.
  /// - Returns: The number after it.
  /// - Throws: A `MediatorError` where nothing answers.
  public func nextInFresh(_ n: Int) throws -> Int { try perform(FreshContract.shared.next, n) }

  /// Calls a target that is not linked.
  ///
  /// - Parameter n: The number.
  /// - Returns: Nothing, ever.
  /// - Throws: A `MediatorError`.
  public func nextInAbsent(_ n: Int) throws -> Int { try perform(AbsentContract.shared.next, n) }

  /// Calls an action that its target does not have.
  ///
  /// - Parameter n: The number.
  /// - Returns: Nothing, ever.
  /// - Throws: A `MediatorError`.
  public func unknown(_ n: Int) throws -> Int { try perform(KeptContract.shared.unknown, n) }

  /// Adds one by name, with the number in a dictionary.
  ///
  /// - Parameter n: The number.
  /// - Returns: The number after it.
  /// - Throws: A `MediatorError` where nothing answers.
  public func nextByName(_ n: Int) throws -> Any? {
    try performTarget("Kept", action: "classicNext", params: ["n": n], shouldCacheTarget: true)
  }

  /// Adds one by name, with the number and the module in a dictionary.
  ///
  /// - Parameter n: The number.
  /// - Returns: The number after it.
  /// - Throws: A `MediatorError` where nothing answers.
  public func nextByFullName(_ n: Int) throws -> Any? {
    try performTarget(
      "Kept", action: "classicNext", params: [ParameterKey.module: "BenchTargets", "n": n],
      shouldCacheTarget: true)
  }
}
