import MediatorCore
import RegionMediator
import ScreenKit

/// One picking of a place, from its first screen to the choice that it hands back.
@MainActor
final class RegionPicker {
  private let completion: Callback<RegionChoice>
  private var chosen: RegionChoice?

  init(completion: Callback<RegionChoice>) {
    self.completion = completion
  }

  /// The first screen; the others follow from its choices.
  func provinceScreen() -> RegionScreen {
    RegionScreen(
      title: "Region", question: "Choose a province or a municipality.",
      choices: Province.all.map { province in
        Choice(province.name) { .push(self.cityScreen(in: province)) }
      })
  }

  private func cityScreen(in province: Province) -> RegionScreen {
    RegionScreen(
      title: province.name, question: "Choose a city.",
      choices: province.cities.map { city in
        Choice(city.name) { .push(self.districtScreen(of: city, in: province)) }
      })
  }

  private func districtScreen(of city: City, in province: Province) -> RegionScreen {
    RegionScreen(
      title: city.name, question: "Choose a district.",
      choices: city.districts.map { district in
        Choice(district) {
          self.finish(
            RegionChoice(province: province.name, city: city.name, district: district))
        }
      })
  }

  /// Hands back the first choice, and none after it.
  private func finish(_ choice: RegionChoice) -> Step {
    // A picker that was not presented stays where it is after its choice; so there can be a second.
    if let chosen { return .notice("The region is chosen already: \(chosen).") }
    // Set first, since the callback may run anything, this picker's choices included.
    chosen = choice
    completion(choice)
    return .dismiss
  }
}
