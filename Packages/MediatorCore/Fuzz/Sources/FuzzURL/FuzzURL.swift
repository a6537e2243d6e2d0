import Foundation
import URLFuzzing

#if FUZZING
  private let calls = Result { try FuzzedCalls() }

  /// What libFuzzer, which brings its own `main`, calls with bytes that it makes up.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, which belong to the fuzzer.
  ///   - count: Their number.
  /// - Returns: 0, always.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    do {
      try calls.get().run(UnsafeBufferPointer(start: bytes, count: count))
      return 0
    } catch {
      fatalError("\(error)")
    }
  }
#else
  /// Without the fuzzer: runs the inputs of the files that are given, to look into what it found.
  @main
  enum FuzzURL {
    static func main() throws {
      let calls = try FuzzedCalls()
      for path in CommandLine.arguments.dropFirst() {
        try calls.run(Data(contentsOf: URL(fileURLWithPath: path)))
      }
    }
  }
#endif
