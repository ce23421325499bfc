"""Whom the leader may play (R21)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from formats.systems.cop.position import Position
from formats.systems.cop.terms import Terms


@dataclass(frozen=True)
class Control:
    """`rank` always wins the event when meeting the leader, and wins `wins` of `simulations` in factor pairings.

    `failures` is in how many of as many simulations "always" was not so (reading C7b).
    """

    rank: int
    wins: int
    simulations: int
    failures: int = 0

    @property
    def loss(self) -> Fraction:
        """The share of simulations that the player loses by not meeting the leader."""
        return Fraction(self.simulations - self.wins, self.simulations)


def steering(position: Position, gibsonized: int, activation_round: int) -> bool:
    """R21: is the leader steered? From the activation round on, before the last round, while nobody is Gibsonized."""
    return position.paired_rounds + 1 >= activation_round and position.rounds_left > 1 and not gibsonized


def destinys_child(hopes: tuple[int, ...], control: Control | None, terms: Terms) -> int:
    """R21: the lowest player who can hope for the first place, or the one above them whose destiny is at stake."""
    hopeful = max(hopes[0], 1)
    if control is not None and control.loss > terms.control_loss_threshold:
        return min(hopeful, control.rank)
    return hopeful


def allowed_opponents(position: Position, child: int) -> tuple[int, ...]:
    """R21: whom the leader may play: destiny's child, or with more than two rounds left also the rank above.

    With more than two rounds left neither may be the opponent of the last round, unless the child is second.
    """
    if position.rounds_left <= 2:  # noqa: PLR2004 - the rule's own number
        return (child,)
    return tuple(rank for rank in (child - 1, child) if rank > 0 and (child == 1 or (0, rank) not in position.met_last))
