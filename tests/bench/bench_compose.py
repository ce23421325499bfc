"""How much work of the event loop it is to compose the biggest posts: a round of 55 published, and a round complete."""

from __future__ import annotations

import statistics
import sys
import time

from bot.app.effects import compose
from bot.app.service import Change
from formats.core.state import Tournament
from tests.bot.app.season import DAY, FIRST_PAIRING, Season

PLAYERS = 55
LIMIT_MS = 50
TRIES = 15


def composing(change: Change, season: Season) -> list[float]:
    """Milliseconds of CPU that composing took, each time."""
    taken = []
    for _ in range(TRIES):
        started = time.process_time()
        if not compose(change, season.engine):
            raise RuntimeError("nothing to post")
        taken.append((time.process_time() - started) * 1000)
    return taken


def main() -> int:
    """Print medians and the slowest; 1 when a median is over the limit."""
    season = Season().started(PLAYERS)
    published = tuple(line for line in season.records if line.command_id == season.records[-1].command_id)
    measured = {"a round published": composing(Change(Tournament(), season.live, published), season)}
    before = season.until(FIRST_PAIRING + 3 * DAY).state
    season.play_round()
    measured["a round complete"] = composing(Change(before, season.live, season.records[-1:]), season)
    for what, taken in measured.items():
        print(f"{what}: median {statistics.median(taken):.1f} ms, slowest {max(taken):.1f} ms (limit {LIMIT_MS} ms)")
    return int(any(statistics.median(taken) > LIMIT_MS for taken in measured.values()))


if __name__ == "__main__":
    sys.exit(main())
