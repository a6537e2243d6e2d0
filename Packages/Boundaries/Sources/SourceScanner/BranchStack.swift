/// The branches of `#if` around a place, as the directives before it left them.
struct BranchStack {
  private struct Block {
    /// The conditions of the branches before the current one.
    var earlier: [Condition] = []
    /// The condition of the current branch; `nil` in `#else`.
    var current: Condition?
    /// How many brackets were open at `#if`.
    let bracketCount: Int
  }

  private var blocks: [Block] = []

  /// What makes the current place compiled; `nil` where nothing is asked.
  private(set) var condition: Condition?

  /// A longer conjunction is not kept term by term, so that no source can exhaust the memory.
  private static let maximumTerms = 256

  /// How many brackets were open when the innermost block began.
  var bracketCount: Int { blocks.last?.bracketCount ?? 0 }

  mutating func beginBlock(_ condition: Condition, bracketCount: Int) {
    blocks.append(Block(current: condition, bracketCount: bracketCount))
    update()
  }

  /// Begins an `#elseif`, or an `#else` when there is no condition.
  mutating func nextBranch(_ condition: Condition?) {
    guard var block = blocks.popLast() else { return }
    if let current = block.current { block.earlier.append(current) }
    block.current = condition
    blocks.append(block)
    update()
  }

  mutating func endBlock() {
    _ = blocks.popLast()
    update()
  }

  private mutating func update() {
    let count = blocks.reduce(0) { $0 + $1.earlier.count + 1 }
    guard count <= Self.maximumTerms else {
      condition = .unknown("more than \(Self.maximumTerms) conditions")
      return
    }
    var terms: [Condition] = []
    for block in blocks {
      terms += block.earlier.map { .not($0) }
      switch block.current {
      case .all(let parts): terms += parts
      case let current?: terms.append(current)
      case nil: break
      }
    }
    condition = terms.count > 1 ? .all(terms) : terms.first
  }
}
