import Testing

@testable import Region

/// The data of the picker.
struct ProvinceTests {
  private static let municipalities: Set = ["Beijing", "Chongqing", "Shanghai", "Tianjin"]

  @Test("there are 16 provinces and municipalities, in alphabetical order and each once")
  func provinces() {
    let names = Province.all.map(\.name)
    #expect(names.count == 16)
    #expect(names == Set(names).sorted())
  }

  @Test(
    "a province has several cities, in alphabetical order and each once",
    arguments: Province.all.filter { !municipalities.contains($0.name) })
  func cities(province: Province) {
    let names = province.cities.map(\.name)
    #expect(names.count >= 3)
    #expect(names == Set(names).sorted())
  }

  @Test(
    "a municipality has one city, itself",
    arguments: Province.all.filter { municipalities.contains($0.name) })
  func municipality(province: Province) {
    #expect(province.cities.map(\.name) == [province.name])
  }

  @Test(
    "a city has several districts, in alphabetical order and each once",
    arguments: Province.all.flatMap(\.cities))
  func districts(city: City) {
    #expect(city.districts.count >= 3)
    #expect(city.districts == Set(city.districts).sorted())
  }
}
