/// The names that the module Calculator answers to: all that it shares with its callers.
public enum CalculatorName {
  /// The module, which each call names, so that an error can.
  public static let module = "Calculator"

  /// The target.
  public static let target = "Calculator"

  /// Adds two numbers and hands the sum to a callback.
  public static let calculate = "calculate:withCompletion:"

  /// Prices a repair.
  public static let estimate = "estimate"

  /// Lists the kinds of repair that have a price.
  public static let repairs = "repairs"

  /// The keys of the parameters.
  public enum Key {
    /// The first number, an `Int`.
    public static let input1 = "input1"

    /// The second number, an `Int`.
    public static let input2 = "input2"

    /// Gets the sum: a `Callback<Int>`, or a closure that takes an `Int` and returns nothing.
    public static let callback = "callback"

    /// The kind of repair, a `String` out of the list of `repairs`.
    public static let repair = "repair"

    /// How many hours the repair takes, an `Int` above zero.
    public static let hours = "hours"
  }
}
