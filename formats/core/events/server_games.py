"""Games on game servers."""

from __future__ import annotations

from typing import Literal

from formats.core.events.fact import SliceEvent
from formats.core.results import Report
from formats.core.values import EntrantId, PairingId, Value


class GameLink(Value):
    """A game on a server: whose it is, what the server calls it, where everybody can look at it."""

    pairing: PairingId
    seats: tuple[EntrantId, EntrantId]
    game: str
    address: str


class ServerGamesLinked(SliceEvent):
    """These games of pairings are on the game server with this key. Those `without` an account there have none."""

    kind: Literal["ServerGamesLinked"] = "ServerGamesLinked"
    server: str
    games: tuple[GameLink, ...]
    without: tuple[EntrantId, ...] = ()


GameDoubt = Literal[
    "time",
    "forfeit",
    "annulled",
    "aborted",
    "cancelled",
    "unclear",
    "swapped",
    "wrong_players",
    "wrong_board",
    "wrong_time",
    "wrong_rules",
    "wrong_handicap",
    "wrong_variant",
    "unrated",
    "second_game",
    "contradicted",
    "not_judged",
    "changed",
]
"""Why what a game server says is not simply taken.

`time`, `forfeit`: it ended so there. `unclear`: it is over and says nothing of a winner, or what cannot be read.
`swapped`, `wrong_players`: not as they are paired. `second_game`: there is another game of the same pairing.
`contradicted`: a player has reported otherwise. `not_judged`: the format takes no such result. `changed`: what counted
already has changed there.
"""


class ServerGameDoubted(SliceEvent):
    """A game server tells something of a game that a director has to look at; `report` is what it would come to."""

    kind: Literal["ServerGameDoubted"] = "ServerGameDoubted"
    link: GameLink
    server: str
    doubts: tuple[GameDoubt, ...]
    report: Report | None = None


class ServerDoubtSettled(SliceEvent):
    """A director has looked: what the server says was taken or ignored, or the game is to be made once more."""

    kind: Literal["ServerDoubtSettled"] = "ServerDoubtSettled"
    pairing: PairingId
    game: str
    answer: Literal["taken", "ignored", "again"]


ServerGameEvent = ServerGamesLinked | ServerGameDoubted | ServerDoubtSettled
"""The events of this module."""
