"""Makes small mistakes in the code and tells which of them no test sees: `make mutants SEED=1 COUNT=20`.

`COUNT` mistakes are drawn for each package, the same for the same seed and code. Of the libraries for this, mutmut
makes every mistake there is, leaves out all dataclasses and runs the whole suite first; Cosmic Ray changes the files of
the project itself and runs one command for all. Neither draws a sample, nor asks the nearest tests first, which is what
makes this a matter of minutes.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tests.mutants.mutations import Mutation, mutations
from tests.mutants.running import Runner, Verdict

PROJECT = Path(__file__).resolve().parents[2]
PACKAGES = (
    "formats/core",
    "formats/systems",
    "formats/toolkit",
    "storage",
    "bot/service",
    "bot/announcements",
    "bot/views",
    "bot/ui",
    "bot/commands",
    "bot/delivery",
    "bot/web",
)


def drawn(root: Path, package: str, count: int, seed: str) -> list[Mutation]:
    """A sample of the mistakes that can be made in a package, each as likely as any other."""
    found: list[Mutation] = []
    for file in sorted((root / package).rglob("*.py")):
        if "migrations" not in file.parts:
            found += mutations(file.relative_to(root), file.read_text(encoding="utf-8"))
    chance = random.Random(f"{seed}/{package}")
    return chance.sample(found, min(count, len(found)))


def table(verdicts: dict[str, Counter[Verdict]]) -> list[str]:
    """How many mistakes in each package were seen."""
    lines = [f"{'package':<18} mutants  killed       survived  undecided"]
    for package, counts in [*verdicts.items(), ("all", sum(verdicts.values(), Counter[Verdict]()))]:
        mutants = counts.total()
        share = f"{counts['killed']:>4} ({counts['killed'] / max(1, mutants):>4.0%})"
        lines.append(f"{package:<18} {mutants:>7}  {share}  {counts['survived']:>9}  {counts['undecided']:>9}")
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw, try, tell. Ends with 0 whatever survives: what to make of it is a matter of reading."""
    parser = argparse.ArgumentParser(prog="make mutants", description="Which mistakes does no test see?")
    parser.add_argument("packages", nargs="*", default=PACKAGES, help=f"folders (default: {' '.join(PACKAGES)})")
    parser.add_argument("--seed", default="1", help="the same seed draws the same mistakes from the same code")
    parser.add_argument("--count", type=int, default=20, help="mistakes in each package")
    parser.add_argument("--limit", type=int, default=25, help="seconds of the processor for a run of tests")
    parser.add_argument("--root", type=Path, default=PROJECT, help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    os.nice(19)
    verdicts: dict[str, Counter[Verdict]] = {}
    with tempfile.TemporaryDirectory(prefix="mutants-") as place:
        runner = Runner(chosen.root, Path(place), chosen.limit)
        for package in chosen.packages:
            runner.measure(Path(package))
            counts = verdicts.setdefault(package, Counter())
            for mutation in drawn(chosen.root, package, chosen.count, chosen.seed):
                verdict = runner.verdict(mutation)
                counts[verdict] += 1
                if verdict != "killed":
                    print(f"{verdict}: {mutation}", flush=True)
    print("\n".join(["", *table(verdicts)]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
