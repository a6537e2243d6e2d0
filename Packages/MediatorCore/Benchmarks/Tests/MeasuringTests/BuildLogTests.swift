import Testing

@testable import Measuring

@Suite("Logs of builds")
struct BuildLogTests {
  @Test("a debug build names each file and each module that it compiled")
  func debug() {
    let log = BuildLog(
      """
      [0/1] Planning build
      Building for debugging...
      [0/3] Write sources
      [1/3] Write swift-version-6A52383ED409C6A7.txt
      [3/5] Emitting module M7
      [4/5] Compiling M7 M7.swift
      [5/8] Wrapping AST for M7 for debugging
      [6/8] Write Objects.LinkFileList
      [7/8] Linking App
      Build complete! (0.68s)

      """)
    #expect(log.compiled == ["M7"])
    #expect(log.linked == ["App"])
  }

  @Test("a release build names each module that it compiled")
  func release() {
    let log = BuildLog(
      """
      Building for production...
      [3/5] Compiling M7Mediator M7Mediator.swift
      [4/5] Compiling M7 M7.swift
      [5/5] Compiling App App.swift
      [5/7] Write Objects.LinkFileList
      [6/7] Linking App
      """)
    #expect(log.compiled == ["App", "M7", "M7Mediator"])
    #expect(log.linked == ["App"])
  }

  @Test("a module of which only the interface was made anew counts as compiled")
  func interface() {
    #expect(BuildLog("[3/5] Emitting module M7\n").compiled == ["M7"])
  }

  @Test(
    "what is no step of a build counts for nothing",
    arguments: [
      "", "Build complete! (0.12s)", "M7.swift:3:7: warning: Compiling App App.swift",
      "Compiling App App.swift", "[1/2]", "[1/2] Compiling", "[1/2] Emitting module",
    ])
  func other(line: String) {
    let log = BuildLog(line)
    #expect(log.compiled == [])
    #expect(log.linked == [])
  }
}
