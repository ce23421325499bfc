"""Play groups in which everybody meets everybody, in all runs at once, and rank the whole field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from formats.toolkit.round_robin import berger_table, round_of_legs
from formats.toolkit.simulator.dice import Dice, Whole
from formats.toolkit.simulator.outcome import Outcome, moved, placed
from formats.toolkit.simulator.tables import Groups, Record, Worth, play_table


def group_places(record: Record, groups: Groups, tie_breaks: Sequence[str], last: Whole | None = None) -> Whole:
    """Return everybody's place in their group: by points, tie-breaks, and `last`, by default the seed.

    Those in no group have place 1.
    """
    by_seat = -np.arange(record.points.shape[1]) if last is None else last
    seeds = np.broadcast_to(by_seat, record.points.shape)
    strict, _ = placed([*record.criteria(tie_breaks, everybody_meets=True), seeds])
    places = np.ones_like(strict)
    for group in groups:
        own = strict[:, group]
        places[:, group] = 1 + (own[:, None, :] < own[:, :, None]).sum(axis=2)
    return places


def ranked_by_place(record: Record, groups: Groups, tie_breaks: Sequence[str], win: int) -> tuple[Whole, Whole]:
    """Return places and order of the whole field: all first places, then all second ones, and so on.

    Equal places are compared by points, wins and seed, without results against places that a smaller group of the same
    row lacks. `win` is what a win gives, a loss giving nothing.
    """
    places, points, wins = group_places(record, groups, tie_breaks), record.points.copy(), record.wins.copy()
    sizes = [len(group) for group in groups]
    for group in groups:
        smallest = np.array([min(size for size in sizes if size > place) for place in range(len(group))])
        own, made = places[:, group], record.made[:, group][:, :, group]
        made = np.where(own[:, None, :] > smallest[own - 1][:, :, None], made, 0)
        points[:, group] -= made.sum(axis=2)
        wins[:, group] -= (made // max(1, win)).sum(axis=2)
    seeds = np.broadcast_to(-np.arange(points.shape[1]), points.shape)
    return placed([-places, points, wins, seeds])


def play_drawn(dice: Dice, row: int, play: Callable[[Dice], Outcome]) -> Outcome:
    """Play with the seats of each row of so many in random order, and return the outcome of the given seats."""
    rows = np.broadcast_to(np.arange(dice.seats) // row, (dice.runs, dice.seats))
    drawn = np.lexsort((dice.noise(rows.shape), rows), axis=1)
    outcome = play(dice.reseated(drawn))
    places, games = moved(outcome.places, drawn), moved(outcome.games, drawn)
    return replace(outcome, places=places, games=games, order=np.take_along_axis(drawn, outcome.order, axis=1))


def play_groups(
    dice: Dice, groups: Groups, legs: int, worth: Worth, ranked: Callable[[Record], tuple[Whole, Whole]]
) -> Outcome:
    """Play all groups. A game decides nothing if both are certain to win their group, or not to."""
    lengths = [legs * len(berger_table(len(group))) for group in groups]
    rounds = [
        [
            (group[one - 1], group[two - 1])
            for group, length in zip(groups, lengths, strict=True)
            if number < length
            for one, two in round_of_legs(len(group), legs, number).pairs
        ]
        for number in range(max(lengths))
    ]
    return play_table(dice, rounds, groups, worth, ranked)
