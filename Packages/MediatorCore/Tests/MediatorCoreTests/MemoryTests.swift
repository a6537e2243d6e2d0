import Foundation
import MediatorCore
import Testing

#if os(Linux)
  /// Unknown names, whoever sends them, leave nothing behind.
  ///
  /// Memory is the whole process's, so these run one after the other; what other suites use meanwhile
  /// is told apart by measuring again.
  @Suite(.serialized)
  struct MemoryTests {
    private let mediator = Mediator.listing(AContract.shared)

    @Test("100,000 unknown URLs change resident memory by less than 1 MiB")
    func urls() throws {
      try expectBounded { index in
        let text =
          switch index % 4 {
          case 0: "app://A/unknown\(index)?a=1"
          case 1: "app://Unknown\(index)/echo"
          case 2: "other\(index)://A/echo"
          default: "app://A/echo?key\(index)=%FF"
          }
        return code { try mediator.performAction(url: url(text)) } != nil
      }
    }

    @Test("100,000 unknown actions of a known target change resident memory by less than 1 MiB")
    func actions() throws {
      try expectBounded { index in
        code { try mediator.performTarget("Classic", action: "unknown\(index)") } == .actionNotFound
      }
    }

    @Test("100,000 unknown targets change resident memory by less than 1 MiB")
    func targets() throws {
      try expectBounded { index in
        code { try mediator.performTarget("Unknown\(index)", action: "x", params: .here) }
          == .targetNotFound
      }
      #expect(mediator.lookedUpInVain <= 512)
    }

    @Test("a long call keeps no table for each call that nothing answers meanwhile")
    func behindLongCall() throws {
      let other = Mediator.listing(AContract.shared)
      _ = try other.performAction(url: url("app://A/no"))
      try other.perform(
        KeptContract.shared.run,
        Work { _ in
          let before = other.retiredTables
          for index in 0..<100 {
            _ = try? other.performAction(url: url("app://A/no"))
            _ = try? other.performTarget("Classic", action: "unknown\(index)")
            other.releaseCachedTarget(fullTargetName: "MediatorCoreTests.Target_Unknown")
          }
          #expect(other.retiredTables - before <= 2)
        })
      #expect(other.retiredTables == 0)
    }

    /// Repeats a call 100,000 times, each of which says whether it was refused as it should be; the
    /// best of three counts, since other suites run as well.
    private func expectBounded(_ call: (Int) throws -> Bool) throws {
      var refused = 0
      for index in 0..<5_000 where try call(index) { refused += 1 }
      #expect(refused == 5_000)
      var growth: [Int] = []
      for round in 1...3 {
        let before = try residentBytes()
        refused = 0
        for index in 0..<100_000 where try call(round * 1_000_000 + index) { refused += 1 }
        #expect(refused == 100_000)
        growth.append(try residentBytes() - before)
        if let least = growth.min(), least < 1 << 20 { break }
      }
      #expect(try #require(growth.min()) < 1 << 20, "grew by \(growth) bytes")
    }

    private func residentBytes() throws -> Int {
      let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        .split(separator: " ").dropFirst().first.flatMap { Int($0) }
      return try #require(pages) * sysconf(Int32(_SC_PAGESIZE))
    }
  }
#endif
