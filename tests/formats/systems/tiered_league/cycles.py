"""Players, stages and results of the tiered league, made by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from formats.core.lots import Lots
from formats.core.model import Entrant, EntrantData, EntrantStatus, Pairing
from formats.core.plan import StagePlan
from formats.core.results import Result, forfeit_result
from formats.core.state import Round, Stage
from formats.core.values import EntrantId
from formats.systems.tiered_league import FORMAT
from formats.systems.tiered_league.leagues import leagues_of
from formats.systems.tiered_league.options import LeagueOptions
from formats.systems.tiered_league.players import LastCycle, Player
from formats.systems.tiered_league.tables import Tables
from tests.formats.stage_builder import needs_pairing, paired, published, won

OPTIONS = LeagueOptions()


def newcomers(count: int) -> list[Player]:
    """New players `p1`, `p2`, ... in the order of their ratings."""
    return [Player(f"p{number}", number, float(3000 - number)) for number in range(1, count + 1)]


def last_cycle(tiers: int) -> list[Player]:
    """Everybody of full tiers and the holder of the title, ratings falling by league place and tier.

    `A-1` was first in league A, `B2-3` third in league B2; the holder is `H`.
    """
    players = [Player("H", 1, 2990.0, LastCycle(0, 0))]
    for tier in range(1, tiers + 1):
        for league in range(1, 2 ** (tier - 1) + 1):
            name = "A" if tier == 1 else f"{chr(64 + tier)}{league}"
            for rank in range(1, 11):
                rating = 2900.0 - 300 * tier - 20 * rank + league
                players.append(Player(f"{name}-{rank}", len(players) + 1, rating, LastCycle(tier, rank)))
    return players


def entrant_of(player: Player, status: EntrantStatus = "active") -> Entrant:
    """The player as the engine knows entrants."""
    attributes = {} if player.last is None else player.last.attributes()
    data = EntrantData(rating=player.rating, attributes=attributes)
    return Entrant(id=player.id, number=player.number, data=data, status=status)


def stage_of(players: Sequence[Player], options: LeagueOptions = OPTIONS, number: int = 0) -> Stage:
    """A stage arranged from these players, before any game."""
    entrants = {player.id: entrant_of(player) for player in players}
    seeding = FORMAT.seed(list(entrants.values()), options, Lots("arrangement"))
    plan = StagePlan(system=FORMAT.key, title="Cycle")
    return Stage(number=number, plan=plan, seeds=seeding.order, entrants=entrants)


def league_of(*players: Player) -> Stage:
    """One league of these players, in this order of the table, whatever their ratings."""
    entrants = {player.id: entrant_of(player) for player in players}
    plan = StagePlan(system=FORMAT.key, title="Cycle")
    return Stage(number=0, plan=plan, seeds=tuple(entrants), entrants=entrants)


def opened(stage: Stage, options: LeagueOptions = OPTIONS) -> Stage:
    """The stage with all games of the leagues open."""
    while needs_pairing(FORMAT, stage, options):
        pairings = paired(FORMAT, stage, options)
        stage = Stage(**{**_fields(stage), "rounds": (*stage.rounds, Round(stage.next_round, pairings, {}))})
    return stage


def with_results(stage: Stage, results: Mapping[str, Result]) -> Stage:
    """The stage with these results besides those it has, by pairing."""
    rounds = []
    for round_ in stage.rounds:
        mine = {pairing.id: results[pairing.id] for pairing in round_.pairings.pairings if pairing.id in results}
        rounds.append(Round(round_.number, round_.pairings, {**round_.results, **mine}))
    return Stage(**{**_fields(stage), "rounds": tuple(rounds)})


def open_games(stage: Stage) -> list[Pairing]:
    """All games without a result."""
    return [pairing for round_ in stage.rounds for pairing in round_.open_pairings()]


def played(stage: Stage, result_of: Callable[[Pairing], Result | None] | None = None) -> Stage:
    """The leagues played: the better seed wins unless `result_of` says otherwise; None leaves a game open."""
    stage = opened(stage)
    decide = result_of or (lambda pairing: better_seed_wins(stage, pairing))
    results = {pairing.id: decide(pairing) for pairing in open_games(stage)}
    return with_results(stage, {pairing: result for pairing, result in results.items() if result is not None})


def better_seed_wins(stage: Stage, pairing: Pairing) -> Result:
    """The smaller seed wins."""
    return won(pairing.seats, min(pairing.seats, key=stage.seed_of))


def by_winners(games: Iterable[Sequence[EntrantId]]) -> Callable[[Pairing], Result | None]:
    """Results from pairs of winner and loser; other games stay open."""
    winners = {frozenset(game): game[0] for game in games}

    def result_of(pairing: Pairing) -> Result | None:
        winner = winners.get(frozenset(pairing.seats))
        return None if winner is None else won(pairing.seats, winner)

    return result_of


def missed(pairing: Pairing, *absent: EntrantId) -> Result:
    """A game these did not play: lost on time."""
    return forfeit_result(pairing.seats, absent)


def title_game(stage: Stage, winner: EntrantId | None, options: LeagueOptions = OPTIONS) -> Stage:
    """One more game for the title with that winner; None for a game to which neither came."""
    return published(stage, paired(FORMAT, stage, options), lambda pairing: won(pairing.seats, winner))


def tables_of(stage: Stage) -> Tables:
    """The tables of the stage's leagues."""
    return Tables(stage, leagues_of(stage))


def table(stage: Stage, league: int = 0) -> list[EntrantId]:
    """A league in order."""
    tables = tables_of(stage)
    return [line.entrant for line in tables.table(tables.leagues.all[league])]


def _fields(stage: Stage) -> dict[str, Any]:
    return {name: getattr(stage, name) for name in Stage.__dataclass_fields__}
