"""Holds how much of each package the tests run against the figures in `figures.json`, which may only rise.

`make coverage` runs all tests with coverage.py and then this. On Python 3.11 each line that runs is traced, which takes
time, so `make test` does without; newer ones tell it (`monitored.ini`). What has risen is written down, to be
committed.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parents[2]
FIGURES = Path(__file__).with_name("figures.json")
TOLERANCE = 0.2
"""So many percent a figure may be lower than written down: what is left to chance and time differs a little."""


def packages(root: Path) -> list[str]:
    """What a figure is kept for: each folder of the bot and of the engine, what lies beside them, and the storage."""
    inner = (
        f"{top}/{folder.name}"
        for top in ("bot", "formats")
        for folder in (root / top).iterdir()
        if any(folder.glob("*.py"))
    )
    return sorted(["bot", "formats", "storage", *inner])


def shares(report: Mapping[str, Any], among: Sequence[str]) -> dict[str, float]:
    """The percentage of lines run, by package, from coverage.py's report. A file counts for its nearest package."""
    run: dict[str, int] = defaultdict(int)
    lines: dict[str, int] = defaultdict(int)
    for file, found in report["files"].items():
        package = max((package for package in among if file.startswith(f"{package}/")), key=len, default="")
        run[package] += found["summary"]["covered_lines"]
        lines[package] += found["summary"]["num_statements"]
    return {package: round(100 * run[package] / lines[package], 1) for package in among if lines[package]}


def main(arguments: Sequence[str], figures: Path = FIGURES, root: Path = PROJECT) -> int:
    """Compare the report that is named with the figures; 1 if one has fallen, and nothing is written down then."""
    (name,) = arguments
    written: dict[str, float] = json.loads(figures.read_text(encoding="utf-8"))
    now = shares(json.loads(Path(name).read_text(encoding="utf-8")), packages(root))
    for package, figure in now.items():
        print(f"{package:<20} {figure:>5} %   ({figure - written.get(package, 0.0):+.1f})")
    fallen = [package for package, figure in now.items() if figure < written.get(package, 0.0) - TOLERANCE]
    if fallen:
        print(f"The tests run less than before of {', '.join(fallen)}.", file=sys.stderr)
        return 1
    raised = {package: max(figure, written.get(package, 0.0)) for package, figure in now.items()}
    figures.write_text(json.dumps(raised, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
