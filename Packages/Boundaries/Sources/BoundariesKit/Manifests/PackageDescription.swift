package import Foundation

/// The JSON that `swift package dump-package` prints.
struct PackageDescription: Decodable {
  let name: String
  let dependencies: [Dependency]
  let products: [Product]
  let targets: [Target]
  let traits: [Trait]?

  struct Trait: Decodable {
    let name: String
    let enabledTraits: [String]
  }

  struct Dependency: Decodable {
    let fileSystem: [Located]?
    let sourceControl: [Located]?
    let registry: [Located]?

    struct Located: Decodable {
      let identity: String
      let nameForTargetDependencyResolutionOnly: String?
      let path: String?
      let location: Location?
    }

    struct Location: Decodable {
      let local: [String]?
    }
  }

  struct Product: Decodable {
    let name: String
    let targets: [String]
    let type: [String: Anything]
  }

  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let sources: [String]?
    let exclude: [String]
    let resources: [Resource]?
    let dependencies: [TargetDependency]
    let pluginUsages: [Anything]?
    let settings: [Setting]?
  }

  struct Resource: Decodable {
    let path: String
  }

  struct Setting: Decodable {
    let tool: String
    let kind: [String: Anything]
    let condition: SettingCondition?
  }

  struct SettingCondition: Decodable {
    let platformNames: [String]?
    let config: String?
    let traits: [String]?
  }

  struct Condition: Decodable {
    let platformNames: [String]?
    let traits: [String]?
  }

  /// `{"product": [name, package, aliases, condition]}`, or `target` or `byName` with name and condition.
  struct TargetDependency: Decodable {
    var kind = Manifest.Dependency.Kind.byName
    var name = ""
    var package: String?
    var moduleAliases: [String: String]?
    var condition: Condition?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      if container.contains(.product) {
        kind = .product
        var values = try container.nestedUnkeyedContainer(forKey: .product)
        name = try values.decode(String.self)
        package = try values.decodeIfPresent(String.self)
        moduleAliases = try values.decodeIfPresent([String: String].self)
        condition = try values.decodeIfPresent(Condition.self)
      } else {
        kind = container.contains(.target) ? .target : .byName
        var values = try container.nestedUnkeyedContainer(
          forKey: kind == .target ? .target : .byName)
        name = try values.decode(String.self)
        condition = try values.decodeIfPresent(Condition.self)
      }
    }

    enum Key: CodingKey {
      case target, product, byName
    }
  }

  /// A value whose shape does not matter beyond the texts in it.
  struct Anything: Decodable {
    var texts: [String] = []

    init(from decoder: any Decoder) throws {
      if let container = try? decoder.singleValueContainer(),
        let text = try? container.decode(String.self)
      {
        texts = [text]
      } else if let values = try? [Anything](from: decoder) {
        texts = values.flatMap(\.texts)
      } else if let values = try? [String: Anything](from: decoder) {
        texts = values.sorted { $0.key < $1.key }.flatMap(\.value.texts)
      }
    }
  }
}

extension Manifest {
  /// Reads what `swift package dump-package` printed.
  package init(packageDescription json: Data) throws {
    let description = try JSONDecoder().decode(PackageDescription.self, from: json)
    name = description.name
    dependencies = description.dependencies.compactMap(PackageDependency.init)
    products = description.products.map {
      Product(name: $0.name, isPlugin: $0.type["plugin"] != nil, targets: $0.targets)
    }
    targets = description.targets.map(Target.init)
    traits = Dictionary(
      (description.traits ?? []).filter { $0.name != "default" }.map {
        ($0.name, $0.enabledTraits)
      },
      uniquingKeysWith: { first, _ in first })
  }
}

extension Manifest.PackageDependency {
  fileprivate init?(_ dependency: PackageDescription.Dependency) {
    let located = dependency.fileSystem ?? dependency.sourceControl ?? dependency.registry
    guard let located = located?.first else { return nil }
    identity = located.identity
    name = located.nameForTargetDependencyResolutionOnly
    path = located.path ?? located.location?.local?.first
  }
}

extension Manifest.Target {
  fileprivate init(_ target: PackageDescription.Target) {
    name = target.name
    kind = Kind(rawValue: target.type) ?? .regular
    path = target.path
    sources = target.sources
    resources = (target.resources ?? []).map(\.path)
    excluded = target.exclude + resources
    dependencies = target.dependencies.map(Manifest.Dependency.init)
    usesPlugins = !(target.pluginUsages ?? []).isEmpty
    settings = (target.settings ?? []).filter { $0.tool == "swift" }.map(\.text)
    definitions = (target.settings ?? []).filter { $0.tool == "swift" }
      .flatMap(Manifest.Definition.all)
  }
}

extension Manifest.Dependency {
  fileprivate init(_ dependency: PackageDescription.TargetDependency) {
    kind = dependency.kind
    name = dependency.name
    package = dependency.package
    moduleAliases = dependency.moduleAliases ?? [:]
    condition = dependency.condition.map {
      Manifest.Condition(platforms: $0.platformNames ?? [], traits: $0.traits ?? [])
    }
  }
}

extension Manifest.Definition {
  fileprivate static func all(in setting: PackageDescription.Setting) -> [Manifest.Definition] {
    let condition = setting.condition.map {
      Manifest.Condition(platforms: $0.platformNames ?? [], traits: $0.traits ?? [])
    }
    return (setting.kind["define"]?.texts ?? []).map {
      Manifest.Definition(
        name: $0, condition: condition, configuration: setting.condition?.config)
    }
  }
}

extension PackageDescription.Setting {
  /// The setting as it is written in a manifest, without labels: `define(FAST) when debug`.
  fileprivate var text: String {
    let call = kind.sorted { $0.key < $1.key }
      .map { "\($0.key)(\($0.value.texts.joined(separator: ", ")))" }.joined()
    let condition =
      (condition?.platformNames ?? []) + (condition?.config.map { [$0] } ?? [])
      + (condition?.traits ?? [])
    return condition.isEmpty ? call : "\(call) when \(condition.joined(separator: ", "))"
  }
}
