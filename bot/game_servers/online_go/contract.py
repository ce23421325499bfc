"""Contract checks of online-go.com. Test data: the number of an `account` that has played."""

from __future__ import annotations

from collections.abc import Mapping

from bot.game_server_api.calling import Caller
from bot.game_server_api.contract import expect
from bot.game_server_api.port import Check, GameServer, GameServerError, Surroundings
from bot.game_servers.online_go.found import FoundGames
from bot.game_servers.online_go.league import PATH, League
from bot.game_servers.online_go.players import NOT_FOUND, Players
from bot.game_servers.online_go.settings import OnlineGoSettings
from bot.game_servers.online_go.shapes import need

KNOWN = {"account": "1", "nobody": "999999999"}


def checks(
    settings: OnlineGoSettings, surroundings: Surroundings, known: Mapping[str, str]
) -> tuple[list[Check], GameServer]:
    """Return the checks, and the adapter they use, which has to be closed afterwards."""
    adapter: League | FoundGames = (League if settings.has_league else FoundGames)(settings, surroundings)
    contract = Checks(adapter.public if isinstance(adapter, League) else adapter.caller, {**KNOWN, **known})
    planned = [
        Check("the profile of a player", contract.profile),
        Check("a player there is not", contract.nobody),
        Check("games of a player", contract.games),
    ]
    if isinstance(adapter, League):
        contract.league = adapter.caller
        planned.append(Check("matches of the host's league", contract.matches))
    return planned, adapter


class Checks:
    """The contract checks, one method each; `league` is the client with the host's key."""

    league: Caller

    def __init__(self, public: Caller, known: Mapping[str, str]) -> None:
        self._public = public
        self._known = known

    async def profile(self) -> None:
        """Number, name and overall rating of a player, and search by name."""
        players = Players(self._public)
        player = await players.player(self._known["account"])
        need(need(need(player, "ratings", dict), "overall", dict), "rating", int, float)
        expect("the number behind the name", (await players.player(player["username"]))["id"], player["id"])

    async def nobody(self) -> None:
        """404 for an unknown player."""
        answer = await self._public.call("GET", f"/api/v1/players/{self._known['nobody']}/")
        expect("the status", answer.status, NOT_FOUND)

    async def games(self) -> None:
        """The fields by which a game is found."""
        path = f"/api/v1/players/{self._known['account']}/games"
        page = (await self._public.call("GET", path, query={"ordering": "-ended"})).json()
        for game in need(page, "results", list):
            players = need(game, "players", dict)
            for side in ("black", "white"):
                need(need(players, side, dict), "id", int)
            for name in ("id", "width", "height"):
                need(game, name, int)
            for name in ("black_lost", "white_lost", "annulled", "ranked"):
                need(game, name, bool)

    async def matches(self) -> None:
        """The key is accepted, and the filter works: no match is returned for an unused prefix."""
        query = {"league_match_id__startswith": "herald-check-servers-", "finished": "true"}
        answer = await self.league.call("GET", f"{PATH}/matches/", query=query)
        if need(answer.json(), "results", list):
            raise GameServerError("unreadable", detail="matches that were not asked for")
