"""Tables of the leagues, and the places that are still possible (rules 9, 10 and 13).

A league's table depends on its own games only. It is memoized by the identity of these (and of the few other values in
`Tables._depends_on`), so a result costs the recomputation of one league, however many there are. States share unchanged
parts structurally, which makes identity a sufficient and cheap test; a new object with equal content only costs a
recomputation.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from formats.core.memoize import memoize
from formats.core.model import Pairing
from formats.core.points import USUAL, PointTable
from formats.core.results import Result
from formats.core.state import Stage
from formats.core.values import EntrantId, PairingId
from formats.systems.tiered_league.leagues import League, Leagues, league_rounds, leagues_of
from formats.systems.tiered_league.players import InitialStanding
from formats.systems.tiered_league.prospects import Contest, possible_places
from formats.toolkit import record

LEAGUES_KEPT = 4096
"""Maximum number of memoized leagues: more than two of the largest tournaments have."""


_LEVELS = ("points", "sodos", "last_tier", "last_rank", "rating", "sign_up")
"""Criteria that separate neighbours, in order."""


class Line(NamedTuple):
    """A line of a league's table. `best` and `worst` are the places that are still possible."""

    entrant: EntrantId
    place: int
    best: int
    worst: int
    separated_by: str | None


class LeagueRound(NamedTuple):
    """The part of a round that belongs to one league: its games, their results so far, and points for byes."""

    games: tuple[Pairing, ...]
    results: Mapping[PairingId, Result]
    byes: Mapping[EntrantId, int]


class LeagueTable:
    """A league at one moment.

    Points and SODOS are in units of the points table; `missed` counts games to which the player did not come.

    `more_to_come` is True while games of the league are not published yet.
    """

    def __init__(
        self,
        league: League,
        initial_standings: Mapping[EntrantId, InitialStanding],
        rounds: Sequence[LeagueRound],
        *,
        more_to_come: bool,
        worth: PointTable,
    ) -> None:
        """Read the league's games."""
        self._members = league.members
        self._worth = worth
        self._initial = initial_standings
        self.points: Counter[EntrantId] = Counter()
        self.wins: Counter[EntrantId] = Counter()
        self.losses: Counter[EntrantId] = Counter()
        self.missed: Counter[EntrantId] = Counter()
        self._beaten: defaultdict[EntrantId, list[EntrantId]] = defaultdict(list)
        self._to_play: defaultdict[EntrantId, list[EntrantId]] = defaultdict(list)
        for round_ in rounds:
            self._count(round_)
        if more_to_come:
            self._add_unpublished({record.couple(*game.seats) for round_ in rounds for game in round_.games})
        made, beaten = self.points, self._beaten
        self.sodos = {who: sum([made[other] for other in beaten[who]]) for who in league.members}

    def _count(self, round_: LeagueRound) -> None:
        """Add the results of a round."""
        points, to_play, results = self.points, self._to_play, round_.results
        for pairing in round_.games:
            first, second = pairing.seats
            result = results.get(pairing.id)
            if result is None:
                to_play[first].append(second)
                to_play[second].append(first)
            elif result.how != "void":
                mine, theirs = self._worth.of_result(result)
                points[first] += mine
                points[second] += theirs
                mine, theirs = result.half_points
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
                points[who] += round_.byes[who]

    def _add_unpublished(self, paired: set[record.Couple]) -> None:
        """Add the games that are still to be published to the open ones."""
        for who in self._members:
            self._to_play[who] += [
                other for other in self._members if other != who and record.couple(who, other) not in paired
            ]

    @property
    def scale(self) -> int:
        """Return how many units make one point."""
        return self._worth.scale

    @property
    def complete(self) -> bool:
        """Return True if every game of the league has a result."""
        return not any(self._to_play[who] for who in self._members)

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The league in order (rule 10), with the places of rule 13."""
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
        """Return sort keys and players: points, SODOS, last tier, last rank, rating, sign-up (reading K9).

        No ties remain.
        """
        return sorted(((-self.points[who], -self.sodos[who], *self._initial[who]), who) for who in self._members)

    def _possible_places(self) -> dict[EntrantId, tuple[int, int]]:
        """Return the best and worst possible place of each member (rule 13)."""
        order, number = _numbered(self._members, self._initial)
        made, beaten, to_play = self.points, self._beaten, self._to_play
        contest = Contest(
            points=[made[who] for who in order],
            beaten=[[number[other] for other in beaten[who] if other in number] for who in order],
            to_play=[
                (place, number[other])
                for place, who in enumerate(order)
                for other in to_play[who]
                if place < number.get(other, -1)
            ],
            worth=self._worth,
        )
        return dict(zip(order, possible_places(contest), strict=True))


@memoize(lambda members, initial_standings: (members, initial_standings), most=LEAGUES_KEPT)
def _numbered(
    members: Sequence[EntrantId], initial_standings: Mapping[EntrantId, InitialStanding]
) -> tuple[Sequence[EntrantId], Mapping[EntrantId, int]]:
    """Return the members by their initial standing, and their positions in it, from 0."""
    order = sorted(members, key=initial_standings.__getitem__)
    return order, {who: place for place, who in enumerate(order)}


class Tables:
    """All leagues of a stage at one moment, each computed when it is first used.

    Points and SODOS are in units of the points table.
    """

    def __init__(self, stage: Stage, leagues: Leagues, worth: PointTable = USUAL) -> None:
        self.leagues = leagues
        self.worth = worth
        self._rounds = league_rounds(stage)
        self._published = [round_.pairings for round_ in self._rounds]
        self._results = [round_.results_by_label for round_ in self._rounds]
        self._more_to_come = len(self._rounds) < leagues.rounds
        self._found: dict[str, LeagueTable] = {}

    def of(self, league: League) -> LeagueTable:
        """Return the table of a league."""
        table = self._found.get(league.name)
        if table is None:
            table = self._found[league.name] = self._compute(league)
        return table

    def _depends_on(self, league: League) -> tuple[object, ...]:
        """Return the objects that a league's table depends on: the key of the memo."""
        name = league.name
        results = [by_label.get(name) for by_label in self._results]
        return (league, self.leagues.players, self.worth, self._more_to_come, *self._published, *results)

    @memoize(_depends_on, most=LEAGUES_KEPT)
    def _compute(self, league: League) -> LeagueTable:
        """Compute the table of a league from its own games."""
        name = league.name
        counted = [
            LeagueRound(
                round_.games.by_label.get(name, ()),
                results.get(name, {}),
                dict(record.bye_points([round_], self.worth)) if round_.pairings.byes else {},
            )
            for round_, results in zip(self._rounds, self._results, strict=True)
        ]
        return LeagueTable(
            league, self.leagues.initial_standings, counted, more_to_come=self._more_to_come, worth=self.worth
        )

    def complete(self, league: League) -> bool:
        """Return True if every game of the league has a result."""
        return self.of(league).complete

    def table(self, league: League) -> tuple[Line, ...]:
        """Return the lines of a league in order (rule 10), with the places of rule 13."""
        return self.of(league).lines

    def has_missed(self, who: EntrantId) -> bool:
        """Return True if the player did not come to a game of a league."""
        league = self.leagues.league_of.get(who)
        return league is not None and self.of(league).missed[who] > 0

    @cached_property
    def points(self) -> Counter[EntrantId]:
        """Points of all players."""
        return self._together("points")

    @cached_property
    def wins(self) -> Counter[EntrantId]:
        """Games won by each player."""
        return self._together("wins")

    @cached_property
    def losses(self) -> Counter[EntrantId]:
        """Games lost by each player."""
        return self._together("losses")

    @cached_property
    def missed(self) -> Counter[EntrantId]:
        """Games to which each player did not come."""
        return self._together("missed")

    @cached_property
    def sodos(self) -> Counter[EntrantId]:
        """Sum of the points of all opponents that each player has beaten."""
        return self._together("sodos")

    def _together(self, what: str) -> Counter[EntrantId]:
        """Return a total over all leagues."""
        met: Counter[EntrantId] = Counter()
        for league in self.leagues.all:
            met.update(getattr(self.of(league), what))
        return met


@memoize(lambda stage, worth: (stage, worth))
def tables_of(stage: Stage, worth: PointTable) -> Tables:
    """Return the leagues of a stage under a points table."""
    return Tables(stage, leagues_of(stage), worth)
