import Foundation
import MediatorCore
import Testing

/// The document of all actions.
struct ActionCatalogueTests {
  private let catalogue = Mediator(
    .init(modules: [
      Module("MediatorCoreTests", SoundContract.shared),
      Module("Unlinked", UnlinkedContract.shared),
      Module("Old"),
    ])
  ).catalogue()

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test("as JSON it has the shape that its documentation shows")
  func whole() throws {
    let catalogue = Mediator(
      .init(modules: [Module("Unlinked", UnlinkedContract.shared), Module("Old")])
    ).catalogue()
    #expect(
      try json(catalogue)
        == #"{"targets":[{"actions":[{"exposed":false,"fields":[],"isolation":"mainActor","#
        + #""name":"show","request":"Void","requirements":[],"response":"String","style":"typed"}],"#
        + #""linked":false,"module":"Unlinked","name":"Unlinked.Target_Unlinked"},"#
        + #"{"actions":[],"linked":false,"module":"Old","name":"Old.Target_Old"}],"version":1}"#)
  }

  @Test("each action says how it is called, and with what")
  func actions() throws {
    #expect(
      try catalogue.targets[0].actions.map(json) == [
        #"{"exposed":true,"fields":[{"callback":false,"name":"width","optional":false,"type":"Int"},"#
          + #"{"callback":false,"name":"unit","optional":true,"type":"Unit","values":["cm","inch"]}],"#
          + #""isolation":"synchronous","name":"measure","request":"Size","requirements":[],"#
          + #""response":"Double?","style":"typed"}"#,
        #"{"exposed":true,"fields":[],"isolation":"mainActor","name":"show","request":"Void","#
          + #""requirements":["login"],"response":"String","style":"typed"}"#,
        #"{"exposed":false,"fields":[],"gap":"any key is taken","isolation":"asynchronous","#
          + #""name":"fetch","request":"[String: [Int]]","requirements":[],"response":"Void","#
          + #""style":"typed"}"#,
        #"{"exposed":false,"fields":[],"isolation":"asynchronous","name":"awaited","#
          + #""request":"[String: Any]?","requirements":[],"response":"Any?","style":"byName"}"#,
        #"{"exposed":false,"fields":[],"isolation":"mainActor","name":"drawn","#
          + #""request":"[String: Any]?","requirements":[],"response":"Any?","style":"byName"}"#,
        #"{"exposed":false,"fields":[],"isolation":"synchronous","name":"old:style:","#
          + #""request":"[String: Any]?","requirements":[],"response":"Any?","style":"byName"}"#,
      ])
    #expect(catalogue.targets.map(\.isLinked) == [true, false, false])
  }

  @Test("what was written is read again")
  func roundTrip() throws {
    let data = try JSONEncoder().encode(catalogue)
    #expect(try JSONDecoder().decode(ActionCatalogue.self, from: data) == catalogue)
  }

  @Test("actions of the classic style say where they run")
  func classic() {
    let actions = catalogue.targets[0].actions.filter { $0.style == .byName }
    #expect(actions.map(\.name) == ["awaited", "drawn", "old:style:"])
    #expect(actions.map(\.isolation) == [.asynchronous, .mainActor, .synchronous])
  }

  @Test("a target of several contracts is listed once, with the actions of all")
  func severalContracts() {
    let catalogue = Mediator(
      .init(modules: [
        Module("MediatorCoreTests", FaultyContract.shared, OtherContract.shared)
      ])
    ).catalogue()
    #expect(catalogue.targets.map(\.name) == ["MediatorCoreTests.Target_Faulty"])
    #expect(
      catalogue.targets.first?.actions.map(\.name) == [
        "missing", "byName", "twice", "twice", "nativeSecret", "number", "pick", "pay", "other",
        "other",
      ])
  }
}
