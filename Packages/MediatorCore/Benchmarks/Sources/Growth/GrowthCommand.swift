import Foundation
import Measuring

/// Measures generated apps, each larger than the one before, and stores the report.
@main
struct GrowthCommand {
  static func main() {
    do {
      var root: URL?
      var sizes: [Int] = []
      var arguments = CommandLine.arguments.dropFirst().makeIterator()
      while let option = arguments.next() {
        guard let value = arguments.next() else { throw GrowthFailure.option }
        switch option {
        case "--root": root = URL(fileURLWithPath: value)
        case "--modules":
          // The first call of each target but the first is measured, so there are two.
          guard let modules = Int(value), modules > 1 else { throw GrowthFailure.option }
          sizes.append(modules)
        default: throw GrowthFailure.option
        }
      }
      guard let root, !sizes.isEmpty else { throw GrowthFailure.option }
      var apps: [GrownApp] = []
      for modules in sizes {
        apps.append(try GrowthMeasurement(root: root, modules: modules).measure())
        // Stored each time: the larger ones take many minutes.
        try GrowthReport(machine: .current, date: .now, apps: apps).store(in: root)
      }
      print(GrowthReport(machine: .current, date: .now, apps: apps).markdown)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }
}
