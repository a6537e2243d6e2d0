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
  name: "Account",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Account", targets: ["Account"])
  ],
  dependencies: [
    .package(path: "../AccountMediator"),
    .package(path: "../../MediatorCore"),
    .package(path: "../../ScreenKit"),
    .package(path: "../../Storage"),
  ],
  targets: [
    .target(
      name: "Account",
      dependencies: [
        .product(name: "AccountMediator", package: "AccountMediator"),
        .product(name: "MediatorCore", package: "MediatorCore"),
        .product(name: "ScreenKit", package: "ScreenKit"),
        .product(name: "Storage", package: "Storage"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AccountTests",
      dependencies: [
        "Account",
        .product(name: "AccountMediator", package: "AccountMediator"),
        .product(name: "MediatorCore", package: "MediatorCore"),
        .product(name: "MediatorTesting", package: "MediatorCore"),
        .product(name: "ScreenKit", package: "ScreenKit"),
        .product(name: "Storage", package: "Storage"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
