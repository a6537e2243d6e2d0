import Foundation
import RegionMediator

extension RegionChoice {
  static let example = RegionChoice(province: "Zhejiang", city: "Hangzhou", district: "Xihu")

  /// The place as a customer enters it, such as `Zhejiang, Hangzhou, Xihu`.
  init(_ text: String) throws {
    // Chinese keyboards have the wide comma in the place of the other.
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "\u{FF0C}" }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 3, !parts.contains("") else { throw OrderError.notRegion(text) }
    self.init(province: parts[0], city: parts[1], district: parts[2])
  }
}
