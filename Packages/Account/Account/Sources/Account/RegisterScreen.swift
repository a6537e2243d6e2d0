import ScreenKit

/// Asks for a name and a phone number, keeps them as a profile, and logs its owner in.
final class RegisterScreen: Screen {
  let title = "Register"
  /// The number that was entered on the login screen, if one was.
  private let suggestion: PhoneNumber?
  private let store: AccountStore
  private let finish: @MainActor () -> Step
  private var name: String?

  init(phone: PhoneNumber?, store: AccountStore, finish: @escaping @MainActor () -> Step) {
    suggestion = phone
    self.store = store
    self.finish = finish
  }

  var content: ScreenContent {
    guard let name else {
      return ScreenContent(
        ["What is your name? Repairers will ask for it at your door."],
        prompt: Prompt("Name: ") { entered in
          self.name = try Profile.name(entered)
          return .stay
        })
    }
    var choices = [
      Choice("Change the name") {
        self.name = nil
        return .stay
      }
    ]
    if let suggestion {
      choices.insert(
        Choice("Use \(suggestion.text)") { try self.register(name, suggestion) }, at: 0)
    }
    return ScreenContent(
      ["Name: \(name)", "What is your phone number? You will log in with it."],
      choices: choices,
      prompt: Prompt("Phone number: ") { entered in
        try self.register(name, PhoneNumber(entered))
      })
  }

  private func register(_ name: String, _ phone: PhoneNumber) throws -> Step {
    try store.logIn(store.register(name, phone))
    return finish()
  }
}
