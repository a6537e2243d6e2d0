/// A place that somebody picked.
public struct RegionChoice: Sendable, Hashable, Codable {
  /// The province, or the municipality in its place.
  public let province: String

  /// The city.
  public let city: String

  /// The district of the city.
  public let district: String

  /// Makes a choice.
  ///
  /// - Parameters:
  ///   - province: The province.
  ///   - city: The city.
  ///   - district: The district.
  public init(province: String, city: String, district: String) {
    self.province = province
    self.city = city
    self.district = district
  }
}

extension RegionChoice: CustomStringConvertible {
  /// The place from large to small, such as `Zhejiang, Hangzhou, Xihu`.
  public var description: String { "\(province), \(city), \(district)" }
}
