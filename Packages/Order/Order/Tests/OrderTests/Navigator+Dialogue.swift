import ScreenKit
import Testing

extension Navigator {
  /// Makes the choice of this label, as a user does who reads the screen.
  func choose(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let index = render().choices.firstIndex(of: label) else {
      Issue.record("There is no choice \(label) in:\n\(render())", sourceLocation: sourceLocation)
      return
    }
    choose(index + 1)
  }

  /// Fills in an order of plumbing on the screen New order.
  func fillIn(hours: String = "2", sourceLocation: SourceLocation = #_sourceLocation) {
    choose("Choose the kind of repair", sourceLocation: sourceLocation)
    choose("Plumbing", sourceLocation: sourceLocation)
    choose("Choose the hours", sourceLocation: sourceLocation)
    submit(hours)
    choose("Choose the region", sourceLocation: sourceLocation)
    choose("Xihu", sourceLocation: sourceLocation)
  }
}
