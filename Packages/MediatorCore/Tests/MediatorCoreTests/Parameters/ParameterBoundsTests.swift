import MediatorCore
import Testing

/// Parameters of any size and depth.
struct ParameterBoundsTests {
  private let bench = ParameterBench()
  private let action = ParameterBench.action

  final class Node: Decodable, Sendable {
    let next: Node?
  }

  private func nested(_ depth: Int) -> [String: Any] {
    (1..<depth).reduce([:]) { inner, _ in ["next": inner] }
  }

  @Test("parameters may be nested 32 levels deep, and no deeper")
  func depth() throws {
    _ = try bench.read(Node.self, nested(32))
    let path = Array(repeating: "next", count: 33).joined(separator: ".")
    #expect(
      bench.fault(Node.self, nested(1000))
        == "The parameter '\(path.prefix(100))…' of \(action) is nested deeper than 32 levels.")
  }

  @Test("of many faults the first twenty are told")
  func many() throws {
    let told = (0..<20).map { "'value[\($0)]' is \"x\", Int was expected" }
    #expect(
      bench.fault(Box<[Int]>.self, ["value": Array(repeating: "x", count: 100_000)])
        == "Parameters of \(action) are wrong: \(told.joined(separator: "; ")); and more.")
  }

  @Test("twenty faults are all")
  func twenty() {
    let told = (0..<20).map { "'value[\($0)]' is \"x\", Int was expected" }
    #expect(
      bench.fault(Box<[Int]>.self, ["value": Array(repeating: "x", count: 20)])
        == "Parameters of \(action) are wrong: \(told.joined(separator: "; ")).")
  }

  @Test("text of any length is shown by its beginning, and what is invisible by its number")
  func text() {
    #expect(
      bench.fault(Box<Int>.self, ["value": String(repeating: "9", count: 100_000)])
        == "The parameter 'value' of \(action) is \"\(String(repeating: "9", count: 100))…\"; Int was "
        + "expected.")
    #expect(
      bench.fault(Box<Int>.self, ["value": "\u{1B}[2J\n"])
        == "The parameter 'value' of \(action) is \"\\u{1B}[2J\\u{A}\"; Int was expected.")
  }
}
