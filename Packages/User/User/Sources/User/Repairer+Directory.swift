extension Repairer {
  /// Everybody who repairs for the service, by number.
  static let directory = [
    Repairer(
      id: 7, name: "Chen Jie", trade: "Plumber", city: "Hangzhou", years: 21, rating: 4.8,
      reviews: 530),
    Repairer(
      id: 11, name: "Wang Fang", trade: "Electrician", city: "Shanghai", years: 9, rating: 4.9,
      reviews: 187),
    Repairer(
      id: 18, name: "Zhao Lei", trade: "Locksmith", city: "Nanjing", years: 13, rating: 4.6,
      reviews: 342),
    Repairer(
      id: 23, name: "Liu Yang", trade: "Painter", city: "Chengdu", years: 6, rating: 4.4,
      reviews: 95),
    Repairer(
      id: 31, name: "Sun Mei", trade: "Appliance technician", city: "Wuhan", years: 11, rating: 4.7,
      reviews: 264),
    Repairer(
      id: 42, name: "Li Wei", trade: "Electrician", city: "Hangzhou", years: 14, rating: 4.9,
      reviews: 412),
    Repairer(
      id: 56, name: "Zhou Min", trade: "Carpenter", city: "Guangzhou", years: 17, rating: 5.0,
      reviews: 78),
    Repairer(
      id: 64, name: "Huang Tao", trade: "Plumber", city: "Beijing", years: 4, rating: 4.3,
      reviews: 61),
  ]
}
