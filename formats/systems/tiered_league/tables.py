"""Rules 9, 10 and 13: the tables of the leagues, and which places are still possible."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from formats.core.state import Stage
from formats.core.values import EntrantId
from formats.systems.tiered_league.leagues import League, Leagues, league_rounds
from formats.systems.tiered_league.prospects import Contest, possible_places
from formats.toolkit import record
from formats.toolkit.ranking import Criterion, Place, in_order


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a league's table. `best` and `worst` are the places that are still possible."""

    entrant: EntrantId
    place: int
    best: int
    worst: int
    parted_by: str | None


class Tables:
    """All leagues of a stage at one moment. Points and SODOS are in half-points."""

    def __init__(self, stage: Stage, leagues: Leagues) -> None:
        """Read the rounds of the leagues once."""
        rounds = league_rounds(stage)
        self.leagues = leagues
        self.half_points = record.game_half_points(rounds) + record.bye_half_points(rounds)
        self.wins, self.losses = record.wins_and_losses(rounds)
        self.missed: Counter[EntrantId] = Counter()
        self._beaten: dict[EntrantId, list[EntrantId]] = {who: [] for who in stage.seeds}
        for pairing, result in record.counted_games(rounds):
            seat = result.winning_seat
            if seat is not None:
                self._beaten[pairing.seats[seat]].append(pairing.seats[1 - seat])
            self.missed.update(result.absent)
        self.sodos = {who: sum(self.half_points[other] for other in beaten) for who, beaten in self._beaten.items()}
        self._to_play = _games_to_play(stage, leagues)
        self._brought = {who: player.standing for who, player in leagues.players.items()}
        self._tables: dict[str, tuple[Line, ...]] = {}

    def complete(self, league: League) -> bool:
        """Has every game of the league a result?"""
        return not any(self._to_play[who] for who in league.members)

    def table(self, league: League) -> tuple[Line, ...]:
        """Rule 10: the league in order, with the places of rule 13."""
        known = self._tables.get(league.name)
        if known is not None:
            return known
        places = self._possible_places(league.members)
        order = self._order(league.members)
        lines = tuple(Line(place.entrant, place.rank, *places[place.entrant], place.parted_by) for place in order)
        self._tables[league.name] = lines
        return lines

    def _order(self, members: tuple[EntrantId, ...]) -> list[Place]:
        """Points, SODOS, last tier, last rank, rating, sign-up (reading K9): nobody shares a place."""
        brought = self._brought
        return in_order(
            members,
            (
                Criterion("points", self.half_points.__getitem__),
                Criterion("sodos", self.sodos.__getitem__),
                Criterion("last_tier", lambda who: brought[who][0], highest_first=False),
                Criterion("last_rank", lambda who: brought[who][1], highest_first=False),
                Criterion("rating", lambda who: brought[who][2], highest_first=False),
                Criterion("sign_up", lambda who: brought[who][3], highest_first=False),
            ),
        )

    def _possible_places(self, members: tuple[EntrantId, ...]) -> dict[EntrantId, tuple[int, int]]:
        """Rule 13 for the members of a league."""
        order = sorted(members, key=self._brought.__getitem__)
        number = {who: place for place, who in enumerate(order)}
        contest = Contest(
            half_points=[self.half_points[who] for who in order],
            beaten=[[number[other] for other in self._beaten[who] if other in number] for who in order],
            to_play=[
                (number[who], number[other])
                for who in order
                for other in self._to_play[who]
                if number[who] < number.get(other, -1)
            ],
        )
        return dict(zip(order, possible_places(contest), strict=True))


def _games_to_play(stage: Stage, leagues: Leagues) -> dict[EntrantId, list[EntrantId]]:
    """Everybody's opponents in games that are open or not published yet."""
    rounds = league_rounds(stage)
    to_play: dict[EntrantId, list[EntrantId]] = {who: [] for who in stage.seeds}
    for round_ in rounds:
        for pairing in round_.open_pairings():
            first, second = pairing.seats
            to_play[first].append(second)
            to_play[second].append(first)
    if len(rounds) < leagues.rounds:
        paired = {record.couple(*pairing.seats) for round_ in rounds for pairing in round_.pairings.pairings}
        for league in leagues.all:
            for who in league.members:
                to_play[who] += [
                    other for other in league.members if other != who and record.couple(who, other) not in paired
                ]
    return to_play
