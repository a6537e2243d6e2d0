import MediatorCore

/// The door into the module, in the classic style: names, dictionaries, and any value back.
///
/// The names are written out here and in the callers' package, which is all that the two share.
final class Target_Calculator: Target {
  static let actions: ActionTable<Target_Calculator> = [
    .on("calculate:withCompletion:") { _, params, call in
      let addition = try call.decode(Addition.self, from: params)
      addition.callback(try addition.sum())
      return nil
    },
    .on("estimate") { _, params, call in
      try call.decode(Estimate.self, from: params).price()
    },
    .on("repairs") { _, _, _ in
      Repair.allCases.map(\.rawValue)
    },
  ]
}
