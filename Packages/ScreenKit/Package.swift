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
    .library(name: "ScreenKitTerminal", targets: ["ScreenKitTerminal"]),
  ],
  targets: [
    .target(
      name: "ScreenKit",
      swiftSettings: settings),
    .target(
      name: "ScreenKitTerminal",
      dependencies: [
        "ScreenKit"
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ScreenKitTests",
      dependencies: [
        "ScreenKit"
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ScreenKitTerminalTests",
      dependencies: [
        "ScreenKit",
        "ScreenKitTerminal",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
