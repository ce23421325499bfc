"""Client for ratings from the Online Go Server's public API.

`GET /api/v1/players/ID/` returns, among other data, `ratings.overall.rating`, on a scale on which 1500 is an average
player. Only the id is sent. At most `AT_ONCE` requests run in parallel; on 429, server errors and network errors a
request is retried with exponential backoff.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import aiohttp

from bot.game_server_api.port import Ratings, Trouble

ADDRESS = "https://online-go.com"
AT_ONCE = 4
"""Maximum number of parallel requests."""

TRIES = 3
PAUSE = 2.0
"""Seconds before the first retry; doubled each time."""

TIMEOUT = aiohttp.ClientTimeout(total=20)
NOT_FOUND, SLOW_DOWN, SERVER_ERRORS = 404, 429, 500


@dataclass(frozen=True, slots=True)
class OgsRating:
    """A player's name and rating on the server."""

    player_id: int
    name: str
    rating: float


class OgsError(Exception):
    """No rating for a player; `trouble` is the reason."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble)
        self.trouble = trouble


class Ogs:
    """Client of the public API. Tests use another `address`."""

    def __init__(self, address: str = ADDRESS, *, pause: float = PAUSE) -> None:
        self._address = address
        self._pause = pause

    async def ratings(self, accounts: Sequence[str]) -> Ratings:
        """Return the ratings of the players with these numbers, in the common form of all game servers."""
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

            await asyncio.gather(*(ask(account) for account in dict.fromkeys(accounts)))
        return Ratings(ratings, names, troubles)

    async def _rating(self, session: aiohttp.ClientSession, player_id: int) -> OgsRating:
        """Request one player, with retries. Raises `OgsError`."""
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
    """Return the rating in a response. Raises `OgsError`."""
    try:
        rating, name = float(answer["ratings"]["overall"]["rating"]), str(answer["username"])
    except (KeyError, TypeError, ValueError) as error:
        raise OgsError("unreadable") from error
    return OgsRating(player_id, name, rating)
