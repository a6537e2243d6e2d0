import RegionMediator

/// What a picker handed back.
@MainActor
final class ChoiceLog {
  var all: [RegionChoice] = []
}
