import Testing

@testable import BoundariesKit

struct AffectedReportTests {
  /// Packages with sources of some sizes, all of them changed.
  private static func repository(_ sizes: [Int]) throws -> Repository {
    let tree = try Tree(
      packages: sizes.enumerated().map { number, _ in
        FixturePackage("P\(number)", .library("P\(number)", ["File.swift": ""]))
      })
    let repository = try Repository(tree)
    for (number, size) in sizes.enumerated() {
      try repository.change(
        "P\(number)/Sources/P\(number)/File.swift",
        "//" + String(repeating: "x", count: size - 2))
    }
    return repository
  }

  @Test("packages are shared so that no shard is much heavier than another, always alike")
  func shards() async throws {
    let repository = try Self.repository([10, 70, 20, 50, 40, 30, 60])
    let report = AffectedReport(try await repository.affected(), shards: 3)
    #expect(
      try report.gitHubMatrix == """
        {"include":[\
        {"name":"P0 and 2 more","packages":["P0","P1","P2"],"shard":1,"shards":3},\
        {"name":"P5 and 1 more","packages":["P5","P6"],"shard":2,"shards":3},\
        {"name":"P3 and 1 more","packages":["P3","P4"],"shard":3,"shards":3}]}

        """)
    let affected = try await repository.affected()
    let weights = affected.shards(3).map { $0.reduce(0) { $0 + $1.weight } }
    #expect(weights == [100, 90, 90])
  }

  @Test("there are no more shards than packages, and one for each where none are asked for")
  func fewPackages() async throws {
    let repository = try Self.repository([10, 20])
    let affected = try await repository.affected()
    let matrix = """
      {"include":[{"name":"P1","packages":["P1"],"shard":1,"shards":2},\
      {"name":"P0","packages":["P0"],"shard":2,"shards":2}]}

      """
    #expect(try AffectedReport(affected, shards: 9).gitHubMatrix == matrix)
    #expect(try AffectedReport(affected).gitHubMatrix == matrix)
    #expect(
      AffectedReport(affected, shards: 1).text == """
        P0\tP0\tP0: P0/Sources/P0/File.swift\t1
        P1\tP1\tP1: P1/Sources/P1/File.swift\t1

        """)
    try repository.commit("All")
    #expect(
      try AffectedReport(await repository.affected(), shards: 4).gitHubMatrix
        == "{\"include\":[]}\n")
  }

  @Test("the JSON document says what changed, what that affects and why")
  func json() async throws {
    let repository = try Repository(Shop.tree())
    try repository.change("Payment/PaymentMediator/Sources/PaymentMediator/New.swift", "")
    let base = try repository.git("rev-parse", "HEAD")
    let report = AffectedReport(try await repository.affected(), shards: 2)
    #expect(
      try report.json == """
        {
          "base" : "\(base)",
          "changes" : [
            "Payment/PaymentMediator/Sources/PaymentMediator/New.swift"
          ],
          "everything" : [

          ],
          "packages" : [
            {
              "because" : {
                "chain" : [
                  "App",
                  "Order",
                  "PaymentMediator"
                ],
                "file" : "Payment/PaymentMediator/Sources/PaymentMediator/New.swift"
              },
              "modules" : [
                "App"
              ],
              "name" : "Root",
              "path" : ".",
              "shard" : 2,
              "tests" : [

              ],
              "weight" : 0
            },
            {
              "because" : {
                "chain" : [
                  "Order",
                  "PaymentMediator"
                ],
                "file" : "Payment/PaymentMediator/Sources/PaymentMediator/New.swift"
              },
              "modules" : [
                "Order"
              ],
              "name" : "Order",
              "path" : "Order/Order",
              "shard" : 1,
              "tests" : [

              ],
              "weight" : 38
            },
            {
              "because" : {
                "chain" : [
                  "PaymentMediator"
                ],
                "file" : "Payment/PaymentMediator/Sources/PaymentMediator/New.swift"
              },
              "modules" : [
                "PaymentMediator"
              ],
              "name" : "PaymentMediator",
              "path" : "Payment/PaymentMediator",
              "shard" : 2,
              "tests" : [

              ],
              "weight" : 19
            }
          ],
          "since" : "HEAD",
          "targets" : [

          ],
          "version" : 1
        }

        """)
  }

  @Test("the summary says how much is affected, and why everything is")
  func summary() async throws {
    let repository = try Repository(Shop.tree())
    #expect(
      AffectedReport(try await repository.affected()).summary
        == "0 of 5 packages affected by 0 changed files since 'HEAD'\n")
    try repository.change("scripts/test", "")
    #expect(
      AffectedReport(try await repository.affected()).summary == """
        5 of 5 packages affected by 1 changed file since 'HEAD'
        everything is affected, for no single package owns what 'scripts/test' can change

        """)
    try repository.change("scripts/boundaries.json", Layers.text + "\n")
    #expect(
      AffectedReport(try await repository.affected()).summary == """
        5 of 5 packages affected by 2 changed files since 'HEAD'
        everything is affected, for no single package owns what 'scripts/boundaries.json' and 1 other can change

        """)
  }
}
