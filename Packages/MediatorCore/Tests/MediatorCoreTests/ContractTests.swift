import MediatorCore
import Testing

/// Contracts: enumerated without a list, exposed by declaration.
struct ContractTests {
  @Test("a contract lists its actions in the order of their declaration")
  func enumeration() {
    #expect(
      AbsentContract.shared.actions.map(\.description) == [
        "'count' of Absent.Target_Absent", "'stop' of Absent.Target_Absent",
        "'open' of Absent.Target_Absent", "'sync' of Absent.Target_Absent",
      ])
    #expect(
      AbsentContract.shared.actions.map(\.isolation) == [
        .synchronous, .synchronous, .mainActor, .asynchronous,
      ])
    #expect(AbsentContract.shared.actions.map(\.isExposed) == [true, false, false, false])
  }

  @Test("an action says its request and its response")
  func types() {
    let find = DeskContract.shared.find.descriptor
    #expect(find.request is String.Type)
    #expect(find.response is String?.Type)
    #expect(find.target == "MediatorCoreTests.Target_Desk")
    #expect(find.name == "find")
  }

  @Test("however often a contract is made, its actions have the same descriptors")
  func interned() {
    let (one, other) = (DeskContract().actions, DeskContract().actions)
    #expect(one.count == 14)
    #expect(zip(one, other).allSatisfy { $0 === $1 })
    #expect(Set(one.map(ObjectIdentifier.init)).count == 14)
  }

  @Test("actions of one name and type in two contracts have descriptors of their own")
  func separate() {
    #expect(AContract.shared.echo.descriptor !== OtherAContract.shared.echo.descriptor)
  }

  @Test("properties that are no actions are left out")
  func otherProperties() {
    struct Mixed: Contract {
      static let target: TargetName = "M.Target_Mixed"
      static let shared = Mixed()

      let note = "text"
      let act = Action<Void, Int>("act")
    }
    #expect(Mixed.shared.actions.map(\.name) == ["act"])
  }

  @Test("names that begin with native are never exposed, whatever their contract says")
  func native() {
    #expect(!AContract.shared.nativeOpen.descriptor.isExposed)
    #expect(!AContract.shared.secret.descriptor.isExposed)
    #expect(AContract.shared.echo.descriptor.isExposed)
  }

  @Test(
    "a target's name is read as it is written",
    arguments: [
      ("Account.Target_Account", "Account", "Account"), ("A.Target_", "A", ""),
      ("Account", "", "Account"), ("Target_A", "", "Target_A"), ("A.B", "", "A.B"),
      ("A.B.Target_C", "", "A.B.Target_C"), ("", "", ""),
    ])
  func targetNames(text: String, module: String, name: String) {
    let target = TargetName(stringLiteral: text)
    #expect(target.module == module)
    #expect(target.name == name)
  }

  @Test("a target name that has another form is never found")
  func wrongTargetName() {
    struct Wrong: Contract {
      static let target: TargetName = "Desk"
      static let shared = Wrong()

      let double = Action<Int, Int>("double")
    }
    #expect(code { try Mediator().perform(Wrong.shared.double, 1) } == .targetNotFound)
  }
}
