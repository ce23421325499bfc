"""The options as they apply to one round: lists count from the last round, and the last entry repeats (R13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeVar

from formats.systems.cop.options import CopOptions, Margins

T = TypeVar("T")


def entry(values: Sequence[T], rounds_left: int) -> T:
    """Return the value for the round with this many rounds left, itself included."""
    return values[min(rounds_left, len(values)) - 1]


def cumulative_swing(gibson_spread: Sequence[int], rounds_left: int) -> int:
    """Return by how much the spread between two players can change in the rounds left: twice the margin in each."""
    return 2 * sum(entry(gibson_spread, left) for left in range(1, rounds_left + 1))


@dataclass(frozen=True)
class Terms:
    """The options for a position with `rounds_left` rounds left.

    `margins[r - 1]` is the greatest margin of a game with `r` rounds left. Shares are exact fractions, since thresholds
    are compared strictly.
    """

    rounds_left: int
    swing: int
    hopefulness: Fraction
    control_loss_threshold: Fraction
    margins: tuple[int, ...]
    kind_of_margins: Margins
    place_prizes: int
    class_prizes: tuple[int, ...]
    simulations: int
    always_wins_simulations: int
    always_wins_tolerance: Fraction
    bye_spread: int
    allow_repeat_byes: bool
    top_down_byes: bool
    lone_leader_bye: bool

    @property
    def failures_allowed(self) -> int:
        """Return how many simulations a player who "always wins" may fail to win (reading C7b)."""
        return int(self.always_wins_tolerance * self.always_wins_simulations)

    @classmethod
    def of(cls, options: CopOptions, rounds_left: int) -> Terms:
        """Return the terms of the options for so many rounds left (one or more)."""
        return cls(
            rounds_left=rounds_left,
            swing=cumulative_swing(options.gibson_spread, rounds_left),
            hopefulness=_exactly(entry(options.hopefulness, rounds_left)),
            control_loss_threshold=_exactly(entry(options.control_loss_thresholds, rounds_left)),
            margins=tuple(entry(options.gibson_spread, left) for left in range(1, rounds_left + 1)),
            kind_of_margins=options.margins,
            place_prizes=options.place_prizes,
            class_prizes=options.class_prizes,
            simulations=options.simulations,
            always_wins_simulations=options.always_wins_simulations,
            always_wins_tolerance=_exactly(options.always_wins_tolerance),
            bye_spread=options.bye_spread,
            allow_repeat_byes=options.allow_repeat_byes,
            top_down_byes=options.top_down_byes,
            lone_leader_bye=options.lone_leader_bye,
        )


def _exactly(share: float) -> Fraction:
    """Return the share as it was written: 0.1 is exactly a tenth."""
    return Fraction(str(share))
