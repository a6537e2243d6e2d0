import MediatorCore

/// The catalogue of all actions as text: a line for each, its parts one below the other's.
struct ActionListing: CustomStringConvertible {
  let catalogue: ActionCatalogue

  var description: String {
    catalogue.targets.map { target in
      ([target.name + (target.isLinked ? "" : " (not linked)")] + lines(target.actions))
        .joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private func lines(_ actions: [ActionCatalogue.ActionEntry]) -> [String] {
    let heads = actions.map { [isolation($0), access($0)] }
    let widths = (0..<2).map { column in heads.map { $0[column].count }.max() ?? 0 }
    return zip(actions, heads).flatMap { action, head in
      let columns = zip(head, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      let line = "  \(columns.joined(separator: "  "))  \(signature(action))"
      return [line] + (action.gap.map { ["      \($0)"] } ?? [])
    }
  }

  private func isolation(_ action: ActionCatalogue.ActionEntry) -> String {
    switch action.isolation {
    case .synchronous: "synchronous"
    case .mainActor: "main actor"
    case .asynchronous: "asynchronous"
    }
  }

  private func access(_ action: ActionCatalogue.ActionEntry) -> String {
    switch action.style {
    case .byName: "by name"
    case .typed: action.isExposed ? "exposed" : "local"
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
