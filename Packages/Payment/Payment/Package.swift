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
  name: "Payment",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Payment", targets: ["Payment"])
  ],
  dependencies: [
    .package(path: "../PaymentMediator"),
    .package(path: "../../MediatorCore"),
    .package(path: "../../ScreenKit"),
    .package(path: "../../Account/AccountMediator"),
  ],
  targets: [
    .target(
      name: "Payment",
      dependencies: [
        .product(name: "PaymentMediator", package: "PaymentMediator"),
        .product(name: "MediatorCore", package: "MediatorCore"),
        .product(name: "ScreenKit", package: "ScreenKit"),
        .product(name: "AccountMediator", package: "AccountMediator"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PaymentTests",
      dependencies: [
        "Payment",
        .product(name: "PaymentMediator", package: "PaymentMediator"),
        .product(name: "MediatorCore", package: "MediatorCore"),
        .product(name: "MediatorTesting", package: "MediatorCore"),
        .product(name: "ScreenKit", package: "ScreenKit"),
        .product(name: "AccountMediator", package: "AccountMediator"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
