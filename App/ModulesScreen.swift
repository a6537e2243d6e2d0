import MediatorCore
import ScreenKit

/// What this binary links, and what is missing from it.
final class ModulesScreen: Screen {
  let title = "What this binary links"
  private let mediator: Mediator

  init(mediator: Mediator) { self.mediator = mediator }

  var content: ScreenContent {
    ScreenContent(LinkedModules(mediator).description.split(separator: "\n").map(String.init))
  }
}
