import Foundation
import MediatorCore

/// What the fuzzer calls: requests of every form that parameters are decoded to.
struct FuzzContract: Contract {
  static let target: TargetName = "URLFuzzing.Target_Fuzz"
  static let shared = FuzzContract()

  let nothing = Action<Void, Void>("nothing", .exposed)
  let scalars = Action<Scalars, Void>("scalars", .exposed)
  let lists = Action<Lists, Void>("lists", .exposed)
  let nested = Action<Nested, Void>("nested", .exposed)
  let route = Action<PathParameters, Void>("route", .exposed)
  let later = AsyncAction<Scalars, Void>("later", .exposed)
  let local = Action<Scalars, Void>("local")
}

struct Scalars: Decodable {
  let int: Int?
  let byte: Int8?
  let word: UInt64?
  let double: Double?
  let float: Float?
  let flag: Bool?
  let text: String?
  let url: URL?
  let date: Date?
  let decimal: Decimal?
  let uuid: UUID?
  let size: Size?
}

enum Size: String, Decodable, CaseIterable { case small, large }

struct Lists: Decodable {
  let ints: [Int]?
  let texts: Set<String>?
  let sizes: [Size]?
  let dates: [Date]?
  let done: Callback<Int>?
}

struct Nested: Decodable {
  struct Inner: Decodable {
    let text: String?
    let ints: [Int]?
  }

  let inner: Inner?
  let inners: [Inner]?
  let table: [String: Int]?
  let raw: Raw?

  /// Asks a decoder for what its own form does not fit.
  struct Raw: Decodable {
    init(from decoder: any Decoder) throws {
      if var list = try? decoder.unkeyedContainer() {
        while !list.isAtEnd, (try? list.decode(Int.self)) != nil {}
        _ = try? list.decodeNil()
      }
      let value = try decoder.singleValueContainer()
      if (try? value.decode(Int.self)) == nil { _ = try value.decode(String.self) }
    }
  }
}

struct PathParameters: Decodable {
  let id: Int?
  let rest: String?
}
