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
  name: "PaymentMediator",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "PaymentMediator", targets: ["PaymentMediator"])
  ],
  dependencies: [
    .package(path: "../../MediatorCore"),
    .package(path: "../../ScreenKit"),
  ],
  targets: [
    .target(
      name: "PaymentMediator",
      dependencies: [
        .product(name: "MediatorCore", package: "MediatorCore"),
        .product(name: "ScreenKit", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PaymentMediatorTests",
      dependencies: [
        "PaymentMediator",
        .product(name: "MediatorCore", package: "MediatorCore"),
        .product(name: "MediatorTesting", package: "MediatorCore"),
        .product(name: "ScreenKit", package: "ScreenKit"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
