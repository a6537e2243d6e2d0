extension Rules {
  /// Every rule, as the page `Rules` of the documentation; a test holds the page to it.
  package static var page: String {
    """
    # Rules

    What `boundaries check` finds, why it matters, and how to satisfy it.

    ## Overview

    This page is what `boundaries rules --format markdown` prints.

    """ + all.map(\.documentation.section).joined()
  }
}

extension RuleDocumentation {
  /// The documentation as a section of a page.
  fileprivate var section: String {
    """

    ## \(name)

    \(catches)

    **Why:** \(why)

    **How to satisfy it:** \(remedy)

    ```
    \(example)
    ```

    """
  }
}
