import Foundation
import Measuring

/// Measures generated apps, each larger than the one before, and stores the report.
@main
struct GrowthCommand {
  static func main() {
    do {
      var root: URL?
      var sizes: [(modules: Int, per: Int)] = []
      var arguments = CommandLine.arguments.dropFirst().makeIterator()
      while let option = arguments.next() {
        guard let value = arguments.next() else { throw GrowthFailure.option }
        switch option {
        case "--root": root = URL(fileURLWithPath: value)
        case "--modules":
          let numbers = value.split(separator: "/").compactMap { Int($0) }
          guard let modules = numbers.first, modules > 1, numbers.allSatisfy({ $0 > 0 }) else {
            throw GrowthFailure.option
          }
          sizes.append((modules, numbers.dropFirst().first ?? 1))
        default: throw GrowthFailure.option
        }
      }
      guard let root, !sizes.isEmpty else { throw GrowthFailure.option }
      var apps: [GrownApp] = []
      for size in sizes {
        let measurement = GrowthMeasurement(
          root: root, modules: size.modules, perSwiftModule: size.per)
        apps.append(try measurement.measure())
        // Stored each time: the larger ones take many minutes.
        let report = GrowthReport(machine: .current, date: .now, apps: apps)
        try report.store(in: root)
        print(report.markdown)
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }
}
