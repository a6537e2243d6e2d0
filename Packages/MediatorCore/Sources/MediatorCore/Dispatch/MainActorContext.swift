import Dispatch
import Foundation

/// Whether the running code is on the main actor, asked without trapping.
///
/// The thread alone does not tell: on Linux the main queue leaves the main thread when an
/// asynchronous `main` first suspends. The queue alone does not either: code in the `sync` of another
/// queue may run on the main thread.
enum MainActorContext {
  private static let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true
  }

  /// Runs an operation that is isolated to the main actor, when on it, and otherwise throws.
  static func assume<Input, Result>(
    _ input: Input, orThrow error: () -> any Error,
    operation: @MainActor (Input) throws -> Result
  ) throws -> Result {
    guard isCurrent else { throw error() }
    // `assumeIsolated` asks for Sendable values because it cannot know that its caller shares the
    // isolation of the operation. Here it does: it is on the main actor, and waits for the operation; so
    // the operation alone uses the input, and writes the result, until then.
    nonisolated(unsafe) let input = input
    nonisolated(unsafe) var result: Result?
    try MainActor.assumeIsolated { result = try operation(input) }
    // For the compiler: the operation returned, so there is a result.
    guard let result else { throw error() }
    return result
  }
}
