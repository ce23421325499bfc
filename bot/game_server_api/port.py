"""Port for game servers: the protocol an adapter implements, and the plain values it exchanges with the bot.

An adapter is a folder `bot/game_servers/<key>` that exports `SERVER`, a `GameServerPlugin`. Adapters do not know
tournaments, the database or Discord; people appear only as opaque `member` keys.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Literal, Protocol, TypeAlias, runtime_checkable

from pydantic_settings import BaseSettings

Trouble = Literal[
    "unreachable", "slow_down", "refused", "unreadable", "unknown_account", "no_rating", "not_proved", "not_linked",
    "taken", "not_added", "bad_terms", "not_offered",
]  # fmt: skip
"""Reasons why a server does not do what it was asked for.

`unreachable`: no answer, an error of the server (5xx), or a timeout. `slow_down`: too many requests. `refused`: the
host's key or a player's consent is rejected (401, 403). `unreadable`: not the published shape. `unknown_account`,
`no_rating`: about one account. `not_proved`: the proof is not there (yet). `not_linked`: a game cannot be created
because a player has no account. `taken`: the key belongs to a different game there. `not_added`: a player cannot be
added to the event, because the account is closed or the event accepts no more players. `bad_terms`: terms of play that
this server does not support. `not_offered`: this server, or this host, does not offer it.
"""

PASSING: frozenset[Trouble] = frozenset({"unreachable", "slow_down"})
"""Temporary troubles: the same request is repeated later."""


class GameServerError(Exception):
    """A failed request.

    `again_in` is the number of seconds after which the server wants to be called again, if it named one.
    """

    def __init__(self, trouble: Trouble, *, again_in: float | None = None, detail: str = "") -> None:
        super().__init__(trouble, detail)
        self.trouble = trouble
        self.again_in = again_in
        self.detail = detail


@dataclass(frozen=True, slots=True)
class LinkAsked:
    """A request to link an account. `typed` is the name or number entered by the player, or ""."""

    member: str
    typed: str = ""


@dataclass(frozen=True, slots=True)
class LinkBegun:
    """Instructions for a player to prove that an account is theirs.

    `word`: write `word` into the profile of `account`. `open`: open `address` and agree there. `play`: nothing, the
    server binds the account when the player opens their first game. `private` is state that the adapter needs to
    continue; it is stored encrypted and never shown.
    """

    do: Literal["word", "open", "play"]
    account: str = ""
    name: str = ""
    word: str = ""
    address: str = ""
    private: str = field(default="", repr=False)


def new_word() -> str:
    """Return a random word for a profile."""
    return f"herald-{secrets.token_hex(5)}"


@dataclass(frozen=True, slots=True)
class Link:
    """An account proved to belong to a player. `account` is the server's id, which stays when the name changes.

    `token` is the player's consent, if the server issues one: stored encrypted, or not at all.
    """

    account: str
    name: str
    token: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Seated:
    """A player of a wanted game; `account` is "" if none is linked."""

    member: str
    account: str = ""
    name: str = ""
    rating: float | None = None
    token: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class WantedGame:
    """A game to be created or found for a pairing.

    `key` is stable for repeated requests and unique; keys of one round share the prefix `round_key`. `first` has the
    first move (black in go, white in chess). `terms` were normalized by the server's `read_terms`. Games started before
    `since` and those with an id in `not_these` belong to other pairings. `event` is the id of the tournament on the
    server, if there is one there. `starts_at` is the agreed start, `grace` how late a player may be.
    """

    key: str
    round_key: str
    title: str
    first: Seated
    second: Seated
    terms: str
    since: datetime
    round_number: int = 1
    event: str = ""
    not_these: frozenset[str] = frozenset()
    starts_at: datetime | None = None
    grace: timedelta = timedelta(minutes=15)


GameState = Literal["waiting", "running", "finished", "annulled", "cancelled", "aborted", "vanished"]
"""State of a game.

`waiting`: created, no move yet. `annulled`: it ended and does not count. `cancelled`, `aborted`: it never counted.
`vanished`: it was created, and the server does not know it any more.
"""

HowEnded = Literal["", "normal", "time", "forfeit", "unclear"]
"""How a game ended. `normal`: by score, mate, agreement or resignation. `forfeit`: a player did not come, or left."""

Oddity = Literal["wrong_board", "wrong_time", "wrong_rules", "wrong_handicap", "unrated", "wrong_variant"]
"""Differences from the terms that an adapter can find."""


@dataclass(frozen=True, slots=True)
class ServerGame:
    """A game as the server has it, in terms of the port.

    `key` is that of the wanted game. `id` is the server's, `address` the public page; `invites` are secret links of
    first and second. `first` and `second` are the accounts that play, "" if unknown. `winner` is 0 for the player with
    the first move, 1 for the other, None for a tie or no result. `scores` are those of first and second.
    """

    key: str
    id: str
    address: str
    state: GameState
    first: str = ""
    second: str = ""
    winner: Literal[0, 1] | None = None
    how: HowEnded = ""
    scores: tuple[int, int] | None = None
    oddities: tuple[Oddity, ...] = ()
    started_at: datetime | None = None
    ended_at: datetime | None = None
    invites: tuple[str, str] | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Details of a trouble: the server's message, and the members it is about."""

    words: str = ""
    members: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Made:
    """Games that exist now, created or found, and troubles of the others; both by key.

    `refusals` has details of some troubles, by key. `withdrawn` are members whose consent (`Seated.token`) is no longer
    accepted.
    """

    games: Mapping[str, ServerGame] = field(default_factory=dict)
    troubles: Mapping[str, Trouble] = field(default_factory=dict)
    again_in: float | None = None
    withdrawn: frozenset[str] = frozenset()
    refusals: Mapping[str, Refusal] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class WatchedGame:
    """A wanted game to be polled, with what is known of it: its id on the server, or ""."""

    wanted: WantedGame
    id: str = ""
    address: str = ""


@dataclass(frozen=True, slots=True)
class Ratings:
    """Ratings and names by account, and troubles of accounts without them."""

    found: Mapping[str, float] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)
    troubles: Mapping[str, Trouble] = field(default_factory=dict)


class GameServer(Protocol):
    """An adapter in use. Methods raise only `GameServerError`, and may be called repeatedly.

    An adapter must not hold state that it needs after a restart.
    """

    @property
    def makes_games(self) -> bool:
        """Whether it creates games; otherwise games started by players are found."""
        ...

    async def begin_link(self, asked: LinkAsked) -> LinkBegun:
        """Return how a player proves an account. Troubles: `unknown_account`, `not_offered`."""
        ...

    async def finish_link(self, asked: LinkAsked, begun: LinkBegun, answer: str = "") -> Link:
        """Check the proof; `answer` is what came back from `address`. Trouble: `not_proved`."""
        ...

    async def make(self, wanted: Sequence[WantedGame], standing: Sequence[WantedGame] = ()) -> Made:
        """Create these games. Idempotent: games with keys used before are found instead of created again.

        `standing` are open games of the tournament created before: a server that pairs whole rounds needs them.
        Adapters that find games create none and only report missing accounts.

        Troubles of single games are part of the result and do not affect others. `GameServerError` is raised only for
        what concerns all of them.
        """
        ...

    async def happened(self, watched: Sequence[WatchedGame]) -> Sequence[ServerGame]:
        """Return the games found for these rows, in as few requests as the server allows.

        Unchanged games may be omitted; there may be several games with one key.
        """
        ...

    async def ratings(self, accounts: Sequence[str]) -> Ratings:
        """Return the ratings of accounts."""
        ...

    async def close(self) -> None:
        """Close all connections."""
        ...


@runtime_checkable
class Timekeeper(Protocol):
    """Adapter that creates games for an agreed start; `ahead` is how long before it they are requested."""

    ahead: timedelta

    async def withdraw(self, games: Sequence[str]) -> frozenset[str]:
        """Cancel games that have not begun. Returns the ids of all games cancelled thereby, including others."""
        ...


Lack = Literal[
    "no_event", "no_division", "finished", "registration_open", "check_in_open", "pairings_not_manual",
    "firsts_not_manual", "few_rounds", "not_director",
]  # fmt: skip
"""Properties of an event that prevent its rounds from being played there."""


@dataclass(frozen=True, slots=True)
class Stuck:
    """A round that a server refuses to start: its number here, the server's message, and what the event lacks."""

    round_number: int
    words: str
    lacks: tuple[Lack, ...] = ()


@runtime_checkable
class EventHost(Protocol):
    """Adapter of a server where a tournament has an event, whose rounds are started in order."""

    async def lacking(self, terms: str, rounds: int = 0) -> Sequence[Lack]:
        """Return what the event of these terms lacks for so many rounds; read-only."""
        ...

    async def advance(self, awaited: Sequence[WantedGame]) -> Sequence[Stuck]:
        """Start the rounds that are due; `awaited` are all games without a result."""
        ...


@dataclass(frozen=True, slots=True)
class RecordWanted:
    """A game whose moves are requested: its id on the server, and the event and round for the record."""

    game: str
    event: str
    round: str


@runtime_checkable
class RecordKeeper(Protocol):
    """Adapter that can export the moves of many games as one file."""

    record_ending: str
    """Extension of the file name, such as `pgn`."""

    async def records(self, wanted: Sequence[RecordWanted]) -> str:
        """Return the games as one file in this order; games unknown to the server are omitted."""
        ...


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Dependencies of an adapter besides its settings. `public_address` is where this host can be reached, or ""."""

    user_agent: str
    now: Callable[[], datetime]
    public_address: str = ""


class TermsError(ValueError):
    """Terms of play that the server does not support; `word` is the unreadable part, "" if something is missing."""

    def __init__(self, word: str = "") -> None:
        super().__init__(word)
        self.word = word


ReadTerms: TypeAlias = Callable[[str], str]
"""Normalizes terms of play as typed into the server's canonical form. Raises `TermsError`."""


@dataclass(frozen=True, slots=True)
class Check:
    """A contract check. `look` raises `DiffersError` or `GameServerError` if it fails."""

    what: str
    look: Callable[[], Awaitable[object]]


@dataclass(frozen=True)
class GameServerPlugin:
    """Description of a game server, exported by its folder: names, settings, and a factory of the adapter.

    `settings` are the host's settings of this server, read from variables that begin with `HERALD_` and the key. They
    contain an `address`, so that tests and rehearsals can use another one. `checks` returns contract checks
    (`contract.py`) for settings, surroundings and known test data, and the adapter to close afterwards.
    """

    key: str
    name: str
    settings: type[BaseSettings]
    opened: Callable[[Any, Surroundings], GameServer]
    read_terms: ReadTerms
    terms_example: str
    checks: Callable[[Any, Surroundings, Mapping[str, str]], tuple[Sequence[Check], GameServer]] | None = None
