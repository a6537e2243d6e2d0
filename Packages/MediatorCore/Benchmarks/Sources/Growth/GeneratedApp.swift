import Foundation

/// An app of many modules, written to a folder.
///
/// Each module has one target with four actions, and an extension package's worth of contract. Where
/// there are very many, a Swift module holds several of them, so that building them comes to an end.
struct GeneratedApp {
  let modules: Int
  let perSwiftModule: Int
  /// Whether the classes are targets; the plain ones hold the same code and are called by nobody.
  let hasTargets: Bool
  let folder: URL
  /// The package MediatorCore.
  let core: URL

  var groups: Range<Int> { 0..<(modules + perSwiftModule - 1) / perSwiftModule }

  func file(ofGroup group: Int, inExtension: Bool) -> URL {
    let name = inExtension ? "M\(group)Mediator" : "M\(group)"
    return folder.appending(path: "Sources/\(name)/\(name).swift")
  }

  func write() throws {
    try write(manifest, to: folder.appending(path: "Package.swift"))
    for group in groups {
      let members = group * perSwiftModule..<min(modules, (group + 1) * perSwiftModule)
      try write(
        "public import MediatorCore\n\n"
          + members.map { contract($0, group) }.joined(separator: "\n"),
        to: file(ofGroup: group, inExtension: true))
      try write(
        "import M\(group)Mediator\nimport MediatorCore\n\n"
          + members.map(hasTargets ? target : plain).joined(separator: "\n"),
        to: file(ofGroup: group, inExtension: false))
    }
    try write(main, to: folder.appending(path: "Sources/App/App.swift"))
    try write(calls, to: folder.appending(path: "Sources/App/Calls.swift"))
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let core: Target.Dependency = .product(name: "MediatorCore", package: "MediatorCore")
    let groups = 0..<\(groups.count)
    let extensions: [Target] = groups.map { .target(name: "M\\($0)Mediator", dependencies: [core]) }
    let modules: [Target] = groups.map {
      .target(name: "M\\($0)", dependencies: [.target(name: "M\\($0)Mediator"), core])
    }
    let linked: [Target.Dependency] = (extensions + modules).map { .target(name: $0.name) }

    let package = Package(
      name: "Grown",
      platforms: [.macOS(.v15)],
      dependencies: [.package(path: "\(core.path)")],
      targets: extensions + modules
        + [.executableTarget(name: "App", dependencies: [core] + linked)],
      swiftLanguageModes: [.v6]
    )

    """
  }

  private func contract(_ module: Int, _ group: Int) -> String {
    """
    public struct Contract\(module): Contract {
      public static let target: TargetName = "M\(group).Target_T\(module)"
      public static let shared = Contract\(module)()
      public let first = Action<Int, Int>("first")
      public let second = Action<Int, Int>("second")
      public let third = Action<Int, String>("third")
      public let fourth = Action<String, Int>("fourth")
    }

    """
  }

  private func target(_ module: Int) -> String {
    """
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

  private func plain(_ module: Int) -> String {
    """
    final class Plain_T\(module): Sendable {
      static let first: @Sendable (Plain_T\(module), Int) -> Int = { $1 &+ $0.step }
      static let second: @Sendable (Plain_T\(module), Int) -> Int = { $1 &- $0.step }
      static let third: @Sendable (Plain_T\(module), Int) -> String = { "\\($1) \\($0.step)" }
      static let fourth: @Sendable (Plain_T\(module), String) -> Int = { $1.count &+ $0.step }
      let step = \(module)
    }

    """
  }

  private var calls: String {
    let imports = groups.map { "import M\($0)Mediator\n" }.joined()
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

  private var main: String {
    """
    import Foundation
    import MediatorCore

    @main
    struct App {
      static func main() throws {
        guard CommandLine.arguments.count > 1 else { return }
        print(memory())
        guard CommandLine.arguments[1] == "call" else { return }
        let mediator = Mediator()
        let calls = allCalls()
        var times: [Double] = []
        var sum = 0
        for call in calls { times.append(try time { sum &+= try call(mediator, 1) }) }
        print(times[0] / 1_000)
        print(times.dropFirst().sorted()[times.count / 2] / 1_000)
        let last = calls[calls.count / 2]
        var batches: [Double] = []
        for _ in 0..<41 {
          batches.append(
            try time { for _ in 0..<10_000 { sum &+= try last(mediator, sum) } } / 10_000)
        }
        print(batches.sorted()[20])
        print(memory())
        if sum == 42 { print("by chance") }
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
