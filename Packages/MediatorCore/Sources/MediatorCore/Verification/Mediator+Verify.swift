extension Mediator {
  /// Holds the contracts of all listed modules to the targets that the binary links.
  ///
  /// It does what ``verify(_:)`` does, for each contract, and reads the tables of modules without one.
  /// A test of an assembled app asks for it:
  ///
  ///     #expect(Mediator(configuration).verify().faults == [])
  ///
  /// - Returns: What is wrong, and what is missing.
  public func verify() -> Verification {
    var verification = Verification()
    for module in configuration.modules {
      for contract in module.contracts {
        verification.add(verify(contract))
        let target = type(of: contract).target
        if target.isValid, target.module != module.name {
          verification.add(
            target,
            "The module \(module.name) is listed with \(type(of: contract)), whose target \(target) is "
              + "in another module; list it there.")
        }
      }
      for target in module.targets where module.contracts.isEmpty {
        _ = table(of: target, &verification)
      }
    }
    return verification
  }

  /// Holds a contract to its target.
  ///
  /// Each action has to be answered by the target's table with the types and the isolation that the
  /// contract declares, its name has to be its own, its requirements have to be answered by the
  /// configuration, and where it is exposed a URL has to be able to carry its request. (That an exposed
  /// request is Decodable the compiler sees to.)
  ///
  /// No initialiser of a target runs, and no handler. Overrides do not count. A request's own
  /// `init(from:)` runs, on made-up values, to learn which keys it asks for.
  ///
  /// - Parameter contract: The shared value of a contract.
  /// - Returns: What is wrong. A target that is not linked is missing, which is no fault; the contract
  ///   is verified as far as it goes alone, and not counted.
  public func verify(_ contract: any Contract) -> Verification {
    var verification = Verification()
    let target = type(of: contract).target
    let actions = contract.actions
    let table = table(of: target, &verification)
    if table != nil {
      verification.contracts = 1
      verification.actions = actions.count
    }
    var known: Set<String> = []
    for action in actions {
      if !known.insert(action.name).inserted {
        verification.add(
          target, action: action.name,
          "\(type(of: contract)) declares \(action) more than once; a name stands for one action.")
      } else if let table {
        verifyAnswer(to: action, table, &verification)
      }
      verifyRequirements(of: action, &verification)
      if action.isDeclaredExposed { verifyExposure(of: action, &verification) }
    }
    return verification
  }

  private func verifyAnswer(
    to action: ActionDescriptor, _ table: [String: any BoundAction],
    _ verification: inout Verification
  ) {
    guard let found = table[action.name]?.descriptor else {
      verification.add(
        action.target, action: action.name, MediatorError.actionNotFound(action).message)
      return
    }
    // Descriptors are interned under the action's type, so the same one stands for the same types.
    guard found !== action else { return }
    verification.add(
      action.target, action: action.name,
      MediatorError.otherTypes(expected: action, found: found).message)
  }

  private func verifyRequirements(
    of action: ActionDescriptor, _ verification: inout Verification
  ) {
    for name in action.requirements where configuration.requirements[name] == nil {
      verification.add(
        action.target, action: action.name,
        MediatorError.unansweredRequirement(action, name).message)
    }
  }

  private func verifyExposure(of action: ActionDescriptor, _ verification: inout Verification) {
    guard action.isExposed else {
      verification.add(
        action.target, action: action.name,
        "The action \(action) is exposed, but names that begin with 'native' are for code only; "
          + "rename it, or leave it local.")
      return
    }
    let shape = RequestShape(action.request)
    if !shape.isKeyed, shape.gap == nil {
      verification.add(
        action.target, action: action.name,
        "The action \(action) is exposed, but its request \(typeName(action.request)) is not made of "
          + "named parameters, which are all that a URL has; make it a struct, or leave it local.")
    }
    for key in shape.callbacks {
      verification.add(
        action.target, action: action.name,
        "The action \(action) is exposed, but its request takes a closure as '\(key)', which no URL can "
          + "carry; leave the key to code by not decoding it, or leave the action local.")
    }
  }

  /// The table of a target, or nil where it is missing or wrong, which is told.
  private func table(
    of target: TargetName, _ verification: inout Verification
  ) -> [String: any BoundAction]? {
    guard target.isValid else {
      verification.add(
        target, "'\(target)' is not the name of a target; it is written Module.Target_Name.")
      return nil
    }
    do throws(TargetFailure) {
      return try answers(of: target)
    } catch {
      switch error {
      case .duplicateAction(let name):
        verification.add(
          target, action: name,
          "The action table of \(target) names '\(name)' twice; remove or rename an entry.")
      case .notATarget:
        verification.add(
          target,
          "\(target) does not conform to Target; declare it as 'final class "
            + "\(TargetName.prefix)\(target.name): Target'.")
      case .notFound, .declined, .ambiguous:
        verification.add(missing: target)
      }
      return nil
    }
  }
}

extension Mediator {
  /// What a target's table answers, bound to no instance.
  func answers(of target: TargetName) throws(TargetFailure) -> [String: any BoundAction] {
    try definition(target).bound(to: nil).actions
  }
}
