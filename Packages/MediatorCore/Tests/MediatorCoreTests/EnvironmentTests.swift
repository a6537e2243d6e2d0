import MediatorCore
import MediatorTesting
import Testing

/// What the app hands to every module.
struct EnvironmentTests {
  private struct Folder: Sendable, Equatable {
    let path: String
  }

  @Test("a value is found under its type, and others are not")
  func found() {
    let environment: Mediator.Environment = [Folder(path: "a"), 5]
    #expect(environment[Folder.self] == Folder(path: "a"))
    #expect(environment[Int.self] == 5)
    #expect(environment[String.self] == nil)
  }

  @Test("of two values of one type the later one is found")
  func later() {
    let environment: Mediator.Environment = [Folder(path: "a"), Folder(path: "b")]
    #expect(environment[Folder.self] == Folder(path: "b"))
  }

  @Test("handlers find it in their call's mediator, and each mediator has its own")
  func handlers() throws {
    for path in ["a", "b"] {
      let mediator = Mediator(.init(environment: [Folder(path: path)]))
      mediator.override("M.Target_X", action: "folder") { _, call in
        call.mediator.environment[Folder.self]?.path
      }
      #expect(
        try mediator.performTarget("X", action: "folder", params: [ParameterKey.module: "M"])
          as? String == path)
    }
  }
}
