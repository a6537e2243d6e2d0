import CalculatorMediator
import Foundation
import MediatorCore
import RegionMediator
import ScreenKit

/// What the screen asks for; where the module that offers the answers has none, they are entered as text.
extension NewOrderScreen {
  var questions: [Choice] {
    [
      Choice("Choose the kind of repair", askRepair),
      Choice("Choose the hours", askHours),
      Choice("Choose the region", askRegion),
      Choice("Describe what is broken", askDetails),
    ]
  }

  var agreedPriceQuestion: Choice {
    Choice("Enter the price agreed with the repairer") {
      self.ask("Price", ["Which price in yuan did you agree on with the repairer?"]) { text in
        self.agreedPrice = try Int(price: text)
      }
    }
  }

  private func askRepair() -> Step {
    let title = "Kind of repair"
    let question = "What is to be repaired?"
    do {
      let choices = try mediator.calculator.repairs().map { repair in
        Choice(repair) {
          self.repair = repair
          return .pop
        }
      }
      return .push(QuestionScreen(title, ScreenContent([question], choices: choices)))
    } catch {
      return ask(title, [error.sentence, "\(question) Enter it in your own words."]) { text in
        guard !text.isEmpty else { throw OrderError.noRepair }
        self.repair = text
      }
    }
  }

  private func askHours() -> Step {
    ask("Hours", ["How many hours will it take?"]) { text in
      guard let hours = Int(text), hours > 0 else { throw OrderError.notHours(text) }
      self.hours = hours
    }
  }

  private func askRegion() -> Step {
    do {
      return .present(
        try mediator.region.pickRegion(
          completion: Callback(mainActor: { region in self.region = region })))
    } catch {
      let question =
        "Where is the repair? Enter the province, the city and the district with commas between "
        + "them, such as \(RegionChoice.example)."
      return ask("Region", [error.sentence, question]) { text in
        self.region = try RegionChoice(text)
      }
    }
  }

  private func askDetails() -> Step {
    ask("Description", ["What is broken?"]) { text in
      guard !text.isEmpty else { throw OrderError.noDescription }
      self.details = text
    }
  }

  /// Asks for a text, which is taken without the spaces around it.
  private func ask(
    _ title: String, _ lines: [String], take: @escaping @MainActor (String) throws -> Void
  ) -> Step {
    let prompt = Prompt("\(title): ") { text in
      try take(text.trimmingCharacters(in: .whitespaces))
      return .pop
    }
    return .push(QuestionScreen(title, ScreenContent(lines, prompt: prompt)))
  }
}
