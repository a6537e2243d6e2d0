/// Why a generated app was not measured.
enum GrowthFailure: Error, CustomStringConvertible {
  case option
  case build(String)
  case noChange(String)
  case rebuild(String, compiled: [String])
  case output(String)

  var description: String {
    switch self {
    case .option:
      """
      Growth was called wrongly: it takes --root ROOT, and --modules N, which is at least 2, as often \
      as there are apps.
      """
    case .build(let output): "A generated app does not build:\n\(output.suffix(4_000))"
    case .noChange(let file): "The generated file \(file) lacks the line that is to be changed."
    case .rebuild(let name, let compiled):
      """
      A build after a change of \(name) did not compile it and link the app; it compiled \
      \(compiled.isEmpty ? "nothing" : compiled.joined(separator: ", ")).
      """
    case .output(let what): "The generated app failed, or did not write what was expected: \(what)."
    }
  }
}
