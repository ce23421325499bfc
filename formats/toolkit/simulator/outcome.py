"""Results of simulated runs, and the arrays they are computed from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from formats.toolkit.simulator.dice import Flags, Whole


@dataclass(frozen=True)
class Outcome:
    """Results of all runs of a stage. `places` and `games` have the shape (runs, seats), the others (runs,).

    `places` are final places from 1; equal seats share the better one. `order` lists the seats, best first. `rounds`
    and `idle` count the rounds, and the games that decided nothing. `tied` is true where two are level on points at the
    top. `open_wins`, of the shape (runs, games), is true where the first player wins a game that was open at the start.
    """

    places: Whole
    order: Whole
    games: Whole
    rounds: Whole
    tied: Flags
    idle: Whole
    open_wins: Flags | None = None

    @classmethod
    def of_places(
        cls, places: Whole, order: Whole, games: Whole, *, rounds: Whole | None = None, open_wins: Flags | None = None
    ) -> Outcome:
        """Return an outcome that counts no ties at the top and no games that decided nothing."""
        nothing = np.zeros(len(places), dtype=np.int64)
        return cls(places, order, games, nothing if rounds is None else rounds, nothing > 0, nothing, open_wins)


def placed(criteria: Sequence[Whole]) -> tuple[Whole, Whole]:
    """Return places and order by criteria, the most significant first, high values first, then by seat."""
    order = np.lexsort([-values for values in reversed(criteria)], axis=-1)
    ordered = [np.take_along_axis(values, order, axis=1) for values in criteria]
    differs = np.any([values[:, 1:] != values[:, :-1] for values in ordered], axis=0)
    ranks = np.ones_like(order)
    ranks[:, 1:] = np.where(differs, np.arange(2, order.shape[1] + 1), 1)
    return moved(np.maximum.accumulate(ranks, axis=1), order), order


def moved(values: Whole, places: Whole) -> Whole:
    """Return the values of each run at these places."""
    found = np.empty_like(values)
    np.put_along_axis(found, places, values, axis=1)
    return found


def settled(points: Whole, reach: Whole, wanted: int) -> Flags:
    """Return for each seat whether it is decided, on points, that it comes among the first `wanted` or does not.

    `reach` is what a seat has at most in the end.
    """
    if wanted >= points.shape[1]:
        return np.ones(points.shape, dtype=np.bool_)
    if points.max() <= reach.min():  # everybody can still pass everybody
        return np.zeros(points.shape, dtype=np.bool_)
    last_in = np.sort(points, axis=1)[:, -wanted, None]
    first_out = np.sort(reach, axis=1)[:, -wanted - 1, None]
    return np.asarray((last_in > reach) | (first_out < points))


def followed(first: Outcome, take: int, second: Outcome) -> Outcome:
    """Return the outcome of two stages: the first `take` of the one played the other, and come before the rest."""
    rows, through = np.arange(len(first.order))[:, None], first.order[:, :take]
    places, games = np.maximum(first.places, take + 1), first.games.copy()
    places[rows, through] = second.places
    games[rows, through] += second.games
    order = first.order.copy()
    order[:, :take] = np.take_along_axis(through, second.order, axis=1)
    return Outcome(places, order, games, first.rounds + second.rounds, second.tied, first.idle + second.idle)


def joined(parts: Sequence[Outcome]) -> Outcome:
    """Return all runs of several outcomes of the same stage."""
    names = ("places", "order", "games", "rounds", "tied", "idle")
    return Outcome(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))
