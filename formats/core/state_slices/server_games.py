"""Data that game servers have sent about games: their addresses, and doubts that a director has to settle."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated

from formats.core import events as ev
from formats.core.model import Pairing
from formats.core.state_slices.folding import writes
from formats.core.values import AsPairs, EntrantId, PairingId


@dataclass(frozen=True, slots=True)
class ServerGames:
    """By pairing: the latest game, what is doubted by game, and how often a game was to be made once more.

    Ids of pairings come again where a round is taken back: what is here of other seats is of no meaning.
    """

    links: Mapping[PairingId, tuple[str, ev.GameLink]] = field(default_factory=dict)
    doubts: Annotated[Mapping[tuple[PairingId, str], ev.ServerGameDoubted], AsPairs] = field(default_factory=dict)
    settled: Annotated[Mapping[tuple[PairingId, str], str], AsPairs] = field(default_factory=dict)
    again: Mapping[PairingId, int] = field(default_factory=dict)
    without: frozenset[EntrantId] = frozenset()
    """Entrants without an account, which has been reported to directors."""

    def link(self, pairing: Pairing) -> ev.GameLink | None:
        """Return the game of a pairing with its present players, on either side."""
        _, link = self.links.get(pairing.id, ("", None))
        return link if link is not None and set(link.seats) == set(pairing.seats) else None

    def doubt(self, pairing: Pairing) -> ev.ServerGameDoubted | None:
        """The latest game of a pairing that a director has still to look at."""
        doubts = [
            doubted
            for (about, _), doubted in self.doubts.items()
            if about == pairing.id and set(doubted.link.seats) == set(pairing.seats)
        ]
        return doubts[-1] if doubts else None


@writes(ServerGames, ev.ServerGamesLinked)
def games_linked(games: ServerGames, event: ev.ServerGamesLinked) -> ServerGames:
    """The latest game of a pairing is the one to look at."""
    links = {**games.links, **{game.pairing: (event.server, game) for game in event.games}}
    return replace(games, links=links, without=games.without | set(event.without))


@writes(ServerGames, ev.ServerGameDoubted)
def game_doubted(games: ServerGames, event: ev.ServerGameDoubted) -> ServerGames:
    """Add a doubt for a director to settle; it replaces an earlier one about the same game."""
    key = (event.link.pairing, event.link.game)
    others = {other: settled for other, settled in games.settled.items() if other != key}
    return replace(games, doubts={**games.doubts, key: event}, settled=others)


@writes(ServerGames, ev.ServerDoubtSettled)
def doubt_settled(games: ServerGames, event: ev.ServerDoubtSettled) -> ServerGames:
    """A director has looked."""
    key = (event.pairing, event.game)
    more = {event.pairing: games.again.get(event.pairing, 0) + 1} if event.answer == "again" else {}
    return replace(
        games,
        doubts={other: doubt for other, doubt in games.doubts.items() if other != key},
        settled={**games.settled, key: event.answer},
        again={**games.again, **more},
    )


@writes(ServerGames, ev.ResultCleared)
def result_cleared(games: ServerGames, event: ev.ResultCleared) -> ServerGames:
    """Played again means a new game there as well."""
    return replace(games, again={**games.again, event.pairing: games.again.get(event.pairing, 0) + 1})


@writes(ServerGames, ev.ResultRecorded)
def result_recorded(games: ServerGames, event: ev.ResultRecorded) -> ServerGames:
    """Settle the doubts about a game that has a result, from any source."""
    kept = {key: doubt for key, doubt in games.doubts.items() if key[0] != event.pairing}
    return games if len(kept) == len(games.doubts) else replace(games, doubts=kept)
