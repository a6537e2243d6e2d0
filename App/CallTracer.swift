import MediatorCore
import Synchronization

/// Writes each call with those that it made in turn as a tree, with what they answered and how long
/// they took.
final class CallTracer: CallObserver {
  private struct Line {
    let depth: Int
    let text: String
  }

  /// The lines of calls whose caller is still at work, by the caller.
  private let pending = Mutex<[UInt64: [Line]]>([:])
  private let write: @Sendable (String) -> Void

  init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

  func didPerform(_ call: borrowing Call, _ outcome: CallOutcome) {
    let origin = call.origin == .remote ? ", by URL" : ""
    let text =
      "\(call.descriptor)\(origin): \(answer(outcome)), \(milliseconds(outcome.duration)) ms"
    let tree = pending.withLock { pending -> [Line]? in
      let callees = pending.removeValue(forKey: outcome.id) ?? []
      let lines =
        [Line(depth: 0, text: text)]
        + callees.map { Line(depth: $0.depth + 1, text: $0.text) }
      guard let parent = outcome.parent else { return lines }
      pending[parent, default: []] += lines
      return nil
    }
    guard let tree else { return }
    write(
      tree.map { "trace: \(String(repeating: "  ", count: $0.depth))\($0.text)" }
        .joined(separator: "\n"))
  }

  private func answer(_ outcome: CallOutcome) -> String {
    switch outcome.result {
    case .success(let answer?): "answered \(type(of: answer))"
    case .success(nil): "answered nothing"
    case .failure(let error): "threw \(type(of: error))"
    }
  }

  /// With three decimals: most calls take microseconds.
  private func milliseconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    let fraction = String(microseconds % 1000 + 1000).dropFirst()
    return "\(microseconds / 1000).\(fraction)"
  }
}
