"""Game servers the sandbox pretends, as demo players see them: which of their games wait there to be played."""

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
    """A pretend game server."""

    def waiting(self, game: str, names: tuple[str, str], round_number: int) -> str | None:
        """The id of a game that waits to be played: the one of this id, or that of these two where none is known.

        It may be one that the two are still to begin.
        """
        ...

    def play(self, game: str, names: tuple[str, str], winner: int, scores: tuple[int, int]) -> None:
        """Play it: 0 or 1 of `names` wins, and these are their scores."""
        ...


@dataclass(frozen=True, slots=True)
class EventSite:
    """What is done on a server besides playing, where games belong to an event and accounts are proved by a profile.

    `rehearses` is what is rehearsed there although it names no server, as for `/td create`. `hold` makes an event and
    gives the terms of play in it; `write_profile` takes an account, which is made where there is none, and a text.
    """

    rehearses: frozenset[str]
    hold: Callable[[], str]
    write_profile: Callable[[str, str], None]


@dataclass(frozen=True, slots=True)
class GameSites:
    """The pretend game servers by key: all of them, and those whose games belong to an event there."""

    playing: Mapping[str, Site] = field(default_factory=dict)
    events: Mapping[str, EventSite] = field(default_factory=dict)

    def venue_for(self, what: str) -> Venue | None:
        """A new event for what is rehearsed, named as for `/td create`; None where no server is for it."""
        sites = ((server, site) for server, site in self.events.items() if what in site.rehearses)
        return next((Venue(server, site.hold()) for server, site in sites), None)


@dataclass(frozen=True, slots=True)
class Venue:
    """Where a director has games played: the key of a server, and terms of play as they are typed."""

    server: str
    terms: str


@dataclass(frozen=True, slots=True)
class GameThere:
    """A game of a pairing on a pretend server; without an id it is not there yet, or is played already."""

    server: str
    id: str | None
    names: tuple[str, str]


def account_name(name: str) -> str:
    """What a demo player is called on game servers, which take plain letters and digits only."""
    plain = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    return "".join(filter(str.isalnum, plain)) or name.encode().hex()


def games_there(loaded: LoadedTournament, sites: Mapping[str, Site]) -> Mapping[PairingId, GameThere]:
    """The open games that are played on a pretend server, by pairing. Who has no account there plays by hand."""
    state = loaded.state
    site = sites.get(state.settings.game_server)
    if site is None or state.phase != "running":
        return {}
    without = state.trace(ServerGames).without
    games = [pairing for pairing in state.open_games() if not without.intersection(pairing.seats)]
    return {pairing.id: _there(state, site, pairing, _names(loaded, pairing)) for pairing in games}


def _names(loaded: LoadedTournament, pairing: Pairing) -> tuple[str, str]:
    first, second = (account_name(loaded.people[seat].name) if seat in loaded.people else "" for seat in pairing.seats)
    return first, second


def _there(state: TournamentState, site: Site, pairing: Pairing, names: tuple[str, str]) -> GameThere:
    link, doubted = state.trace(ServerGames).link(pairing), state.trace(ServerGames).doubt(pairing)
    number = state.find(pairing.id)[1].number
    game = "" if link is None else link.game
    waiting = None if doubted is not None else site.waiting(game, names, number)
    return GameThere(state.settings.game_server, waiting, names)
