"""Scores and standings by wins, spread and seed (R3 to R6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from formats.core.model import RoundPairings, Running
from formats.core.results import FULL_POINT, HALF_POINT, Result
from formats.core.state import Round, Stage
from formats.core.values import EntrantId


@dataclass
class Score:
    """Score of an entrant. `half_points`: two for a win, one for a tie. `spread`: the sum of score differences."""

    half_points: int = 0
    spread: int = 0
    wins: int = 0
    losses: int = 0
    ties: int = 0

    def add(self, half_points: int, spread: int) -> None:
        """Add the result of one round."""
        self.half_points += half_points
        self.spread += spread
        self.wins += half_points == FULL_POINT
        self.ties += half_points == HALF_POINT
        self.losses += half_points == 0


def scores_after(stage: Stage, rounds: Iterable[Round], bye_spread: int) -> dict[EntrantId, Score]:
    """Return the scores of all entrants after these rounds of the stage.

    An entrant who is not part of a round (not yet entered, or withdrawn) has lost it by `bye_spread` (R5).
    """
    scores = {entrant: Score() for entrant in stage.seeds}
    for round_ in rounds:
        for pairing in round_.pairings.pairings:
            result = round_.results.get(pairing.id)
            if result is not None and result.how != "void":
                margins = margins_of(result, bye_spread)
                for entrant, half_points, margin in zip(pairing.seats, result.half_points, margins, strict=True):
                    scores[entrant].add(half_points, margin)
        for bye in round_.pairings.byes:
            scores[bye.entrant].add(bye.half_points, bye_spread * (bye.half_points - HALF_POINT))
        members = round_.pairings.members() - missed(round_.pairings)
        for entrant in stage.seeds:
            if entrant not in members:
                scores[entrant].add(0, -bye_spread)
    return scores


MISSED = "missed"
"""Fact of a director's round: the `idle` entrants who came too late for it."""


def missed(pairings: RoundPairings) -> frozenset[EntrantId]:
    """Return the `idle` entrants who were not there when the round was paired and have lost it (R5)."""
    return frozenset(str(pairings.facts.get(MISSED, "")).split())


def with_missed(pairings: RoundPairings, published: Round | None) -> RoundPairings:
    """Return a director's round with the fact of `idle` entrants who were missing from the round it replaces."""
    if published is None:
        return pairings
    there = published.pairings.members() - missed(published.pairings)
    late = [who for who in pairings.idle if who not in there]
    if not late:
        return pairings
    return pairings.model_copy(update={"facts": {**pairings.facts, MISSED: " ".join(late)}})


def running_scores(stage: Stage, bye_spread: int) -> dict[EntrantId, tuple[Running, ...]]:
    """Return the half points and spread of each entrant after each round of the stage."""
    running: dict[EntrantId, list[Running]] = {entrant: [] for entrant in stage.seeds}
    for round_ in stage.rounds:
        for entrant, made in scores_after(stage, (round_,), bye_spread).items():
            before = running[entrant][-1] if running[entrant] else Running(half_points=0, spread=0)
            now = Running(half_points=before.half_points + made.half_points, spread=before.spread + made.spread)
            running[entrant].append(now)
    return {entrant: tuple(rounds) for entrant, rounds in running.items()}


def margins_of(result: Result, bye_spread: int) -> tuple[int, int]:
    """Return the score difference of a game for each seat. A forfeit counts like a bye and an absence (R5)."""
    if result.how == "forfeit":
        first, second = (bye_spread if half_points else -bye_spread for half_points in result.half_points)
        return first, second
    if result.scores is None:
        return 0, 0
    margin = result.scores[0] - result.scores[1]
    return margin, -margin


def standing_order(
    entrants: Sequence[EntrantId], scores: Mapping[EntrantId, Score], seeds: Mapping[EntrantId, int]
) -> list[EntrantId]:
    """Return the entrants in ranking order (R6): wins (a tie is half of one), then spread, then the better seed."""
    return sorted(entrants, key=lambda who: (-scores[who].half_points, -scores[who].spread, seeds[who]))
