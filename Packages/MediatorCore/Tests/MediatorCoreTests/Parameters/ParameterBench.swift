import MediatorCore
import MediatorTesting

/// Decodes values from parameters as a handler does, on a mediator of its own.
struct ParameterBench {
  static let action = "'read' of Bench.Target_Bench"

  func read<Value: Decodable & Sendable>(
    _ type: Value.Type, _ params: [String: Any]
  ) throws -> Value {
    let mediator = Mediator()
    mediator.override("Bench.Target_Bench", action: "read") { params, call in
      try call.decode(type, from: params)
    }
    return try mediator.performTarget(
      "Bench", action: "read",
      params: params.merging([ParameterKey.module: "Bench"]) { $1 }, as: type)
  }

  /// Decodes a single value.
  func value<Value: Decodable & Sendable>(_ type: Value.Type, of parameter: Any) throws -> Value {
    try read(Box<Value>.self, ["value": parameter]).value
  }

  /// The sentence of the error that decoding throws, or nil where it throws none.
  func fault<Value: Decodable & Sendable>(_ type: Value.Type, _ params: [String: Any]) -> String? {
    do {
      _ = try read(type, params)
      return nil
    } catch {
      return "\(error)"
    }
  }
}

/// A request of one key.
struct Box<Value: Decodable & Sendable>: Decodable, Sendable {
  let value: Value
}
