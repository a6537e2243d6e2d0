/// What the command says about itself.
enum Usage {
  static let text = """
    boundaries: who may use whom in a repository of Swift packages, and who does.

    boundaries check [--root DIR] [--config FILE] [--format FORMAT] [--baseline FILE]
        Checks every package under DIR, the current directory unless said otherwise, against
        the rules and the configuration, which is DIR/scripts/boundaries.json unless said
        otherwise. What the baseline covers is not reported; it is
        DIR/scripts/boundaries-baseline.json unless said otherwise. The format is text, json,
        github (annotations) or sarif.
    boundaries baseline [--root DIR] [--config FILE] [--baseline FILE] [--add]
        Writes the violations of today as the baseline. One that exists only loses what was
        worked off, unless --add adds what is new.
    boundaries imports FILE...
        Lists every import, a line each: path:line:column of the keyword, the module path and
        what the import carries (attributes, access level, kind), separated by tabs.
    boundaries graph [--format mermaid|dot|json|html] [--focus NAME] [--reverse]
        Shows who uses whom, violations in red: as Mermaid unless said otherwise; html is one
        file to open in a browser. With --focus only NAME, a module or a package, and what it
        uses; with --reverse what uses it. Takes --root and --config, as do the next two.
    boundaries why FROM TO
        Shows the shortest chain from one module to another, with its places.
    boundaries affected --since REV [--format text|json|github-matrix] [--shards N]
        Lists the packages that the changes since REV affect, uncommitted ones included: a line
        each, its path, its modules and why, separated by tabs, and its shard of N.
    boundaries rules [--format text|markdown]
        Explains every rule: what it catches, why, how to satisfy it, an example. As Markdown it
        is the page of the documentation.
    boundaries --help
        Shows this text.

    Exit status: 0 nothing found, 1 violations, 2 something could not be read or run. 'graph'
    and 'affected' leave with 0 or 2, and 'why' with 1 where there is no chain.

    """
}
