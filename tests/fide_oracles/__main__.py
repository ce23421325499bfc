"""Compare random tournaments with reference programs for FIDE's rules: `make fide-oracles`.

Each program is compared if its setting names a command: `HERALD_BBPPAIRINGS` for bbpPairings (version 6), and
`HERALD_GACRUX` for Gacrux (1.9.57), with `{}` in the place of the name of a script. Without it the program is skipped
by name. Older versions have older rules, so they differ. Files with a difference are kept in `build/fide-oracles`.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from formats.toolkit.fide.generator import Chances, random_tournament
from formats.toolkit.fide.record import Tournament
from formats.toolkit.fide.trf import Report
from tests.fide_oracles.programs import BbpPairings, Gacrux, ProgramFailedError, program, wrong_values

CALM = Chances(byes=0, forfeits=0, unrated=0, retired=0)
STORM = Chances(byes=0.05, forfeits=0.05, unrated=0.02, retired=0.02)

CODES = (
    *("WIN", "WON", "BPG", "BWG", "PS", "PS/C1", "REP", "BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2", "AOB", "FB"),
    *("FB/C1", "SB", "KS", "ARO", "ARO/C1", "TPR", "PTP", "APRO", "APPO", "RTNG"),
)
"""Tie-breaks whose values the text leaves no choice for (not STD, cuts of SB, and `/P`)."""

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


def compare(name: str, count: int, first: int, seed: str, programs: Sequence[BbpPairings | Gacrux]) -> Counter[str]:
    """Compare tournaments of a family, and print each difference. Returns what was compared, by its name."""
    family, counts = FAMILIES[name], Counter[str]()
    KEPT.mkdir(parents=True, exist_ok=True)
    for number in range(first, first + count):
        tournament = family.tournament(f"{seed}/{name}", number)
        counts["tournaments"] += 1
        counts["rounds"] += tournament.played_rounds
        counts["rounds that no pairing exists for"] += tournament.played_rounds < family.rounds
        for oracle in programs:
            path = KEPT / f"{name}-{seed}-{number}.trf"
            report = report_of(tournament, family)
            oracle.write(report, path)
            found = list(_found(oracle, report, path, family))
            for line in found[:MOST_SHOWN]:
                print(f"{path.name} {type(oracle).__name__}: {line}", flush=True)
            counts[f"differences from {type(oracle).__name__}"] += len(found)
            if not found:
                path.unlink()
    return counts


def _found(oracle: BbpPairings | Gacrux, report: Report, path: Path, family: Family) -> Iterator[str]:
    try:
        yield from oracle.differences(path)
        if isinstance(oracle, Gacrux):
            yield from wrong_values(oracle, report, path, CODES)
        elif report.tournament.played_rounds < family.rounds and oracle.can_pair(path):
            yield f"round {report.tournament.played_rounds + 1}: there is a pairing"
    except ProgramFailedError as error:
        yield f"failed: {' '.join(str(error).split())[:200]}"


def main(arguments: Sequence[str]) -> int:
    """Compare what the arguments name; 1 if anything differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.fide_oracles")
    parser.add_argument("family", nargs="*", choices=[*FAMILIES, []], default=list(FAMILIES))
    parser.add_argument("--count", type=int, default=100, help="tournaments of each family")
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--seed", default="herald")
    given = parser.parse_args(arguments)
    programs = []
    for kind in (BbpPairings, Gacrux):
        found = program(kind)
        print(f"{kind.__name__}: {found.command if found else f'skipped, {kind.setting} is not set'}")
        programs += [found] if found else []
    different = 0
    for name in given.family if programs else ():
        counts = compare(name, given.count, given.first, given.seed, programs)
        print(f"{name}: " + ", ".join(f"{count} {what}" for what, count in counts.items()), flush=True)
        different += sum(count for what, count in counts.items() if what.startswith("differences"))
    return int(different > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
