import Foundation

extension Date: TextConvertible {
  /// ISO 8601 with a time zone, such as `2026-01-31T09:30:00Z` or `2026-01-31T10:30:00.5+01:00`.
  ///
  /// Foundation's parser stops where a date ends, whatever follows, and takes 30 February for 2 March.
  init?(text: String) {
    guard let seconds = Timestamp(text)?.seconds else { return nil }
    self.init(timeIntervalSince1970: seconds)
  }

  static var placeholder: Date { Date(timeIntervalSince1970: 0) }
}

/// A moment as ISO 8601 writes it.
private struct Timestamp {
  let seconds: Double

  init?(_ text: String) {
    var rest = text.utf8[...]
    guard let year = Self.digits(4, &rest), Self.take("-", &rest),
      let month = Self.digits(2, &rest), Self.take("-", &rest),
      let day = Self.digits(2, &rest), Self.take("T", &rest),
      let hour = Self.digits(2, &rest), Self.take(":", &rest),
      let minute = Self.digits(2, &rest), Self.take(":", &rest),
      let second = Self.digits(2, &rest),
      (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day),
      hour < 24, minute < 60, second < 60,
      let fraction = Self.fraction(&rest), let offset = Self.offset(&rest), rest.isEmpty
    else { return nil }
    let clock = hour * 3600 + minute * 60 + second - offset
    seconds = Double(Self.daysSince1970(year, month, day) * 86400 + clock) + fraction
  }

  private static func take(_ character: Unicode.Scalar, _ rest: inout Substring.UTF8View) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  private static func digits(_ count: Int, _ rest: inout Substring.UTF8View) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(isDigit) else { return nil }
    rest.removeFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private static func fraction(_ rest: inout Substring.UTF8View) -> Double? {
    guard take(".", &rest) else { return 0 }
    let count = rest.prefix(10).prefix(while: isDigit).count
    guard (1...9).contains(count) else { return nil }
    let scale = (0..<count).reduce(1.0) { scale, _ in scale * 10 }
    return digits(count, &rest).map { Double($0) / scale }
  }

  private static func offset(_ rest: inout Substring.UTF8View) -> Int? {
    if take("Z", &rest) { return 0 }
    let sign: Int
    if take("+", &rest) { sign = 1 } else if take("-", &rest) { sign = -1 } else { return nil }
    guard let hours = digits(2, &rest) else { return nil }
    _ = take(":", &rest)
    guard let minutes = digits(2, &rest), hours < 24, minutes < 60 else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The years are counted from March, so that the leap day is the last of its year.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month > 2 ? year + 400 : year + 399
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let days = year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear
    // From 1 March of the year 0, counted in a cycle of 400 years, which has 146,097 days.
    return days - 146_097 - 719_468
  }
}
