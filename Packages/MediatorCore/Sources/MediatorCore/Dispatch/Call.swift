/// One call of an action, as its handler sees it.
///
/// Handlers and screens reach other modules through ``mediator``, the one that called them, and not
/// through ``Mediator/shared``; so a test's mediator, with its overrides, is used all the way down.
///
/// A call is lent to its handler and cannot be copied or kept; keep what it names instead:
///
///     .on(\OrderContract.list) { target, _, call in ListScreen(mediator: call.mediator) }
///
/// That is what makes a call free of reference counting: it is made on the stack, of references that
/// are alive for as long as it is.
public struct Call: ~Copyable, Sendable {
  // Neither is counted. A call is only ever borrowed, so it ends before the `perform` that made it does.
  // Until then the mediator is held by the caller of `perform`, or by `perform` itself where that is
  // inlined; and the descriptor by the bound action, or for ever, since it is interned.
  private unowned(unsafe) let performer: Mediator
  private unowned(unsafe) let performed: ActionDescriptor

  /// Where the call comes from.
  public let origin: Origin

  /// Makes a call of an action, which both arguments must outlive.
  @inline(__always)
  init(
    by mediator: borrowing Mediator, _ descriptor: borrowing ActionDescriptor,
    origin: Origin = .local
  ) {
    performer = copy mediator
    performed = copy descriptor
    self.origin = origin
  }

  /// Makes a local call of an action; descriptors are interned, so only the mediator must outlive it.
  @usableFromInline
  init(by mediator: borrowing Mediator, of action: some ContractAction) {
    self.init(by: mediator, action.descriptor)
  }
}

extension Call {
  /// The mediator that performs the call.
  public var mediator: Mediator { performer }

  /// What is known about the action; where none has the name, the target and the name alone.
  public var descriptor: ActionDescriptor { performed }

  /// The target that the call is for.
  public var target: TargetName { performed.target }

  /// The name of the action that was asked for.
  public var action: String { performed.name }

  /// Where a call comes from.
  public enum Origin: Sendable, Hashable {
    /// Code of this process.
    case local

    /// A URL.
    case remote
  }
}
