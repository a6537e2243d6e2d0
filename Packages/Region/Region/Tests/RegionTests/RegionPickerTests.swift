import MediatorCore
import RegionMediator
import ScreenKit
import Testing

/// The dialogue of picking a place, as a front end has it.
@MainActor
struct RegionPickerTests {
  private let choices = ChoiceLog()
  private let navigator = Navigator(root: HomeScreen())
  private let picker: any Screen

  init() throws {
    let mediator = Mediator(.init(modules: [Module("Region", RegionContract.shared)]))
    picker = try mediator.region.pickRegion(
      completion: Callback(mainActor: { [choices] in choices.all.append($0) }))
    navigator.apply(.present(picker))
  }

  /// Makes the choice that has a label, as somebody who reads the screen does.
  private func choose(_ label: String) throws {
    let index = try #require(navigator.render().choices.firstIndex(of: label))
    navigator.choose(index + 1)
  }

  @Test("province, city and district are asked for one after the other, and the choice comes back")
  func dialogue() throws {
    #expect(
      navigator.render().description == """
        == Home > Region ==

        Choose a province or a municipality.

           1. Anhui
           2. Beijing
           3. Chongqing
           4. Fujian
           5. Guangdong
           6. Henan
           7. Hubei
           8. Hunan
           9. Jiangsu
          10. Liaoning
          11. Shaanxi
          12. Shandong
          13. Shanghai
          14. Sichuan
          15. Tianjin
          16. Zhejiang
        """)
    navigator.choose(16)
    #expect(
      navigator.render().description == """
        == Home > Region > Zhejiang ==

        Choose a city.

          1. Hangzhou
          2. Ningbo
          3. Shaoxing
          4. Wenzhou
        """)
    navigator.choose(1)
    #expect(
      navigator.render().description == """
        == Home > Region > Zhejiang > Hangzhou ==

        Choose a district.

          1. Binjiang
          2. Gongshu
          3. Shangcheng
          4. Xiaoshan
          5. Xihu
          6. Yuhang
        """)
    #expect(choices.all == [])
    navigator.choose(5)
    #expect(
      choices.all == [RegionChoice(province: "Zhejiang", city: "Hangzhou", district: "Xihu")])
    #expect(navigator.render().description == "== Home ==\n\nWelcome.")
  }

  @Test("a municipality is its own city")
  func municipality() throws {
    try choose("Beijing")
    #expect(navigator.render().choices == ["Beijing"])
    try choose("Beijing")
    try choose("Haidian")
    #expect(choices.all.map(\.description) == ["Beijing, Beijing, Haidian"])
  }

  @Test("going back leads to the level before, where another place can be chosen")
  func back() throws {
    try choose("Zhejiang")
    try choose("Hangzhou")
    navigator.back()
    #expect(navigator.breadcrumbs == ["Home", "Region", "Zhejiang"])
    navigator.back()
    #expect(navigator.breadcrumbs == ["Home", "Region"])
    try choose("Guangdong")
    try choose("Shenzhen")
    try choose("Nanshan")
    #expect(choices.all.map(\.description) == ["Guangdong, Shenzhen, Nanshan"])
    #expect(navigator.breadcrumbs == ["Home"])
  }

  @Test("a picker that is left without a choice calls nothing", arguments: 0...2)
  func left(after levels: Int) throws {
    for label in ["Zhejiang", "Hangzhou"].prefix(levels) { try choose(label) }
    for _ in 0...levels { navigator.back() }
    #expect(navigator.render().description == "== Home ==\n\nWelcome.")
    #expect(choices.all == [])
  }

  @Test("a second choice of the same picker is refused, and not handed back")
  func twice() throws {
    try choose("Zhejiang")
    try choose("Hangzhou")
    let districts = navigator.top
    try choose("Xihu")
    navigator.apply(.push(districts))
    try choose("Yuhang")
    #expect(
      navigator.render().notices == [
        "The region is chosen already: Zhejiang, Hangzhou, Xihu."
      ])
    navigator.apply(.push(picker))
    try choose("Shanghai")
    try choose("Shanghai")
    try choose("Xuhui")
    #expect(choices.all.map(\.description) == ["Zhejiang, Hangzhou, Xihu"])
  }

  @Test("two pickers of one mediator each hand back their own choice")
  func pickers() throws {
    let mediator = Mediator(.init(modules: [Module("Region", RegionContract.shared)]))
    let others = ChoiceLog()
    let other = try mediator.region.pickRegion(
      completion: Callback(mainActor: { others.all.append($0) }))
    try choose("Tianjin")
    navigator.apply(.present(other))
    try choose("Shanghai")
    try choose("Shanghai")
    try choose("Pudong")
    #expect(navigator.breadcrumbs == ["Home", "Region", "Tianjin"])
    try choose("Tianjin")
    try choose("Nankai")
    #expect(others.all.map(\.description) == ["Shanghai, Shanghai, Pudong"])
    #expect(choices.all.map(\.description) == ["Tianjin, Tianjin, Nankai"])
  }
}

private final class HomeScreen: Screen {
  let title = "Home"
  let content = ScreenContent(["Welcome."])
}
