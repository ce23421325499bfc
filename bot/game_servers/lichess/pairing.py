"""Create games on lichess by bulk pairing; all games of a request are created, or none.

Idempotency. lichess stores no key of ours. A game that was requested before is therefore recognised among the host's
own bulks by its two players, colours, terms and moment, so that a lost response does not create it twice. Only the
newest `MOST_LISTED` bulks are listed; if an older one may contain the game, the games of the two players are searched
too. Each found game is assigned to one wanted game only.

Starts. A game with an agreed start is created for it (`pairAt`), and its clocks are started after the grace period
(`startClocksAt`), so that a player who does not come loses on time without a move. Without a start, no clock runs
before both have moved, and the game may be aborted.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from urllib.parse import quote

from bot.game_server_api.calling import Answer, Caller, excerpt
from bot.game_server_api.port import GameServerError, Made, Refusal, ServerGame, Trouble, WantedGame
from bot.game_server_api.reading import readable, shaped
from bot.game_servers.lichess.answers import MOST_LISTED, Bulk, Game, PairedGame, bulks_in, milliseconds, oddities
from bot.game_servers.lichess.terms import parsed

MOST = 500
"""Maximum number of games in one bulk, and in ten minutes."""

RULES = "noRematch,noGiveTime"
FARTHEST = timedelta(days=7)
"""How far ahead lichess accepts a moment."""

QUEUED = "Already too many"
OK, NOT_FOUND = 200, 404
NO_BRACES = str.maketrans("{}", "()")
FEW = 10
"""Maximum number of recent games between two players that are examined."""

LINES = "application/x-ndjson"
CLOCKS_DIFFER = timedelta(minutes=1)
"""Tolerated difference between the host's and lichess's clock when deciding whether a game is older than its round."""


@dataclass
class Pairing:
    """State of one call of `make`; `host` are the headers with the host's token."""

    caller: Caller
    host: Mapping[str, str]
    address: str
    now: datetime
    games: dict[str, ServerGame] = field(default_factory=dict)
    troubles: dict[str, Trouble] = field(default_factory=dict)
    again_in: float | None = None
    withdrawn: set[str] = field(default_factory=set)
    refusals: dict[str, Refusal] = field(default_factory=dict)

    async def make(self, wanted: Sequence[WantedGame]) -> Made:
        """Find existing games and create the others."""
        possible = [game for game in wanted if self._possible(game)]
        if possible:
            bulks = await self._bulks()
            left = await self._found_again(possible, bulks)
            if len(bulks) >= MOST_LISTED:
                left = await self._found_unlisted(left, min(bulk.pair_at for bulk in bulks))
            for games in chunks(left):
                await self._paired(games)
        return Made(self.games, self.troubles, self.again_in, frozenset(self.withdrawn), self.refusals)

    async def withdraw(self, games: Collection[str]) -> frozenset[str]:
        """Cancel the bulks of these games that have not begun; return the ids of all their games."""
        gone: set[str] = set()
        for bulk in await self._bulks():
            ids = {game.id for game in bulk.games}
            if bulk.paired_at is None and ids & {*games}:
                answer = await self.caller.call("DELETE", f"/api/bulk-pairing/{quote(bulk.id)}", headers=self.host)
                gone |= ids if answer.status == OK else set()
        return frozenset(gone)

    def _possible(self, wanted: WantedGame) -> bool:
        """Whether a game can be created: both players have an account and have given their consent."""
        if not (wanted.first.account and wanted.second.account):
            self.troubles[wanted.key] = "not_linked"
        elif not (wanted.first.token and wanted.second.token):
            self._left_to_players(wanted)
        return wanted.key not in {**self.troubles, **self.games}

    def _left_to_players(self, wanted: WantedGame) -> None:
        """Mark a game that the players have to start themselves, because a consent is missing; it is found later."""
        self.games[wanted.key] = ServerGame(wanted.key, "", "", "waiting", wanted.first.account, wanted.second.account)

    async def _bulks(self) -> list[Bulk]:
        answer = await self.caller.call("GET", "/api/bulk-pairing", headers=self.host)
        return bulks_in(answer.json())

    async def _found_unlisted(self, wanted: Iterable[WantedGame], oldest: int) -> list[WantedGame]:
        """Assign games from bulks that are no longer listed; return the wanted games that are left."""
        left = []
        for wanted_game in wanted:
            games = await games_between(self.caller, wanted_game) if milliseconds(wanted_game.since) < oldest else []
            taken = wanted_game.not_these | {game.id for game in self.games.values()}
            known = (game for game in games if game.id not in taken and _is_meant(game, wanted_game))
            game = next(known, None)
            if game is None:
                left.append(wanted_game)
            else:
                self._made(wanted_game, game.id)
        return left

    async def _found_again(self, wanted: Sequence[WantedGame], bulks: Iterable[Bulk]) -> list[WantedGame]:
        """Assign existing games of listed bulks; return the wanted games that are left. Aborted games are ignored."""
        earliest = milliseconds(min(wanted_game.since for wanted_game in wanted) - CLOCKS_DIFFER)
        there = {
            game.id: (bulk, game)
            for bulk in sorted(bulks, key=lambda bulk: bulk.pair_at)
            for game in bulk.games
            if bulk.pair_at >= earliest and any(_is_for(bulk, game, wanted_game) for wanted_game in wanted)
        }
        gone = await self._aborted(there) if there else set()
        left = []
        for wanted_game in wanted:
            known = (
                each for each, (bulk, game) in there.items() if each not in gone and _is_for(bulk, game, wanted_game)
            )
            game_id = next(known, None)
            if game_id is None:
                left.append(wanted_game)
            else:
                del there[game_id]
                self._made(wanted_game, game_id)
        return left

    async def _aborted(self, ids: Iterable[str]) -> set[str]:
        """Return the ids of aborted games."""
        answer = await self.caller.call(
            "POST", "/api/games/export/_ids", query={"moves": "false"}, text=",".join(ids), headers={"Accept": LINES}
        )
        return {game.id for game in games_in(answer) if game.status == "aborted"}

    def _made(self, wanted: WantedGame, game: str) -> None:
        self.games[wanted.key] = ServerGame(
            wanted.key, game, f"{self.address}/{game}", "waiting", wanted.first.account, wanted.second.account
        )

    async def _paired(self, games: list[WantedGame]) -> None:
        """Create one bulk. Games with rejected tokens are removed and the rest is requested again."""
        while games:
            try:
                form = _form(games, self.now)
                answer = await self.caller.call("POST", "/api/bulk-pairing", form=form, headers=self.host)
                if answer.status == OK:
                    return self._all_made(games, shaped(Bulk, answer.json()))
                bad = _refused_tokens(answer.json())
            except GameServerError as error:
                self.again_in = error.again_in if error.again_in is not None else self.again_in
                return self._refuse(games, error.trouble, error.detail)
            refused = [game for game in games if {game.first.token, game.second.token} & bad]
            for game in refused:
                self.withdrawn |= {seated.member for seated in (game.first, game.second) if seated.token in bad}
                self._left_to_players(game)
            if not refused:
                trouble: Trouble = "slow_down" if QUEUED in answer.text else "bad_terms"
                return self._refuse(games, trouble, excerpt(answer.text))
            games = [game for game in games if game not in refused]
        return None

    def _refuse(self, games: Iterable[WantedGame], trouble: Trouble, words: str) -> None:
        for game in games:
            self.troubles[game.key], self.refusals[game.key] = trouble, Refusal(words)

    def _all_made(self, games: Iterable[WantedGame], bulk: Bulk) -> None:
        """Assign the games of a created bulk by their players."""
        there = {(game.white, game.black): game.id for game in bulk.games}
        for wanted in games:
            game = there.get((wanted.first.account, wanted.second.account))
            if game is None:
                self.troubles[wanted.key] = "unreadable"
            else:
                self._made(wanted, game)


def chunks(wanted: Iterable[WantedGame]) -> list[list[WantedGame]]:
    """Group games by request: equal terms, round and start, no player twice, at most `MOST` games."""
    bundles: list[tuple[object, list[WantedGame], set[str]]] = []
    for game in wanted:
        about = (parsed(game.terms), game.title, game.starts_at, game.grace)
        players = {game.first.account, game.second.account}
        for other, games, busy in bundles:
            if other == about and not busy & players and len(games) < MOST:
                games.append(game)
                busy.update(players)
                break
        else:
            bundles.append((about, [game], players))
    return [games for _, games, _ in bundles]


async def games_between(caller: Caller, wanted: WantedGame) -> list[Game]:
    """Return the games between two players since the round began, newest first."""
    query = {
        "vs": wanted.second.account,
        "since": str(milliseconds(wanted.since)),
        "ongoing": "true",
        "moves": "true",
        "max": str(FEW),
    }
    path = f"/api/games/user/{quote(wanted.first.account)}"
    answer = await caller.call("GET", path, query=query, headers={"Accept": LINES})
    return [] if answer.status == NOT_FOUND else games_in(answer)


def games_in(answer: Answer) -> list[Game]:
    """Return the games of an export in ndjson; unreadable ones are omitted."""
    if answer.status != OK:
        raise GameServerError("unreadable", detail=f"games, status {answer.status}")
    return readable(Game, answer.json_lines())


def _is_meant(game: Game, wanted: WantedGame) -> bool:
    """Whether a game matches a wanted one by players, colours and terms."""
    white, black = game.players.white.user, game.players.black.user
    seats = (white.id if white else "", black.id if black else "")
    same = seats == (wanted.first.account, wanted.second.account)
    return same and game.status != "aborted" and not oddities(game, parsed(wanted.terms))


def _is_for(bulk: Bulk, game: PairedGame, wanted: WantedGame) -> bool:
    """Whether a game of a bulk can be a wanted one, by players, colours, moment and terms.

    Two tournaments may pair the same players at the same time; `not_these` excludes games of the other one.
    """
    terms = parsed(wanted.terms)
    clock = None if bulk.clock is None else (bulk.clock.limit, bulk.clock.increment)
    return bool(
        game.id not in wanted.not_these
        and (game.white, game.black) == (wanted.first.account, wanted.second.account)
        and bulk.pair_at >= milliseconds(wanted.since - CLOCKS_DIFFER)
        and (bulk.paired_at or wanted.starts_at is None or bulk.pair_at == milliseconds(wanted.starts_at))
        and (clock, bulk.rated, bulk.variant.lower()) == (terms.clock, terms.rated, terms.variant.lower())
    )


def _form(games: Sequence[WantedGame], now: datetime) -> dict[str, str]:
    """Return the request body for the games of one chunk."""
    first, terms = games[0], parsed(games[0].terms)
    form = {
        "players": ",".join(f"{game.first.token}:{game.second.token}" for game in games),
        "rated": str(terms.rated).lower(),
        "variant": terms.variant,
        "message": _message(first),
        "rules": RULES,
    }
    if first.starts_at is not None and now < first.starts_at <= now + FARTHEST:
        form["pairAt"] = str(milliseconds(first.starts_at))
    if terms.clock is None:
        return form | {"days": str(terms.days)}
    form |= {"clock.limit": str(terms.clock[0]), "clock.increment": str(terms.clock[1])}
    if first.starts_at is not None:
        clocks = min(max(first.starts_at, now) + first.grace, now + FARTHEST)
        form |= {"startClocksAt": str(milliseconds(clocks)), "rules": f"noAbort,{RULES}"}
    return form


def _message(game: WantedGame) -> str:
    """Return the message that lichess sends to both players; braces are removed except lichess's placeholder."""
    title = game.title.rpartition(", ")[0] or game.title
    return f"{title.translate(NO_BRACES)}, round {game.round_number}: {{game}}"


def _refused_tokens(body: object) -> set[str]:
    """Return the rejected tokens named in a response, if any."""
    tokens = body.get("tokens") if isinstance(body, Mapping) else None
    return set(tokens) if isinstance(tokens, Mapping) else set()
