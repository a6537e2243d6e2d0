import Testing

/// What a completion was called with, on the main actor.
@MainActor
final class Results<Response: Sendable> {
  private(set) var all: [Result<Response, any Error>] = []

  nonisolated init() {}

  func add(_ result: Result<Response, any Error>) {
    MainActor.assertIsolated()
    all.append(result)
  }

  /// What came, where it came once and is an answer.
  var answer: Response? { all.count == 1 ? try? all[0].get() : nil }

  /// What came, where it came once and is an error.
  var error: (any Error)? {
    guard all.count == 1, case .failure(let error) = all[0] else { return nil }
    return error
  }
}
