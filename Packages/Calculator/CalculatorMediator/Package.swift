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
  name: "CalculatorMediator",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "CalculatorMediator", targets: ["CalculatorMediator"])
  ],
  dependencies: [
    .package(path: "../../MediatorCore")
  ],
  targets: [
    .target(
      name: "CalculatorMediator",
      dependencies: [
        .product(name: "MediatorCore", package: "MediatorCore")
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CalculatorMediatorTests",
      dependencies: [
        "CalculatorMediator",
        .product(name: "MediatorCore", package: "MediatorCore"),
        .product(name: "MediatorTesting", package: "MediatorCore"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
