"""Simulated lichess.org: bulk pairings, exports of games, profiles, and OAuth with PKCE.

Follows the published interface and lila's source in addresses, fields, limits and errors. Started clocks
(`startClocksAt`) run out for a player who does not move; games made by the API in which not both players have moved are
deleted after a week, and never end with `noStart`; the newest 100 bulks are listed.

Deviations: players move and finish games only on request of tests, demo players or the page; the games of a bulk start
at the first request after `pairAt`; tokens and ids are drawn from a seed; messages to players are stored in `messages`;
games in progress are exported without delay.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from html import escape
from typing import Any, ClassVar
from urllib.parse import urlencode

from aiohttp import web

from bot.sandbox.game_servers import page
from bot.sandbox.game_servers.lichess import bulks as rules
from bot.sandbox.game_servers.lichess import shapes
from bot.sandbox.game_servers.lichess.bulks import BulkRefusedError
from bot.sandbox.game_servers.lichess.records import BULK_SCOPE, BY_API, PLAY_SCOPE, Account, Bulk, Game, Grant, Token
from bot.sandbox.game_servers.page import PlayedGame
from bot.sandbox.game_servers.pretend_server import PAGE_PREFIX, PretendServer, bearer

MAX_IDS, MAX_USERS, MAX_TOKENS, MAX_LISTED = 300, 300, 1000, 100
NDJSON, PGN = "application/x-ndjson", "application/x-chess-pgn"
YEAR_SECONDS = 31_536_000
BEGIN = "begin"
"""Returned by `waiting` for a game that the two players are to start."""

REHEARSED = 900, 10
"""The clock of games that demo players start, in seconds; presets of chess name the same."""

JUST_PLAYED_MS = 600_000
"""Minimum time between two games of the same players, so that the result of the first can be fetched."""

NO_START = "noStart"
MOVES = "e4 e5 Nf3 Nc6 Bb5 a6"
ENDINGS = tuple(
    [(f"{colour} wins", f"{colour}:resign") for colour in ("white", "black")]
    + [("draw", ":draw"), ("aborted", ":aborted")]
    + [
        (f"{colour} by {how}", f"{colour}:{how}")
        for colour in ("white", "black")
        for how in ("timeout", "cheat", NO_START)
    ]
)


class PretendLichess(PretendServer):
    """Simulated lichess.org, see the module.

    Use `add_account` first; `authorize` returns tokens of the host or a player.
    """

    title: ClassVar[str] = "Pretend lichess"

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.accounts: dict[str, Account] = {}
        self.tokens: dict[str, Token] = {}
        self.games: dict[str, Game] = {}
        self.bulks: dict[str, Bulk] = {}
        self.messages: list[tuple[str, str]] = []
        self._grants: dict[str, Grant] = {}
        self._exporting = 0

    # use of the site

    def add_account(self, name: str, **ratings: int) -> Account:
        """Create an account; ratings by kind of game, such as `rapid=1622`."""
        account = Account(name, "", dict(ratings))
        self.accounts[account.id] = account
        return account

    def authorize(self, name: str, *scopes: str, expires_ms: int | None = None) -> str:
        """Create a token of an account, by default one that lets it be paired."""
        self.accounts[name.lower()]  # raises KeyError for an unknown account
        secret = "lip_" + self.drawn(20)
        self.tokens[secret] = Token(name.lower(), frozenset(scopes or (PLAY_SCOPE,)), expires_ms)
        return secret

    def host_token(self, name: str) -> str:
        """Create a token with which bulks may be paired."""
        return self.authorize(name, BULK_SCOPE)

    def begin(self, white: str, black: str, *, rated: bool = True, clock: tuple[int, int] | None = (600, 0)) -> Game:
        """Start a game between two players outside bulk pairings."""
        game = self._game(white.lower(), black.lower(), clock, None, "friend", rated=rated)
        self.games[game.id] = game
        return game

    def finish(self, game: str, status: str, winner: str | None = None) -> None:
        """Finish a game with one of lichess's statuses. Raises KeyError or ValueError for invalid arguments."""
        self._settle()
        self.games[game].finish(status, winner, self.now_ms, MOVES)

    def move(self, game: str, plies: int = 1) -> None:
        """Set the number of moves made in a game."""
        self._settle()
        self.games[game].moves = " ".join(MOVES.split()[:plies])

    def end(self, game: str, how: str) -> None:
        """Finish a game in one of the ways offered on the page."""
        winner, _, status = how.partition(":")
        self.finish(game, status, winner or None)

    def hold(self) -> str:
        """Return terms of play as a director types them."""
        return f"{REHEARSED[0] // 60}+{REHEARSED[1]} rated"

    def write_profile(self, username: str, about: str) -> None:
        """Set the text of a profile; the account is created if needed."""
        (self.accounts.get(username.lower()) or self.add_account(username)).bio = about

    def waiting(self, game: str, names: tuple[str, str], round_number: int) -> str | None:
        """Return the id of a game to be played, `BEGIN` for one the two players are to start, or None."""
        del round_number
        if game:
            return game if game in self.games and not self.games[game].over else None
        played = [
            played_game.last_move_ms
            for played_game in self.games.values()
            if played_game.over and {played_game.white, played_game.black} == {*names}
        ]
        return None if played and self.now_ms - max(played) < JUST_PLAYED_MS else BEGIN

    def play(self, game: str, names: tuple[str, str], winner: int, scores: tuple[int, int]) -> None:
        """Let white (0) or black (1) win; a game that does not exist yet is started."""
        del scores
        if game == BEGIN:
            game = self.begin(*names, clock=REHEARSED).id
        self.finish(game, "resign", ("white", "black")[winner])

    def games_shown(self) -> list[PlayedGame]:
        """Return the games, newest first."""
        self._settle()
        return [
            PlayedGame(
                game.id,
                f"{self.accounts[game.white].name} - {self.accounts[game.black].name}",
                game.status + (f", {game.winner} won" if game.winner else ""),
                () if game.over else tuple(end for end in ENDINGS if game.source != BY_API or NO_START not in end[1]),
            )
            for game in reversed(self.games.values())
        ]

    # the interface

    def routes(self) -> list[web.RouteDef]:
        """Return the published addresses."""
        return [
            web.get("/api/bulk-pairing", self._list_bulks),
            web.post("/api/bulk-pairing", self._create_bulk),
            web.get("/api/bulk-pairing/{id}", self._show_bulk),
            web.delete("/api/bulk-pairing/{id}", self._cancel_bulk),
            web.post("/api/bulk-pairing/{id}/start-clocks", self._start_clocks),
            web.get("/api/bulk-pairing/{id}/games", self._bulk_games),
            web.post("/api/games/export/_ids", self._export_ids),
            web.get("/game/export/{id}", self._export_game),
            web.get("/api/games/user/{name}", self._user_games),
            web.get("/api/user/{name}", self._user),
            web.post("/api/users", self._users),
            web.get("/api/account", self._account),
            web.post("/api/token/test", self._test_tokens),
            web.get("/oauth", self._oauth),
            web.get(PAGE_PREFIX + "/grant", self._granted),
            web.post("/api/token", self._token),
            web.delete("/api/token", self._revoke),
        ]

    def _holder(self, request: web.Request, scope: str | None = None) -> Token:
        """Return the token of a request. Raises 401 or 403 if it is invalid or lacks the scope."""
        token = self.tokens.get(bearer(request))
        if token is None or (token.expires_ms is not None and token.expires_ms <= self.now_ms):
            raise _refused(401, {"error": "No such token"})
        if scope is not None and scope not in token.scopes:
            raise _refused(403, {"error": f"Missing scope: {scope}"})
        return token

    async def _create_bulk(self, request: web.Request) -> web.Response:
        owner = self._holder(request, BULK_SCOPE).owner
        form = {key: str(value) for key, value in (await request.post()).items()}
        try:
            bulk = self._paired(owner, form)
        except BulkRefusedError as refusal:
            raise _refused(refusal.status, refusal.body) from refusal
        self.bulks[bulk.id] = bulk
        self._settle()
        return web.json_response(shapes.bulk_json(bulk))

    def _paired(self, owner: str, form: dict[str, str]) -> Bulk:
        now = self.now_ms
        pairs = rules.pairs_of(form.get("players", ""))
        clock, days = rules.pace_of(form)
        rules.check_words(form)
        pair_at = rules.moment_of(form, "pairAt", now) or now
        start_clocks = rules.moment_of(form, "startClocksAt", now)
        rules.check_tokens(pairs, self.tokens, self.accounts, now, once=days is None)
        players = {self.tokens[token_key].owner for pair in pairs for token_key in pair}
        mine = [bulk for bulk in self.bulks.values() if bulk.owner == owner]
        rules.check_room(mine, len(pairs), pair_at, players, now)
        rated, variant = form.get("rated") == "true", form.get("variant", "standard")
        games = [
            self._game(self.tokens[white].owner, self.tokens[black].owner, clock, days, "api", rated=rated)
            for white, black in pairs
        ]
        message = form.get("message", "{game}")
        return Bulk(self.drawn(8), owner, games, pair_at, now, start_clocks, clock, days, variant, rated, None, message)

    def _game(
        self, white: str, black: str, clock: tuple[int, int] | None, days: int | None, source: str, *, rated: bool
    ) -> Game:
        return Game(self.drawn(8), white, black, rated, self.now_ms, clock, days, status="started", source=source)

    def _settle(self) -> None:
        """Apply the passage of time: start due bulks, let clocks run out, delete abandoned games.

        Called by each request instead of by a timer, so that jumps of the clock need no handling.
        """
        for bulk in self.bulks.values():
            if bulk.paired_ms is None and bulk.pair_at_ms <= self.now_ms:
                bulk.paired_ms = self.now_ms
                for game in bulk.games:
                    game.created_ms, game.clocks_from_ms = bulk.pair_at_ms, bulk.start_clocks_ms
                    self.games[game.id] = game
                    link = f"{self.address}/{game.id}"
                    self.messages += [(player, bulk.message.format(game=link)) for player in (game.white, game.black)]
        for game in list(self.games.values()):
            game.settle(self.now_ms)
            if game.removed(self.now_ms):
                del self.games[game.id]

    def _mine(self, request: web.Request) -> Bulk:
        owner = self._holder(request, BULK_SCOPE).owner
        self._settle()
        bulk = self.bulks.get(request.match_info["id"])
        if bulk is None or bulk.owner != owner:
            raise _refused(404, {"error": "Not found."})
        return bulk

    async def _list_bulks(self, request: web.Request) -> web.Response:
        owner = self._holder(request, BULK_SCOPE).owner
        self._settle()
        bulks = [shapes.bulk_json(bulk) for bulk in reversed(self.bulks.values()) if bulk.owner == owner]
        return web.json_response({"bulks": bulks[:MAX_LISTED]})

    async def _show_bulk(self, request: web.Request) -> web.Response:
        return web.json_response(shapes.bulk_json(self._mine(request)))

    async def _cancel_bulk(self, request: web.Request) -> web.Response:
        bulk = self._mine(request)
        if bulk.paired_ms is not None:
            raise _refused(404, {"error": "Not found."})
        del self.bulks[bulk.id]
        return web.json_response({"ok": True})

    async def _start_clocks(self, request: web.Request) -> web.Response:
        bulk = self._mine(request)
        if bulk.paired_ms is None:
            raise _refused(404, {"error": "Not found."})
        bulk.start_clocks_ms = self.now_ms
        for game in bulk.games:
            game.clocks_from_ms = self.now_ms
        return web.json_response({"ok": True})

    async def _bulk_games(self, request: web.Request) -> web.StreamResponse:
        bulk = self._mine(request)
        return await self._exported(request, bulk.games if bulk.paired_ms is not None else [])

    async def _export_ids(self, request: web.Request) -> web.StreamResponse:
        ids = [game_id for game_id in (await request.text()).split(",") if game_id][:MAX_IDS]
        self._settle()
        games = [self.games[game_id] for game_id in ids if game_id in self.games]
        return await self._exported(request, games)

    async def _export_game(self, request: web.Request) -> web.StreamResponse:
        self._settle()
        game = self.games.get(request.match_info["id"])
        if game is None:
            raise _refused(404, {"error": "Not found."})
        if "application/json" in request.headers.get("Accept", ""):
            return web.json_response(self._json(request, game))
        return web.Response(text=shapes.pgn_text(game, self.accounts), content_type=PGN)

    async def _user_games(self, request: web.Request) -> web.StreamResponse:
        account = self.accounts.get(request.match_info["name"].lower())
        if account is None or account.closed:
            raise _refused(404, {"error": "Not found."})
        self._settle()
        wanted = shapes.filtered(account.id, dict(request.query))
        games = [game for game in self.games.values() if wanted(game)]
        limit = int(request.query["max"]) if "max" in request.query else len(games)
        return await self._exported(request, sorted(games, key=lambda game: -game.created_ms)[:limit])

    async def _exported(self, request: web.Request, games: Iterable[Game]) -> web.StreamResponse:
        """Return games as ndjson or PGN, newest first. Only one export at a time, as lichess limits it by address."""
        if self._exporting:
            raise _refused(429, {"error": "Please only run 1 request(s) at a time"})
        self._exporting += 1
        try:
            await asyncio.sleep(0)  # let concurrent requests run, so that the limit takes effect
            ordered = sorted(games, key=lambda game: -game.created_ms)
            if NDJSON in request.headers.get("Accept", ""):
                text = "".join(json.dumps(self._json(request, game)) + "\n" for game in ordered)
                return web.Response(text=text, content_type=NDJSON)
            return web.Response(
                text="".join(shapes.pgn_text(game, self.accounts) for game in ordered), content_type=PGN
            )
        finally:
            self._exporting -= 1

    def _json(self, request: web.Request, game: Game) -> dict[str, Any]:
        query = request.query
        return shapes.game_json(
            game, self.accounts, moves=query.get("moves") != "false", pgn=query.get("pgnInJson") == "true"
        )

    def _profile(self, account: Account, address: str = "") -> dict[str, Any]:
        return shapes.user_json(account, address)

    async def _user(self, request: web.Request) -> web.Response:
        account = self.accounts.get(request.match_info["name"].lower())
        if account is None:
            raise _refused(404, {"error": "Not found."})
        return web.json_response(self._profile(account, self.address))

    async def _users(self, request: web.Request) -> web.Response:
        """Return profiles by name; unknown names are omitted."""
        names = [name.strip().lower() for name in (await request.text()).split(",")][:MAX_USERS]
        users = [self._profile(self.accounts[name]) for name in names if name in self.accounts]
        return web.json_response(users)

    async def _account(self, request: web.Request) -> web.Response:
        return web.json_response(shapes.user_json(self.accounts[self._holder(request).owner], self.address))

    async def _test_tokens(self, request: web.Request) -> web.Response:
        token_keys = (await request.text()).split(",")[:MAX_TOKENS]
        return web.json_response(shapes.tokens_json(token_keys, self.tokens))

    # OAuth with PKCE

    async def _oauth(self, request: web.Request) -> web.Response:
        """Return the page that asks a user for authorization."""
        query = request.query
        needed = ("client_id", "redirect_uri", "code_challenge")
        if query.get("response_type") != "code" or query.get("code_challenge_method") != "S256":
            raise web.HTTPBadRequest(text="response_type must be code, code_challenge_method S256")
        if not all(query.get(key) for key in needed):
            raise web.HTTPBadRequest(text="client_id, redirect_uri and code_challenge are required")
        carried = {key: query.get(key, "") for key in (*needed, "scope", "state")}
        names = (
            [query["username"]]
            if query.get("username", "").lower() in self.accounts
            else [account.name for account in self.accounts.values() if not account.closed]
        )
        links = "".join(_link(f"Allow, as {name}", {**carried, "as": name}) for name in names)
        no = _link("Cancel", carried)
        question = f"<p>{escape(query['client_id'])} asks for: {escape(query.get('scope', '') or 'your name')}</p>"
        return web.Response(text=page.framed("Authorize", question + links + no), content_type="text/html")

    async def _granted(self, request: web.Request) -> web.Response:
        query = request.query
        answer = {"state": query.get("state", "")}
        if query.get("as", "").lower() in self.accounts:
            code = "liu_" + self.drawn(32)
            self._grants[code] = Grant(
                query["as"].lower(),
                frozenset(filter(None, query.get("scope", "").split())),
                query["code_challenge"],
                query["redirect_uri"],
                query["client_id"],
            )
            answer["code"] = code
        else:
            answer |= {"error": "access_denied", "error_description": "user cancelled authorization"}
        raise web.HTTPFound(f"{query['redirect_uri']}?{urlencode(answer)}")

    async def _token(self, request: web.Request) -> web.Response:
        form = await request.post()
        grant = self._grants.pop(str(form.get("code", "")), None)
        verifier = str(form.get("code_verifier", ""))
        challenge = urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).rstrip(b"=").decode()
        if form.get("grant_type") != "authorization_code" or grant is None:
            raise _refused(400, {"error": "invalid_grant", "error_description": "unknown or used authorization code"})
        if (challenge, form.get("redirect_uri"), form.get("client_id")) != (
            grant.challenge, grant.redirect_uri, grant.client_id,
        ):  # fmt: skip
            raise _refused(400, {"error": "invalid_grant", "error_description": "hash of code_verifier does not match"})
        expires = self.now_ms + YEAR_SECONDS * 1000
        secret = self.authorize(grant.owner, *(grant.scopes or ("",)), expires_ms=expires)
        return web.json_response({"token_type": "Bearer", "access_token": secret, "expires_in": YEAR_SECONDS})

    async def _revoke(self, request: web.Request) -> web.Response:
        self._holder(request)
        del self.tokens[bearer(request)]
        return web.Response(status=204)


def _link(word: str, values: dict[str, str]) -> str:
    return f'<p><a href="{PAGE_PREFIX}/grant?{escape(urlencode(values))}">{escape(word)}</a></p>'


def _refused(status: int, body: dict[str, Any]) -> web.HTTPException:
    error = web.HTTPBadRequest(text=json.dumps(body), content_type="application/json")
    error.set_status(status)
    return error
