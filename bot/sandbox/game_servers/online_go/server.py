"""Simulated online-go.com: responses of its API, and its page."""

from __future__ import annotations

from typing import Any, ClassVar

from aiohttp import web

from bot.sandbox.game_servers.online_go.matches import TERMS, Game, Match, Member, Player
from bot.sandbox.game_servers.page import PlayedGame
from bot.sandbox.game_servers.pretend_server import PretendServer

LEAGUE, KEY = "herald", "sandbox-key"
FILTERS = frozenset({"league_match_id__startswith", "finished", "page"})
PATH = "/api/v1/online_league"
ENDINGS = (
    ("Black wins", "black wins"),
    ("White wins", "white wins"),
    ("White loses on time", "time"),
    ("Annul", "annul"),
    ("Cancel", "cancel"),
)
"""Buttons of a match as (label, argument of `end`)."""


class PretendOnlineGo(PretendServer):
    """The site with its state. Tests and demo players act by its methods, people on its page."""

    title: ClassVar[str] = "Pretend online-go.com"

    def __init__(self, *, page_size: int = 100, **options: Any) -> None:
        super().__init__(**options)
        self.page_size = page_size
        self.players: dict[int, Player] = {}
        self.members: dict[str, Member] = {}
        self.matches: dict[str, Match] = {}
        self.games: list[Game] = []
        self.queries: list[str] = []
        self.maintenance = False

    # use of the site

    def player(self, username: str, rating: float = 1500.0) -> Player:
        """Return the account of that name, or create it."""
        player = next((player for player in self.players.values() if player.username == username), None)
        if player is None:
            player = Player(1000 + len(self.players), username, rating)
            self.players[player.id] = player
        return player

    def open_invitation(self, link: str, player: Player) -> Match:
        """Open a secret link as a player, who is bound to the member; once both have, the game starts."""
        for match in self.matches.values():
            for side, invite, member in (
                ("black", match.black_invite, match.black),
                ("white", match.white_invite, match.white),
            ):
                if link.endswith(invite):
                    known = self.members[member]
                    known.player = known.player or player
                    match.came.add(side)
                    if match.came == {"black", "white"}:
                        match.game = match.game or 50_000 + match.id
                    return match
        raise KeyError(link)

    def finish(self, match: Match, loser: str, outcome: str = "Resignation") -> None:
        """Finish a match."""
        match.finished, match.loser, match.outcome = True, loser, outcome

    def end(self, game: str, how: str) -> None:
        """Finish a match in one of the ways offered on the page."""
        match = next(match for match in self.matches.values() if str(match.id) == game)
        if how not in {ending for _, ending in ENDINGS}:
            raise ValueError(how)
        for invite, member in ((match.black_invite, match.black), (match.white_invite, match.white)):
            self.open_invitation(invite, self.members[member].player or self.player(member))
        match.annulled, match.cancelled = how == "annul", how == "cancel"
        if how == "annul":  # an annulled game still names a loser
            self.finish(match, match.loser or "white", match.outcome or "Resignation")
        elif how != "cancel":
            self.finish(
                match, "black" if how == "white wins" else "white", "Timeout" if how == "time" else "Resignation"
            )

    def waiting(self, game: str, names: tuple[str, str], round_number: int) -> str | None:
        """Return the id of a match that can be played, or None; matches always have an id."""
        del names, round_number
        match = next((match for match in self.matches.values() if str(match.id) == game), None)
        return None if match is None or match.finished or match.cancelled or match.annulled else game

    def play(self, game: str, names: tuple[str, str], winner: int, scores: tuple[int, int]) -> None:
        """Let both players open their links, and black (0) or white (1) win."""
        del scores
        match = next(match for match in self.matches.values() if str(match.id) == game)
        for invite, name in ((match.black_invite, names[0]), (match.white_invite, names[1])):
            self.open_invitation(invite, self.player(name))
        self.finish(match, ("white", "black")[winner])

    def games_shown(self) -> list[PlayedGame]:
        """Return the matches, newest first."""
        return [
            PlayedGame(
                str(match.id),
                f"{match.name}: {self._name(match.black)} – {self._name(match.white)}",
                _stands(match),
                _endings(match),
            )
            for match in reversed(self.matches.values())
        ]

    def _name(self, member: str) -> str:
        player = self.members[member].player
        return member if player is None else player.username

    def error_body(self, status: int) -> dict[str, Any]:
        """Return the site's error body."""
        return {"detail": "Request was throttled." if status == web.HTTPTooManyRequests.status_code else "Server Error"}

    # the API

    def routes(self) -> list[web.RouteDef]:
        """Return the addresses of the real site."""
        return [
            web.get(f"{PATH}/member/{{id}}", self._show_member),
            web.put(f"{PATH}/member/{{id}}", self._member),
            web.post(f"{PATH}/matches/", self._make),
            web.get(f"{PATH}/matches/", self._list),
            web.get(f"{PATH}/matches/{{id:[0-9]+}}", self._match),
            web.get("/api/v1/players/", self._search),
            web.get("/api/v1/players/{id:[0-9]+}/", self._player),
            web.get("/api/v1/players/{id:[0-9]+}/games", self._games),
        ]

    def _need_key(self, request: web.Request) -> None:
        if (request.headers.get("X-OGS-LEAGUE"), request.headers.get("X-OGS-LEAGUE-AUTH")) != (LEAGUE, KEY):
            raise web.HTTPUnauthorized(text='{"detail": "Invalid league credentials"}')

    async def _show_member(self, request: web.Request) -> web.Response:
        self._need_key(request)
        member = self.members.get(request.match_info["id"])
        if member is None:
            return web.json_response({"detail": "Not found."}, status=404)
        return web.json_response(member.json())

    async def _member(self, request: web.Request) -> web.Response:
        self._need_key(request)
        body = await request.json()
        if not isinstance(body.get("rating"), int | float):
            return web.json_response({"rating": ["This field is required."]}, status=400)
        name, new = request.match_info["id"], request.match_info["id"] not in self.members
        member = self.members.setdefault(name, Member(name, body["rating"]))
        if member.player is None:
            member.rating = body["rating"]
        else:
            member.pending = body["rating"]
        return web.json_response(member.json(), status=201 if new else 200)

    async def _make(self, request: web.Request) -> web.Response:
        self._need_key(request)
        body: dict[str, Any] = await request.json()
        key, black, white = (body.get(name) for name in ("league_match_id", "black_member_id", "white_member_id"))
        if not all(isinstance(value, str) and value for value in (key, black, white)):
            return web.json_response({"league_match_id": ["This field is required."]}, status=400)
        if black not in self.members or white not in self.members:
            return web.json_response({"detail": "Unknown member"}, status=400)
        terms = {name: body[name] for name in TERMS if name in body}
        known = self.matches.get(str(key))
        if known is not None:
            compared: dict[str, tuple[Any, Any]] = {
                "black member": (black, known.black),
                "white member": (white, known.white),
            }
            compared |= {name: (value, known.terms.get(name)) for name, value in terms.items()}
            for name, (new, old) in compared.items():
                if new != old:
                    detail = f"Match already exists with different {name}"
                    return web.json_response({"detail": detail}, status=400)
            return web.json_response(known.json(self.address))
        match = Match(len(self.matches) + 1, str(key), str(body.get("name", "")), str(black), str(white), terms)
        self.matches[match.key] = match
        return web.json_response(match.json(self.address), status=201)

    async def _list(self, request: web.Request) -> web.Response:
        self._need_key(request)
        self.queries.append(request.query_string)
        if self.maintenance:
            return web.Response(text="<html>Down for maintenance</html>", content_type="text/html")
        query = request.query
        if set(query) - FILTERS:
            return web.json_response({"detail": f"Unknown field {min(set(query) - FILTERS)}"}, status=400)
        beginning = query.get("league_match_id__startswith", "")
        matches = [match for match in self.matches.values() if match.key.startswith(beginning)]
        if "finished" in query:
            matches = [match for match in matches if match.finished == (query["finished"] == "true")]
        return self._paged(request, [match.json(self.address) for match in matches])

    def _paged(self, request: web.Request, results: list[dict[str, Any]]) -> web.Response:
        page = int(request.query.get("page", "1"))
        start = (page - 1) * self.page_size
        more = len(results) > start + self.page_size
        there = f"{self.address}{request.rel_url.update_query(page=str(page + 1))}" if more else None
        shown = results[start : start + self.page_size]
        return web.json_response({"count": len(results), "next": there, "previous": None, "results": shown})

    async def _match(self, request: web.Request) -> web.Response:
        self._need_key(request)
        matches = [match for match in self.matches.values() if str(match.id) == request.match_info["id"]]
        return web.json_response(matches[0].json(self.address)) if matches else web.json_response({}, status=404)

    async def _search(self, request: web.Request) -> web.Response:
        name = request.query.get("username", "").casefold()
        return self._paged(
            request,
            [
                {"id": player.id, "username": player.username}
                for player in self.players.values()
                if player.username.casefold() == name
            ],
        )

    async def _player(self, request: web.Request) -> web.Response:
        player = self.players.get(int(request.match_info["id"]))
        if player is None:
            return web.json_response({"detail": "Not found."}, status=404)
        return web.json_response(player.json())

    async def _games(self, request: web.Request) -> web.Response:
        number = int(request.match_info["id"])
        mine = [game for game in self.games if number in {game.black.id, game.white.id}]
        mine.sort(key=lambda game: game.ended or "9999", reverse=True)
        return self._paged(request, [game.json() for game in mine])


def _endings(match: Match) -> tuple[tuple[str, str], ...]:
    """Return the possible endings; a finished game can still be annulled."""
    if match.cancelled or match.annulled:
        return ()
    return tuple(ending for ending in ENDINGS if not match.finished or ending[1] == "annul")


def _stands(match: Match) -> str:
    if match.cancelled:
        return "cancelled"
    if match.finished:
        ended = f"{match.outcome}, {'white' if match.loser == 'black' else 'black'} won"
        return f"annulled ({ended})" if match.annulled else ended
    return "running" if match.started else "waiting"
