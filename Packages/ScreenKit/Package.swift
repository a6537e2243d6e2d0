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
  name: "ScreenKit",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "ScreenKit", targets: ["ScreenKit"]),
  ],
  targets: [
    .target(name: "ScreenKit", swiftSettings: settings),
  ]
)
