/// One entry of an ``ActionTable``: an action with what performs it, or a table to include.
public struct ActionTableEntry<Owner: AnyObject & Sendable>: Sendable {
  let rows: [ActionTableRow<Owner>]
}

// MARK: Typed actions

// Actions are asked for as functions: a key path literal stands for one, and in a release build no key
// path is made of it, which would take microseconds at the first call of a target.

extension ActionTableEntry {
  /// Answers a synchronous action of a contract.
  ///
  /// - Parameters:
  ///   - action: The action, asked of its contract: a key path literal, `\AccountContract.login`.
  ///   - handler: What performs it, on the caller's thread.
  /// - Returns: An entry for the table.
  public static func on<C: Contract, Request, Response>(
    _ action: (C) -> Action<Request, Response, C>,
    _ handler: @escaping @Sendable (Owner, Request, borrowing Call) throws -> Response
  ) -> ActionTableEntry {
    typed(action(C.shared).descriptor) { BoundSynchronousAction($0, $1, handler) }
  }

  /// Answers a main-actor action of a contract.
  ///
  /// - Parameters:
  ///   - action: The action, asked of its contract: a key path literal, `\AccountContract.login`.
  ///   - handler: What performs it, on the main actor.
  /// - Returns: An entry for the table.
  public static func on<C: Contract, Request, Response>(
    _ action: (C) -> MainActorAction<Request, Response, C>,
    _ handler: @escaping @MainActor @Sendable (Owner, Request, borrowing Call) throws -> Response
  ) -> ActionTableEntry {
    typed(action(C.shared).descriptor) { BoundMainActorAction($0, $1, handler) }
  }

  // Inlined into the business module, where the handler and what hands it its target become one function.

  /// Answers an asynchronous action of a contract.
  ///
  /// - Parameters:
  ///   - action: The action, asked of its contract: a key path literal, `\AccountContract.login`.
  ///   - handler: What performs it, in the caller's task.
  /// - Returns: An entry for the table.
  @inlinable @inline(__always)
  public static func on<C: Contract, Request, Response>(
    _ action: (C) -> AsyncAction<Request, Response, C>,
    _ handler: @escaping @Sendable (Owner, Request, borrowing Call) async throws -> Response
  ) -> ActionTableEntry {
    asynchronous(action(C.shared)) { owner, request, call in
      // A row is bound to a source of its own `Owner` only, `BoundAsyncAction` makes a handler of that
      // source and this body together, and a handler calls its body with its own owner.
      try await handler(unsafeDowncast(owner, to: Owner.self), request, call)
    }
  }

  @usableFromInline
  static func asynchronous<C: Contract, Request, Response>(
    _ action: AsyncAction<Request, Response, C>,
    _ body: @escaping AsyncHandler<Request, Response>.Body
  ) -> ActionTableEntry {
    typed(action.descriptor) { BoundAsyncAction($0, $1, body) }
  }

  private static func typed(
    _ descriptor: ActionDescriptor, _ bind: @escaping ActionTableRow<Owner>.Bind
  ) -> ActionTableEntry {
    ActionTableEntry(rows: [
      ActionTableRow(key: .action(descriptor.name), descriptor: descriptor, bind: bind)
    ])
  }
}

// MARK: Classic actions

extension ActionTableEntry {
  /// Answers an action of the classic style: by name, with a dictionary.
  ///
  /// - Parameters:
  ///   - name: The name of the action; exact, and of any form, `calculate:withCompletion:` too.
  ///   - handler: What performs it, on the caller's thread, with the caller's parameters.
  /// - Returns: An entry for the table.
  public static func on(
    _ name: String,
    _ handler: @escaping @Sendable (Owner, [String: Any]?, borrowing Call) throws -> Any?
  ) -> ActionTableEntry {
    classic(.action(name), handler)
  }

  /// Answers an action of the classic style on the main actor, such as one that answers a screen.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: What performs it, on the main actor, with the caller's parameters.
  /// - Returns: An entry for the table.
  public static func on(
    _ name: String,
    mainActor handler:
      @escaping @MainActor @Sendable (Owner, [String: Any]?, borrowing Call) throws -> Any?
  ) -> ActionTableEntry {
    ActionTableEntry(rows: [
      ActionTableRow(key: .action(name), descriptor: nil, isolation: .mainActor) {
        BoundMainActorAction($0, $1, handler)
      }
    ])
  }

  /// Answers an asynchronous action of the classic style.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: What performs it, in the caller's task, with the caller's parameters.
  /// - Returns: An entry for the table.
  public static func on(
    _ name: String,
    async handler: @escaping @Sendable (Owner, [String: Any]?, borrowing Call) async throws -> Any?
  ) -> ActionTableEntry {
    ActionTableEntry(rows: [
      ActionTableRow(key: .action(name), descriptor: nil, isolation: .asynchronous) {
        BoundAsyncAction($0, $1) { owner, params, call in
          // As in the typed form.
          try await handler(unsafeDowncast(owner, to: Owner.self), params, call)
        }
      }
    ])
  }

  /// Answers every action that the table does not name.
  ///
  /// - Parameter handler: What answers; `call.action` is the name that was asked for. The parameters
  ///   of a typed call hold its request under the key `request`.
  /// - Returns: An entry for the table.
  public static func notFound(
    _ handler: @escaping @Sendable (Owner, [String: Any]?, borrowing Call) throws -> Any?
  ) -> ActionTableEntry {
    classic(.notFound, handler)
  }

  private static func classic(
    _ key: ActionTableKey,
    _ handler: @escaping @Sendable (Owner, [String: Any]?, borrowing Call) throws -> Any?
  ) -> ActionTableEntry {
    ActionTableEntry(rows: [
      ActionTableRow(key: key, descriptor: nil) { BoundClassicAction($0, $1, handler) }
    ])
  }
}

// MARK: Tables of others

extension ActionTableEntry {
  /// Answers all that another table answers, as a subclass inherits the actions of its superclass.
  ///
  /// A typed action of another target's contract is found here by name; its typed calls stay with the
  /// target that the contract names.
  ///
  /// - Parameters:
  ///   - table: The table to include.
  ///   - base: The object that the included handlers get, such as the target itself or a part of it;
  ///     asked in each call. A part must not need the target to be alive.
  /// - Returns: An entry for the table.
  public static func including<Base: AnyObject & Sendable>(
    _ table: ActionTable<Base>, _ base: @escaping @Sendable (Owner) -> Base
  ) -> ActionTableEntry {
    ActionTableEntry(rows: table.rows.map { $0.included(base) })
  }
}
