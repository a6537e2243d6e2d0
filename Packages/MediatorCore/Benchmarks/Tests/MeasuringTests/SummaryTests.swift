import Testing

@testable import Measuring

@Suite("Summaries")
struct SummaryTests {
  @Test(
    "the median is the middle, or the mean of the two in the middle",
    arguments: [([3, 1, 2], 2), ([4, 1, 3, 2], 2.5), ([7], 7)] as [([Double], Double)])
  func median(values: [Double], expected: Double) {
    #expect(Summary(values).median == expected)
  }
}
