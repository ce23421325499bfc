"""How long the tiered league takes: arrangements of up to 630 players, standings at three moments."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator

from formats.core.lots import Lots
from formats.core.memoize import forget
from formats.core.model import Pairing
from formats.core.state import Stage
from formats.systems.tiered_league import FORMAT
from formats.systems.tiered_league.players import LastCycle, Player
from formats.systems.tiered_league.prospects import MOST_GAMES_PLAYED_OUT
from tests.bench.figures import Figure, judged
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

ARRANGED, LEAGUE_PLAYERS = (150, 310, 630), (70, 150, 310)
MOMENTS = {"half of them played": 22, "four of every league open": MOST_GAMES_PLAYED_OUT, "all played": 0}
"""How many games of every league are open."""

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


def milliseconds(work: Callable[[], object]) -> float:
    """Of CPU, for the first time, the best of some tries."""
    taken = []
    for _ in range(TRIES):
        forget()
        started = time.process_time()
        work()
        taken.append((time.process_time() - started) * 1000)
    return min(taken)


def arrangements() -> Figure:
    """A cycle is arranged, by players."""
    taken = {}
    for players in ARRANGED:
        field = [entrant_of(player) for player in veterans(players, random.Random(players))]
        assert len(FORMAT.seed(field, OPTIONS, Lots("bench")).order) == players + 1
        taken[players] = milliseconds(lambda: FORMAT.seed(field, OPTIONS, Lots("bench")))  # noqa: B023
    return Figure("arrangement, by players", taken, {630: 100})


def standings() -> Iterator[Figure]:
    """Standings at three moments, by games."""
    stages = {
        len(open_games(stage)): stage for stage in (opened(stage_of(newcomers(players))) for players in LEAGUE_PLAYERS)
    }
    for what, left_open in MOMENTS.items():
        taken = {}
        for games, stage in stages.items():
            here = with_played(stage, left_open, random.Random(games))
            taken[games] = milliseconds(lambda: FORMAT.rank(here, OPTIONS))  # noqa: B023
        yield Figure(f"standings, {what}, by games", taken, {1395: 80})


def main() -> int:
    """Print every figure; 1 when one is over its limit or grows faster than it may."""
    return judged((arrangements(), *standings()))


if __name__ == "__main__":
    sys.exit(main())
