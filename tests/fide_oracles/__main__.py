"""Compare random tournaments with reference programs for FIDE's rules: `make fide-oracles`.

Each program is compared if its setting names a command: `HERALD_BBPPAIRINGS` for bbpPairings (version 6), and
`HERALD_GACRUX` for Gacrux (1.9.57), with `{}` in the place of the name of a script. Without it the program is skipped
by name. Older versions have older rules, so they differ.

`build/fide-oracles` has the files with a difference, and a list of the tournaments compared so far with each program.
A second run continues after them; remove the folder to compare all of them again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from formats.toolkit.fide.generator import Chances, random_tournament
from formats.toolkit.fide.record import Tournament
from formats.toolkit.fide.trf import Report
from tests.fide_oracles.programs import KINDS, Oracle, ProgramFailedError, oracle

CALM = Chances(byes=0, forfeits=0, unrated=0, retired=0)
STORM = Chances(byes=0.05, forfeits=0.05, unrated=0.02, retired=0.02)

KEPT = Path("build/fide-oracles")
MOST_SHOWN = 5
"""Differences of a file that are printed."""


@dataclass(frozen=True)
class Family:
    """Tournaments of one size; `players` is a range of sizes."""

    players: tuple[int, int]
    rounds: int
    accelerated: bool = False

    def tournament(self, seed: str, number: int) -> Tournament:
        """Return the tournament of a number: every other one has byes, forfeits and retirements."""
        low, high = self.players
        chances = replace(STORM if number % 2 else CALM, accelerated=self.accelerated)
        return random_tournament(low + number * 7 % (high - low + 1), self.rounds, f"{seed}/{number}", chances)


FAMILIES = {
    "20x9": Family((20, 20), 9),
    "60x9": Family((60, 60), 9),
    "150x9": Family((150, 150), 9),
    "baku": Family((12, 60), 9, accelerated=True),
}


def report_of(tournament: Tournament, family: Family) -> Report:
    """Return the tournament as a file that both programs understand."""
    kind = "FIDE_DUTCH_2026" + ("_BAKU" if family.accelerated else "")
    return Report(tournament, info={"012": "Random tournament"}, others=(f"192 {kind}",))


class Compared:
    """The tournaments compared with one program so far: number, rounds, and differences of each, a line in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = path.read_text().splitlines() if path.exists() else []
        self.counts = {number: (rounds, found) for number, rounds, found in (map(int, line.split()) for line in lines)}

    def add(self, number: int, rounds: int, differences: int) -> None:
        """Record a tournament."""
        self.counts[number] = (rounds, differences)
        with self.path.open("a") as lines:
            lines.write(f"{number} {rounds} {differences}\n")


def compare(name: str, numbers: range, seed: str, program: Oracle) -> int:
    """Compare tournaments of a family, and print each difference; return the number of differences and failures.

    Tournaments on which the program failed are not recorded, so the next run tries them again.
    """
    family, kind = FAMILIES[name], type(program).__name__
    compared, failures = Compared(KEPT / f"{kind}-{name}-{seed}.txt"), 0
    for number in numbers:
        if number in compared.counts:
            continue
        tournament = family.tournament(f"{seed}/{name}", number)
        path = KEPT / f"{kind}-{name}-{seed}-{number}.trf"
        try:
            found = list(program.differences(report_of(tournament, family), path))
        except ProgramFailedError as error:
            print(f"{path.name}: failed: {' '.join(str(error).split())[:200]}", flush=True)
            failures += 1
            continue
        for line in found[:MOST_SHOWN]:
            print(f"{path.name}: {line}", flush=True)
        if not found:
            path.unlink()
        compared.add(number, tournament.played_rounds, len(found))
    counts = [compared.counts[number] for number in numbers if number in compared.counts]
    rounds, differences = sum(rounds for rounds, _ in counts), sum(found for _, found in counts)
    ended = sum(rounds < family.rounds for rounds, _ in counts)
    print(
        f"{name}, {kind}: {len(counts)} tournaments, {rounds} rounds, {ended} ended without a further pairing, "
        f"{differences} differences, {failures} failures",
        flush=True,
    )
    return differences + failures


def main(arguments: Sequence[str]) -> int:
    """Compare what the arguments name; 1 if anything differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.fide_oracles")
    parser.add_argument("family", nargs="*", choices=[*FAMILIES, []], default=list(FAMILIES))
    parser.add_argument("--count", type=int, default=100, help="tournaments of each family")
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--seed", default="herald")
    given = parser.parse_args(arguments)
    programs = []
    for kind in KINDS:
        found = oracle(kind)
        print(f"{kind.__name__}: {'compared' if found else f'skipped, {kind.setting} is not set'}")
        programs += [found] if found else []
    numbers = range(given.first, given.first + given.count)
    different = [compare(name, numbers, given.seed, found) for found in programs for name in given.family]
    return int(any(different))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
