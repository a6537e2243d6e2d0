import Foundation
import MonorepoGenerator

/// Writes a generated repository: `MakeMonorepo N DIR [--seed S] [--violations]`.
@main
enum MakeMonorepo {
  private static let usage = """
    usage: make-monorepo N DIR [--seed S] [--violations]

    Writes N packages into DIR, which must not exist or be empty: an app, a core, and pairs of a
    business module and its extension package. The same N and S (1 unless said otherwise) make the
    same files. With --violations every rule is broken at places that are printed, a line each.

    """

  static func main() {
    var operands: [String] = []
    var seed: UInt64 = 1
    var hasViolations = false
    var rest = CommandLine.arguments.dropFirst()
    while let argument = rest.popFirst() {
      switch argument {
      case "--violations": hasViolations = true
      case "--seed":
        guard let number = rest.popFirst().flatMap(UInt64.init) else {
          fail("'--seed' needs a whole number.")
        }
        seed = number
      case "--help", "-h":
        print(usage, terminator: "")
        return
      default: operands.append(argument)
      }
    }
    guard operands.count == 2, let count = Int(operands[0]) else {
      fail("A number of packages and a directory are needed.")
    }
    guard (GeneratedMonorepo.leastPackages...99_999).contains(count) else {
      fail("The number of packages is between \(GeneratedMonorepo.leastPackages) and 99999.")
    }
    let directory = operands[1]
    let present = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    guard present.isEmpty else { fail("There is something in \(directory) already.") }
    let repository = GeneratedMonorepo(packages: count, seed: seed, hasViolations: hasViolations)
    do {
      try repository.write(to: directory)
    } catch {
      fail("\(directory) cannot be written: \(error.localizedDescription)")
    }
    for violation in repository.planted { print(violation) }
  }

  private static func fail(_ sentence: String) -> Never {
    FileHandle.standardError.write(Data("make-monorepo: error: \(sentence)\n\(usage)".utf8))
    exit(2)
  }
}
