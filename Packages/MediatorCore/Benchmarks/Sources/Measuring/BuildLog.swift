/// What a build really compiled and linked, by the lines that Swift's package manager wrote.
public struct BuildLog: Hashable, Sendable {
  /// The Swift modules of which it compiled anything, in alphabetical order.
  public let compiled: [String]

  /// The programs that it linked, in alphabetical order.
  public let linked: [String]

  /// Reads what a build wrote.
  ///
  /// - Parameter output: The standard output of `swift build` where it is no terminal.
  public init(_ output: String) {
    var compiled: Set<Substring> = []
    var linked: Set<Substring> = []
    for line in output.split(separator: "\n") {
      // "[3/8] Emitting module M7", "[4/8] Compiling M7 M7.swift", "[8/8] Linking App"
      let words = line.split(separator: " ")
      guard words.count > 2, words[0].hasPrefix("[") else { continue }
      switch (words[1], words[2]) {
      case ("Compiling", let module): compiled.insert(module)
      case ("Emitting", "module"): compiled.formUnion(words.dropFirst(3).prefix(1))
      case ("Linking", let program): linked.insert(program)
      default: break
      }
    }
    self.compiled = compiled.sorted().map(String.init)
    self.linked = linked.sorted().map(String.init)
  }
}
