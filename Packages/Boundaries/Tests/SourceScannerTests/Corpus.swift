import Foundation
import Testing

/// The sources that the compiler judges.
enum Corpus {
  /// Those of all tables about imports.
  static let sources: [TableRow] =
    (ImportTests.forms + ImportTests.decoys + LiteralTests.strings + LiteralTests.regexes
      + ConditionTests.branches)

  /// Every Swift file of the repository that this package stands in; a script may hold statements
  /// anywhere.
  static func repository() throws -> (sources: [[UInt8]], scripts: [[UInt8]]) {
    var root = URL(filePath: #filePath)
    var folder = root
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let manifest = folder.appending(path: "Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { root = folder }
    }
    let files = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var sources: [[UInt8]] = []
    var scripts: [[UInt8]] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let bytes = [UInt8](try Data(contentsOf: file))
      if file.lastPathComponent == "main.swift" {
        scripts.append(bytes)
      } else {
        sources.append(bytes)
      }
    }
    return (sources, scripts)
  }

  /// A way to write the same source.
  struct Encoding: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let mark: String
    let lineEnding: String

    func encode(_ source: String) -> [UInt8] {
      [UInt8](mark.utf8) + [UInt8](source.replacing("\n", with: lineEnding).utf8)
    }
  }

  static let encodings: [Encoding] = [
    Encoding(testDescription: "CR LF", mark: "", lineEnding: "\r\n"),
    Encoding(testDescription: "CR", mark: "", lineEnding: "\r"),
    Encoding(testDescription: "a byte-order mark", mark: "\u{FEFF}", lineEnding: "\n"),
    Encoding(
      testDescription: "a byte-order mark and CR LF", mark: "\u{FEFF}", lineEnding: "\r\n"),
  ]
}
