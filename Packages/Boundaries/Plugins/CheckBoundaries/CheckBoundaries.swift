import Foundation
import PackagePlugin

/// Checks the boundaries of the package that it is called on and of all below it.
///
/// `swift package check-boundaries` takes what `boundaries check` takes. SwiftPM leaves with 1 whatever the
/// command's status is; scripts that tell 1 from 2 call the command itself.
@main
struct CheckBoundaries: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "BoundariesCommand").url
    process.arguments = ["check"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("boundaries left with status \(process.terminationStatus).")
    }
  }
}
