import Foundation

/// A Chromium without a window, where one is installed: `apt-get install chromium-headless-shell`.
enum Browser {
  private static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
    return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first(where: FileManager.default.isExecutableFile)
  }()

  static var isInstalled: Bool { path != nil }

  /// Opens a page, runs a script in it, and answers what the script logs, a line each.
  static func log(of page: String, running script: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("boundaries-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let driver = """
      <pre id="log"></pre>
      <script>
      const log = (...values) => { byId("log").textContent += values.join(" ") + "\\n"; };
      const refuse = (reason) => log("ERROR", reason);
      addEventListener("error", (event) => refuse(event.message));
      document.addEventListener("securitypolicyviolation", (event) => refuse(event.blockedURI));
      const visible = () =>
        [...document.querySelectorAll(".node")].filter((node) => node.offsetParent);
      const names = () => visible().map((node) => node.dataset.id).join();
      const drawn = (kind) => [...document.querySelectorAll("#edges path")]
        .filter((path) => path.classList.contains(kind)).map((path) => path.dataset.edge).join();
      const node = (id) => buttons.get(id);
      const press = (key) => document.activeElement.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const search = (text) => {
        byId("search").value = text;
        byId("search").dispatchEvent(new Event("input"));
      };
      try {
      \(script)
      } catch (error) {
        refuse(error);
      }
      </script>
      </body>
      """
    let file = folder.appendingPathComponent("page.html")
    try Data(page.replacing("</body>", with: driver).utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1400,900",
      "--user-data-dir=\(folder.path)/profile", "--dump-dom", file.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    guard let start = text.firstRange(of: "<pre id=\"log\">"),
      let end = text[start.upperBound...].firstRange(of: "</pre>")
    else { return ["The browser shows no log: \(text.prefix(200))"] }
    return text[start.upperBound..<end.lowerBound].split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
