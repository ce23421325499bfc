"""Rounds off: a player asks not to be paired in a round, and may have points for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from pydantic import Field

from formats.core.capabilities.capability import Capability
from formats.core.contract import Options
from formats.core.results import HALF_POINT
from formats.core.state import Stage
from formats.core.values import EntrantId


class RoundsOffOptions(Options):
    """The options of formats that take rounds off."""

    rounds_off: int | None = Field(default=None, ge=1, le=10)
    round_off_half_points: int | None = Field(default=None, ge=1, le=2)
    last_round_off: int | None = Field(default=None, ge=1, le=60)

    def in_force(self) -> Mapping[str, Any]:
        """Return what a round off with points is worth, where there are any."""
        return {} if self.rounds_off is None else {"round_off_half_points": self.round_off_half_points or HALF_POINT}

    def half_points_off(self, round_number: int, had: int) -> int:
        """Return what a round off is worth, in half-points, after `had` rounds off with points."""
        too_late = self.last_round_off is not None and round_number > self.last_round_off
        return 0 if too_late or had >= (self.rounds_off or 0) else (self.round_off_half_points or HALF_POINT)


ROUNDS_OFF_FORM = ("rounds_off", ("rounds_off", "round_off_half_points", "last_round_off"))
"""The form in which directors set them."""

R = TypeVar("R", bound=RoundsOffOptions)


class TakesRoundsOff(Capability, Generic[R]):
    """Entrants may have a round off. `Format.pair` then gets a stage in which they are not `active`.

    The engine adds their byes to the round that `pair` returns.
    """

    round_off_rule: ClassVar[str]
    """The number of the format's rule about rounds off."""

    def may_rest(self, stage: Stage, options: R) -> Sequence[EntrantId]:
        """Return the entrants who would have a part in the next round, and so may have it off instead."""
        return stage.active
