"""Simulated published data of chess.com: profiles, statistics, and the games that ended in a month (UTC).

Deviations: games are begun and finished only by tests or the page; all are in the archive at once, where the real one
may lag by hours; ids are drawn from a seed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, ClassVar

from aiohttp import web

from bot.sandbox.game_servers.page import PlayedGame
from bot.sandbox.game_servers.pretend_server import PretendServer

ENDINGS = (("white wins", "win:resigned"), ("black wins", "resigned:win"), ("draw", "agreed:agreed"))


@dataclass
class Player:
    """An account."""

    username: str
    location: str = ""
    ratings: dict[str, int] = field(default_factory=dict)
    closed: bool = False


@dataclass
class Game:
    """A game; it is published once it has ended."""

    id: str
    white: str
    black: str
    control: str
    rated: bool
    began: datetime
    ended: datetime | None = None
    results: tuple[str, str] = ("", "")


class PretendChessCom(PretendServer):
    """Simulated chess.com, see the module."""

    title: ClassVar[str] = "Pretend chess.com"

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.players: dict[str, Player] = {}
        self.games: dict[str, Game] = {}

    def add_player(self, username: str, **ratings: int) -> Player:
        """Create an account; ratings by kind of game, such as `chess_rapid=1600`."""
        player = Player(username, ratings=dict(ratings))
        self.players[username.lower()] = player
        return player

    def begin(self, white: str, black: str, *, control: str = "600+5", rated: bool = True) -> Game:
        """Start a game between two players."""
        number = str(self.chance.randrange(10**9, 10**10))
        self.games[number] = Game(number, white.lower(), black.lower(), control, rated, self.now)
        return self.games[number]

    def end(self, game: str, how: str) -> None:
        """Finish a game with the result of each player, `win:resigned`."""
        white, _, black = how.partition(":")
        self.games[game].results = white, black
        self.games[game].ended = self.now

    def games_shown(self) -> list[PlayedGame]:
        """Return the games, newest first."""
        return [
            PlayedGame(game.id, f"{game.white} - {game.black}", ":".join(game.results), () if game.ended else ENDINGS)
            for game in reversed(self.games.values())
        ]

    def routes(self) -> list[web.RouteDef]:
        """Return the published addresses."""
        return [
            web.get("/pub/player/{name}", self._profile),
            web.get("/pub/player/{name}/stats", self._stats),
            web.get("/pub/player/{name}/games/{year}/{month}", self._month),
        ]

    def _player(self, request: web.Request) -> Player:
        player = self.players.get(request.match_info["name"])
        if player is None:
            raise web.HTTPNotFound(text='{"code": 0, "message": "not found"}', content_type="application/json")
        return player

    async def _profile(self, request: web.Request) -> web.Response:
        player = self._player(request)
        status = "closed" if player.closed else "basic"
        body = {"username": player.username.lower(), "status": status, "player_id": 7, "url": f"{self.address}/member"}
        return web.json_response(body | ({"location": player.location} if player.location else {}))

    async def _stats(self, request: web.Request) -> web.Response:
        ratings = self._player(request).ratings
        return web.json_response({kind: {"last": {"rating": rating, "rd": 50}} for kind, rating in ratings.items()})

    async def _month(self, request: web.Request) -> web.Response:
        name, month = self._player(request).username.lower(), (request.match_info["year"], request.match_info["month"])
        over = [game for game in self.games.values() if game.ended is not None and name in {game.white, game.black}]
        ended = sorted((game.ended.astimezone(UTC), game.id) for game in over if game.ended is not None)
        listed = [self._json(self.games[number]) for at, number in ended if (f"{at:%Y}", f"{at:%m}") == month]
        return web.json_response({"games": listed})

    def _json(self, game: Game) -> dict[str, Any]:
        sides = zip(("white", "black"), (game.white, game.black), game.results, strict=True)
        body: dict[str, Any] = {
            colour: {"username": self.players[name].username, "result": result, "rating": 1500}
            for colour, name, result in sides
        }
        began = game.began.astimezone(UTC)
        return body | {
            "url": f"{self.address}/game/live/{game.id}",
            "pgn": f'[Site "Chess.com"]\n[UTCDate "{began:%Y.%m.%d}"]\n[UTCTime "{began:%H:%M:%S}"]\n\n1. e4 *\n',
            "time_control": game.control,
            "end_time": int(game.ended.timestamp()) if game.ended else 0,
            "rated": game.rated,
            "rules": "chess",
            "time_class": "rapid",
        }
