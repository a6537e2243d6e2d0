// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

let package = Package(
  name: "MediatorCore",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "MediatorCore", targets: ["MediatorCore"]),
    .library(name: "MediatorTesting", targets: ["MediatorTesting"]),
  ],
  targets: [
    .target(name: "MediatorCore", swiftSettings: settings),
    .target(
      name: "MediatorTesting", dependencies: ["MediatorCore"], swiftSettings: settings),
    // A second module with targets, for tests of names without a module.
    .target(
      name: "Echo", dependencies: ["MediatorCore"], path: "Tests/Echo", swiftSettings: settings),
    .testTarget(
      name: "MediatorCoreTests", dependencies: ["MediatorCore", "MediatorTesting", "Echo"],
      swiftSettings: settings),
    .testTarget(
      name: "MainActorDefaultTests", dependencies: ["MediatorCore", "MediatorTesting"],
      swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
