"""Scores that are talked about and win prizes: high games, best spreads, highest losing scores, averages.

Reading: an average counts if its player has scored in at least half as many games as whoever has scored in most.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from formats.core.state import Stage
from formats.core.values import EntrantId


@dataclass(frozen=True, slots=True)
class Scored:
    """A game from one side: who scored what against whom, in which round."""

    who: EntrantId
    opponent: EntrantId
    score: int
    against: int
    round_number: int

    @property
    def margin(self) -> int:
        """Points scored more than the opponent."""
        return self.score - self.against


@dataclass(frozen=True, slots=True)
class Average:
    """What somebody scored and let in a game, in how many games."""

    who: EntrantId
    games: int
    made: float
    against: float


def scored_games(stage: Stage) -> list[Scored]:
    """Every game of a stage that was played and has both scores, from both sides, in order. Walkovers have none."""
    found: list[Scored] = []
    for one in stage.rounds:
        for pairing in one.pairings.pairings:
            result = one.results.get(pairing.id)
            if result is not None and result.how == "played" and result.scores is not None:
                (a, b), (mine, other) = pairing.seats, result.scores
                found += [Scored(a, b, mine, other, one.number), Scored(b, a, other, mine, one.number)]
    return found


def high_games(games: Iterable[Scored]) -> list[Scored]:
    """The highest scores."""
    return sorted(games, key=lambda game: -game.score)


def best_spreads(games: Iterable[Scored]) -> list[Scored]:
    """The largest wins."""
    return sorted((game for game in games if game.margin > 0), key=lambda game: -game.margin)


def high_losses(games: Iterable[Scored]) -> list[Scored]:
    """The highest scores that did not win."""
    return sorted((game for game in games if game.margin < 0), key=lambda game: -game.score)


def averages(games: Sequence[Scored], order: Iterable[EntrantId]) -> list[Average]:
    """Everybody's averages, the highest first; whoever is level stays in this order."""
    found: list[Average] = []
    for who in order:
        own = [game for game in games if game.who == who]
        if own:
            made, against = (sum(scores) / len(own) for scores in ([g.score for g in own], [g.against for g in own]))
            found.append(Average(who, len(own), made, against))
    return sorted(found, key=lambda one: -one.made)


def counting_averages(found: Sequence[Average]) -> list[Average]:
    """Those that can win a prize; see this module's reading."""
    most = max((one.games for one in found), default=0)
    return [one for one in found if one.games * 2 >= most]
