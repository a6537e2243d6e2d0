import MediatorCore
import Testing

/// What the fuzzer found.
struct FuzzFindingsTests {
  @Test("an action that a target does not have is quoted without its control characters")
  func unknownAction() {
    #expect(
      throws: MediatorError(
        .actionNotFound,
        "MediatorCoreTests.Target_Parcel has no action '\\u{0}\\u{1B}[2J'; add it to the target's "
          + "action table, or check the name.")
    ) {
      try Mediator().performTarget(
        "Parcel", action: "\0\u{1B}[2J", params: [ParameterKey.module: "MediatorCoreTests"])
    }
  }
}
