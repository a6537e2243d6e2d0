import Foundation
import Testing

/// Permissions that hold for the tests too, which may be run by root.
enum Permissions {
  enum Kind {
    case read
    case write
  }

  /// Runs a closure while nobody may read, or write, a file or folder.
  static func without(_ kind: Kind, of path: String, _ body: () throws -> Void) throws {
    let before = try FileManager.default.attributesOfItem(atPath: path)
    defer { try? FileManager.default.setAttributes(before, ofItemAtPath: path) }
    let mode = kind == .read ? 0o333 : 0o555
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    if geteuid() == 0 { try asNobody(body) } else { try body() }
  }

  /// Root is refused nothing, so this thread, and only this one, becomes another user for its files.
  private static func asNobody(_ body: () throws -> Void) throws {
    #if os(Linux)
      typealias SetUser = @convention(c) (UInt32) -> Int32
      let symbol = try #require(dlsym(nil, "setfsuid"))
      // The C library declares it as `int setfsuid(uid_t)`; Swift's module of it leaves it out.
      let setUser = unsafeBitCast(symbol, to: SetUser.self)
      _ = setUser(65534)
      defer { _ = setUser(0) }
      try body()
    #else
      Issue.record("Run these tests as a user who is not root.")
    #endif
  }
}
