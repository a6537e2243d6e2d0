extension Mediator {
  /// What a mediator is made with.
  public struct Configuration: Sendable {
    /// The modules that the app lists, in the order in which targets are looked for.
    public var modules: [Module]

    /// The schemes of URLs that may perform actions, in lower case; the default allows none.
    public var schemes: Set<String>

    /// How large a URL may be.
    public var limits: RemoteLimits

    /// Further addresses of exposed actions, by which URLs reach them.
    public var routes: RouteTable

    /// What becomes of a URL with parameters that its action's request does not have.
    public var unknownParameters: UnknownParameters

    /// What decides about calls and observes them; the first is the outermost.
    public var interceptors: [Interception]

    /// What answers the requirements that actions declare, by their names.
    ///
    /// An action whose requirement has no answer here is refused.
    public var requirements: [String: any Interceptor]

    /// What the app hands to every module.
    public var environment: Environment

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - modules: The modules that the app lists.
    ///   - schemes: The schemes of URLs that may perform exposed actions.
    ///   - limits: How large a URL may be.
    ///   - routes: Further addresses of exposed actions.
    ///   - unknownParameters: What becomes of a URL with parameters that the request does not have.
    ///   - interceptors: What decides about calls and observes them.
    ///   - requirements: What answers the requirements that actions declare.
    ///   - environment: What the app hands to every module.
    public init(
      modules: [Module] = [], schemes: Set<String> = [], limits: RemoteLimits = RemoteLimits(),
      routes: RouteTable = RouteTable(),
      unknownParameters: UnknownParameters = .ignored,
      interceptors: [Interception] = [], requirements: [String: any Interceptor] = [:],
      environment: Environment = []
    ) {
      self.modules = modules
      self.schemes = Set(schemes.map { $0.lowercased() })
      self.limits = limits
      self.routes = routes
      self.unknownParameters = unknownParameters
      self.interceptors = interceptors
      self.requirements = requirements
      self.environment = environment
    }
  }
}

// MARK: The shared mediator

extension Mediator {
  private enum Shared {
    case unused(Configuration?)
    case used
  }

  private static let sharedConfiguration = Lock(Shared.unused(nil))

  /// A mediator for code that has no other at hand, such as the `main` of an app.
  ///
  /// Handlers and screens use the mediator that called them instead. It is made on its first use, with
  /// the configuration that the app gave, or with none.
  public static let shared = Mediator(
    sharedConfiguration.withLock { state in
      defer { state = .used }
      if case .unused(let configuration?) = state { return configuration }
      return Configuration()
    })

  /// Configures the shared mediator: once, before its first use.
  ///
  /// - Parameter configuration: What the shared mediator is made with.
  /// - Throws: ``MediatorError/Code/alreadyConfigured`` the second time, and after the first use.
  public static func configureShared(_ configuration: Configuration) throws(MediatorError) {
    let isFirst = sharedConfiguration.withLock { state in
      guard case .unused(nil) = state else { return false }
      state = .unused(configuration)
      return true
    }
    guard isFirst else { throw .alreadyConfigured }
  }
}
