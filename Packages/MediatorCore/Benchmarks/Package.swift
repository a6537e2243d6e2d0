// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

let core: Target.Dependency = .product(name: "MediatorCore", package: "MediatorCore")

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(path: "..")],
  targets: [
    .executableTarget(
      name: "Bench",
      dependencies: ["AllocationCounter", "BenchContracts", "BenchFloors", "BenchTargets", core]
        + ["Measuring"],
      swiftSettings: settings),
    // As an extension package, a business module, and what a caller would write without a mediator:
    // modules of their own, since what is inlined across a module's border is part of the question.
    .target(name: "BenchContracts", dependencies: [core], swiftSettings: settings),
    .target(name: "BenchTargets", dependencies: ["BenchContracts", core], swiftSettings: settings),
    .target(name: "BenchFloors", swiftSettings: settings),
    .target(name: "AllocationCounter"),
    .target(name: "Measuring", swiftSettings: settings),
    .executableTarget(name: "Growth", dependencies: ["Measuring"], swiftSettings: settings),
    .testTarget(name: "MeasuringTests", dependencies: ["Measuring"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
