@testable import BoundariesKit
import Testing

struct ConfigurationReaderTests {
  private func problems(_ text: String) -> [String] {
    ConfigurationReader.read(Array(text.utf8), path: "b.json").1.map {
      "\($0.path ?? ""):\($0.line ?? 0):\($0.column ?? 0): \($0.sentence)"
    }
  }

  @Test("every mistake is reported, with its place and what was meant")
  func mistakes() {
    let text = """
      {
        "layer": [],
        "layers": [
          { "name": "core", "packages": ["Core"], "mayUse": ["basse", "*"], "privat": true },
          { "name": "base", "modules": "Base", "private": 1 },
          { "name": "base", "mayUse": ["cores"] },
          { "packages": [] },
          7
        ],
        "tests": { "mayUse": ["*"] },
        "ignore": [""],
        "exceptions": [
          { "rule": "layers", "from": "A", "reason": "r" },
          { "rule": "cycle", "from": "A" },
          { "rule": "cycle", "reason": "r", "zzzzzzzz": null }
        ],
        "targets": [
          { "name": "App", "layer": "apps", "sources": "App" },
          { "name": "Shop", "sources": ["Shop"], "dependency": [] }
        ]
      }
      """
    #expect(
      problems(text) == [
        "b.json:2:3: There is no key 'layer' in the configuration. Did you mean 'layers'?",
        "b.json:4:56: There is no layer 'basse'. Did you mean 'base'?",
        "b.json:4:71: There is no key 'privat' in a layer. Did you mean 'private'?",
        "b.json:5:34: Here should stand an array, and not a string.",
        "b.json:5:53: Here should stand true or false, and not a number.",
        "b.json:6:5: The layer 'base' has neither 'packages' nor 'modules', so nothing is in it.",
        "b.json:6:5: There is a second layer 'base'. Give one of them another name.",
        "b.json:6:34: There is no layer 'cores'. Did you mean 'core'?",
        "b.json:7:5: The key 'name' is missing in a layer.",
        "b.json:8:5: Here should stand an object, a layer, and not a number.",
        "b.json:10:25: There is no layer '*'.",
        "b.json:11:14: This string must not be empty.",
        "b.json:13:15: There is no rule 'layers'. Did you mean 'layer'?",
        "b.json:14:5: The key 'reason' is missing in an exception.",
        "b.json:15:5: The key 'from' is missing in an exception.",
        "b.json:15:39: There is no key 'zzzzzzzz' in an exception. "
          + "The keys are 'rule', 'from', 'to', 'reason'.",
        "b.json:18:31: There is no layer 'apps'.",
        "b.json:18:50: Here should stand an array, and not a string.",
        "b.json:19:5: The key 'layer' is missing in a target.",
        "b.json:19:44: There is no key 'dependency' in a target. Did you mean 'dependencies'?",
      ])
  }

  @Test(
    "what is no JSON, or says nothing that can hold, is reported where it begins",
    arguments: [
      ("", "b.json:1:1: The file ends where a JSON value should stand."),
      ("{", "b.json:1:2: A key in quotes should stand here."),
      ("{\n  \"a\" 1}", "b.json:2:7: A ':' should follow the key 'a'."),
      ("{\"a\": 1, \"a\": 2}", "b.json:1:10: The key 'a' stands here a second time."),
      ("{\"layers\": [1 2]}", "b.json:1:15: A ',' or ']' should stand here."),
      ("{\"layers\": []", "b.json:1:14: A ',' or '}' should stand here."),
      ("{\"layers\": [],}", "b.json:1:15: A key in quotes should stand here."),
      ("{} // comment", "b.json:1:4: Something follows the end of the JSON value."),
      ("{\"a\": tru}", "b.json:1:7: 'tru' is no JSON value. Text stands in quotes."),
      ("{\"a\": \"b\n\"}", "b.json:1:7: This string is not closed on its line."),
      ("{\"a\": \"\\x\"}", "b.json:1:10: There is no such escape in a JSON string."),
      ("{\"a\": }", "b.json:1:7: A JSON value should stand here."),
      (
        String(repeating: "[", count: 100), "b.json:1:65: This JSON is nested more than 64 deep."
      ),
      (
        "{\"layers\": [{\"name\": \"a\", \"packages\": [\"{m}\", \"X\"], \"extends\": \"{m}/{m}\"}]}",
        "b.json:1:64: The name '{m}' does not stand in every pattern of 'packages'."
      ),
      ("[]", "b.json:1:1: Here should stand an object, the configuration, and not an array."),
    ])
  func syntax(text: String, problem: String) {
    #expect(problems(text) == [problem])
  }

  @Test("a string that is not UTF-8 is reported")
  func encoding() {
    let bytes = Array("{\"layers".utf8) + [0xFF] + Array("\": []}".utf8)
    #expect(
      ConfigurationReader.read(bytes, path: "b.json").1
        == [Problem(path: "b.json", line: 1, column: 2, sentence: "This string is not UTF-8.")])
  }

  @Test("a configuration with mistakes keeps what it ignores and allows, and no layer")
  func partial() {
    let text = """
      {
        "layers": [{ "name": "core", "packages": ["Core"] }],
        "ignore": ["Fixtures"],
        "exceptions": [{ "rule": "cycle", "from": "A", "to": "B", "reason": "r\\u00e9\\n" }],
        "more": 1
      }
      """
    let (configuration, _) = ConfigurationReader.read(Array(text.utf8), path: "b.json")
    #expect(configuration.layers == [])
    #expect(configuration.ignored == [PathPattern("Fixtures")])
    #expect(
      configuration.exceptions == [
        AllowedException(
          rule: "cycle", from: "A", to: "B", reason: "ré\n",
          place: Place("b.json", line: 4, column: 18))
      ])
  }
}
