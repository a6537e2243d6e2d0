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
  name: "AccountMediator",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "AccountMediator", targets: ["AccountMediator"])
  ],
  dependencies: [
    .package(path: "../../MediatorCore"),
    .package(path: "../../ScreenKit"),
  ],
  targets: [
    .target(
      name: "AccountMediator",
      dependencies: [
        .product(name: "MediatorCore", package: "MediatorCore"),
        .product(name: "ScreenKit", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AccountMediatorTests",
      dependencies: [
        "AccountMediator",
        .product(name: "MediatorCore", package: "MediatorCore"),
        .product(name: "MediatorTesting", package: "MediatorCore"),
        .product(name: "ScreenKit", package: "ScreenKit"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
