import SourceScanner

/// A module that asks the runtime for types or symbols, which is the mediator's work.
struct RuntimeLookupRule: Rule {
  let documentation = RuleDocumentation(
    name: "runtime-lookup",
    catches: """
      A module of a private layer, or of an extension package, that looks types or symbols up by itself: \
      NSClassFromString, NSSelectorFromString, _typeByName, mangled names, dlopen, dlsym, objc_getClass, \
      Bundle.classNamed and the like. Tests are free to.
      """,
    why: """
      Who finds a type by its name depends on the module that has it, and neither the manifest, nor the \
      compiler, nor the other rules see that. The mediator finds targets, and says what is missing.
      """,
    remedy: """
      Call the other module through its extension package. What needs a symbol of the system imports the \
      module that declares it, or lives in a package of a lower layer.
      """,
    example: """
      // in the business module 'Order'
      let type = NSClassFromString("Payment.PaymentStore")
      """)

  func violations(in workspace: Workspace) -> [Violation] {
    workspace.modules.filter { $0.isReachedByName && $0.kind != .test }.flatMap { module in
      module.sources.flatMap { source in
        source.scan.runtimeLookups.map { lookup in
          let layer = module.layer?.name ?? ""
          return Violation(
            self, from: module.name, at: source.place(lookup.location),
            "\(layer) module '\(module.name)' calls '\(lookup.function)'",
            why:
              "what it finds by name, no manifest and no compiler sees; the mediator finds targets",
            fix: "call the other module through its extension package")
        }
      }
    }
  }
}
