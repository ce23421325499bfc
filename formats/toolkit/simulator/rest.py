"""What is left of a stage: who is still in, how it is played in simulation, and what its open games decide."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from formats.core.model import Pairing
from formats.core.values import EntrantId, PairingId

if TYPE_CHECKING:
    from formats.toolkit.simulator.dice import Dice
    from formats.toolkit.simulator.outcome import Outcome

Sure = Mapping[PairingId, tuple[int | None, int | None]]
"""The place that a win makes sure, by game and seat."""


@dataclass(frozen=True)
class Rest:
    """What is left of a stage, and how all runs of it are played.

    `order` are those who are still in, in the order of the standings. `games` are the open ones, in the order of
    `Outcome.open_wins`.
    """

    order: Sequence[EntrantId]
    play: Callable[[Dice], Outcome]
    games: Sequence[Pairing] = ()
    sure: Sure = field(default_factory=dict)
