"""Rules 9, 10 and 13: the tables of the leagues, and which places are still possible.

A league is worked out from its own games alone, and kept for as long as none of them changes: a result costs what its
league costs, however many others there are.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from formats.core.memoize import remembered
from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.state import Stage
from formats.core.values import EntrantId, PairingId
from formats.systems.tiered_league.leagues import League, Leagues, league_rounds, leagues_of
from formats.systems.tiered_league.players import Brought
from formats.systems.tiered_league.prospects import Contest, possible_places
from formats.toolkit import record

LEAGUES_KEPT = 4096
"""More than two of the largest tournaments have."""


_LEVELS = ("points", "sodos", "last_tier", "last_rank", "rating", "sign_up")
"""What parts neighbours, in the order in which it does."""


class Line(NamedTuple):
    """A line of a league's table. `best` and `worst` are the places that are still possible."""

    entrant: EntrantId
    place: int
    best: int
    worst: int
    separated_by: str | None


class LeagueRound(NamedTuple):
    """What a round holds of one league: its games, those of their results there are, and points for byes."""

    games: tuple[Pairing, ...]
    results: Mapping[PairingId, Result]
    byes: Mapping[EntrantId, int]


class LeagueTable:
    """One league at one moment. Points and SODOS are in half-points; `missed` counts games somebody did not come to.

    `more_to_come` says that games of the league are still to be published.
    """

    def __init__(
        self,
        league: League,
        brought: Mapping[EntrantId, Brought],
        rounds: Sequence[LeagueRound],
        *,
        more_to_come: bool,
    ) -> None:
        """Read the league's games once."""
        self._members = league.members
        self._brought = brought
        self.half_points: Counter[EntrantId] = Counter()
        self.wins: Counter[EntrantId] = Counter()
        self.losses: Counter[EntrantId] = Counter()
        self.missed: Counter[EntrantId] = Counter()
        self._beaten: defaultdict[EntrantId, list[EntrantId]] = defaultdict(list)
        self._to_play: defaultdict[EntrantId, list[EntrantId]] = defaultdict(list)
        for round_ in rounds:
            self._count(round_)
        if more_to_come:
            self._add_unpublished({record.couple(*game.seats) for round_ in rounds for game in round_.games})
        made, beaten = self.half_points, self._beaten
        self.sodos = {who: sum([made[other] for other in beaten[who]]) for who in league.members}

    def _count(self, round_: LeagueRound) -> None:
        half_points, to_play, results = self.half_points, self._to_play, round_.results
        for pairing in round_.games:
            first, second = pairing.seats
            result = results.get(pairing.id)
            if result is None:
                to_play[first].append(second)
                to_play[second].append(first)
            elif result.how != "void":
                mine, theirs = result.half_points
                half_points[first] += mine
                half_points[second] += theirs
                if mine != theirs:
                    winner, other = (first, second) if mine > theirs else (second, first)
                    self.wins[winner] += 1
                    self._beaten[winner].append(other)
                if not mine:
                    self.losses[first] += 1
                if not theirs:
                    self.losses[second] += 1
                if result.absent:
                    self.missed.update(result.absent)
        for who in self._members if round_.byes else ():
            if who in round_.byes:
                half_points[who] += round_.byes[who]

    def _add_unpublished(self, paired: set[record.Couple]) -> None:
        for who in self._members:
            self._to_play[who] += [
                other for other in self._members if other != who and record.couple(who, other) not in paired
            ]

    @property
    def complete(self) -> bool:
        """Has every game of the league a result?"""
        return not any(self._to_play[who] for who in self._members)

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """Rule 10: the league in order, with the places of rule 13."""
        places = self._possible_places()
        lines: list[Line] = []
        above: tuple[float, ...] = ()
        for place, (mine, who) in enumerate(self._order(), start=1):
            separated_by = next(
                (level for level, upper, lower in zip(_LEVELS, above, mine, strict=False) if upper != lower), None
            )
            lines.append(Line(who, place, *places[who], separated_by))
            above = mine
        return tuple(lines)

    def _order(self) -> list[tuple[tuple[float, ...], EntrantId]]:
        """Points, SODOS, last tier, last rank, rating, sign-up (reading K9), lowest first: nobody shares a place."""
        return sorted(((-self.half_points[who], -self.sodos[who], *self._brought[who]), who) for who in self._members)

    def _possible_places(self) -> dict[EntrantId, tuple[int, int]]:
        """Rule 13."""
        order, number = _numbered(self._members, self._brought)
        made, beaten, to_play = self.half_points, self._beaten, self._to_play
        contest = Contest(
            half_points=[made[who] for who in order],
            beaten=[[number[other] for other in beaten[who] if other in number] for who in order],
            to_play=[
                (place, number[other])
                for place, who in enumerate(order)
                for other in to_play[who]
                if place < number.get(other, -1)
            ],
        )
        return dict(zip(order, possible_places(contest), strict=True))


@remembered(lambda members, brought: (members, brought), most=LEAGUES_KEPT)
def _numbered(
    members: Sequence[EntrantId], brought: Mapping[EntrantId, Brought]
) -> tuple[Sequence[EntrantId], Mapping[EntrantId, int]]:
    """The members by what parts them where all else is level, and the place of each of them there, from 0."""
    order = sorted(members, key=brought.__getitem__)
    return order, {who: place for place, who in enumerate(order)}


class Tables:
    """All leagues of a stage at one moment, each worked out when it is asked for; points and SODOS in half-points."""

    def __init__(self, stage: Stage, leagues: Leagues) -> None:
        self.leagues = leagues
        self._rounds = league_rounds(stage)
        self._published = [round_.pairings for round_ in self._rounds]
        self._results = [round_.results_by_label for round_ in self._rounds]
        self._more_to_come = len(self._rounds) < leagues.rounds
        self._found: dict[str, LeagueTable] = {}

    def of(self, league: League) -> LeagueTable:
        """One league, from its own games."""
        table = self._found.get(league.name)
        if table is None:
            table = self._found[league.name] = self._worked_out(league)
        return table

    def _depends_on(self, league: League) -> tuple[object, ...]:
        name = league.name
        results = [by_label.get(name) for by_label in self._results]
        return (league, self.leagues.players, self._more_to_come, *self._published, *results)

    @remembered(_depends_on, most=LEAGUES_KEPT)
    def _worked_out(self, league: League) -> LeagueTable:
        name = league.name
        counted = [
            LeagueRound(
                round_.games.by_label.get(name, ()),
                results.get(name, {}),
                dict(record.bye_half_points([round_])) if round_.pairings.byes else {},
            )
            for round_, results in zip(self._rounds, self._results, strict=True)
        ]
        return LeagueTable(league, self.leagues.brought, counted, more_to_come=self._more_to_come)

    def complete(self, league: League) -> bool:
        """Has every game of the league a result?"""
        return self.of(league).complete

    def table(self, league: League) -> tuple[Line, ...]:
        """Rule 10: the league in order, with the places of rule 13."""
        return self.of(league).lines

    def has_missed(self, who: EntrantId) -> bool:
        """Is there a game in a league to which somebody did not come?"""
        league = self.leagues.league_of.get(who)
        return league is not None and self.of(league).missed[who] > 0

    @cached_property
    def half_points(self) -> Counter[EntrantId]:
        """Everybody's points."""
        return self._together("half_points")

    @cached_property
    def wins(self) -> Counter[EntrantId]:
        """How many games everybody has won."""
        return self._together("wins")

    @cached_property
    def losses(self) -> Counter[EntrantId]:
        """How many games everybody has lost."""
        return self._together("losses")

    @cached_property
    def missed(self) -> Counter[EntrantId]:
        """How many games everybody did not come to."""
        return self._together("missed")

    @cached_property
    def sodos(self) -> Counter[EntrantId]:
        """The points of everybody that each has beaten."""
        return self._together("sodos")

    def _together(self, what: str) -> Counter[EntrantId]:
        met: Counter[EntrantId] = Counter()
        for league in self.leagues.all:
            met.update(getattr(self.of(league), what))
        return met


@remembered(lambda stage: (stage,))
def tables_of(stage: Stage) -> Tables:
    """All leagues of a stage as it stands."""
    return Tables(stage, leagues_of(stage))
