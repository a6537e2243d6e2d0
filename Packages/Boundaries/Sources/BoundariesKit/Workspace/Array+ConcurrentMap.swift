import Foundation

extension Array where Element: Sendable {
  /// The results of an operation for each element, in order, as many at a time as there are processors.
  func concurrentMap<Output: Sendable>(
    _ transform: @escaping @Sendable (Element) async -> Output
  ) async -> [Output] {
    // To ask takes a system call, which is as long as reading a small file.
    let width = ProcessInfo.processInfo.activeProcessorCount
    return await withTaskGroup(of: (Int, Output).self) { group in
      var outputs = [Output?](repeating: nil, count: count)
      for (index, element) in enumerated() {
        if index >= width, let (done, output) = await group.next() {
          outputs[done] = output
        }
        group.addTask { (index, await transform(element)) }
      }
      for await (done, output) in group { outputs[done] = output }
      return outputs.compactMap { $0 }
    }
  }
}
