#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Error {
  /// What to tell a user about the error.
  ///
  /// It is the `errorDescription` of a `LocalizedError`, or else the error's `description`; an error
  /// that has neither is named by its type and value.
  public var sentence: String {
    if let text = (self as? any LocalizedError)?.errorDescription { return text }
    if let described = self as? any CustomStringConvertible { return described.description }
    return "This did not work: \(type(of: self)), \(self)."
  }
}
