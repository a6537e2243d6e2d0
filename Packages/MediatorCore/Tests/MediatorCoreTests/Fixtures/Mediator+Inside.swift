import Foundation
@testable import MediatorCore

extension Mediator {
  /// The targets of which an instance is published.
  var publishedInstances: Set<TargetName> { state.withLock { Set($0.instances.keys) } }

  /// How many targets were looked up in vain and are remembered.
  var lookedUpInVain: Int { state.withLock { $0.missing.count } }

  /// How many replaced tables are kept for calls that may be reading them.
  var retiredTables: Int { publication.retiredCount }

  /// Makes a mediator that has looked a target up in vain, as before its library was loaded.
  func forgetLinked(_ target: TargetName) {
    state.withLock { $0.missing.insert(target) }
  }
}

/// A URL out of a text, which the tests know to be one.
func url(_ text: String) -> URL {
  guard let url = URL(string: text) else { preconditionFailure("\(text) is not a URL") }
  return url
}
