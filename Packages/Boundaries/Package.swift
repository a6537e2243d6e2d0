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
  name: "Boundaries",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "BoundariesKit", targets: ["BoundariesKit"]),
    .executable(name: "boundaries", targets: ["BoundariesCommand"]),
    .plugin(name: "CheckBoundaries", targets: ["CheckBoundaries"]),
  ],
  targets: [
    .target(name: "SourceScanner", swiftSettings: settings),
    .target(
      name: "BoundariesKit",
      dependencies: ["SourceScanner"],
      resources: [.embedInCode("Graph/Page")],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "BoundariesCommand",
      dependencies: ["BoundariesKit", "SourceScanner"],
      swiftSettings: settings
    ),
    .target(
      name: "MonorepoGenerator",
      dependencies: ["BoundariesKit"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "MakeMonorepo",
      dependencies: ["MonorepoGenerator"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "BoundariesBenchmark",
      dependencies: ["BoundariesKit", "MonorepoGenerator"],
      swiftSettings: settings
    ),
    .plugin(
      name: "CheckBoundaries",
      capability: .command(
        intent: .custom(
          verb: "check-boundaries",
          description: "Checks who uses whom in the packages of this repository."
        )
      ),
      dependencies: ["BoundariesCommand"]
    ),
    .testTarget(
      name: "SourceScannerTests",
      dependencies: ["SourceScanner"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "BoundariesKitTests",
      dependencies: ["BoundariesKit"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "BoundariesCommandTests",
      dependencies: ["BoundariesCommand"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MonorepoGeneratorTests",
      dependencies: ["BoundariesKit", "MonorepoGenerator"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
