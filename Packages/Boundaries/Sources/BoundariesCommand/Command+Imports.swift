import BoundariesKit
import SourceScanner

extension Command {
  /// Lists the imports of files: `boundaries imports`.
  static func imports(_ arguments: Arguments) throws(Arguments.Mistake) -> Int32 {
    if arguments.operands.isEmpty {
      throw Arguments.Mistake(sentence: "'imports' needs the files to read.")
    }
    var status: Int32 = 0
    for path in arguments.operands {
      do {
        let scan = SwiftScanner.scan(
          SourceFile(path: path, bytes: try FileTree.bytes(ofFile: path)), for: .imports)
        Output.write(scan.imports.map { line($0, in: path) }.joined())
        for problem in scan.problems {
          Output.complain(
            "\(path):\(problem.location.line):\(problem.location.column): error: \(problem.message)\n"
          )
          status = 2
        }
      } catch {
        Output.complain("\(path): error: \(error.sentence)\n")
        status = 2
      }
    }
    return status
  }

  private static func line(_ found: ImportDeclaration, in path: String) -> String {
    let carried =
      found.attributes.map { "@\($0)" } + [found.accessLevel, found.kind].compactMap { $0 }
    return """
      \(path):\(found.location.line):\(found.location.column)\t\(found.path.joined(separator: "."))\
      \t\(carried.joined(separator: " "))

      """
  }
}
