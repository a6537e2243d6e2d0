import Synchronization
import Testing

@testable import MediatorCore

/// How matching goes about its work.
struct RouteTrieTests {
  /// A literal that counts how often any of its kind is hashed or compared.
  private struct Counted: Hashable, Sendable {
    let text: String
    let work: Work

    static func == (left: Counted, right: Counted) -> Bool {
      left.work.add()
      return left.text == right.text
    }

    func hash(into hasher: inout Hasher) {
      work.add()
      hasher.combine(text)
    }
  }

  private final class Work: Sendable {
    private let count = Atomic<Int>(0)

    var total: Int { count.load(ordering: .relaxed) }

    func add() { count.add(1, ordering: .relaxed) }
  }

  @Test("a match looks at each segment once, of 10 routes or of 10,000")
  func effort() throws {
    for size in [10, 100, 10_000] {
      let work = Work()
      var trie = RouteTrie<Counted, Int>()
      for index in 0..<size {
        let known = trie.insert(
          index,
          at: [
            .literal(Counted(text: "section\(index)", work: work)), .parameter("id"),
            .literal(Counted(text: "edit", work: work)),
          ])
        #expect(known == nil)
      }
      for (last, found) in [("edit", size / 2), ("other", nil)] {
        let path = ["section\(size / 2)", "7", last].map { Counted(text: $0, work: work) }
        let before = work.total
        #expect(trie.match(path)?.leaf == found)
        // Two look-ups that hit hash and compare once each; a dictionary may compare a few more
        // whose hashes collide, which do not grow with it.
        #expect(work.total - before <= 12, "\(size) routes")
      }
    }
  }

  @Test("a path that is longer than all patterns costs no more than they are long")
  func longPath() {
    let work = Work()
    var trie = RouteTrie<Counted, Int>()
    _ = trie.insert(1, at: [.literal(Counted(text: "a", work: work)), .parameter("b")])
    let path = Array(repeating: Counted(text: "a", work: work), count: 10_000)
    let before = work.total
    #expect(trie.match(path) == nil)
    #expect(work.total - before <= 12)
  }

  @Test("what is inserted in a place that is taken answers what is there, and changes nothing")
  func taken() {
    var trie = RouteTrie<String, Int>()
    #expect(trie.insert(1, at: [.literal("a"), .parameter("x")]) == nil)
    #expect(trie.insert(2, at: [.literal("a"), .parameter("y")]) == 1)
    #expect(trie.match(["a", "b"])?.leaf == 1)
    #expect(trie.match(["a"]) == nil)
    #expect(trie.match([]) == nil)
  }
}
