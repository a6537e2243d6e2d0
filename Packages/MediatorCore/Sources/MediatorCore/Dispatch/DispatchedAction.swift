/// A typed action, with the class of its bound form.
protocol DispatchedAction: ContractAction {
  associatedtype Bound: BoundAction
}

extension DispatchedAction {
  /// The bound form of this action, with its types.
  ///
  /// The downcast is unchecked, and right: a descriptor is interned under the type of its action, so
  /// its index stands for one request and one response type, and `BoundTarget` puts under an index
  /// only what was bound with that very descriptor. A debug build checks it.
  @inline(__always)
  func bound(_ action: any BoundAction) -> Bound { unsafeDowncast(action, to: Bound.self) }
}
