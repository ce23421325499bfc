"""How much work it is to compose the biggest posts: a round of 55 published, a round complete; and a live board."""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable

from bot.app.posting.composing import compose
from bot.app.tournaments.loaded import Change
from formats.core.state import Tournament
from tests.bot.app.season import DAY, FIRST_PAIRING, Season, arimaa

PLAYERS = 55
BOARDS = (55, 310)
LIMIT_MS = 50
TRIES = 15


def measured(make: Callable[[], object]) -> list[float]:
    """Milliseconds of CPU that making something took, each time."""
    taken = []
    for _ in range(TRIES):
        started = time.process_time()
        if not make():
            raise RuntimeError("nothing was made")
        taken.append((time.process_time() - started) * 1000)
    return taken


def composing(change: Change, season: Season) -> list[float]:
    """The same of the posts of a change."""
    return measured(lambda: compose(change, season.engine))


def board(players: int) -> list[float]:
    """The same of the live board in the middle of a round."""
    season = Season().create(settings=arimaa(capacity=None)).sign_up(players).until(FIRST_PAIRING + 3 * DAY)
    for pairing in season.games()[: players // 4]:
        season.report(pairing)
    return measured(lambda: season.board)


def main() -> int:
    """Print medians and the slowest; 1 when a median is over the limit."""
    season = Season().started(PLAYERS)
    published = tuple(line for line in season.records if line.command_id == season.records[-1].command_id)
    all_measured = {"a round published": composing(Change(Tournament(), season.loaded, published), season)}
    before = season.until(FIRST_PAIRING + 3 * DAY).state
    season.play_round()
    all_measured["a round complete"] = composing(Change(before, season.loaded, season.records[-1:]), season)
    all_measured |= {f"the board of {players}": board(players) for players in BOARDS}
    for what, taken in all_measured.items():
        print(f"{what}: median {statistics.median(taken):.1f} ms, slowest {max(taken):.1f} ms (limit {LIMIT_MS} ms)")
    return int(any(statistics.median(taken) > LIMIT_MS for taken in all_measured.values()))


if __name__ == "__main__":
    sys.exit(main())
