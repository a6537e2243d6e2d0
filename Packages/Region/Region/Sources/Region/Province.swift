/// A province with its cities, or a municipality, which is the only city of itself.
struct Province: Sendable {
  let name: String
  let cities: [City]

  init(_ name: String, _ cities: City...) {
    self.name = name
    self.cities = cities
  }

  /// A municipality: a city on the level of a province.
  init(municipality name: String, _ districts: String...) {
    self.name = name
    cities = [City(name, districts: districts)]
  }
}
