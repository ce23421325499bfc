"""Health of a tournament's game server, held in memory for directors and `/td delivery`."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.game_server_api.port import Stuck, Trouble
from formats.core.values import EntrantId, PairingId

NO_ANSWER: frozenset[Trouble] = frozenset({"unreachable", "slow_down", "unreadable"})
"""Troubles without a usable answer. All others are answers."""


@dataclass(frozen=True, slots=True)
class Unmade:
    """A game that was not created: the reason, the server's message, and the players it is about.

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
    """State of a server.

    `away_since`: no usable answer since then. `refused`: message with which the host's key is rejected.
    """

    away_since: datetime | None = None
    refused: str | None = None
    unmade: tuple[Unmade, ...] = ()
    stuck: tuple[Stuck, ...] = ()
