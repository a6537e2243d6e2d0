@testable import BoundariesKit
import Foundation
import Testing

/// Each form of a report, to the letter.
struct ReportFormatTests {
  private static var report: Report {
    var report = Report()
    report.packages = 2
    report.modules = 3
    report.files = 4
    report.isConfigured = true
    report.baselined = 5
    report.violations = [
      Violation(
        LayerRule(), from: "Order", to: "Payment",
        at: Place("Order 1,2/A:B.swift", line: 3, column: 8), "a 100% \"wrong\" import",
        why: "Order → Payment\nand more", fix: "remove it: now, please"),
      Violation(
        PublicImplementationRule(), from: "Order", at: Place("Order/B.swift"), "it is public",
        why: "it is private", fix: "hide it"),
    ]
    report.problems = [
      Problem(path: nil, sentence: "The toolchain is gone."),
      Problem(path: "/etc/x", sentence: "This file cannot be read."),
      Problem(path: "C/D.swift", line: 7, column: 2, sentence: "This is not UTF-8."),
    ]
    return report
  }

  @Test("text is what people and editors read")
  func text() throws {
    let (output, errors) = try ReportFormat.text.output(of: Self.report, root: "dir/")
    #expect(
      output == """
        dir/Order 1,2/A:B.swift:3:8: error: [layer] a 100% "wrong" import
          why: Order → Payment
               and more
          fix: remove it: now, please
        dir/Order/B.swift:1:1: error: [public-implementation] it is public
          why: it is private
          fix: hide it
        2 packages, 3 modules, 4 files: 2 violations; 5 more in the baseline; the check is not whole: 3 problems

        """)
    #expect(errors == Self.problems)
  }

  private static let problems = """
    error: The toolchain is gone.
    /etc/x: error: This file cannot be read.
    dir/C/D.swift:7:2: error: This is not UTF-8.

    """

  @Test("JSON has a version, and paths from the root")
  func json() throws {
    let (output, errors) = try ReportFormat.json.output(of: Self.report, root: "dir")
    #expect(
      output == #"""
        {
          "baselined" : 5,
          "files" : 4,
          "isConfigured" : true,
          "modules" : 3,
          "packages" : 2,
          "problems" : [
            {
              "message" : "The toolchain is gone."
            },
            {
              "message" : "This file cannot be read.",
              "path" : "/etc/x"
            },
            {
              "column" : 2,
              "line" : 7,
              "message" : "This is not UTF-8.",
              "path" : "C/D.swift"
            }
          ],
          "status" : 2,
          "version" : 1,
          "violations" : [
            {
              "column" : 8,
              "fix" : "remove it: now, please",
              "from" : "Order",
              "line" : 3,
              "message" : "a 100% \"wrong\" import",
              "path" : "Order 1,2/A:B.swift",
              "rule" : "layer",
              "to" : "Payment",
              "why" : "Order → Payment\nand more"
            },
            {
              "column" : 1,
              "fix" : "hide it",
              "from" : "Order",
              "line" : 1,
              "message" : "it is public",
              "path" : "Order/B.swift",
              "rule" : "public-implementation",
              "why" : "it is private"
            }
          ]
        }

        """#)
    #expect(errors == Self.problems)
  }

  @Test("annotations are a line each, and escape what separates their parts")
  func github() throws {
    let (output, errors) = try ReportFormat.github.output(of: Self.report, root: "dir")
    #expect(
      output == """
        ::error file=dir/Order 1%2C2/A%3AB.swift,line=3,col=8,title=layer::a 100%25 "wrong" import%0Awhy: Order → Payment%0Aand more%0Afix: remove it: now, please
        ::error file=dir/Order/B.swift,line=1,col=1,title=public-implementation::it is public%0Awhy: it is private%0Afix: hide it
        ::error title=boundaries could not read this::The toolchain is gone.
        ::error file=/etc/x,title=boundaries could not read this::This file cannot be read.
        ::error file=dir/C/D.swift,line=7,col=2,title=boundaries could not read this::This is not UTF-8.
        2 packages, 3 modules, 4 files: 2 violations; 5 more in the baseline; the check is not whole: 3 problems

        """)
    #expect(errors == "")
  }

  @Test("SARIF has the results and the notifications, to the letter")
  func sarif() throws {
    let (output, errors) = try ReportFormat.sarif.output(of: Self.report, root: "dir")
    // What the rules say of themselves is theirs to test.
    let end = try #require(output.firstRange(of: "\n      \"tool\" :")).lowerBound
    #expect(
      output[..<end] == #"""
        {
          "$schema" : "https://json.schemastore.org/sarif-2.1.0.json",
          "runs" : [
            {
              "invocations" : [
                {
                  "executionSuccessful" : false,
                  "toolExecutionNotifications" : [
                    {
                      "level" : "error",
                      "message" : {
                        "text" : "The toolchain is gone."
                      }
                    },
                    {
                      "level" : "error",
                      "locations" : [
                        {
                          "physicalLocation" : {
                            "artifactLocation" : {
                              "uri" : "file:///etc/x"
                            }
                          }
                        }
                      ],
                      "message" : {
                        "text" : "This file cannot be read."
                      }
                    },
                    {
                      "level" : "error",
                      "locations" : [
                        {
                          "physicalLocation" : {
                            "artifactLocation" : {
                              "uri" : "dir/C/D.swift"
                            },
                            "region" : {
                              "startColumn" : 2,
                              "startLine" : 7
                            }
                          }
                        }
                      ],
                      "message" : {
                        "text" : "This is not UTF-8."
                      }
                    }
                  ]
                }
              ],
              "results" : [
                {
                  "level" : "error",
                  "locations" : [
                    {
                      "physicalLocation" : {
                        "artifactLocation" : {
                          "uri" : "dir/Order%201,2/A%3AB.swift"
                        },
                        "region" : {
                          "startColumn" : 8,
                          "startLine" : 3
                        }
                      }
                    }
                  ],
                  "message" : {
                    "text" : "a 100% \"wrong\" import\nwhy: Order → Payment\nand more\nfix: remove it: now, please"
                  },
                  "ruleId" : "layer"
                },
                {
                  "level" : "error",
                  "locations" : [
                    {
                      "physicalLocation" : {
                        "artifactLocation" : {
                          "uri" : "dir/Order/B.swift"
                        },
                        "region" : {
                          "startColumn" : 1,
                          "startLine" : 1
                        }
                      }
                    }
                  ],
                  "message" : {
                    "text" : "it is public\nwhy: it is private\nfix: hide it"
                  },
                  "ruleId" : "public-implementation"
                }
              ],
        """#)
    #expect(errors == Self.problems)
  }

  @Test("SARIF keeps to what its schema requires of the parts that it has")
  func sarifStructure() throws {
    let output = try ReportFormat.sarif.output(of: Self.report, root: ".").output
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    let driver = try #require((runs[0]["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "boundaries")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(ids == Rules.all.map(\.documentation.name))
    for rule in rules {
      for text in ["shortDescription", "fullDescription", "help"] {
        #expect((rule[text] as? [String: Any])?["text"] is String)
      }
    }
    let results = try #require(runs[0]["results"] as? [[String: Any]])
    #expect(results.count == 2)
    for result in results {
      #expect(ids.contains(result["ruleId"] as? String ?? ""))
      #expect((result["message"] as? [String: Any])?["text"] is String)
      #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
      let locations = try #require(result["locations"] as? [[String: Any]])
      let physical = try #require(locations.first?["physicalLocation"] as? [String: Any])
      let uri = try #require((physical["artifactLocation"] as? [String: Any])?["uri"] as? String)
      #expect(URL(string: uri) != nil)
      let region = try #require(physical["region"] as? [String: Int])
      #expect(region.values.allSatisfy { $0 >= 1 })
    }
    for invocation in try #require(runs[0]["invocations"] as? [[String: Any]]) {
      #expect(invocation["executionSuccessful"] as? Bool == false)
    }
  }
}
