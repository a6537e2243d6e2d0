import MediatorCore
import Testing

/// Contracts held to their targets.
struct VerificationTests {
  private struct Anyone: Interceptor {
    func willPerform(_ call: borrowing Call, _ request: Any) throws -> CallDecision { .proceed }
  }

  private func faults(
    _ contract: any Contract, requirements: [String: any Interceptor] = [:]
  ) -> [String] {
    Mediator(.init(requirements: requirements)).verify(contract).faults.map(\.description)
  }

  @Test("a contract that its target keeps has no fault; nothing of the target runs")
  func sound() {
    let mediator = Mediator(.init(requirements: ["login": Anyone()]))
    let verification = mediator.verify(SoundContract.shared)
    #expect(verification.faults == [])
    #expect(verification.missing == [])
    #expect(verification.contracts == 1)
    #expect(verification.actions == 3)
  }

  @Test("each fault is a sentence")
  func faulty() {
    #expect(
      faults(FaultyContract.shared, requirements: ["login": Anyone()]) == [
        "MediatorCoreTests.Target_Faulty has no action 'missing'; add it to the target's action table, "
          + "or check the name.",
        "MediatorCoreTests.Target_Faulty answers 'byName' as ([String: Any]?) -> Any?, but its "
          + "contract says (Int) -> String?; answer it in the action "
          + "table with the contract's key path.",
        "FaultyContract declares 'twice' of MediatorCoreTests.Target_Faulty more than once; a name "
          + "stands for one action.",
        "The action 'nativeSecret' of MediatorCoreTests.Target_Faulty is exposed, but names that begin "
          + "with 'native' are for code only; rename it, or leave it local.",
        "The action 'number' of MediatorCoreTests.Target_Faulty is exposed, but its request Int is not "
          + "made of named parameters, which are all that a URL has; make it a struct, or leave it "
          + "local.",
        "The action 'pick' of MediatorCoreTests.Target_Faulty is exposed, but its request takes a "
          + "closure as 'completion', which no URL can carry; leave the key to code by not decoding it, "
          + "or leave the action local.",
        "The action 'pick' of MediatorCoreTests.Target_Faulty is exposed, but its request takes a "
          + "closure as 'style.done', which no URL can carry; leave the key to code by not decoding it, "
          + "or leave the action local.",
        "The action 'pay' of MediatorCoreTests.Target_Faulty requires 'pin', which no interceptor "
          + "answers; give the mediator's configuration one for it.",
        "MediatorCoreTests.Target_Faulty answers 'other' as () -> Void, but its contract says "
          + "@MainActor () -> Void; answer it in the action table with the contract's key path.",
      ])
  }

  @Test("a fault names its target and its action")
  func place() {
    let fault = Mediator().verify(FaultyContract.shared).faults.first
    #expect(fault?.target == "MediatorCoreTests.Target_Faulty")
    #expect(fault?.action == "missing")
    #expect(Mediator().verify(NothingContract.shared).faults.first?.action == nil)
  }

  @Test(
    "a target that is none, or whose table is wrong, is one fault",
    arguments: [
      (
        DoubledContract.shared as any Contract,
        "The action table of MediatorCoreTests.Target_Doubled names 'same' twice; remove or rename an "
          + "entry."
      ),
      (
        NothingContract.shared,
        "MediatorCoreTests.Target_Nothing does not conform to Target; declare it as 'final class "
          + "Target_Nothing: Target'."
      ),
      (
        NamelessContract.shared,
        "'Target_Somewhere.Nameless' is not the name of a target; it is written Module.Target_Name."
      ),
    ])
  func targets(contract: any Contract, sentence: String) {
    #expect(faults(contract) == [sentence])
  }

  @Test("a target that is not linked is missing, which is no fault")
  func missing() {
    let verification = Mediator().verify(UnlinkedContract.shared)
    #expect(verification.missing == ["Unlinked.Target_Unlinked"])
    #expect(verification.faults == [])
    #expect(verification.contracts == 0)
    #expect(verification.actions == 0)
  }

  @Test("all listed modules are verified, with and without contracts")
  func modules() {
    let mediator = Mediator(
      .init(
        modules: [
          Module("MediatorCoreTests", SoundContract.shared, OtherContract.shared),
          Module("Unlinked", UnlinkedContract.shared, UnlinkedContract.shared),
          Module("Classic"),
        ], requirements: ["login": Anyone()]))
    let verification = mediator.verify()
    #expect(verification.contracts == 2)
    #expect(verification.actions == 4)
    #expect(verification.missing == ["Unlinked.Target_Unlinked", "Classic.Target_Classic"])
    #expect(verification.faults == [])
  }

  @Test("a contract that is listed under another module than its target's is a fault")
  func wrongModule() {
    let mediator = Mediator(.init(modules: [Module("Sound", OtherContract.shared)]))
    #expect(
      mediator.verify().faults.map(\.message) == [
        "The module Sound is listed with OtherContract, whose target MediatorCoreTests.Target_Faulty "
          + "is in another module; list it there."
      ])
  }
}
