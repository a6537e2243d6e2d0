/// Numbers by their names: nanoseconds per call, gains, counts.
public typealias Figures = [String: Double]
