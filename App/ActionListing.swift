import MediatorCore

/// The catalogue of all actions as text: a line for each, its parts one below the other's.
struct ActionListing: CustomStringConvertible {
  let catalogue: ActionCatalogue

  var description: String {
    catalogue.targets.map { target in
      ([target.name + (target.isLinked ? "" : " (not linked)")] + target.actions.flatMap(lines))
        .joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private func lines(_ action: ActionCatalogue.ActionEntry) -> [String] {
    let line = "  \(isolation(action))  \(access(action))  \(signature(action))"
    return [line] + (action.gap.map { ["      \($0)"] } ?? [])
  }

  private func isolation(_ action: ActionCatalogue.ActionEntry) -> String {
    switch action.isolation {
    case .synchronous: "synchronous "
    case .mainActor: "main actor  "
    case .asynchronous: "asynchronous"
    }
  }

  private func access(_ action: ActionCatalogue.ActionEntry) -> String {
    switch action.style {
    case .byName: "by name"
    case .typed: action.isExposed ? "exposed" : "local  "
    }
  }

  private func signature(_ action: ActionCatalogue.ActionEntry) -> String {
    let requirements =
      action.requirements.isEmpty ? "" : "  requires \(action.requirements.joined(separator: ", "))"
    if action.style == .byName { return action.name + requirements }
    return "\(action.name)(\(fields(action.fields))) -> \(action.response)\(requirements)"
  }

  private func fields(_ fields: [RequestField]) -> String {
    fields.map { field in
      let values = field.values.map { " = \($0.joined(separator: "|"))" } ?? ""
      let inner = field.fields.map { " { \(self.fields($0)) }" } ?? ""
      return "\(field.name): \(field.type)\(field.isOptional ? "?" : "")\(values)\(inner)"
    }.joined(separator: ", ")
  }
}
