/// The graph as one HTML file that needs nothing else: no network, no server.
package struct GraphPage {
  private let title: String
  private let document: GraphDocument

  package init(_ graph: Graph, title: String) {
    self.title = title
    document = GraphDocument(graph)
  }

  /// The file.
  package var text: String {
    get throws {
      let parts = [
        "title": Self.escaped(title),
        "style": String(decoding: PackageResources.page_css, as: UTF8.self),
        "graph": try document.embedded,
        "script": String(decoding: PackageResources.page_js, as: UTF8.self),
      ]
      // What is filled in is not searched for more places: each piece ends where the next one begins.
      let pieces = String(decoding: PackageResources.page_html, as: UTF8.self).split(
        separator: "{{", omittingEmptySubsequences: false)
      return pieces.dropFirst().reduce(into: String(pieces.first ?? "")) { text, piece in
        guard let end = piece.firstRange(of: "}}") else { return text += "{{" + piece }
        text += (parts[String(piece[..<end.lowerBound])] ?? "") + piece[end.upperBound...]
      }
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
