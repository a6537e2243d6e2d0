import Foundation
import SourceScanner
import Testing

@Suite(.serialized) struct CompilerAgreementTests {
  /// The kinds that the parser's tree shows by another name.
  private static let parserKinds = ["typealias": "type", "let": "var"]

  private static let flagSets: [[String]] = [[], ["ON"], ["ON", "OTHER"]]

  private static func scan(_ bytes: [UInt8]) -> [ImportDeclaration] {
    SwiftScanner.scan(SourceFile(path: "Judged.swift", bytes: bytes), for: .imports).imports
  }

  /// The modules that the compiler would see, each once.
  private static func activeModules(
    _ sources: some Sequence<[UInt8]>, _ branches: ActiveBranches
  ) -> [String] {
    var seen: Set<String> = []
    return sources.flatMap { scan($0) }
      .filter { branches.contain($0.condition) && seen.insert($0.module).inserted }
      .map(\.module)
  }

  private static var os: String {
    #if os(Linux)
      "Linux"
    #else
      "macOS"
    #endif
  }

  @Test("the compiler's pre-scan finds the same modules", arguments: Corpus.sources)
  func prescan(row: TableRow) throws {
    let compiler = try Compiler()
    defer { try? compiler.remove() }
    let bytes = [UInt8](row.source.utf8)
    let paths = try compiler.write([bytes])
    let expected = try compiler.prescan(paths, flags: ["A"])
    let branches = ActiveBranches(flags: ["A"], os: Self.os)
    #expect(Self.activeModules([bytes], branches) == expected.modules)
  }

  @Test("the compiler's parser finds the same imports at the same places")
  func parser() throws {
    #expect(try compareParsed(Corpus.sources.map { [UInt8]($0.source.utf8) }) >= 60)
  }

  @Test("every source of this repository reads as the compiler reads it")
  func repository() throws {
    let (sources, scripts) = try Corpus.repository()
    #expect(sources.count >= 60)
    #expect(try compareParsed(sources) == sources.count)
    #expect(try comparePrescanned(sources) == sources.count * Self.flagSets.count)
    for script in scripts { #expect(try compareParsed([script], asScript: true) == 1) }
  }

  @Test("a byte-order mark and other line endings change nothing", arguments: Corpus.encodings)
  func encodings(encoding: Corpus.Encoding) throws {
    let sources = Corpus.sources.map { encoding.encode($0.source) }
    #expect(try compareParsed(sources) >= 60)
    #expect(try comparePrescanned(sources) >= 60 * Self.flagSets.count)
  }

  @Test("a source cut off anywhere reads as the compiler reads it")
  func truncations() throws {
    let sources = Corpus.sources.flatMap { row in
      let bytes = [UInt8](row.source.utf8)
      return stride(from: 0, to: bytes.count, by: 3).map { [UInt8](bytes[..<$0]) }
    }
    let compared = try compareParsed(Set(sources).sorted { $0.lexicographicallyPrecedes($1) })
    #expect(compared >= 100)
  }

  @Test("generated sources and mutations of them read as the compiler reads them")
  func mutations() throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["SCANNER_SEED"].flatMap { UInt64($0) } ?? 1
    var remaining = environment["SCANNER_MUTATIONS"].flatMap { Int($0) } ?? 200
    print("SCANNER_SEED=\(seed) SCANNER_MUTATIONS=\(remaining)")
    var generator = SourceGenerator(seed: seed)
    while remaining > 0 {
      let count = min(remaining, 500)
      remaining -= count
      let sound = (0..<count).map { generator.source(number: $0) }
      let mutated = sound.map { generator.mutate($0) }
      let mutatedRows = (0..<count).map { _ in generator.mutateAny(of: Corpus.sources) }
      #expect(try compareParsed(sound) == count)
      #expect(try comparePrescanned(sound) == count * Self.flagSets.count)
      #expect(try compareParsed(mutated) > count / 20)
      #expect(try compareParsed(mutatedRows) > count / 20)
      #expect(try comparePrescanned(mutated) > count / 20)
    }
  }

  /// Compares the imports outside `#if` of every source that parses; answers how many those are.
  private func compareParsed(_ sources: [[UInt8]], asScript: Bool = false) throws -> Int {
    let compiler = try Compiler()
    defer { try? compiler.remove() }
    let paths = try compiler.write(sources, asScript: asScript)
    let parsed = try compiler.parsedImports(paths)
    var count = 0
    for (path, bytes) in zip(paths, sources) {
      guard let expected = parsed[path] else { continue }
      count += 1
      // The compiler counts a lone CR for a line in its diagnostics, but not in its syntax trees,
      // where a source that names its own lines has those.
      let hasPlaces =
        !bytes.contains(UInt8(ascii: "\r"))
        && !String(decoding: bytes, as: UTF8.self).contains("#sourceLocation")
      let found = Self.scan(bytes).filter { $0.condition == nil }.map {
        Compiler.ParsedImport(
          line: hasPlaces ? $0.location.line : 0, column: $0.location.column,
          kind: Self.parserKinds[$0.kind ?? ""] ?? $0.kind,
          path: $0.path.joined(separator: "."))
      }
      let wanted = expected.map {
        Compiler.ParsedImport(
          line: hasPlaces ? $0.line : 0, column: $0.column, kind: $0.kind, path: $0.path)
      }
      #expect(found == wanted, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
    return count
  }

  /// Compares the modules of all sources that the pre-scan reads without an error; answers how many
  /// those are, over all sets of flags.
  private func comparePrescanned(_ sources: [[UInt8]]) throws -> Int {
    let compiler = try Compiler()
    defer { try? compiler.remove() }
    let files = Dictionary(uniqueKeysWithValues: zip(try compiler.write(sources), sources))
    var count = 0
    for flags in Self.flagSets {
      let failed = try compiler.prescan(files.keys.sorted(), flags: flags).failedPaths
      let paths = files.keys.filter { !failed.contains($0) }.sorted()
      let expected = Set(try compiler.prescan(paths, flags: flags).modules)
      let branches = ActiveBranches(flags: Set(flags), os: Self.os)
      var found: Set<String> = []
      for path in paths {
        guard let bytes = files[path] else { continue }
        let modules = Set(Self.activeModules([bytes], branches))
        found.formUnion(modules)
        #expect(
          modules.isSubset(of: expected),
          "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
      }
      let missed = expected.subtracting(found)
      let suspects = missed.compactMap { module in
        files.values.map { String(decoding: $0, as: UTF8.self) }.first { $0.contains(module) }
      }
      #expect(missed.isEmpty, "\(suspects.map(\.debugDescription))")
      count += paths.count
    }
    return count
  }
}
