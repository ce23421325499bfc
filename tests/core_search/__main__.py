"""`python -m tests.core_search`: positions paired against brute force, and random commands, by the hundred thousand.

Both are properties of the suite, which tries a few of each. Here they are counted one by one and drawn from plain
numbers, which is many times as fast as Hypothesis; the seed of a failure is named.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence

from formats.core import commands as cmd
from tests.formats.conformance import test_possible
from tests.formats.conformance.moments import Moments
from tests.formats.systems.cop import test_swiss as cop
from tests.formats.systems.floating_double_elimination import test_properties as floating
from tests.formats.systems.score_group_swiss import test_properties as score_groups
from tests.formats.systems.swiss import test_properties as swiss

PAIRED: Mapping[str, Callable[[random.Random, int], None]] = {
    "swiss": swiss.test_no_other_round_is_better.hypothesis.inner_test,  # type: ignore[attr-defined]
    "score_group_swiss": score_groups.test_no_round_is_better_for_those_who_are_kept_apart.hypothesis.inner_test,  # type: ignore[attr-defined]
    "floating_double_elimination": floating.test_no_round_is_better_for_those_who_are_kept_apart.hypothesis.inner_test,  # type: ignore[attr-defined]
    "cop": cop.test_rules_11_and_38_no_other_round_is_better.hypothesis.inner_test,  # type: ignore[attr-defined]
}
"""The comparisons of a round with all pairings of a small field, by format."""

LARGEST = 8


class CountedMoments(Moments):
    """A random tournament that counts the commands it tries beside those that are played."""

    tried = 0

    def events_of(self, command: cmd.Command) -> tuple[object, ...]:
        """Count a command that is not offered."""
        self.tried += 1
        return super().events_of(command)

    def refusal_of(self, command: cmd.Command) -> Exception | None:  # type: ignore[override] # wider is enough here
        """Count a command that is offered."""
        self.tried += 1
        return super().refusal_of(command)


def positions(seed: int) -> Iterator[tuple[str, int]]:
    """Yield the format and the number (1) of positions compared, for ever; raises where a better round exists."""
    while True:
        for key, compare in PAIRED.items():
            chance = random.Random(seed)
            compare(chance, chance.randint(2, LARGEST - (key == "cop")))
            yield key, 1
        seed += 1


def commands(seed: int) -> Iterator[tuple[str, int]]:
    """Yield the format and the number of commands tried, for ever; raises where `possible` and `decide` differ."""
    while True:
        for key in test_possible.SYSTEMS:
            found = test_possible.moments(key, seed, CountedMoments)
            found.look()
            found.to_the_end()
            found.look()
            yield key, found.tried
        seed += 1


FAMILIES: Mapping[str, Callable[[int], Iterator[tuple[str, int]]]] = {"positions": positions, "commands": commands}


def searched(family: str, seed: int, count: int) -> dict[str, int]:
    """Try at least so many of a family; return how many by format."""
    tried = dict[str, int]()
    for key, more in FAMILIES[family](seed):
        tried[key] = tried.get(key, 0) + more
        if sum(tried.values()) >= count:
            return tried
    raise AssertionError(family)


def main(arguments: Sequence[str] | None = None) -> int:
    """Search; a difference ends it with a traceback."""
    parser = argparse.ArgumentParser(prog="python -m tests.core_search", description=__doc__)
    parser.add_argument("families", nargs="*", default=list(FAMILIES), help=f"which: {' '.join(FAMILIES)}")
    parser.add_argument("--count", type=int, default=100_000, help="how many of each (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    asked = parser.parse_args(arguments)
    for family in asked.families:
        started = time.process_time()
        tried = searched(family, asked.seed, asked.count)
        by_format = ", ".join(f"{key} {number:,}" for key, number in tried.items())
        seconds = time.process_time() - started
        print(f"{sum(tried.values()):,} {family}, 0 differences, {seconds:.0f} s of CPU: {by_format}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
