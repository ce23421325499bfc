"""The leagues of a stage, derived from its seeds.

The seeding is the arrangement: title holder, then tier by tier in the order of the snake. So leagues need not be
stored; they are recomputed from the seeds and memoized as long as seeds and entrants are the same objects.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from formats.core.memoize import memoize
from formats.core.state import Round, Stage
from formats.core.values import EntrantId
from formats.systems.tiered_league.players import InitialStanding, Player, player_of
from formats.systems.tiered_league.structure import league_names, snake, structure_of
from formats.toolkit.round_robin import berger_table

TITLE_MATCH = "Title match"
"""Label of rounds with a game for the title."""


@dataclass(frozen=True, slots=True)
class League:
    """A league. `members` are in the order of the snake, which is that of the numbers in the Berger table."""

    name: str
    tier: int
    members: tuple[EntrantId, ...]


@dataclass(frozen=True)
class Leagues:
    """All leagues of a stage from the top down, and the title holder."""

    all: tuple[League, ...]
    players: dict[EntrantId, Player]
    holder: EntrantId | None

    @cached_property
    def league_of(self) -> Mapping[EntrantId, League]:
        """The league of each member."""
        return {who: league for league in self.all for who in league.members}

    @cached_property
    def by_name(self) -> Mapping[str, League]:
        """The leagues by name."""
        return {league.name: league for league in self.all}

    @cached_property
    def initial_standings(self) -> Mapping[EntrantId, InitialStanding]:
        """Rule 3: what breaks ties that results leave, lowest first (see `Player.standing`)."""
        return {who: player.standing for who, player in self.players.items()}

    @cached_property
    def lowest(self) -> int:
        """The number of the lowest tier."""
        return max((league.tier for league in self.all), default=1)

    @cached_property
    def rounds(self) -> int:
        """The number of rounds that the largest league needs (rule 8)."""
        return max((len(berger_table(len(league.members))) for league in self.all), default=0)


@memoize(lambda stage: (stage.seeds, stage.entrants))
def leagues_of(stage: Stage) -> Leagues:
    """Return the leagues of a stage."""
    players = {who: player_of(stage.entrants[who]) for who in stage.seeds}
    holder = next((who for who, player in players.items() if player.holds_title), None)
    order = [who for who in stage.seeds if who != holder]
    leagues: list[League] = []
    start = 0
    for tier in structure_of(len(order)).tiers:
        groups = snake(order[start : start + tier.size], tier.leagues)
        leagues += [
            League(name, tier.number, members) for name, members in zip(league_names(tier), groups, strict=True)
        ]
        start += tier.size
    return Leagues(tuple(leagues), players, holder)


@memoize(lambda stage: (stage.rounds,))
def league_rounds(stage: Stage) -> tuple[Round, ...]:
    """Return the rounds of the leagues."""
    return tuple(round_ for round_ in stage.rounds if round_.pairings.label != TITLE_MATCH)


@memoize(lambda stage: (stage.rounds,))
def title_rounds(stage: Stage) -> tuple[Round, ...]:
    """Return the games for the title, oldest first."""
    return tuple(round_ for round_ in stage.rounds if round_.pairings.label == TITLE_MATCH)
