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
  name: "Order",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Order", targets: ["Order"])
  ],
  dependencies: [
    .package(path: "../OrderMediator"),
    .package(path: "../../MediatorCore"),
    .package(path: "../../ScreenKit"),
    .package(path: "../../Storage"),
    .package(path: "../../Region/RegionMediator"),
    .package(path: "../../Calculator/CalculatorMediator"),
    .package(path: "../../Payment/PaymentMediator"),
  ],
  targets: [
    .target(
      name: "Order",
      dependencies: [
        .product(name: "OrderMediator", package: "OrderMediator"),
        .product(name: "MediatorCore", package: "MediatorCore"),
        .product(name: "ScreenKit", package: "ScreenKit"),
        .product(name: "Storage", package: "Storage"),
        .product(name: "RegionMediator", package: "RegionMediator"),
        .product(name: "CalculatorMediator", package: "CalculatorMediator"),
        .product(name: "PaymentMediator", package: "PaymentMediator"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "OrderTests",
      dependencies: [
        "Order",
        .product(name: "OrderMediator", package: "OrderMediator"),
        .product(name: "MediatorCore", package: "MediatorCore"),
        .product(name: "MediatorTesting", package: "MediatorCore"),
        .product(name: "ScreenKit", package: "ScreenKit"),
        .product(name: "Storage", package: "Storage"),
        .product(name: "RegionMediator", package: "RegionMediator"),
        .product(name: "CalculatorMediator", package: "CalculatorMediator"),
        .product(name: "PaymentMediator", package: "PaymentMediator"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
