// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

/// The business modules.
///
/// Each has a trait of its name, and is linked where the trait is enabled:
/// `swift run --disable-default-traits --traits Account,Order App` composes another binary.
let modules = ["Account", "Calculator", "Order", "Payment", "Region", "User"]

/// The extension packages of all modules, which callers see whatever the binary links.
let extensions: [Target.Dependency] = modules.map { module in
  .product(name: "\(module)Mediator", package: "\(module)Mediator")
}

let package = Package(
  name: "HomeFix",
  platforms: [.macOS(.v15), .iOS(.v18)],
  traits: Set(
    modules.map { .trait(name: $0, description: "Links the business module \($0) into the App.") }
      + [.default(enabledTraits: Set(modules))]),
  dependencies: [
    .package(path: "Packages/MediatorCore"),
    .package(path: "Packages/ScreenKit"),
    .package(path: "Packages/Storage"),
    .package(path: "Packages/Boundaries"),
  ]
    + modules.flatMap { module in
      [
        .package(path: "Packages/\(module)/\(module)"),
        .package(path: "Packages/\(module)/\(module)Mediator"),
      ]
    },
  targets: [
    .executableTarget(
      name: "App",
      dependencies: extensions + [
        .product(name: "MediatorCore", package: "MediatorCore"),
        .product(name: "ScreenKit", package: "ScreenKit"),
        .product(name: "ScreenKitTerminal", package: "ScreenKit"),
        .product(name: "Storage", package: "Storage"),
      ]
        + modules.map { module in
          .product(name: module, package: module, condition: .when(traits: [module]))
        },
      path: "App",
      swiftSettings: settings),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App",
        .product(name: "AccountMediator", package: "AccountMediator"),
        .product(name: "CalculatorMediator", package: "CalculatorMediator"),
        .product(name: "OrderMediator", package: "OrderMediator"),
        .product(name: "PaymentMediator", package: "PaymentMediator"),
        .product(name: "RegionMediator", package: "RegionMediator"),
        .product(name: "UserMediator", package: "UserMediator"),
        .product(name: "MediatorCore", package: "MediatorCore"),
        .product(name: "MediatorTesting", package: "MediatorCore"),
        .product(name: "ScreenKit", package: "ScreenKit"),
        .product(name: "ScreenKitTerminal", package: "ScreenKit"),
        .product(name: "Storage", package: "Storage"),
      ],
      swiftSettings: settings),
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
