"""Simulated game servers as demo players use them, and the games that wait there to be played."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from bot.service.loaded import LoadedTournament
from formats.core.model import Pairing
from formats.core.state import TournamentState
from formats.core.state_slices.server_games import ServerGames
from formats.core.values import PairingId


class Site(Protocol):
    """A simulated game server."""

    def waiting(self, game: str, names: tuple[str, str], round_number: int) -> str | None:
        """Return the id of a game that waits to be played, or None.

        `game` is the known id; if it is empty, a game between these two accounts in this round is looked up. The game
        may still have to be started by the two players.
        """
        ...

    def play(self, game: str, names: tuple[str, str], winner: int, scores: tuple[int, int]) -> None:
        """Play a game to its end: player 0 or 1 of `names` wins with these scores."""
        ...


@dataclass(frozen=True, slots=True)
class EventSite:
    """A server whose games belong to an event and whose accounts are proved by a text in the profile.

    `rehearses` are the presets and formats, named as for `/td create`, that are rehearsed on this server although they
    name none. `hold` creates an event and returns the terms of play in it. `write_profile` writes a text into the
    profile of an account, which it creates if needed.
    """

    rehearses: frozenset[str]
    hold: Callable[[], str]
    write_profile: Callable[[str, str], None]


@dataclass(frozen=True, slots=True)
class GameSites:
    """The simulated game servers by key: `playing` are all of them, `events` those whose games belong to an event."""

    playing: Mapping[str, Site] = field(default_factory=dict)
    events: Mapping[str, EventSite] = field(default_factory=dict)

    def venue_for(self, what: str) -> Venue | None:
        """Create an event for a rehearsal, named as for `/td create`; None if no server is meant for it."""
        sites = ((server, site) for server, site in self.events.items() if what in site.rehearses)
        return next((Venue(server, site.hold()) for server, site in sites), None)


@dataclass(frozen=True, slots=True)
class Venue:
    """Where the director has games played: the key of a server and the terms of play as typed."""

    server: str
    terms: str


@dataclass(frozen=True, slots=True)
class ServerGame:
    """A game of a pairing on a simulated server.

    `id` is None if the game does not exist there yet or has been played already.
    """

    server: str
    id: str | None
    names: tuple[str, str]


def account_name(name: str) -> str:
    """Return the account name of a demo player: game servers accept plain letters and digits only."""
    plain = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    return "".join(filter(str.isalnum, plain)) or name.encode().hex()


def hosted_games(loaded: LoadedTournament, sites: Mapping[str, Site]) -> Mapping[PairingId, ServerGame]:
    """Return the open games that are played on a simulated server, by pairing.

    Games of entrants without an account there are left out; their results are reported by hand.
    """
    state = loaded.state
    site = sites.get(state.settings.game_server)
    if site is None or state.phase != "running":
        return {}
    without = state.slice_of(ServerGames).without
    games = [pairing for pairing in state.open_games() if not without.intersection(pairing.seats)]
    return {pairing.id: _server_game(state, site, pairing, _names(loaded, pairing)) for pairing in games}


def _names(loaded: LoadedTournament, pairing: Pairing) -> tuple[str, str]:
    """Return the account names of both seats; empty for a seat without a person."""
    first, second = (account_name(loaded.people[seat].name) if seat in loaded.people else "" for seat in pairing.seats)
    return first, second


def _server_game(state: TournamentState, site: Site, pairing: Pairing, names: tuple[str, str]) -> ServerGame:
    """Return the game of a pairing; a game whose link is doubted is not played."""
    link, doubted = state.slice_of(ServerGames).link(pairing), state.slice_of(ServerGames).doubt(pairing)
    number = state.find(pairing.id)[1].number
    game = "" if link is None else link.game
    waiting = None if doubted is not None else site.waiting(game, names, number)
    return ServerGame(state.settings.game_server, waiting, names)
