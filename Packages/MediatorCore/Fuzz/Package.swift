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
  name: "Fuzz",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "FuzzURL", targets: ["FuzzURL"])
  ],
  dependencies: [
    .package(name: "MediatorCore", path: "..")
  ],
  targets: [
    .target(
      name: "URLFuzzing",
      dependencies: [
        .product(name: "MediatorCore", package: "MediatorCore")
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "FuzzURL",
      dependencies: [
        "URLFuzzing"
      ],
      swiftSettings: settings),
    .testTarget(
      name: "URLFuzzingTests",
      dependencies: [
        "URLFuzzing"
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
