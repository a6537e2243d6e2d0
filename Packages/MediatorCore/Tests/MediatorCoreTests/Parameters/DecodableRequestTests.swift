import Foundation
import Testing

@testable import MediatorCore

/// What is found out about the type of a request.
struct DecodableRequestTests {
  enum Size: String, Decodable { case small, large }

  private func isStructure(_ type: Any.Type) -> Bool? { DecodableRequest(type)?.isStructure }

  @Test("what takes its parts from a decoder is told from text and from dictionaries")
  func structures() {
    #expect(isStructure(Items.self) == true)
    #expect(isStructure(Size.self) == true)
    #expect(isStructure([Int].self) == true)
    #expect(isStructure(Int.self) == false)
    #expect(isStructure(String.self) == false)
    #expect(isStructure(URL.self) == false)
    #expect(isStructure([String: String].self) == false)
    #expect(isStructure([String: Int]?.self) == false)
    #expect(isStructure([Int: Int].self) == false)
  }

  @Test("what is not decodable is none")
  func others() {
    #expect(isStructure(Void.self) == nil)
    #expect(isStructure([String: Any]?.self) == nil)
    #expect(isStructure(Thread.self) == nil)
  }

  @Test("an action knows its request once it was asked")
  func known() throws {
    let action = AContract.shared.items.descriptor
    let first = try #require(action.decodableRequest)
    #expect(first.isStructure)
    #expect(action.decodableRequest === first)
    #expect(AContract.shared.number.descriptor.decodableRequest == nil)
  }
}
