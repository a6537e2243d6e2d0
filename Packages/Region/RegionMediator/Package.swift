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
  name: "RegionMediator",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "RegionMediator", targets: ["RegionMediator"])
  ],
  dependencies: [
    .package(path: "../../MediatorCore"),
    .package(path: "../../ScreenKit"),
  ],
  targets: [
    .target(
      name: "RegionMediator",
      dependencies: [
        .product(name: "MediatorCore", package: "MediatorCore"),
        .product(name: "ScreenKit", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "RegionMediatorTests",
      dependencies: [
        "RegionMediator",
        .product(name: "MediatorCore", package: "MediatorCore"),
        .product(name: "MediatorTesting", package: "MediatorCore"),
        .product(name: "ScreenKit", package: "ScreenKit"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
