"""What servers that run lila (lichess.org) or a fork of it have in common: profiles, proof by a word, ratings."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pydantic import Field

from bot.game_server_api.calling import Answer, Caller
from bot.game_server_api.port import GameServerError, Link, LinkAsked, LinkBegun, Ratings, Trouble, new_word
from bot.game_server_api.reading import Milliseconds, Shape, shaped

NAME = re.compile(r"[A-Za-z0-9_-]{2,30}")
LINES = "application/x-ndjson"
OK, NOT_FOUND = 200, 404
USERS_AT_ONCE = 300
"""Maximum number of users in one request."""


class Perf(Shape):
    """A rating of one kind of game."""

    rating: float


class Game(Shape):
    """What games of all of them have; times in milliseconds."""

    id: str
    rated: bool
    variant: str
    status: str
    created: Milliseconds = Field(alias="createdAt")
    last_move: Milliseconds = Field(alias="lastMoveAt")
    moves: str = ""

    def moves_of_loser(self, winner: int | None) -> int:
        """Return how many moves the side made that does not win (0: the first side wins); all moves if none wins."""
        plies = len(self.moves.split())
        return plies if winner is None else (plies + winner) // 2


class About(Shape):
    """The text fields of a profile."""

    bio: str = ""


class Account(Shape):
    """A public profile; that of a closed account contains only this fact, in lidraughts under another name."""

    id: str
    name: str = Field(alias="username")
    perfs: dict[str, dict[str, object]] = Field(default_factory=dict)
    profile: About = About()
    disabled: bool = False
    closed: bool = False

    @property
    def is_closed(self) -> bool:
        """Whether its owner has closed it, or the server."""
        return self.disabled or self.closed


async def account_named(caller: Caller, name: str) -> Account:
    """Return the open account of that name. Raises `unknown_account`."""
    if NAME.fullmatch(name) is None:
        raise GameServerError("unknown_account")
    answer = await caller.call("GET", f"/api/user/{name}")
    if answer.status == NOT_FOUND:
        raise GameServerError("unknown_account")
    account = shaped(Account, answer.json())
    if account.is_closed:
        raise GameServerError("unknown_account")
    return account


async def by_word(caller: Caller, asked: LinkAsked) -> LinkBegun:
    """Return a random word to be written into the profile."""
    account = await account_named(caller, asked.typed)
    return LinkBegun("word", account.id, account.name, new_word())


async def word_found(caller: Caller, begun: LinkBegun) -> Link:
    """Return the link if the word is in the profile. Raises `not_proved`."""
    account = await account_named(caller, begun.account)
    if not begun.word or begun.word not in account.profile.bio:
        raise GameServerError("not_proved")
    return Link(account.id, account.name)


async def ratings_of(caller: Caller, accounts: Sequence[str], perf: str) -> Ratings:
    """Fetch ratings of one kind of game, up to 300 profiles in one request."""
    ratings: dict[str, float] = {}
    names: dict[str, str] = {}
    troubles: dict[str, Trouble] = {}
    unique = list(dict.fromkeys(accounts))
    for start in range(0, len(unique), USERS_AT_ONCE):
        some = unique[start : start + USERS_AT_ONCE]
        profiles = _profiles(await caller.call("POST", "/api/users", text=",".join(some)))
        for account in some:
            profile = profiles.get(account.lower())
            if profile is None or profile.is_closed:
                troubles[account] = "unknown_account"
            elif perf not in profile.perfs:
                troubles[account] = "no_rating"
            else:
                ratings[account] = shaped(Perf, profile.perfs[perf]).rating
                names[account] = profile.name
    return Ratings(ratings, names, troubles)


def _profiles(answer: Answer) -> dict[str, Account]:
    listed = answer.json()
    if not isinstance(listed, list):
        raise GameServerError("unreadable", detail="no list of profiles")
    return {profile.id: profile for profile in (shaped(Account, each) for each in listed)}
