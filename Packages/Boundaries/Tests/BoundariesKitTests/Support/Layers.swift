/// The layers that the trees of the tests have.
enum Layers {
  static let text = """
    {
      "layers": [
        { "name": "support", "modules": ["CoreTesting"], "mayUse": ["core"] },
        { "name": "core", "packages": ["Core"], "mayUse": [] },
        {
          "name": "extension", "packages": ["{m}/{m}Mediator"], "extends": "{m}/{m}",
          "mayUse": ["core"]
        },
        {
          "name": "business", "packages": ["{m}/{m}"], "private": true,
          "mayUse": ["core", "extension"]
        },
        { "name": "app", "packages": ["."], "mayUse": ["*"] }
      ],
      "tests": { "mayUse": ["support"] }
    }
    """
}
