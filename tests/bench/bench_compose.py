"""How much work it is to compose the biggest posts: a round of 55 published, a round complete; and a live board."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from bot.announcements.composing import compose
from bot.service.loaded import Change
from formats.core.memoize import forget
from formats.core.state import TournamentState
from tests.bench.figures import judged, measured
from tests.bot.season import DAY, FIRST_PAIRING, Season, arimaa

PLAYERS = (28, 55, 110)
BOARDS = (55, 110, 310)
LIMITS_MS = {55: 90, 310: 50}
TRIES = 7


def milliseconds(make: Callable[[], object]) -> float:
    """Milliseconds of CPU that making something took for the first time, the best of some tries."""
    taken = []
    for _ in range(TRIES):
        forget()
        started = time.process_time()
        if not make():
            raise RuntimeError("nothing was made")
        taken.append((time.process_time() - started) * 1000)
    return min(taken)


def composing(change: Change, season: Season) -> float:
    """The same of the posts of a change."""
    return milliseconds(lambda: compose(change, season.engine))


def board(players: int) -> float:
    """The same of the live board in the middle of a round."""
    season = Season().create(settings=arimaa(capacity=None)).sign_up(players).until(FIRST_PAIRING + 3 * DAY)
    for pairing in season.games()[: players // 4]:
        season.report(pairing)
    return milliseconds(lambda: season.board)


def published(players: int) -> float:
    """Milliseconds of the posts of a round that is published."""
    season = Season().started(players)
    records = tuple(line for line in season.records if line.command_id == season.records[-1].command_id)
    return composing(Change(TournamentState(), season.loaded, records), season)


def completed(players: int) -> float:
    """Milliseconds of the posts of a round that is complete."""
    season = Season().started(players)
    before = season.until(FIRST_PAIRING + 3 * DAY).state
    season.play_round()
    return composing(Change(before, season.loaded, season.records[-1:]), season)


def main() -> int:
    """Print every figure; 1 when one is over its limit or grows faster than the field."""
    return judged(
        (
            measured(PLAYERS, published, name="a round published", limits=LIMITS_MS),
            measured(PLAYERS, completed, name="a round complete", limits=LIMITS_MS),
            measured(BOARDS, board, name="the board", limits=LIMITS_MS),
        )
    )


if __name__ == "__main__":
    sys.exit(main())
