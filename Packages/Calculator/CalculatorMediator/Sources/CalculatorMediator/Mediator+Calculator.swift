public import MediatorCore

extension Mediator {
  /// What the module Calculator offers.
  public var calculator: CalculatorCalls { CalculatorCalls(mediator: self) }
}

/// The calls of the module Calculator, as Swift methods that build dictionaries.
public struct CalculatorCalls: Sendable {
  let mediator: Mediator

  /// Adds two numbers.
  ///
  /// - Parameters:
  ///   - input1: The first number.
  ///   - input2: The second number.
  ///   - completion: Gets the sum.
  /// - Throws: `MediatorError` where Calculator is not part of this binary, and Calculator's own error
  ///   where the sum does not fit.
  public func calculate(_ input1: Int, _ input2: Int, completion: Callback<Int>) throws {
    try mediator.performTarget(
      CalculatorName.target, action: CalculatorName.calculate,
      params: [
        ParameterKey.module: CalculatorName.module,
        CalculatorName.Key.input1: input1, CalculatorName.Key.input2: input2,
        CalculatorName.Key.callback: completion,
      ])
  }

  /// Answers the price of a repair.
  ///
  /// - Parameters:
  ///   - repair: The kind of repair, one of ``repairs()``.
  ///   - hours: How many hours it takes, above zero.
  /// - Returns: The price in cents.
  /// - Throws: `MediatorError` where Calculator is not part of this binary, and Calculator's own error
  ///   where it has no price.
  public func estimate(repair: String, hours: Int) throws -> Int {
    try mediator.performTarget(
      CalculatorName.target, action: CalculatorName.estimate,
      params: [
        ParameterKey.module: CalculatorName.module,
        CalculatorName.Key.repair: repair, CalculatorName.Key.hours: hours,
      ], as: Int.self)
  }

  /// Answers the kinds of repair that have a price.
  ///
  /// - Returns: The kinds, in the order in which to offer them.
  /// - Throws: `MediatorError` where Calculator is not part of this binary.
  public func repairs() throws -> [String] {
    try mediator.performTarget(
      CalculatorName.target, action: CalculatorName.repairs,
      params: [ParameterKey.module: CalculatorName.module], as: [String].self)
  }
}
