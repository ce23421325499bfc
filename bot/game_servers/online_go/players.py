"""Players of online-go.com: lookup by number or name, profiles and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.game_server_api.calling import Caller
from bot.game_server_api.port import GameServerError, Ratings, Trouble
from bot.game_servers.online_go.shapes import need

NOT_FOUND = 404


class Players:
    """Reads players; one request each, two for a lookup by name."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    async def player(self, typed: str) -> Any:
        """Return the public profile of a player, by number or name. Raises `unknown_account`."""
        number = typed.strip()
        if not number:
            raise GameServerError("unknown_account")
        if not number.isdecimal():
            number = str(await self._number_of(number))
        answer = await self._caller.call("GET", f"/api/v1/players/{number}/")
        if answer.status == NOT_FOUND:
            raise GameServerError("unknown_account")
        player = answer.json()
        need(player, "id", int)
        need(player, "username", str)
        return player

    async def _number_of(self, name: str) -> int:
        answer = await self._caller.call("GET", "/api/v1/players/", query={"username": name})
        for player in need(answer.json(), "results", list):
            if str(need(player, "username", str)).casefold() == name.casefold():
                return int(need(player, "id", int))
        raise GameServerError("unknown_account")

    async def ratings(self, accounts: Sequence[str]) -> Ratings:
        """Return overall ratings, on the scale on which 1500 is an average player."""
        ratings: dict[str, float] = {}
        names: dict[str, str] = {}
        troubles: dict[str, Trouble] = {}
        for account in dict.fromkeys(accounts):
            try:
                player = await self.player(account)
                names[account] = player["username"]
                ratings[account] = float(player["ratings"]["overall"]["rating"])
            except GameServerError as error:
                troubles[account] = error.trouble
            except (KeyError, TypeError, ValueError):
                troubles[account] = "no_rating"
        return Ratings(ratings, names, troubles)
