"""The port: what Herald asks of a game server, and what it hears, in plain values. Each server has an adapter.

Its folder is `bot/game_servers/<key>`, its door `SERVER`, a `GameServerPlugin`. Adapters know no tournament, no
database and no Discord; who they know by `member` is nobody but a text that Herald made up.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Literal, Protocol, TypeAlias, runtime_checkable

from pydantic_settings import BaseSettings

Trouble = Literal[
    "unreachable",
    "slow_down",
    "refused",
    "unreadable",
    "unknown_account",
    "no_rating",
    "not_proved",
    "not_linked",
    "taken",
    "not_added",
    "bad_terms",
    "not_offered",
]
"""What a server may answer instead.

`unreachable`: nobody answered, or with an error of their own (5xx), or too slowly. `slow_down`: asked too often.
`refused`: the host's key or a player's consent is not taken (401, 403). `unreadable`: not the published shape.
`unknown_account`, `no_rating`: of one account. `not_proved`: the proof is not there (yet). `not_linked`: a game cannot
be made because somebody has no account. `taken`: there is a game of that key which is about something else.
`not_added`: a player cannot be added to the event there, because the account is closed or nobody can be added any more.
`bad_terms`: no terms of play this server can have. `not_offered`: this server, or this host, cannot do it.
"""

PASSING: frozenset[Trouble] = frozenset({"unreachable", "slow_down"})
"""Troubles that pass: the same is asked again later."""


class GameServerError(Exception):
    """A server does not answer a whole request. In `again_in` seconds it wants to be asked again, where it says so."""

    def __init__(self, trouble: Trouble, *, again_in: float | None = None, detail: str = "") -> None:
        super().__init__(trouble, detail)
        self.trouble = trouble
        self.again_in = again_in
        self.detail = detail


@dataclass(frozen=True, slots=True)
class LinkAsked:
    """Somebody wants to link their account. `typed` is the name or number they gave, empty where they gave none."""

    member: str
    typed: str = ""


@dataclass(frozen=True, slots=True)
class LinkBegun:
    """What somebody has to do so that it is certain that an account is theirs.

    `word`: write `word` into the profile of `account`. `open`: open `address` and agree there. `play`: nothing, the
    server binds the account when they open their first game. `private` is what the adapter needs to go on; it is kept
    encrypted and shown to nobody.
    """

    do: Literal["word", "open", "play"]
    account: str = ""
    name: str = ""
    word: str = ""
    address: str = ""
    private: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Link:
    """An account that is proved to be theirs. `account` is the server's own id, which stays when the name changes.

    `token` is a player's consent, where the server gives one: kept encrypted, or not at all.
    """

    account: str
    name: str
    token: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sits at a game to be made; `account` is empty where none is linked."""

    member: str
    account: str = ""
    name: str = ""
    rating: float | None = None
    token: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class WantedGame:
    """A game of a pairing as it ought to be.

    `key` is the same whenever the same game is asked for, and of no other game; keys of one round share `round_key` as
    their beginning. `first` has the first move (black in go, white in chess). `terms` were read by `read_terms` of the
    server. A game begun before `since` is not it, nor is one of `not_these`, ids of games of other pairings. Of a
    tournament that is also on the server, `event` is its id there. `starts_at` is the agreed start, `grace` how late a
    player may be.
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
"""`waiting`: made, nobody has moved. `annulled`: it ended and does not count. `cancelled`, `aborted`: it never did.
`vanished`: it was made, and the server knows it no more."""

HowEnded = Literal["", "normal", "time", "forfeit", "unclear"]
"""`normal`: played to an end, by score, mate, agreement or resignation. `forfeit`: somebody did not come, or left."""

Oddity = Literal["wrong_board", "wrong_time", "wrong_rules", "wrong_handicap", "unrated", "wrong_variant"]
"""What an adapter finds different from the terms."""


@dataclass(frozen=True, slots=True)
class ServerGame:
    """What a server says of a game, whatever its shapes are called.

    `key` is that of the wanted game it was made for, or found for. `id` is the server's, `address` where everybody can
    look at it; `invites` are secret links, of first and second. `first` and `second` are accounts as the server has
    them, empty while it does not know. `winner` is 0 for whoever had the first move, 1 for the other, None for a tie or
    for no result. `scores` are those of first and second.
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
    """Details of a trouble: the server's own words, and the members it is about."""

    words: str = ""
    members: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Made:
    """The games that are there now, made or found again, and why some are not; both by key.

    `refusals` has details of some of the troubles, by key. `withdrawn` are members whose consent (`Seated.token`) the
    server takes no more.
    """

    games: Mapping[str, ServerGame] = field(default_factory=dict)
    troubles: Mapping[str, Trouble] = field(default_factory=dict)
    again_in: float | None = None
    withdrawn: frozenset[str] = frozenset()
    refusals: Mapping[str, Refusal] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class WatchedGame:
    """A wanted game of which something may have happened, and what was known: its id there, empty where none is."""

    wanted: WantedGame
    id: str = ""
    address: str = ""


@dataclass(frozen=True, slots=True)
class Ratings:
    """By account: what it is rated, what it is called, and why nothing was found out."""

    found: Mapping[str, float] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)
    troubles: Mapping[str, Trouble] = field(default_factory=dict)


class GameServer(Protocol):
    """An adapter that is in use. Every method may raise `GameServerError`, and nothing else; each may be called again.

    It keeps nothing that it could not do without after a restart.
    """

    @property
    def makes_games(self) -> bool:
        """Does it make games, or are games found that players start themselves?"""
        ...

    async def begin_link(self, asked: LinkAsked) -> LinkBegun:
        """How somebody proves that an account is theirs. `unknown_account`, `not_offered`."""
        ...

    async def finish_link(self, asked: LinkAsked, begun: LinkBegun, answer: str = "") -> Link:
        """Look whether they have; `answer` is what came back from `address`. `not_proved`."""
        ...

    async def make(self, wanted: Sequence[WantedGame], standing: Sequence[WantedGame] = ()) -> Made:
        """Make these games. Asked again with the same keys it makes none twice, and finds those there are.

        `standing` are games of the tournament that were made before and are still open: a server whose rounds are
        paired as a whole needs them too. Where games are found it makes none, and says only whose account lacks.

        What concerns single games is a trouble of theirs in the answer and stops no other game. `GameServerError` is
        raised only for what concerns all of them.
        """
        ...

    async def happened(self, watched: Sequence[WatchedGame]) -> Sequence[ServerGame]:
        """What is to be said of these games, in as few requests as the server allows.

        A game of which nothing is new may be left out. There may be several with one key.
        """
        ...

    async def ratings(self, accounts: Sequence[str], told: Callable[[int], None] = lambda _done: None) -> Ratings:
        """What accounts are rated; `told` hears how many have been asked for."""
        ...

    async def close(self) -> None:
        """Let go of all connections."""
        ...


@runtime_checkable
class Timekeeper(Protocol):
    """An adapter that makes games for an agreed start; `ahead` is how long before it they are asked for."""

    ahead: timedelta

    async def withdraw(self, games: Sequence[str]) -> frozenset[str]:
        """Cancel games that have not begun, by id; the ids of all games that are not coming now, others too."""
        ...


Lack = Literal[
    "no_event",
    "no_division",
    "finished",
    "registration_open",
    "check_in_open",
    "pairings_not_manual",
    "firsts_not_manual",
    "few_rounds",
    "not_director",
]
"""What an event on a server lacks so that Herald can have its rounds played there."""


@dataclass(frozen=True, slots=True)
class Stuck:
    """A round that a server refuses to start: its number here, the server's words, and what the event lacks."""

    round_number: int
    words: str
    lacks: tuple[Lack, ...] = ()


@runtime_checkable
class EventHost(Protocol):
    """An adapter of a server where a tournament has an event, whose rounds are started there one after the other."""

    async def lacking(self, terms: str, rounds: int = 0) -> Sequence[Lack]:
        """What the event of these terms lacks so that so many rounds can be played; reads only."""
        ...

    async def advance(self, awaited: Sequence[WantedGame]) -> Sequence[Stuck]:
        """Start the rounds whose turn has come; `awaited` are all games that have no result yet."""
        ...


@dataclass(frozen=True, slots=True)
class RecordWanted:
    """A game whose moves are wanted: the server's id of it, and the event and round it was played in."""

    game: str
    event: str
    round: str


@runtime_checkable
class RecordKeeper(Protocol):
    """An adapter that can hand out the moves of many games as one file, in few requests."""

    record_ending: str
    """What such a file is called at its end, `pgn`."""

    async def records(self, wanted: Sequence[RecordWanted]) -> str:
        """The games as one file in the order given; those the server does not have are left out."""
        ...


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What an adapter is given besides its settings. `public_address` is where this host can be reached, if it can."""

    user_agent: str
    now: Callable[[], datetime]
    public_address: str = ""


class TermsError(ValueError):
    """No terms of play that the server could have; `word` is what cannot be read, empty where something lacks."""

    def __init__(self, word: str = "") -> None:
        super().__init__(word)
        self.word = word


ReadTerms: TypeAlias = Callable[[str], str]
"""Terms of play as somebody typed them, in the one way in which this server writes them; `TermsError`."""


@dataclass(frozen=True, slots=True)
class Check:
    """Something that is relied on. `look` raises `DiffersError` or `GameServerError` where it is otherwise."""

    what: str
    look: Callable[[], Awaitable[object]]


@dataclass(frozen=True)
class GameServerPlugin:
    """The door of a folder in `bot/game_servers`: what the server is called, and how to open an adapter.

    `settings` are the host's settings of this server, from the environment; its variables begin with `HERALD_` and the
    key. Each has an `address`, so that tests and rehearsals lead it elsewhere. `checks` are what is relied on at the
    server (`contract.py`), of settings, surroundings and what is known there, and an adapter to close afterwards.
    """

    key: str
    name: str
    settings: type[BaseSettings]
    opened: Callable[[Any, Surroundings], GameServer]
    read_terms: ReadTerms
    terms_example: str
    checks: Callable[[Any, Surroundings, Mapping[str, str]], tuple[Sequence[Check], GameServer]] | None = None
