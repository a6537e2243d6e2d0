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
  name: "Region",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Region", targets: ["Region"])
  ],
  dependencies: [
    .package(path: "../RegionMediator"),
    .package(path: "../../MediatorCore"),
    .package(path: "../../ScreenKit"),
  ],
  targets: [
    .target(
      name: "Region",
      dependencies: [
        .product(name: "RegionMediator", package: "RegionMediator"),
        .product(name: "MediatorCore", package: "MediatorCore"),
        .product(name: "ScreenKit", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "RegionTests",
      dependencies: [
        "Region",
        .product(name: "RegionMediator", package: "RegionMediator"),
        .product(name: "MediatorCore", package: "MediatorCore"),
        .product(name: "MediatorTesting", package: "MediatorCore"),
        .product(name: "ScreenKit", package: "ScreenKit"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
