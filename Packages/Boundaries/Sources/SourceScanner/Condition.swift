/// What an `#if` asks.
package indirect enum Condition: Sendable, Hashable, Codable {
  /// A custom flag, such as `DEBUG` or the name of a trait.
  case flag(String)

  /// `os(Linux)`.
  case os(String)

  /// `arch(arm64)`.
  case arch(String)

  /// `canImport(Darwin)`; the dotted path, without a version that it may ask for.
  case canImport(String)

  /// Any other question with its argument: `swift(>=6.2)`, `hasFeature(X)`, `targetEnvironment(simulator)`.
  case query(name: String, argument: String)

  /// `true` or `false`, written out.
  case constant(Bool)

  /// `!`, and the branches before an `#elseif` or `#else`.
  case not(Condition)

  /// All of them hold; lists are flat, so that no source can make a tree too deep to walk.
  case all([Condition])

  /// At least one holds.
  case any([Condition])

  /// Something that is no condition of the language; its text.
  case unknown(String)
}
