"""Contract checks of lichess. Test data: an `account` with public games, and a `game`."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import Any

from bot.game_server_api import lila
from bot.game_server_api.calling import RedirectedError
from bot.game_server_api.contract import DiffersError, expect
from bot.game_server_api.port import Check, GameServerError, Surroundings
from bot.game_server_api.reading import Shape, shaped
from bot.game_servers.lichess import linking
from bot.game_servers.lichess.adapter import IDS_AT_ONCE, Lichess
from bot.game_servers.lichess.answers import HOW, UNDER_WAY, Game, bulks_in
from bot.game_servers.lichess.pairing import LINES
from bot.game_servers.lichess.settings import LichessSettings

KNOWN = {"account": "thibault", "game": "TJxUmbWK", "nobody": "no-such-account-here"}
TOLD = {*HOW, *UNDER_WAY, "aborted", "cheat", "unknownFinish"}


class Scopes(Shape):
    """Scopes of a token, separated by commas."""

    scopes: str


def checks(
    settings: LichessSettings, surroundings: Surroundings, known: Mapping[str, str]
) -> tuple[list[Check], Lichess]:
    """Return the checks, and the adapter they use, which has to be closed afterwards."""
    adapter = Lichess(settings, surroundings)
    contract = Checks(adapter, {**KNOWN, **known}, settings.token.get_secret_value())
    planned = [
        Check("the profile of an account", contract.profile),
        Check("an account that does not exist", contract.nobody),
        Check("profiles of several", contract.profiles),
        Check("games by their ids", contract.games),
        Check("games of a player, newest first", contract.games_of_player),
        Check("the page that asks for consent", contract.consent),
    ]
    if contract.token:
        planned += [Check("the host's token", contract.own_token), Check("the host's bulk pairings", contract.bulks)]
    return planned, adapter


class Checks:
    """The contract checks, one method each."""

    def __init__(self, adapter: Lichess, known: Mapping[str, str], token: str) -> None:
        self._call = adapter.caller.call
        self._caller = adapter.caller
        self._known = known
        self.token = token

    async def profile(self) -> None:
        """All fields that are read from a profile."""
        account = await lila.account_named(self._caller, self._known["account"])
        expect("the id", account.id, self._known["account"].lower())

    async def nobody(self) -> None:
        """404 for an unknown account."""
        answer = await self._call("GET", f"/api/user/{self._known['nobody']}")
        expect("the status", answer.status, lila.NOT_FOUND)

    async def profiles(self) -> None:
        """A list of profiles without unknown accounts."""
        answer = await self._call("POST", "/api/users", text=f"{self._known['account']},{self._known['nobody']}")
        names = [shaped(lila.Account, profile).id for profile in _list(answer.json())]
        expect("who is listed", names, [self._known["account"].lower()])

    async def games(self) -> None:
        """Shape, known statuses, and no rejection of the maximum number of ids."""
        ids = ",".join([self._known["game"]] + ["x" * 8] * (IDS_AT_ONCE - 1))
        accept = {"Accept": LINES}
        answer = await self._call("POST", "/api/games/export/_ids", query={"moves": "false"}, text=ids, headers=accept)
        games = [shaped(Game, game) for game in answer.json_lines()]
        expect("the games", [game.id for game in games], [self._known["game"]])
        _known_status(games)

    async def games_of_player(self) -> None:
        """Shape and order of a player's games."""
        path = f"/api/games/user/{self._known['account']}"
        query = {"max": "3", "moves": "false", "ongoing": "true"}
        answer = await self._call("GET", path, query=query, headers={"Accept": LINES})
        games = [shaped(Game, game) for game in answer.json_lines()]
        _known_status(games)
        if [game.created for game in games] != sorted((game.created for game in games), reverse=True):
            raise DiffersError("the newest game is not first")

    async def consent(self) -> None:
        """The OAuth page exists, whether or not one is logged in."""
        query = {
            "response_type": "code",
            "client_id": "http://localhost/",
            "redirect_uri": "http://localhost/",
            "code_challenge_method": "S256",
            "code_challenge": linking.challenge_of("x" * 64),
            "scope": linking.SCOPE,
        }
        with contextlib.suppress(RedirectedError):  # to the login page
            expect("the status", (await self._call("GET", "/oauth", query=query)).status, 200)

    async def own_token(self) -> None:
        """The host's token has the scope for bulk pairings."""
        answer = (await self._call("POST", "/api/token/test", text=self.token)).json()
        mine = answer.get(self.token) if isinstance(answer, dict) else None
        if mine is None:
            raise GameServerError("refused", detail="the token is not known there")
        if "challenge:bulk" not in shaped(Scopes, mine).scopes.split(","):
            raise DiffersError("the token lacks the scope challenge:bulk")

    async def bulks(self) -> None:
        """Shape of the host's bulks."""
        headers = {"Authorization": f"Bearer {self.token}"}
        bulks_in((await self._call("GET", "/api/bulk-pairing", headers=headers)).json())


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise DiffersError("the answer is not a list")
    return value


def _known_status(games: list[Game]) -> None:
    unknown = sorted({game.status for game in games} - TOLD)
    if unknown:
        raise DiffersError(f"unknown statuses: {', '.join(unknown)}")
