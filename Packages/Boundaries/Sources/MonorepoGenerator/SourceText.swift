/// The texts of generated sources.
enum SourceText {
  /// A file that begins with imports and goes on with code that is full of what is no import.
  static func file(
    _ name: String, imports: [String], body: String, using random: inout SeededGenerator
  ) -> String {
    """
    // \(name)
    //
    // import Nothing: this line is a comment, as a header has them.

    /* import Nothing
       /* nested, import Nothing */
       import Nothing */
    \(imports.map { "\($0)\n" }.joined())
    \(body)
    \((1...Int.random(in: 2...5, using: &random)).map { filler(name, $0, using: &random) }.joined())
    """
  }

  /// A type that needs nothing but the standard library.
  private static func filler(
    _ name: String, _ number: Int, using random: inout SeededGenerator
  ) -> String {
    let limit = Int.random(in: 10...99, using: &random)
    return """

      /// Part \(number) of \(name), which keeps the \(limit) latest entries.
      struct \(name)Part\(number): Sendable, Hashable {
        var importance = \(limit)
        private var entries: [String] = []

        /// Adds an entry.
        ///
        /// - Parameter entry: What to add; "import Nothing" would be one.
        mutating func add(_ entry: String) {
          // The oldest goes first.
          if entries.count >= \(limit) { entries.removeFirst() }
          entries.append("\\(importance): \\(entry.uppercased()) /* import Nothing */")
        }

        func matches(_ text: String) -> Bool {
          let pattern = #"import \\w+"#
          return entries.contains { $0 == text || $0.hasSuffix("\\(pattern) // \\("import Nothing")") }
        }

        var listing: String {
          \"\"\"
          import Nothing
          \\(entries.map { "- \\($0)" }.joined(separator: "\\n"))
          \"\"\"
        }

        func merged(with other: Self) -> Self {
          var result = self
          for entry in other.entries where !entry.isEmpty {
            result.add(entry)
          }
          result.importance = Swift.max(importance, other.importance) / 2 + \(limit) / 3
          return result
        }
      }

      """
  }

  /// What the core of a generated repository offers: as little as lets everything compile.
  static let core = """
    public protocol Contract: Sendable {
      static var shared: Self { get }
    }

    public struct Action<Request: Sendable, Response: Sendable>: Sendable {
      public let name: String

      public init(_ name: String) { self.name = name }
    }

    public struct ActionTable<Owner>: ExpressibleByArrayLiteral, Sendable {
      public struct Entry: Sendable {
        public static func on<Declared: Contract, Request, Response>(
          _ path: KeyPath<Declared, Action<Request, Response>>,
          _ perform: @escaping @Sendable (Request) -> Response
        ) -> Entry {
          Entry()
        }
      }

      public init(arrayLiteral elements: Entry...) {}
    }

    public protocol Target: AnyObject {
      static var actions: ActionTable<Self> { get }
    }

    public struct Mediator: Sendable {
      public init() {}

      public func perform<Request, Response>(
        _ action: Action<Request, Response>, _ request: Request
      ) -> Response? {
        nil
      }

      public func performTarget(_ target: String, action: String) -> String? { nil }
    }

    """

  static func contract(_ module: String) -> String {
    """
    public struct \(module)Contract: Contract {
      public static let target = "\(module).Target_\(module)"
      public static let shared = \(module)Contract()

      public let open = Action<Int, String>("open")
      public let close = Action<String, Int>("close")
    }

    extension Mediator {
      public func open\(module)(_ number: Int) -> String? {
        perform(\(module)Contract.shared.open, number)
      }
    }

    """
  }

  static func target(_ module: String, calls: [String]) -> String {
    """
    final class Target_\(module): Target {
      static let actions: ActionTable<Target_\(module)> = [
        .on(\\\(module)Contract.open) { number in
          [\(calls.map { "Mediator().open\($0)(number)" }.joined(separator: ", "))]
            .compactMap { $0 }.joined()
        },
        .on(\\\(module)Contract.close) { text in text.count },
      ]
    }

    """
  }
}
