"""Scores that are talked about and win prizes: high games, best spreads, highest losing scores, averages.

Reading: an average counts if its player has scored in at least half as many games as the player with most of them.
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
    """A player's average score and average score against, with the number of games."""

    who: EntrantId
    games: int
    made: float
    against: float


def scored_games(stage: Stage) -> list[Scored]:
    """Every game of a stage that was played and has both scores, from both sides, in order. Walkovers have none."""
    scored: list[Scored] = []
    for round_ in stage.rounds:
        for pairing in round_.pairings.pairings:
            result = round_.results.get(pairing.id)
            if result is not None and result.how == "played" and result.scores is not None:
                (a, b), (mine, other) = pairing.seats, result.scores
                scored += [Scored(a, b, mine, other, round_.number), Scored(b, a, other, mine, round_.number)]
    return scored


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
    """Return all players' averages, the highest first; level ones stay in this order."""
    listed: list[Average] = []
    for who in order:
        own = [game for game in games if game.who == who]
        if own:
            made, against = (sum(scores) / len(own) for scores in ([g.score for g in own], [g.against for g in own]))
            listed.append(Average(who, len(own), made, against))
    return sorted(listed, key=lambda average: -average.made)


def counting_averages(candidates: Sequence[Average]) -> list[Average]:
    """Return the averages that can win a prize; see this module's reading."""
    most = max((average.games for average in candidates), default=0)
    return [average for average in candidates if average.games * 2 >= most]
