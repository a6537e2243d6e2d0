import Foundation

/// An error number of the system.
struct SystemError: Error {
  let code: Int32

  /// The system's words.
  var reason: String { String(cString: strerror(code)) }

  /// What a user can do about it.
  var advice: String {
    switch code {
    case EACCES, EPERM: "Change the permissions, or choose another data folder."
    case EROFS: "Choose a data folder that can be written to."
    case ENOSPC, EDQUOT: "Make room on the disk, then try again."
    case ENAMETOOLONG: "Choose a shorter name."
    case ENOTDIR, EEXIST: "Choose another data folder, or move away what is in its place."
    default: "Try again, or choose another data folder."
    }
  }

  /// Makes a system call, and again where a signal interrupted it.
  ///
  /// - Returns: What the call returned, which is not negative.
  /// - Throws: The call's error number.
  @discardableResult
  static func check<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      let code = errno
      if code != EINTR { throw SystemError(code: code) }
    }
  }
}
