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
  name: "Calculator",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Calculator", targets: ["Calculator"])
  ],
  dependencies: [
    .package(path: "../../MediatorCore")
  ],
  targets: [
    .target(
      name: "Calculator",
      dependencies: [
        .product(name: "MediatorCore", package: "MediatorCore")
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CalculatorTests",
      dependencies: [
        "Calculator",
        .product(name: "MediatorCore", package: "MediatorCore"),
        .product(name: "MediatorTesting", package: "MediatorCore"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
