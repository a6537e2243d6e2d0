/// A typed action, with the class of its bound form.
protocol DispatchedAction: ContractAction {
  associatedtype Bound: BoundAction

  /// The action's place in dispatch tables.
  var index: Int { get }
}

extension DispatchedAction {
  /// The bound form of this action in a table, or nil where its target has not been resolved.
  ///
  /// The downcast is unchecked, and right: a descriptor is interned under the type of its action, so
  /// its index stands for one request and one response type, and tables hold under an index only what
  /// was bound with that very descriptor.
  @inline(__always)
  func bound(in reading: TablePublication.Reading) -> Unmanaged<Bound>? {
    guard let bound = reading.table._withUnsafeGuaranteedRef({ $0[index] }) else { return nil }
    return .fromOpaque(bound.toOpaque())
  }

  /// The bound form of this action, with its types.
  ///
  /// Unchecked, for the same reason: what `resolve` hands out was published under this action's index, or
  /// was seen to have its very descriptor.
  func bound(_ action: any BoundAction) -> Bound { unsafeDowncast(action, to: Bound.self) }
}
