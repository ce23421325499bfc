"""Steering of the leader: who may be the leader's next opponent (R21)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from formats.systems.cop.position import Position
from formats.systems.cop.terms import Terms


@dataclass(frozen=True)
class Control:
    """Result of the search in `control`: `rank` always wins the event by meeting the leader.

    In factor pairings the player wins `wins` of `simulations`. `failures` is the number of simulations of the first
    kind that were not won (reading C7b).
    """

    rank: int
    wins: int
    simulations: int
    failures: int = 0

    @property
    def loss(self) -> Fraction:
        """Return the share of simulations that the player loses by not meeting the leader."""
        return Fraction(self.simulations - self.wins, self.simulations)


def steering(position: Position, gibsonized: int, activation_round: int) -> bool:
    """Return True if the leader is steered (R21).

    That is so from the activation round on, before the last round, and without a Gibsonized player.
    """
    return position.paired_rounds + 1 >= activation_round and position.rounds_left > 1 and not gibsonized


def destinys_child(hopes: tuple[int, ...], control: Control | None, terms: Terms) -> int:
    """Return destiny's child (R21).

    The lowest player who can hope for first place, or the one above whose control is lost.
    """
    hopeful = max(hopes[0], 1)
    if control is not None and control.loss > terms.control_loss_threshold:
        return min(hopeful, control.rank)
    return hopeful


def allowed_opponents(position: Position, child: int) -> tuple[int, ...]:
    """Return the ranks that the leader may play (R21).

    Destiny's child and, with more than two rounds left, the rank above.

    With more than two rounds left the opponent of the last round is excluded, unless the child is second.
    """
    if position.rounds_left <= 2:  # noqa: PLR2004 - the rule's own number
        return (child,)
    return tuple(rank for rank in (child - 1, child) if rank > 0 and (child == 1 or (0, rank) not in position.met_last))
