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
  name: "User",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "User", targets: ["User"])
  ],
  dependencies: [
    .package(path: "../UserMediator"),
    .package(path: "../../MediatorCore"),
    .package(path: "../../ScreenKit"),
  ],
  targets: [
    .target(
      name: "User",
      dependencies: [
        .product(name: "UserMediator", package: "UserMediator"),
        .product(name: "MediatorCore", package: "MediatorCore"),
        .product(name: "ScreenKit", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "UserTests",
      dependencies: [
        "User",
        .product(name: "UserMediator", package: "UserMediator"),
        .product(name: "MediatorCore", package: "MediatorCore"),
        .product(name: "MediatorTesting", package: "MediatorCore"),
        .product(name: "ScreenKit", package: "ScreenKit"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
