public import MediatorCore

/// What the region picker is asked for.
public struct PickRegionRequest: Sendable, Decodable {
  /// Gets the choice, once; a picker that is left without a choice does not call it.
  public let completion: Callback<RegionChoice>

  /// Makes a request.
  ///
  /// - Parameter completion: Gets the choice.
  public init(completion: Callback<RegionChoice>) { self.completion = completion }
}
