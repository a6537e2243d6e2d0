/// What the command line asks for.
struct Command: Equatable {
  enum Verb: Equatable {
    case run
    case open(url: String)
    case modules
    case routes(asJSON: Bool)
    case verify
    case help
  }

  var verb = Verb.run
  /// The folder of `--data`; nil for the user's own.
  var dataFolder: String?
  /// Whether every call is traced on standard error.
  var isTraced = false

  static let usage = """
    Usage: App [--data DIR] [--trace]            opens the home screen
           App [--data DIR] [--trace] open URL   prints the screen that the URL reaches
           App modules           prints what this binary links, and what is missing
           App routes [--json]   prints every action, how it is called and from where
           App verify            checks the modules against their contracts, and exits with 2
                                 where one does not keep its contract
           App --help            prints this

    --data DIR   the folder of orders, profiles and the session; the default is the user's
                 application-support folder
    --trace      prints the tree of calls, with durations and outcomes, on standard error

    A URL is written homefix://target/action?name=value, such as
    homefix://User/showUserInfo?userId=42
    """

  init(verb: Verb = .run, dataFolder: String? = nil, isTraced: Bool = false) {
    self.verb = verb
    self.dataFolder = dataFolder
    self.isTraced = isTraced
  }

  /// Reads the arguments, without the name of the program.
  ///
  /// - Throws: A sentence that says which argument is wrong, and what may stand there.
  init(_ arguments: [String]) throws(UsageError) {
    var words: [String] = []
    var asJSON = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": verb = .help
      case "--json": asJSON = true
      case "--trace": isTraced = true
      case "--data":
        guard let folder = rest.popFirst(), !folder.isEmpty else {
          throw UsageError("--data needs a folder after it")
        }
        dataFolder = try Self.folder(folder)
      case _ where argument.hasPrefix("--data="):
        let folder = String(argument.dropFirst("--data=".count))
        if folder.isEmpty { throw UsageError("--data= needs a folder after it") }
        dataFolder = try Self.folder(folder)
      case _ where argument.hasPrefix("-"):
        throw UsageError("There is no option '\(argument.quotable)'")
      default: words.append(argument)
      }
    }
    if verb == .help { return }
    switch (words.first, words.count) {
    case (nil, _): verb = .run
    case ("open", 2): verb = .open(url: words[1])
    case ("open", _): throw UsageError("'open' needs one URL after it")
    case ("modules", 1): verb = .modules
    case ("routes", 1): verb = .routes(asJSON: asJSON)
    case ("verify", 1): verb = .verify
    case ("modules", _), ("routes", _), ("verify", _):
      throw UsageError("'\(words[0])' takes no '\(words[1].quotable)'")
    case (let word?, _): throw UsageError("There is no command '\(word.quotable)'")
    }
    if asJSON, verb != .routes(asJSON: true) {
      throw UsageError("--json belongs to 'routes'")
    }
  }

  /// Refuses the name of a folder that is no text: what stands in its place is another folder's.
  private static func folder(_ argument: String) throws(UsageError) -> String {
    guard !argument.unicodeScalars.contains("\u{FFFD}") else {
      throw UsageError("The folder '\(argument.quotable)' of --data is not UTF-8 text")
    }
    return argument
  }
}

extension String {
  /// The text as a sentence quotes it, which may be of any length.
  var quotable: String { count > 100 ? "\(prefix(100))…" : self }
}

/// What is wrong with the command line.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ fault: String) { description = "\(fault); 'App --help' lists what there is." }
}
