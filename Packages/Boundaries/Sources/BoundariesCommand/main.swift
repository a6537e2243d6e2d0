import Foundation

// Exit codes: 0 clean, 1 violations, 2 could not run.
exit(await Command.run(Array(CommandLine.arguments.dropFirst())))
