import Foundation

@main
enum Main {
  static func main() {
    exit(Application(arguments: Array(CommandLine.arguments.dropFirst())).run())
  }
}
