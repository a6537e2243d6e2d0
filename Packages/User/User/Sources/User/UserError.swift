/// Why the module has no answer.
enum UserError: Error, Equatable, CustomStringConvertible {
  case unknownUser(Int)

  var description: String {
    switch self {
    case .unknownUser(let id): "There is no user \(id); check the number."
    }
  }
}
