"""How long the tiered league takes: an arrangement of 630 players, the standings of 1,395 games at three moments."""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence

from formats.core.lots import Lots
from formats.core.model import Pairing
from formats.core.state import Stage
from formats.systems.tiered_league import FORMAT
from formats.systems.tiered_league.players import LastCycle, Player
from formats.systems.tiered_league.prospects import MOST_GAMES_PLAYED_OUT
from tests.formats.stage_builder import won
from tests.formats.systems.tiered_league.cycles import (
    OPTIONS,
    entrant_of,
    newcomers,
    open_games,
    opened,
    stage_of,
    with_results,
)

ARRANGED, LEAGUE_PLAYERS, GAMES = 630, 310, 1395
LIMIT_MS = {
    "arrangement of 630 players": 200,
    "standings of 1,395 games, half of them played": 100,
    "standings of 1,395 games, four of every league open": 100,
    "standings of 1,395 games, all played": 100,
}
TRIES = 9


def veterans(count: int, chance: random.Random) -> list[Player]:
    """A title holder, and players with records of a last cycle of full tiers, some without one."""
    records = [
        LastCycle(tier, rank, chance.random() < 0.1)
        for tier in range(1, 7)
        for _ in range(2 ** (tier - 1))
        for rank in range(1, 11)
    ]
    players = [Player("holder", 1, 2900.0, LastCycle(0, 0))]
    for number, record in enumerate(records[:count], start=2):
        last = None if chance.random() < 0.15 else record
        players.append(Player(f"p{number}", number, float(chance.randrange(800, 2800)), last))
    return players


def with_played(stage: Stage, left_open: int, chance: random.Random) -> Stage:
    """Random winners of all games but for so many in every league."""
    leagues: dict[str, list[Pairing]] = {}
    for pairing in open_games(stage):
        leagues.setdefault(pairing.label, []).append(pairing)
    played = [pairing for games in leagues.values() for pairing in games[: len(games) - left_open]]
    return with_results(stage, {pairing.id: won(pairing.seats, chance.choice(pairing.seats)) for pairing in played})


def milliseconds(work: Callable[[], object]) -> list[float]:
    """Of CPU, run by run."""
    taken = []
    for _ in range(TRIES):
        started = time.process_time()
        work()
        taken.append((time.process_time() - started) * 1000)
    return taken


def measured() -> list[Sequence[float]]:
    """In the order of the limits."""
    chance = random.Random(630)
    field = [entrant_of(player) for player in veterans(ARRANGED, chance)]
    assert len(FORMAT.seed(field, OPTIONS, Lots("bench")).order) == ARRANGED + 1
    stage = opened(stage_of(newcomers(LEAGUE_PLAYERS)))
    assert len(open_games(stage)) == GAMES
    stages = [with_played(stage, left, chance) for left in (22, MOST_GAMES_PLAYED_OUT, 0)]
    return [
        milliseconds(lambda: FORMAT.seed(field, OPTIONS, Lots("bench"))),
        *(milliseconds(lambda: FORMAT.rank(one, OPTIONS)) for one in stages),  # noqa: B023
    ]


def main() -> int:
    """Print medians and the slowest; 1 when a median is over its limit."""
    late = False
    for (what, limit), times in zip(LIMIT_MS.items(), measured(), strict=True):
        median = statistics.median(times)
        late |= median > limit
        print(f"{what}: median {median:.1f} ms, slowest {max(times):.1f} ms of CPU (limit {limit} ms, {TRIES} runs)")
    return int(late)


if __name__ == "__main__":
    sys.exit(main())
