"""Ratings from the Online Go Server: its public API, asked for a player by id, gently.

The address is `/api/v1/players/ID/`; the answer holds, besides much else, `ratings.overall.rating`, a number on the
scale on which 1500 is an average player. Nothing is sent but the id.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import aiohttp

from bot.game_server_api.port import Ratings, Trouble

ADDRESS = "https://online-go.com"
AT_ONCE = 4
"""Requests that are under way at the same time."""

TRIES = 3
PAUSE = 2.0
"""Seconds to wait after being asked to slow down; twice as long each time."""

TIMEOUT = aiohttp.ClientTimeout(total=20)
NOT_FOUND, SLOW_DOWN, SERVER_ERRORS = 404, 429, 500


@dataclass(frozen=True, slots=True)
class OgsRating:
    """What the server says of a player."""

    player_id: int
    name: str
    rating: float


class OgsError(Exception):
    """The server gives no rating for a player: `trouble` says why."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble)
        self.trouble = trouble


class Ogs:
    """A client of the public API. `address` is another one in tests."""

    def __init__(self, address: str = ADDRESS, *, pause: float = PAUSE) -> None:
        self._address = address
        self._pause = pause

    async def ratings(self, accounts: Sequence[str], told: Callable[[int], None] = lambda _done: None) -> Ratings:
        """The ratings of the players with these numbers, as every game server says them."""
        gate = asyncio.Semaphore(AT_ONCE)
        ratings: dict[str, float] = {}
        names: dict[str, str] = {}
        troubles: dict[str, Trouble] = {}
        async with aiohttp.ClientSession(timeout=TIMEOUT) as session:

            async def ask(account: str) -> None:
                async with gate:
                    try:
                        rating = await self._rating(session, int(account))
                        ratings[account], names[account] = rating.rating, rating.name
                    except OgsError as error:
                        troubles[account] = error.trouble
                told(len(ratings) + len(troubles))

            await asyncio.gather(*(ask(account) for account in dict.fromkeys(accounts)))
        return Ratings(ratings, names, troubles)

    async def _rating(self, session: aiohttp.ClientSession, player_id: int) -> OgsRating:
        for attempt in range(TRIES):
            try:
                async with session.get(f"{self._address}/api/v1/players/{player_id}/") as answer:
                    if answer.status == NOT_FOUND:
                        raise OgsError("unknown_account")
                    if answer.status != SLOW_DOWN and answer.status < SERVER_ERRORS:
                        return read_player(player_id, await answer.json())
            except (aiohttp.ContentTypeError, ValueError) as error:
                raise OgsError("unreadable") from error
            except (aiohttp.ClientError, TimeoutError):
                pass  # tried again below
            if attempt + 1 < TRIES:
                await asyncio.sleep(self._pause * 2**attempt)
        raise OgsError("unreachable")


def read_player(player_id: int, answer: Any) -> OgsRating:
    """The rating in an answer of the server, or `OgsError`."""
    try:
        rating, name = float(answer["ratings"]["overall"]["rating"]), str(answer["username"])
    except (KeyError, TypeError, ValueError) as error:
        raise OgsError("unreadable") from error
    return OgsRating(player_id, name, rating)
