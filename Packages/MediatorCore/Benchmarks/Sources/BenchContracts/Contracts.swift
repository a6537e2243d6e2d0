public import MediatorCore

/// The actions of a target that is kept.
public struct KeptContract: Contract {
  /// The target that answers.
  public static let target: TargetName = "BenchTargets.Target_Kept"

  /// The one value through which callers name the actions.
  public static let shared = KeptContract()

  /// Adds one.
  public let next = Action<Int, Int>("next")

  /// Adds one on the main actor.
  public let nextOnMain = MainActorAction<Int, Int>("nextOnMain")

  /// Adds one, and might suspend.
  public let nextLater = AsyncAction<Int, Int>("nextLater")

  /// Adds one to what a URL says.
  public let nextOf = Action<NumberRequest, Int>("nextOf", .exposed)

  /// Does what it is given, in a call.
  public let run = Action<@Sendable () throws -> Int, Int>("run")

  /// Is answered by nobody.
  public let unknown = Action<Int, Int>("unknown")
}

/// A number that may come from a URL.
public struct NumberRequest: Codable, Sendable {
  /// The number.
  public let n: Int

  /// Wraps a number.
  ///
  /// - Parameter n: The number.
  public init(n: Int) { self.n = n }
}

/// The action of a target that is made anew for each call.
public struct FreshContract: Contract {
  /// The target that answers.
  public static let target: TargetName = "BenchTargets.Target_Fresh"

  /// The one value through which callers name the actions.
  public static let shared = FreshContract()

  /// Adds one.
  public let next = Action<Int, Int>("next")
}

/// The action of a target that is not linked.
public struct AbsentContract: Contract {
  /// The target that is not there.
  public static let target: TargetName = "Absent.Target_Absent"

  /// The one value through which callers name the actions.
  public static let shared = AbsentContract()

  /// Would add one.
  public let next = Action<Int, Int>("next")
}
