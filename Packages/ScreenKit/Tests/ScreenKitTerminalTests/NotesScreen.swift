import ScreenKit

/// A small app: a list of notes, and a screen that asks for a new one.
final class NotesScreen: Screen {
  let title = "Notes"
  private(set) var notes: [String] = []

  var content: ScreenContent {
    ScreenContent(
      notes.isEmpty ? ["No notes yet."] : notes,
      choices: [
        Choice("New note") { .push(NewNoteScreen { self.notes.append($0) }) },
        Choice("Export") { throw ExportError() },
      ])
  }
}

/// A screen with a prompt and choices.
final class NewNoteScreen: Screen {
  let title = "New note"
  private let save: @MainActor (String) -> Void

  init(save: @escaping @MainActor (String) -> Void) {
    self.save = save
  }

  var content: ScreenContent {
    ScreenContent(
      ["What is to be noted?"],
      choices: [
        Choice("Note the weather") { self.finish("Sunny") },
        Choice("Note nothing") { .pop },
      ],
      prompt: Prompt("Note: ") { self.finish($0) })
  }

  private func finish(_ note: String) -> Step {
    save(note)
    return .steps([.pop, .notice("Noted.")])
  }
}

struct ExportError: Error, CustomStringConvertible {
  let description = "Notes cannot be exported\u{1B}[0m."
}
