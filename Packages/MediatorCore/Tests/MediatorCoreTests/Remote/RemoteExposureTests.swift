import Foundation
import Testing

@testable import MediatorCore

/// No name from a URL reaches a type look-up unless a listed contract exposes it.
struct RemoteExposureTests {
  @Test("a URL that names what is not exposed touches nothing")
  func untouched() throws {
    let mediator = Mediator(
      .init(
        modules: [Module("MediatorCoreTests", TrapContract.shared), Module("Elsewhere")],
        schemes: ["app"],
        routes: try RouteTable([Route(":a/:b/:c", to: ParcelContract.shared.list)])))
    let names = [
      "Trap/local", "Trap/nativeOpen", "Trap/unknown", "Trap", "Trap/", "%54rap/local",
      "Target_Trap/local", "MediatorCoreTests.Target_Trap/local", "MediatorCoreTests.Trap/local",
      "MediatorCoreTests/Trap/local", "NoTargetAction/response", "Unknown/echo",
      "Trap/local?kCTMediatorParamsKeySwiftTargetModuleName=MediatorCoreTests",
    ]
    for name in names {
      let url = try #require(URL(string: "app://\(name)"))
      #expect(!mediator.canOpen(url).isYes, "\(name)")
      #expect(throws: MediatorError.self, "\(name)") { try mediator.performAction(url: url) }
    }
    #expect(!Target_Trap.wire.isTouched)
    mediator.state.withLock { state in
      #expect(state.definitions.isEmpty)
      #expect(!state.missing.contains("Unknown.Target_Unknown"))
      #expect(!state.missing.contains("MediatorCoreTests.Target_NoTargetAction"))
      #expect(state.targets.isEmpty)
    }
    // Code may call it, and then the wire tells.
    #expect(
      try mediator.performTarget("Trap", action: "local", as: String.self) == "local")
    #expect(Target_Trap.wire.isTouched)
  }

  @Test("asking whether a URL can be opened touches neither the target nor its request")
  func asking() throws {
    let mediator = Mediator(
      .init(
        modules: [Module("MediatorCoreTests", SnareContract.shared)], schemes: ["app"],
        routes: try RouteTable([Route(name: "SNARE", to: SnareContract.shared.spring)])))
    for text in ["app://Snare/spring?a=1", "app://SNARE?a=1"] {
      let url = try #require(URL(string: text))
      guard case .yes(let action) = mediator.canOpen(url) else {
        Issue.record("\(text) cannot be opened")
        continue
      }
      #expect(action === SnareContract.shared.spring.descriptor)
    }
    #expect(!Target_Snare.wire.isTouched)
    mediator.state.withLock { state in
      #expect(state.definitions.isEmpty)
      #expect(state.targets.isEmpty)
    }
    // The call does touch it.
    let url = try #require(URL(string: "app://SNARE"))
    #expect(try mediator.performAction(url: url) as? String == "sprung")
    #expect(Target_Snare.wire.isTouched)
  }
}
