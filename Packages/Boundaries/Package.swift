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
  targets: [
    .target(name: "SourceScanner", swiftSettings: settings),
    .testTarget(
      name: "SourceScannerTests",
      dependencies: ["SourceScanner"],
      swiftSettings: settings
    ),
  ]
)
