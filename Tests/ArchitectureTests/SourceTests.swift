import Foundation
import Testing

@Suite("Sources")
struct SourceTests {
  static let sources = (["App", "Packages"].flatMap { Repository.files(below: $0) })
    .filter { $0.hasSuffix(".swift") && !$0.contains("/Tests/") }

  @Test("none has an underscored attribute, traps on an error, or finds resources by its place")
  func forbidden() throws {
    // The checker has these words in its own texts.
    for path in Self.sources where !path.hasPrefix("Packages/Boundaries/") {
      let text = try Repository.text(path)
      for word in ["@_exported", "@_spi", "Bundle.module", "@preconcurrency", "try!"] {
        #expect(!text.contains(word), "\(path) uses \(word)")
      }
    }
  }

  private let core = "Packages/MediatorCore/Sources/MediatorCore/"

  private func files(with words: [String]) throws -> [String] {
    try Self.sources.filter { path in
      guard !path.hasPrefix("Packages/Boundaries/") else { return false }
      let text = try Repository.text(path)
      return words.contains { text.contains($0) }
    }
  }

  @Test("what is compiled into other packages stands in few files, which are these")
  func inlinable() throws {
    let found = try files(with: [
      "@inlinable", "@usableFromInline", "@frozen", "@_alwaysEmitIntoClient", "@_transparent",
    ])
    #expect(
      found == [
        "\(core)Dispatch/AsyncHandler.swift",
        "\(core)Dispatch/Call.swift",
        "\(core)Mediator+Async.swift",
        "\(core)Targets/ActionTableEntry.swift",
      ])
  }

  @Test("unsafe and unchecked constructs stand in few files, which are these")
  func unchecked() throws {
    let found = try files(with: [
      "@unchecked Sendable", "nonisolated(unsafe)", "unsafeDowncast", "unsafeBitCast",
      "unowned(unsafe)", "unsafelyUnwrapped", "Unmanaged", "_withUnsafeGuaranteedRef",
      "UnsafeMutablePointer", "UnsafeRawPointer",
    ])
    #expect(
      found == [
        "\(core)Contracts/Action.swift",
        "\(core)Contracts/AsyncAction.swift",
        "\(core)Contracts/MainActorAction.swift",
        "\(core)Dispatch/Call.swift",
        "\(core)Dispatch/DispatchTable.swift",
        "\(core)Dispatch/DispatchedAction.swift",
        "\(core)Dispatch/MainActorContext.swift",
        "\(core)Dispatch/Mediator+Resolution.swift",
        "\(core)Dispatch/ReaderStripes.swift",
        "\(core)Dispatch/TablePublication.swift",
        "\(core)Mediator+Async.swift",
        "\(core)Mediator+Classic.swift",
        "\(core)Mediator.swift",
        "\(core)Parameters/Callback.swift",
        "\(core)Targets/ActionTableEntry.swift",
        "Packages/MediatorCore/Sources/MediatorTesting/RecordedCall.swift",
      ])
  }

  @Test("a file past 400 lines has a reason that is written here")
  func length() throws {
    for path in Self.sources {
      let lines = try Repository.text(path).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 400, "\(path) has \(lines.count) lines")
    }
  }
}
