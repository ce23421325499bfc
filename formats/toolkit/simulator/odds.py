"""Chances of every entrant for every place, from simulated runs of the rest of a stage."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from formats.core.model import Odds
from formats.core.progress import counted
from formats.core.state import Stage
from formats.core.values import EntrantId
from formats.toolkit.simulator.dice import Chances, Dice, Whole, elo_chances, sizes_of_chunks
from formats.toolkit.simulator.outcome import Outcome

EVEN = 0.5


def odds_of(
    stage: Stage, order: Sequence[EntrantId], play: Callable[[Dice], Outcome], seed: str, simulations: int
) -> Odds:
    """Return the chances of `order`, those who are still in; `play` plays the rest of the stage.

    Entrants who share places take them in random order, so that every place has one entrant in each simulation.
    """
    ratings, kept = ratings_in(stage), np.array([stage.seeds.index(who) for who in order])
    chances = chances_in(stage, ratings)
    sizes = sizes_of_chunks(len(stage.seeds), simulations)
    counts = np.zeros((len(order), len(order)), dtype=np.int64)
    parts = (_counts(dice, play, kept) for dice in Dice.of_chunks(chances, sizes, seed))
    for part in counted(parts, sizes, simulations):
        counts += part
    rows = tuple(map(tuple, counts.tolist()))
    return Odds(entrants=tuple(order), simulations=simulations, counts=rows, rated=ratings is not None)


def ratings_in(stage: Stage) -> list[float] | None:
    """Return the ratings by seat; None if an entrant has none."""
    rated = [stage.entrants[who].data.rating for who in stage.seeds]
    known = [rating for rating in rated if rating]
    return known if len(known) == len(rated) else None


def chances_in(stage: Stage, ratings: Sequence[float] | None) -> Chances:
    """Return the chances in games of a stage: by the ratings (Elo), else even; an entrant who has left loses."""
    size = len(stage.seeds)
    chances = np.full((size, size), EVEN) if ratings is None else elo_chances(ratings)
    gone = [seat for seat, who in enumerate(stage.seeds) if stage.entrants[who].status != "active"]
    chances[:, gone] = 1.0
    chances[gone, :] = 0.0
    return chances


def _counts(dice: Dice, play: Callable[[Dice], Outcome], kept: Whole) -> Whole:
    """Return how often each of the kept seats came in on each place among them."""
    places = play(dice).places[:, kept]
    ranks = np.argsort(np.lexsort((dice.noise(places.shape), places), axis=1), axis=1)
    size = len(kept)
    return np.asarray(np.bincount((np.arange(size) * size + ranks).ravel(), minlength=size**2).reshape(size, size))
