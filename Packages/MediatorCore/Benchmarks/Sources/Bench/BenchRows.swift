import Measuring

/// The lines of the table, in its order.
enum BenchRows {
  static let all: [Row] = [
    Row("typed, kept target", "typed.kept", against: "floor.witness", .times(2)),
    Row("typed, kept target, to a stored closure", "typed.kept", against: "floor.closure", .none),
    Row(
      "typed, kept target, to a protocol value at hand", "typed.kept", against: "floor.witnessHeld",
      .none),
    Row(
      "typed, kept target, while a replaced table waits", "typed.awaited", against: "typed.kept",
      .none),
    Row("typed, new target each call", "typed.fresh", against: "floor.make", .times(2)),
    Row("typed, on the main actor", "typed.mainActor", against: "floor.witness", .times(2.5)),
    Row("typed, through `Mediator.shared`", "typed.shared", against: "floor.witness", .times(2.5)),
    Row("typed, asynchronous", "typed.async", against: "floor.async", .times(1.3)),
    Row("by name, one parameter", "classic.name", against: "floor.tables", .times(1.15)),
    Row(
      "by name, with the module", "classic.fullName", against: "floor.tablesWithModule",
      .times(1.15)),
    Row("by URL, one parameter", "remote.url", against: "floor.query", .times(1.5)),
    Row("missing target, again", "missing.target", against: "typed.kept", .times(1.5)),
    Row("missing action, again", "missing.action", against: "typed.kept", .times(1.5)),
    Row(
      "missing target by name, again", "missing.targetByName", against: "classic.name",
      .times(1.5)),
    Row(
      "missing action by name, again", "missing.actionByName", against: "classic.name",
      .times(1.5)),
    Row("one interceptor", "typed.intercepted", against: "typed.kept", .more(60)),
    Row("two threads, typed, one mediator", "gain.typed.kept", .atLeast(1.9)),
    Row("two threads, stored closure", "gain.floor.closure", .none),
    Row("two threads, witness", "gain.floor.witness", .none),
    Row("two threads, `Mediator.shared`", "gain.typed.shared", .none),
    Row("two threads, by name", "gain.classic.name", .none),
    Row("allocations, typed, kept target", "allocations.typed.kept", .atMost(0)),
    Row("allocations, typed, new target", "allocations.typed.fresh", .none),
    Row("allocations, by name", "allocations.classic.name", .none),
  ]
}
