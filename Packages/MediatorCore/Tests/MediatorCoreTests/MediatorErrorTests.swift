import MediatorCore
import MediatorTesting
import Testing

/// A sentence of each kind, as its caller reads it; those of URLs and parameters have suites of their own.
struct MediatorErrorTests {
  private let mediator = Mediator.listing(also: [Module("Echo2")])

  @Test("an empty name is asked for") func emptyName() {
    #expect(
      sentence { try mediator.performTarget("", action: "x") }
        == "The name of the target in the call performTarget(\"\", action: \"x\") is empty; name "
        + "the target.")
  }

  @Test("a module that is named and not linked is named") func module() {
    #expect(
      sentence {
        try mediator.performTarget("Nope", action: "x", params: [ParameterKey.module: "Mod"])
      }
        == "Mod is not part of this binary: 'x' of Mod.Target_Nope cannot be performed. Link the "
        + "package Mod into the app, or check the name.")
  }

  @Test("the modules that were searched for a target are named") func noModule() {
    #expect(
      sentence { try mediator.performTarget("Nope", action: "x") }
        == "'x' of Target_Nope cannot be performed: the target was not found in Nope, "
        + "MediatorCoreTests, Echo2. Link the package that has it, list its module in the "
        + "mediator's configuration, or name the module in the call.")
  }

  @Test("what is no name of a target is told what one is") func noName() {
    #expect(
      sentence { try mediator.performTarget("Mod.Target_Nope", action: "x") }
        == "'x' of Target_Mod.Target_Nope cannot be performed: that is not the name of a target. A "
        + "module and a target are each a single Swift identifier, without the prefix Target_ in a "
        + "call.")
    #expect(
      sentence { try mediator.performTarget("A\u{1B}", action: "x\n") }
        == "'x\\u{A}' of Target_A\\u{1B} cannot be performed: that is not the name of a target. A "
        + "module and a target are each a single Swift identifier, without the prefix Target_ in a "
        + "call.")
  }

  @Test("an initialiser that declines is said to") func declined() {
    #expect(
      sentence { try mediator.performTarget("Declining", action: "number") }
        == "'number' of MediatorCoreTests.Target_Declining cannot be performed: the target's "
        + "initialiser answered nil.")
  }

  @Test("a type that is no target is told how to become one") func notATarget() {
    #expect(
      throws: MediatorError(
        .notATarget,
        "'x' of MediatorCoreTests.Target_Impostor cannot be performed: the type does not conform to "
          + "Target. Declare it as 'final class Target_Impostor: Target'.")
    ) { try mediator.performTarget("Impostor", action: "x", params: .here) }
  }

  @Test("an action that a table has twice is named") func duplicateAction() {
    #expect(
      throws: MediatorError(
        .duplicateAction,
        "'x' of MediatorCoreTests.Target_Twice cannot be performed: the target's action table names "
          + "'same' twice. Remove or rename an entry.")
    ) { try mediator.performTarget("Twice", action: "x", params: .here) }
  }

  @Test("an action that a table lacks is named") func actionNotFound() {
    #expect(
      throws: MediatorError(
        .actionNotFound,
        "MediatorCoreTests.Target_Desk has no action 'absent'; add it to the target's action table, "
          + "or check the name.")
    ) { try mediator.perform(DeskContract.shared.absent, 1) }
  }

  @Test("an action of other types is shown with both signatures") func otherTypes() {
    #expect(
      throws: MediatorError(
        .otherTypes,
        "MediatorCoreTests.Target_Desk answers 'classic' as ([String: Any]?) -> Any?, but its "
          + "contract says () -> Int; answer it in the action table with the contract's key path.")
    ) { try mediator.perform(DeskContract.shared.classic) }
  }

  @Test("an answer of another type is shown with the type asked for") func unexpectedResponse() {
    #expect(
      throws: MediatorError(
        .unexpectedResponse,
        "The action 'void' of Target_Classic answered nothing, but the caller asked for Int.")
    ) { try mediator.performTarget("Classic", action: "void", as: Int.self) }
  }

  @Test("an error describes itself by its sentence, and compares by code and sentence")
  func description() {
    let error = MediatorError(.actionNotFound, "A whole sentence.")
    #expect("\(error)" == "A whole sentence.")
    #expect(error != MediatorError(.targetNotFound, "A whole sentence."))
    #expect(error.code.rawValue == "actionNotFound")
    #expect(MediatorError.Code(rawValue: "quota") != error.code)
  }
}
