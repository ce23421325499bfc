"""Chances of every entrant for every place, from simulated runs of the rest of a stage."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import numpy as np

from formats.core.lots import Lots
from formats.core.model import GameWorth, Odds
from formats.core.progress import counted
from formats.core.state import Stage
from formats.core.values import EntrantId
from formats.toolkit.simulator.dice import Chances, Dice, Whole, elo_chances, sizes_of_chunks
from formats.toolkit.simulator.outcome import Outcome
from formats.toolkit.simulator.rest import Rest

EVEN = 0.5


def seats_of(stage: Stage, pairs: Iterable[Sequence[EntrantId]]) -> Whole:
    """Return the seats of pairs, of the shape (pairs, 2)."""
    seats = [tuple(map(stage.seeds.index, pair)) for pair in pairs]
    return np.array(seats, dtype=np.int64).reshape(-1, 2)


def odds_of(stage: Stage, rest: Rest, lots: Lots, simulations: int) -> Odds:
    """Return the chances of those who are still in.

    Entrants who share places take them in random order, so that every place has one entrant in each simulation.
    """
    order, games = rest.order, rest.games
    ratings, kept = ratings_in(stage), np.array([stage.seeds.index(who) for who in order])
    seats = seats_of(stage, (game.seats for game in games))
    sizes = sizes_of_chunks(len(stage.seeds), simulations)
    counts = np.zeros((len(order), len(order)), dtype=np.int64)
    titles = np.zeros((len(games), 2, 3), dtype=np.int64)
    seed = str(lots.number(0, 2**63 - 1, "odds"))
    parts = (_counts(dice, rest.play, kept, seats) for dice in Dice.of_chunks(chances_in(stage, ratings), sizes, seed))
    for places, won in counted(parts, sizes, simulations):
        counts += places
        titles += won
    rows = tuple(map(tuple, counts.tolist()))
    worth = tuple(
        GameWorth(
            pairing=game.id,
            seats=game.seats,
            titles=(_titles(won[0], won[1]), _titles(won[1], won[0])),
            sure=rest.sure.get(game.id, (None, None)),
        )
        for game, won in zip(games, titles.tolist(), strict=True)
    )
    return Odds(entrants=tuple(order), simulations=simulations, counts=rows, rated=ratings is not None, games=worth)


def _titles(won: Sequence[int], lost: Sequence[int]) -> tuple[float | None, float | None]:
    """Return a player's shares of first places after a win and after a loss.

    Each is (runs, titles of the winner, titles of the loser).
    """
    return won[1] / won[0] if won[0] else None, lost[2] / lost[0] if lost[0] else None


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


def _counts(dice: Dice, play: Callable[[Dice], Outcome], kept: Whole, games: Whole) -> tuple[Whole, Whole]:
    """Return how often each of the kept seats came in on each place among them, and first places by results of games.

    The latter has the shape (games, winning side, 3): runs, first places of the winner, first places of the loser.
    """
    outcome = play(dice)
    places = outcome.places[:, kept]
    ranks = np.argsort(np.lexsort((dice.noise(places.shape), places), axis=1), axis=1)
    size = len(kept)
    counts = np.bincount((np.arange(size) * size + ranks).ravel(), minlength=size**2).reshape(size, size)
    titles = np.zeros((len(games), 2, 3), dtype=np.int64)
    if outcome.open_wins is not None and len(games):
        first = kept[ranks.argmin(axis=1)][:, None]
        for side, wins in enumerate((outcome.open_wins, ~outcome.open_wins)):
            winner, loser = games[:, side], games[:, 1 - side]
            hits = (wins, wins & (first == winner), wins & (first == loser))
            titles[:, side] = np.stack([flags.sum(axis=0) for flags in hits], axis=1)
    return np.asarray(counts), titles
