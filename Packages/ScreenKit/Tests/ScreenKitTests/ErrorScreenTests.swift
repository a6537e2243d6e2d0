import Foundation
import ScreenKit
import Testing

/// What error screens say.
@MainActor
struct ErrorScreenTests {
  @Test("the screen that a closure makes is answered itself")
  func success() {
    let screen = TestScreen("Log in")
    #expect(ErrorScreen.catching("Log in") { screen } === screen)
  }

  @Test(
    "an error that is thrown is told in a sentence",
    arguments: [
      (Described(), "Payment is not part of this binary."),
      (Localized(), "The disk is full."),
      (LocalizedWithoutText(), "This did not work: LocalizedWithoutText, LocalizedWithoutText()."),
      (Bare.refused, "This did not work: Bare, refused."),
    ] as [(any Error, String)])
  func failure(error: any Error, sentence: String) {
    let screen = ErrorScreen.catching("Pay") { throw error }
    #expect((screen as? ErrorScreen)?.sentence == sentence)
    #expect(Navigator(root: screen).render().description == "== Pay ==\n\n\(sentence)")
  }
}

private struct Described: Error, CustomStringConvertible {
  let description = "Payment is not part of this binary."
}

private struct Localized: LocalizedError, CustomStringConvertible {
  let errorDescription: String? = "The disk is full."
  let description = "ENOSPC"
}

private struct LocalizedWithoutText: LocalizedError {}

private enum Bare: Error {
  case refused
}
