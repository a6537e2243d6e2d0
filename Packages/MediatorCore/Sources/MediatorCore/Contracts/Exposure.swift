/// Whether a URL may perform an action.
///
/// Exposing is only possible where the request can be filled from a URL: it is `Decodable`, or
/// `Void`. Names that begin with `native` stay local whatever their contract says.
public struct Exposure<Request>: Sendable {
  let isExposed: Bool

  /// Performed by code only; a URL that names the action is refused.
  public static var local: Exposure { Exposure(isExposed: false) }
}

extension Exposure where Request: Decodable {
  /// Performed by code, and by URLs of the schemes that the app allows.
  public static var exposed: Exposure { Exposure(isExposed: true) }
}

extension Exposure where Request == Void {
  /// Performed by code, and by URLs of the schemes that the app allows.
  public static var exposed: Exposure { Exposure(isExposed: true) }
}
