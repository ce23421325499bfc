"""What a tournament's game server refuses at the moment: kept in memory, for directors and `/td health`."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.game_server_api.port import Stuck, Trouble
from formats.core.values import EntrantId, PairingId

NO_ANSWER: frozenset[Trouble] = frozenset({"unreachable", "slow_down", "unreadable"})
"""Troubles after which nothing usable was answered. All others are answers."""


@dataclass(frozen=True, slots=True)
class Unmade:
    """A game that is not made: why, in the server's words, and because of which of its players, if of one.

    `number` counts the games of the pairing.
    """

    pairing: PairingId
    number: int
    trouble: Trouble
    words: str = ""
    because: tuple[EntrantId, ...] = ()
    asked_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class ServerHealth:
    """`away_since`: nothing usable was answered since then. `refused`: the words with which our key is refused."""

    away_since: datetime | None = None
    refused: str | None = None
    unmade: tuple[Unmade, ...] = ()
    stuck: tuple[Stuck, ...] = ()
