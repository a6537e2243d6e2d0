import Foundation

/// Whether a call that failed is worth repeating, after waiting where it would have had to wait.
///
/// A terminal's descriptors may be non-blocking because another process that shares them made
/// them so.
func mayRetry(_ descriptor: Int32, after code: Int32, awaiting event: Int32) -> Bool {
  if code == EINTR { return true }
  guard code == EAGAIN || code == EWOULDBLOCK else { return false }
  var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
  return poll(&entry, 1, -1) >= 0 || errno == EINTR
}

/// The system's words for an error number.
func reason(of code: Int32) -> String {
  String(cString: strerror(code))
}
