public import Foundation

extension Mediator {
  /// Says whether a URL leads to an action, and if not, why not.
  ///
  ///     guard mediator.canOpen(url).isYes else { return false }
  ///     if case .no(let reason) = mediator.canOpen(url) { log(reason.message) }
  ///
  /// Nothing happens meanwhile: no type is looked up, nothing of a target or of its request runs, and
  /// nothing is remembered. So the call itself may still fail: where the target is not linked, where
  /// the parameters do not make the request, and where an interceptor refuses it.
  ///
  /// - Parameter url: The URL, as for `performAction`.
  /// - Returns: The action that the URL leads to, or the error that a call with it throws.
  public func canOpen(_ url: URL) -> RemoteAnswer {
    do throws(MediatorError) {
      return .yes(try remote.resolve(url).action)
    } catch {
      return .no(error)
    }
  }
}
