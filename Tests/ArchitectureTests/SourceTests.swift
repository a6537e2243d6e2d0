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

  @Test("unsafe and unchecked constructs stand in few files, which are these")
  func unchecked() throws {
    let words = [
      "@unchecked Sendable", "nonisolated(unsafe)", "unsafeDowncast", "unsafeBitCast",
      "unowned(unsafe)", "unsafelyUnwrapped", "Unmanaged", "_withUnsafeGuaranteedRef",
      "UnsafeMutablePointer", "UnsafeRawPointer",
    ]
    let found = try Self.sources.filter { path in
      guard !path.hasPrefix("Packages/Boundaries/") else { return false }
      let text = try Repository.text(path)
      return words.contains { text.contains($0) }
    }
    let core = "Packages/MediatorCore/Sources/MediatorCore/"
    #expect(
      found == [
        "\(core)Contracts/Action.swift",
        "\(core)Contracts/AsyncAction.swift",
        "\(core)Contracts/MainActorAction.swift",
        "\(core)Dispatch/Call.swift",
        "\(core)Dispatch/DispatchTable.swift",
        "\(core)Dispatch/DispatchedAction.swift",
        "\(core)Dispatch/Lock.swift",
        "\(core)Dispatch/MainActorContext.swift",
        "\(core)Dispatch/ReaderStripes.swift",
        "\(core)Dispatch/TablePublication.swift",
        "\(core)Mediator+Classic.swift",
        "\(core)Mediator.swift",
        "\(core)Parameters/Callback.swift",
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
