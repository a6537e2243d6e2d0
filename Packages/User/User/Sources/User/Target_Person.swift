import MediatorCore
import UserMediator

/// The door to greetings: a second one of the same module.
final class Target_Person: Target {
  static let actions: ActionTable<Target_Person> = [
    .on(\PersonContract.sayHello) { _, request, _ in
      // A URL may well say `?name=`, and means nobody by it.
      guard let name = request.name, !name.allSatisfy(\.isWhitespace) else {
        return "Hello, everybody!"
      }
      return "Hello, \(name)!"
    }
  ]
}
