@main
struct GrowthCommand {
  static func main() {}
}
