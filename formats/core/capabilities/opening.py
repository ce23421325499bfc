"""Rounds that are published in parts: a match is added to its round as soon as its players are known."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic

from formats.core.capabilities.capability import Capability
from formats.core.contract import O
from formats.core.lots import Lots
from formats.core.model import Bye, Pairing
from formats.core.state import Stage
from formats.core.values import PairingId, Scalar


@dataclass(frozen=True)
class MatchToAdd:
    """A match that belongs to a published round: its game, or the bye of the player who goes on without one.

    `facts` are added to those of the round. Without game and bye, no player goes on.
    """

    round_number: int
    game: Pairing | None = None
    bye: Bye | None = None
    facts: Mapping[str, Scalar] = field(default_factory=dict)


class OpensMatches(Capability, Generic[O]):
    """Matches can open as soon as their players are known, if an option says so.

    `Format.pair` then returns the ready matches of one new round, and `status` is `NeedsPairing` while any is ready,
    although other games are open. A match that a director holds is ready only when nothing else can be played.
    """

    @abstractmethod
    def as_they_come(self, options: O) -> bool:
        """Do matches open as soon as their players are known?"""

    @abstractmethod
    def begins_round(self, stage: Stage, options: O) -> bool:
        """Is a match ready, and not held, whose round is not published yet?"""

    @abstractmethod
    def matches_to_add(self, stage: Stage, options: O, lots: Callable[[PairingId], Lots]) -> tuple[MatchToAdd, ...]:
        """Return the matches of published rounds that are ready and not held. `lots` are the draws of a game."""
