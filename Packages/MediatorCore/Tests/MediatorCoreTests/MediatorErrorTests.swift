import MediatorCore
import MediatorTesting
import Testing

/// A sentence of each kind, as its caller reads it; those of URLs and parameters have suites of their own.
struct MediatorErrorTests {
  private let mediator = Mediator.listing(also: [Module("Echo2")])

  @Test("emptyName") func emptyName() {
    #expect(
      sentence { try mediator.performTarget("", action: "x") }
        == "The name of the target in the call performTarget(\"\", action: \"x\") is empty; name "
        + "the target.")
  }

  @Test("targetNotFound, with a module") func module() {
    #expect(
      sentence {
        try mediator.performTarget("Nope", action: "x", params: [ParameterKey.module: "Mod"])
      }
        == "Mod is not part of this binary: 'x' of Mod.Target_Nope cannot be performed. Link the "
        + "package Mod into the app, or check the name.")
  }

  @Test("targetNotFound, without a module") func noModule() {
    #expect(
      sentence { try mediator.performTarget("Nope", action: "x") }
        == "'x' of Target_Nope cannot be performed: the target was not found in Nope, "
        + "MediatorCoreTests, Echo2. Link the package that has it, list its module in the "
        + "mediator's configuration, or name the module in the call.")
  }

  @Test("targetNotFound, for what is no name") func noName() {
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

  @Test("targetNotFound, for an initialiser that declines") func declined() {
    #expect(
      sentence { try mediator.performTarget("Declining", action: "number") }
        == "'number' of MediatorCoreTests.Target_Declining cannot be performed: the target's "
        + "initialiser answered nil.")
  }

  @Test("notATarget") func notATarget() {
    #expect(
      throws: MediatorError(
        .notATarget,
        "'x' of MediatorCoreTests.Target_Impostor cannot be performed: the type does not conform to "
          + "Target. Declare it as 'final class Target_Impostor: Target'.")
    ) { try mediator.performTarget("Impostor", action: "x", params: .here) }
  }

  @Test("duplicateAction") func duplicateAction() {
    #expect(
      throws: MediatorError(
        .duplicateAction,
        "'x' of MediatorCoreTests.Target_Twice cannot be performed: the target's action table names "
          + "'same' twice. Remove or rename an entry.")
    ) { try mediator.performTarget("Twice", action: "x", params: .here) }
  }

  @Test("actionNotFound") func actionNotFound() {
    #expect(
      throws: MediatorError(
        .actionNotFound,
        "MediatorCoreTests.Target_Desk has no action 'absent'; add it to the target's action table, "
          + "or check the name.")
    ) { try mediator.perform(DeskContract.shared.absent, 1) }
  }

  @Test("otherTypes") func otherTypes() {
    #expect(
      throws: MediatorError(
        .otherTypes,
        "MediatorCoreTests.Target_Desk answers 'classic' as (Optional<Dictionary<String, Any>>) -> "
          + "Optional<Any>, but its contract says (()) -> Int; answer it in the action table with "
          + "the contract's key path.")
    ) { try mediator.perform(DeskContract.shared.classic) }
  }

  @Test("unexpectedResponse") func unexpectedResponse() {
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
