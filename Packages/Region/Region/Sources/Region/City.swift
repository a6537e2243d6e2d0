/// A city with its districts.
struct City: Sendable {
  let name: String
  let districts: [String]

  init(_ name: String, _ districts: String...) {
    self.init(name, districts: districts)
  }

  init(_ name: String, districts: [String]) {
    self.name = name
    self.districts = districts
  }
}
