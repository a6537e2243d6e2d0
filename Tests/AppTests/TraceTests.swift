import Testing

@testable import App

@Suite("Tracing")
@MainActor
struct TraceTests {
  let folder = TemporaryFolder()

  /// Durations are what they are; everything else of a trace is known.
  private func withoutDurations(_ text: String) -> String {
    text.replacing(/\d+\.\d{3} ms/, with: "N ms")
  }

  #if User
    @Test("a call by URL is a line on standard error, and its screen stays on standard output")
    func url() {
      let url = "homefix://User/showUserInfo?userId=42"
      let plain = AppRun("open", url, "--data", folder.path)
      let traced = AppRun("open", url, "--trace", "--data", folder.path)
      #expect(traced.output == plain.output)
      #expect(plain.errors == "")
      #expect(
        withoutDurations(traced.errors)
          == "trace: 'showUserInfo' of User.Target_User, by URL: answered ProfileScreen, N ms\n")
    }

    @Test("a call that fails says what it threw")
    func failure() {
      let run = AppRun(
        "open", "homefix://User/showUserInfo?userId=x", "--trace", "--data", folder.path)
      #expect(
        withoutDurations(run.errors).hasPrefix(
          "trace: 'showUserInfo' of User.Target_User, by URL: threw MediatorError, N ms\n"))
    }
  #endif

  #if Account && Calculator && Order && Payment && Region
    @Test("calls that a call makes stand below it")
    func tree() {
      let run = AppRun(
        "--trace", "--data", folder.path, lines: PurchaseTests.placeOrder + ["1", "q"])
      #expect(
        withoutDurations(run.errors).hasSuffix(
          """
          trace: 'pay' of Payment.Target_Payment: answered LoginScreen, N ms
          trace:   'session' of Account.Target_Account: answered nothing, N ms
          trace:   'login' of Account.Target_Account: answered LoginScreen, N ms

          """))
    }
  #endif
}
