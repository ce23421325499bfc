"""Adapter without a league: find games that players start themselves in their public lists of games.

A list is read for as few players as cover all watched pairs (a greedy vertex cover), newest games first, until games
are older than the round or `MOST_PAGES` pages have been read.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from bot.game_server_api.calling import Caller
from bot.game_server_api.finding import made_nothing
from bot.game_server_api.port import (
    GameServerError,
    Link,
    LinkAsked,
    LinkBegun,
    Made,
    ServerGame,
    Surroundings,
    TermsError,
    WantedGame,
    WatchedGame,
)
from bot.game_servers.online_go.players import Players
from bot.game_servers.online_go.settings import OnlineGoSettings
from bot.game_servers.online_go.shapes import ending, moment, need, oddities, readable
from bot.game_servers.online_go.terms import Terms, terms_of

OK = 200
MOST_PAGES = 5
"""Maximum number of pages read of one player's games."""


class FoundGames:
    """The adapter of a host without a league. A poll needs one request for each of a few players."""

    makes_games = False

    def __init__(self, settings: OnlineGoSettings, surroundings: Surroundings) -> None:
        self.caller = Caller(settings.address, surroundings.user_agent)
        self._address = settings.address
        self._players = Players(self.caller)
        self.ratings = self._players.ratings
        self.close = self.caller.close

    async def begin_link(self, asked: LinkAsked) -> LinkBegun:
        """Return a random word to be written into the profile."""
        player = await self._players.player(asked.typed)
        return LinkBegun(
            "word", account=str(player["id"]), name=player["username"], word=f"herald-{secrets.token_hex(4)}"
        )

    async def finish_link(self, asked: LinkAsked, begun: LinkBegun, answer: str = "") -> Link:
        """Check whether the word is in the profile."""
        del asked, answer
        player = await self._players.player(begun.account)
        if not begun.word or begun.word not in str(player.get("about") or ""):
            raise GameServerError("not_proved")
        return Link(str(player["id"]), player["username"])

    async def make(self, wanted: Sequence[WantedGame], standing: Sequence[WantedGame] = ()) -> Made:
        """Create nothing; games can be found once both players have an account."""
        del standing
        return made_nothing(wanted)

    async def happened(self, watched: Sequence[WatchedGame]) -> Sequence[ServerGame]:
        """Return the games of these pairs since their rounds were published."""
        pairs: dict[frozenset[str], WantedGame] = {}
        for watched_game in watched:
            accounts = frozenset((watched_game.wanted.first.account, watched_game.wanted.second.account))
            if len(accounts - {""}) == len(("black", "white")):
                pairs.setdefault(accounts, watched_game.wanted)
        games: list[ServerGame] = []
        for account, opponents in _few_who_know_all(list(pairs)):
            mine = {frozenset((account, other)): pairs[frozenset((account, other))] for other in opponents}
            games += await self._games_of(account, mine)
        return _without_others(games)

    async def _games_of(self, account: str, pairs: dict[frozenset[str], WantedGame]) -> list[ServerGame]:
        """Read a player's list of games for pairs with the given opponents."""
        since = min(wanted.since for wanted in pairs.values())
        path: Any = f"/api/v1/players/{account}/games"
        query: dict[str, str] | None = {"ordering": "-ended"}
        games: list[ServerGame] = []
        for _ in range(MOST_PAGES):
            answer = await self.caller.call("GET", path, query=query)
            if answer.status != OK:
                raise GameServerError("unreadable", detail=f"games, status {answer.status}")
            page = answer.json()
            answers = need(page, "results", list)
            games += readable(answers, lambda answered: self._game(answered, pairs))
            ended = [moment(answered.get("ended")) for answered in answers if isinstance(answered, dict)]
            path, query = page.get("next"), None
            if not path or any(at is not None and at < since for at in ended):
                break
        return games

    def _game(self, answer: Any, pairs: dict[frozenset[str], WantedGame]) -> ServerGame | None:
        """Convert a listed game; None if its pair is not wanted, it is too old, or of another tournament."""
        players = need(answer, "players", dict)
        black, white = (str(need(players.get(side), "id", int)) for side in ("black", "white"))
        wanted = pairs.get(frozenset((black, white)))
        started = moment(answer.get("started"))
        if wanted is None or started is None or started < wanted.since or answer.get("tournament") is not None:
            return None
        number = need(answer, "id", int)
        ended = moment(answer.get("ended"))
        how = ending(answer, started=True, finished=ended is not None)
        return ServerGame(
            key=wanted.key,
            id=str(number),
            address=f"{self._address}/game/{number}",
            state=how.state,
            first=black,
            second=white,
            winner=how.winner,
            how=how.how,
            oddities=oddities(answer, _terms(wanted)),
            started_at=started,
            ended_at=ended,
        )


def _terms(wanted: WantedGame) -> Terms:
    try:
        return terms_of(wanted.terms)
    except TermsError as error:
        raise GameServerError("bad_terms") from error


def _few_who_know_all(pairs: list[frozenset[str]]) -> list[tuple[str, list[str]]]:
    """Return a few players whose lists contain all these pairs, each with the opponents searched there.

    Greedy: repeatedly take the player in most remaining pairs; ties are broken by account, so requests are
    reproducible.
    """
    left, chosen = list(pairs), list[tuple[str, list[str]]]()
    while left:
        counts: dict[str, int] = {}
        for pair in left:
            for account in pair:
                counts[account] = counts.get(account, 0) + 1
        most = min(counts, key=lambda account: (-counts[account], account))
        mine = [pair for pair in left if most in pair]
        chosen.append((most, [next(iter(pair - {most})) for pair in mine]))
        left = [pair for pair in left if most not in pair]
    return chosen


def _without_others(games: list[ServerGame]) -> list[ServerGame]:
    """Drop games with oddities of pairs that also have a game on the right terms."""
    right = {game.key for game in games if not game.oddities and game.state != "cancelled"}
    return [game for game in games if game.key not in right or not game.oddities]
