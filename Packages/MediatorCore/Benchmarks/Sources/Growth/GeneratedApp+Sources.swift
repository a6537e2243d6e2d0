/// What the files of a generated app hold.
extension GeneratedApp {
  /// What the plain classes conform to, as targets conform to `Target`.
  ///
  /// So there are as many conformances in both apps, and its requirement keeps the compiler from
  /// dropping what nobody calls.
  var base: String {
    """
    public protocol Probe: AnyObject, Sendable {
      init?()
      static var handlers: [any Sendable] { get }
    }

    """
  }

  func contract(_ module: Int) -> String {
    """
    public import MediatorCore

    public struct Contract\(module): Contract {
      public static let target: TargetName = "M\(module).Target_T\(module)"
      public static let shared = Contract\(module)()
      public let first = Action<Int, Int>("first")
      public let second = Action<Int, Int>("second")
      public let third = Action<Int, String>("third")
      public let fourth = Action<String, Int>("fourth")
    }

    """
  }

  func target(_ module: Int) -> String {
    """
    import M\(module)Mediator
    import MediatorCore

    final class Target_T\(module): Target {
      static let lifetime: TargetLifetime = .cached
      static let actions: ActionTable<Target_T\(module)> = [
        .on(\\Contract\(module).first) { target, n, _ in n &+ target.step },
        .on(\\Contract\(module).second) { target, n, _ in n &- target.step },
        .on(\\Contract\(module).third) { target, n, _ in "\\(n) \\(target.step)" },
        .on(\\Contract\(module).fourth) { target, text, _ in text.count &+ target.step },
      ]
      let step = \(module)
    }

    """
  }

  func plain(_ module: Int) -> String {
    """
    import Base
    import M\(module)Mediator
    import MediatorCore

    final class Plain_T\(module): Probe {
      static let first: @Sendable (Plain_T\(module), Int) -> Int = { $1 &+ $0.step }
      static let second: @Sendable (Plain_T\(module), Int) -> Int = { $1 &- $0.step }
      static let third: @Sendable (Plain_T\(module), Int) -> String = { "\\($1) \\($0.step)" }
      static let fourth: @Sendable (Plain_T\(module), String) -> Int = { $1.count &+ $0.step }
      static var handlers: [any Sendable] { [first, second, third, fourth] }
      let step = \(module)
    }

    """
  }

  var calls: String {
    let imports = (0..<modules).map { "import M\($0)Mediator\n" }.joined()
    let lines = (0..<modules).map {
      "  calls.append { try $0.perform(Contract\($0).shared.first, $1) }\n"
    }
    return """
      import MediatorCore
      \(imports)
      func allCalls() -> [(Mediator, Int) throws -> Int] {
        var calls: [(Mediator, Int) throws -> Int] = []
      \(lines.joined())  return calls
      }

      """
  }

  /// The same in both apps, though one has no targets to call and the other no probes to find.
  var main: String {
    """
    import Base
    import Foundation
    import MediatorCore

    @main
    struct App {
      static func main() throws {
        guard CommandLine.arguments.count > 1 else { return }
        switch CommandLine.arguments[1] {
        case "call": try call()
        case "look-up": lookUp()
        default: print(memory())
        }
      }

      static func call() throws {
        let mediator = Mediator()
        let calls = allCalls()
        var times: [Double] = []
        var sum = 0
        for call in calls { times.append(try time { sum &+= try call(mediator, 1) }) }
        print(times[0] / 1_000)
        print(median(times.dropFirst()) / 1_000)
        let last = calls[calls.count / 2]
        var batches: [Double] = []
        for _ in 0..<41 {
          batches.append(
            try time { for _ in 0..<10_000 { sum &+= try last(mediator, sum) } } / 10_000)
        }
        print(median(batches))
        print(memory())
        if sum == 42 { print("by chance") }
      }

      static func lookUp() {
        var times: [Double] = []
        for module in 0..<\(modules) {
          let name = "M\\(module).Plain_T\\(module)"
          var isFound = false
          times.append(time { isFound = _typeByName(name) as? any Probe.Type != nil })
          guard isFound else { fatalError("There is no \\(name).") }
        }
        print(median(times.dropFirst()) / 1_000)
      }

      static func median(_ values: some Collection<Double>) -> Double {
        let sorted = values.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
      }

      static func time(_ body: () throws -> Void) rethrows -> Double {
        let start = ContinuousClock.now
        try body()
        let time = start.duration(to: .now).components
        return Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9
      }

      static func memory() -> Int {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
          return 0
        }
        for line in status.split(separator: "\\n") where line.hasPrefix("VmRSS:") {
          return Int(line.filter(\\.isNumber)) ?? 0
        }
        return 0
      }
    }

    """
  }
}
