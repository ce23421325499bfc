"""Simulated forks of lila: lishogi.org and lidraughts.org.

They have accounts and games as the pretend lichess, and of its addresses only the three that the forks' own routes have
for programs without a token: a profile, several profiles, and the games of a player. There is no bulk pairing.

Deviations: as of the pretend lichess; games on lishogi have no byoyomi unless a test sets it.
"""

from __future__ import annotations

from typing import Any, ClassVar

from aiohttp import web

from bot.sandbox.game_servers.lichess import shapes
from bot.sandbox.game_servers.lichess.records import Account, Game
from bot.sandbox.game_servers.lichess.server import PretendLichess


class PretendLidraughts(PretendLichess):
    """Simulated lidraughts.org; a closed account is `closed`."""

    title: ClassVar[str] = "Pretend lidraughts"

    def routes(self) -> list[web.RouteDef]:
        """Return the addresses that the fork has, too."""
        return [
            web.get("/api/games/user/{name}", self._user_games),
            web.get("/api/user/{name}", self._user),
            web.post("/api/users", self._users),
        ]

    def _profile(self, account: Account, address: str = "") -> dict[str, Any]:
        body = shapes.user_json(account, address)
        return {"closed" if key == "disabled" else key: value for key, value in body.items()}


class PretendLishogi(PretendLidraughts):
    """Simulated lishogi.org: the players are sente and gote, and a clock has byoyomi (seconds, periods)."""

    title: ClassVar[str] = "Pretend lishogi"

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.byoyomi = 0, 0

    def _json(self, request: web.Request, game: Game) -> dict[str, Any]:
        body = super()._json(request, game)
        names = {"white": "sente", "black": "gote"}
        body["players"] = {names[colour]: player for colour, player in body["players"].items()}
        if "winner" in body:
            body["winner"] = names[body["winner"]]
        if "clock" in body:
            body["clock"] |= dict(zip(("byoyomi", "periods"), self.byoyomi, strict=True))
        return body
