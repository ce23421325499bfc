"""Games on game servers."""

from __future__ import annotations

from typing import Literal

from pydantic import AwareDatetime, Field

from formats.core.events import GameDoubt, GameLink
from formats.core.results import Report
from formats.core.values import EntrantId, PairingId, Value


class LinkServerGames(Value):
    """Games of pairings are on a game server: everybody can look at them. What is known already is passed over."""

    kind: Literal["LinkServerGames"] = "LinkServerGames"
    server: str
    games: tuple[GameLink, ...]
    without: tuple[EntrantId, ...] = ()


class ReportFromServer(Value):
    """A game server tells how a game ended, in nobody's name. A director's command is `SettleServerDoubt`.

    `ended_at` is when it ended there; None where the server does not tell: then it is news of this moment.
    """

    kind: Literal["ReportFromServer"] = "ReportFromServer"
    server: str
    link: GameLink
    report: Report
    ended_at: AwareDatetime | None = None


class DoubtServerGame(Value):
    """Leave a game server's report of a game to directors; `report` is the result it would have."""

    kind: Literal["DoubtServerGame"] = "DoubtServerGame"
    server: str
    link: GameLink
    doubts: tuple[GameDoubt, ...] = Field(min_length=1)
    report: Report | None = None


class SettleServerDoubt(Value):
    """A director decides what becomes of a game that was doubted; with `taken` the proposed result counts."""

    kind: Literal["SettleServerDoubt"] = "SettleServerDoubt"
    pairing: PairingId
    game: str
    answer: Literal["taken", "ignored", "again"]


ServerGameCommand = LinkServerGames | ReportFromServer | DoubtServerGame | SettleServerDoubt
"""The commands of this module."""
