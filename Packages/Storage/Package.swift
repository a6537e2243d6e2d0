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
  name: "Storage",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Storage", targets: ["Storage"])
  ],
  targets: [
    .target(
      name: "Storage",
      swiftSettings: settings),
    .executableTarget(
      name: "StorageProbe",
      dependencies: [
        "Storage"
      ],
      path: "Tests/StorageProbe",
      swiftSettings: settings),
    .testTarget(
      name: "StorageTests",
      dependencies: [
        "Storage",
        "StorageProbe",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
