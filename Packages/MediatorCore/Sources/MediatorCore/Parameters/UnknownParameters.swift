/// What becomes of a URL with parameters that the request of its action does not have.
///
/// A request has the keys that it asks for when it is made; one that takes a dictionary has them all.
/// Dictionaries that code of the app hands over may always hold more than the request takes.
public enum UnknownParameters: Sendable, Hashable {
  /// They are ignored, as CTMediator does: URLs outlive the versions of an app.
  case ignored

  /// The URL is refused, with an error that names them all.
  case refused
}
