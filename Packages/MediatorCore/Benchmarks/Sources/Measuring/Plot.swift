/// The rows that have a ratio as bars, each with a mark at its limit.
struct Plot {
  let table: ReportTable

  private static let width = 760.0
  private static let left = 250.0
  private static let step = 26.0

  private struct Bar {
    let title: String
    let value: Summary
    let limit: Double
  }

  private var bars: [Bar] {
    table.rows.compactMap { row in
      guard case .times(let limit) = row.limit, let value = table.report.values[row.title] else {
        return nil
      }
      return Bar(title: row.title.filter { $0 != "`" }, value: value, limit: limit)
    }
  }

  var svg: String {
    let bars = bars
    // Bars beyond the end are cut and carry their number; otherwise one of them would hide the others.
    let end = 4.0
    let scale = (Self.width - Self.left - 60) / end
    let height = 50 + Double(bars.count) * Self.step
    let axis = (0...Int(end)).map { tick in
      let x = Self.left + Double(tick) * scale
      return """
        <line x1="\(x)" y1="34" x2="\(x)" y2="\(height - 8)" stroke="#ddd"/>
        <text x="\(x)" y="28" text-anchor="middle" fill="#555">\(tick) ×</text>
        """
    }
    let drawn = bars.enumerated().map { index, bar in
      let y = 40 + Double(index) * Self.step
      let length = min(bar.value.median, end) * scale
      let mark = Self.left + bar.limit * scale
      let colour = bar.value.median <= bar.limit ? "#3b7dd8" : "#d8663b"
      return """
        <text x="\(Self.left - 8)" y="\(y + 13)" text-anchor="end" fill="#222">\(bar.title)</text>
        <rect x="\(Self.left)" y="\(y)" width="\(rounded(length))" height="17" fill="\(colour)"/>
        <line x1="\(mark)" y1="\(y - 3)" x2="\(mark)" y2="\(y + 20)" stroke="#222" stroke-width="2"/>
        <text x="\(rounded(Self.left + length + 6))" y="\(y + 13)" fill="#222">\(shown(bar.value.median))</text>
        """
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(Self.width)) \(Int(height))" \
      font-family="sans-serif" font-size="12">
      <rect width="100%" height="100%" fill="#fff"/>
      <text x="8" y="14" fill="#222">Time of a call, in multiples of its floor; the black mark is the \
      limit (\(table.report.date.day))</text>
      \((axis + drawn).joined(separator: "\n"))
      </svg>

      """
  }

  private func rounded(_ length: Double) -> Double { (length * 10).rounded() / 10 }
}
