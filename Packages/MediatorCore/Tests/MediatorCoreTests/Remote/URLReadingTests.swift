import Foundation
import Testing

@testable import MediatorCore

/// How URLs are read where Foundation's ways of making and splitting them differ.
struct URLReadingTests {
  private let mediator = Mediator(
    .init(modules: [Module("MediatorCoreTests", ParcelContract.shared)], schemes: ["app"]))

  private func message(_ url: URL) -> String? {
    do {
      _ = try mediator.performAction(url: url)
      return nil
    } catch {
      return (error as? MediatorError)?.message ?? "\(error)"
    }
  }

  @Test(
    "what stands in the target's place and is no name is refused",
    arguments: [
      ("app://[::1]/list", "has a network address where the name of the target belongs."),
      ("app://[v1.x]/list", "has a network address where the name of the target belongs."),
      (
        "app://Parcel:/list",
        "holds a user, a password or a port, which have no meaning here."
      ),
      (
        "app://Parcel:99999999999999999999/list",
        "holds a user, a password or a port, which have no meaning here."
      ),
      ("app://:@Parcel/list", "holds a user, a password or a port, which have no meaning here."),
      ("app://me@/list", "holds a user, a password or a port, which have no meaning here."),
      (
        "app://Parcel%3A80/list",
        "is refused: no contract that the app lists exposes 'list' of 'Parcel:80'."
      ),
      (
        "app://me%40Parcel/list",
        "is refused: no contract that the app lists exposes 'list' of 'me@Parcel'."
      ),
      (
        "app://Parcel%00/list",
        "holds a NUL in the name of the target."
      ),
      ("app://%FF/list", "holds bytes that are not UTF-8 in the name of the target."),
      ("app:/Parcel/list", "names no target; it is written scheme://target/action?name=value."),
      ("app:?a=1", "names no target; it is written scheme://target/action?name=value."),
      ("app://", "names no target; it is written scheme://target/action?name=value."),
      ("app:////list", "names no target; it is written scheme://target/action?name=value."),
      ("://Parcel/list", "has no scheme; it is written scheme://target/action?name=value."),
      (
        "app://Parcel/./list",
        "has '.' or '..' as a part of its path, which leads nowhere here."
      ),
      (
        "app://Parcel/list;x=1",
        "is refused: no contract that the app lists exposes 'list;x=1' of 'Parcel'."
      ),
    ])
  func refused(text: String, fault: String) throws {
    let url = try #require(URL(string: text, encodingInvalidCharacters: false))
    #expect(message(url) == "The URL '\(text)' \(fault)")
  }

  @Test(
    "separators that are not `&` and `=` are part of a value",
    arguments: [
      ("number=1&note=a;number=2", "track 1 a;number=2"),
      ("number=1&note=a?b=2", "track 1 a?b=2"),
      ("number=1&note=a/b:c@d", "track 1 a/b:c@d"),
      ("&&number=1&&note=&&", "track 1 "),
      ("number=1&note", "track 1 -"),
      ("number=1&note=%F0%9F%93%A6", "track 1 📦"),
    ])
  func separators(query: String, expected: String) throws {
    let url = try #require(URL(string: "app://Parcel/track?\(query)"))
    #expect(try mediator.performAction(url: url) as? String == expected)
  }

  @Test("what Foundation escapes in a text is read as it was written")
  func escaped() throws {
    let url = try #require(URL(string: "app://Parcel/track?number=1&note=a b\u{FC}[%]"))
    #expect(try mediator.performAction(url: url) as? String == "track 1 a b\u{FC}[%]")
  }

  @Test("an international host is a name only where it is percent-encoded")
  func international() throws {
    let encoded = try #require(URL(string: "app://%C3%84pfel/list"))
    #expect(
      message(encoded)
        == "The URL 'app://%C3%84pfel/list' is refused: no contract that the app lists exposes "
        + "'list' of 'Äpfel'.")
  }

  @Test("a relative URL is read with its base")
  func relative() throws {
    let base = try #require(URL(string: "app://Parcel/anything"))
    let url = try #require(URL(string: "track?number=2", relativeTo: base))
    #expect(try mediator.performAction(url: url) as? String == "track 2 -")
    let alone = try #require(URL(string: "Parcel/list"))
    #expect(
      message(alone)
        == "The URL 'Parcel/list' has no scheme; it is written scheme://target/action?name=value.")
  }

  @Test("names are compared byte by byte where they are reserved")
  func combining() throws {
    for name in ["kCTMediator%CC%81", "kCTMediator"] {
      let url = try #require(URL(string: "app://Parcel/list?\(name)=1"))
      #expect(message(url)?.hasSuffix(", a key that only code may set.") == true)
    }
    let native = try #require(URL(string: "app://Parcel/native%CC%81"))
    #expect(
      message(native)
        == "The URL 'app://Parcel/native%CC%81' is refused: actions whose names begin with 'native' "
        + "are for code only.")
  }

  @Test("schemes of the configuration are allowed in any case")
  func schemes() throws {
    var configuration = Mediator.Configuration(
      modules: [Module("MediatorCoreTests", ParcelContract.shared)])
    configuration.schemes = ["Shop"]
    let url = try #require(URL(string: "SHOP://Parcel/list"))
    #expect(try Mediator(configuration).performAction(url: url) as? String == "list")
  }

  @Test("a sentence holds neither a long scheme nor a control character")
  func visible() throws {
    let scheme = "s" + String(repeating: "x", count: 300)
    let url = try #require(URL(string: "\(scheme)://A/b"))
    #expect(
      message(url)
        == "The URL '\(scheme.prefix(200))…' is refused: its scheme '\(scheme.prefix(100))…' is not "
        + "among those that the app allows (app).")
    let control = try #require(URL(string: "app://Parcel/%1B%5B2J%0Ax"))
    #expect(
      message(control)
        == "The URL 'app://Parcel/%1B%5B2J%0Ax' is refused: no contract that the app lists exposes "
        + "'\\u{1B}[2J\\u{A}x' of 'Parcel'.")
  }

  @Test("a URL made of raw bytes is refused without repeating them")
  func rawBytes() throws {
    let bytes = Data("app://Parcel/\u{1B}[2J?\u{FC}=1".utf8)
    guard let url = URL(dataRepresentation: bytes, relativeTo: nil) else { return }
    let refusal = try #require(message(url))
    #expect(refusal.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
  }

  @Test("a very long URL is refused by its length")
  func long() throws {
    let url = try #require(URL(string: "app://A/b?" + String(repeating: "a=1&", count: 500_000)))
    let start = url.absoluteString.prefix(200)
    #expect(
      message(url)
        == "The URL '\(start)…' is longer than 8192 bytes, the limit of the mediator's "
        + "configuration.")
  }

  @Test("a URL is split as RFC 3986 says")
  func split() {
    let parts = URLParts("app://me@A:1/b/c?d?e=f#g?h")
    #expect(parts.text(parts.scheme) == "app")
    #expect(parts.authority.map(parts.text) == "me@A:1")
    #expect(parts.text(parts.path) == "/b/c")
    #expect(parts.text(parts.query) == "d?e=f")
    let bare = URLParts("a/b:c")
    #expect(bare.text(bare.scheme) == "")
    #expect(bare.authority == nil)
    #expect(bare.text(bare.path) == "a/b:c")
    let empty = URLParts("")
    #expect(empty.text(empty.path) == "")
    let query = URLParts("app:?q")
    #expect(query.text(query.query) == "q")
    let noHost = URLParts("app://?q")
    #expect(noHost.authority.map(noHost.text) == "")
  }
}
