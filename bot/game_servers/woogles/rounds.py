"""Rounds of a division on Woogles: add players, pair, start.

A round can be started there only when all players of the division are paired and the round before is complete. Players
without a game of ours are therefore paired with themselves (VOID, which does not count), and games that were not played
there but are no longer awaited get the result VOID.

Adding players has side effects (liwords, `ClassicDivision.AddPlayers`). Before the first start it sorts all players
again and deletes every pairing of every round, so whole rounds are paired each time. Later it pairs new players with
themselves in every round up to the current one, and in the last round it is rejected. Several players in one request
are added all or none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.game_server_api.calling import Caller
from bot.game_server_api.port import GameServerError
from bot.game_server_api.reading import shaped
from bot.game_servers.woogles.answers import VOID, ConnectError, Division, Event
from bot.game_servers.woogles.terms import Terms

TOURNAMENTS = "tournament_service.TournamentService"
OK = 200
Pair = tuple[str, str]


async def rpc(caller: Caller, name: str, call: Mapping[str, Any], headers: Mapping[str, str] | None = None) -> Any:
    """Call `<package>.<Service>/<Rpc>` and return the response.

    Raises `bad_terms` if the call is rejected for its content.
    """
    answer = await caller.call("POST", f"/api/{name}", body=dict(call), headers=headers)
    if answer.status != OK:
        raise GameServerError("bad_terms", detail=str(shaped(ConnectError, answer.json())))
    return answer.json()


class Rounds:
    """One division of a tournament there, with its state cached until it is changed.

    Args:
        terms: which one; `event` is its id there.
        host: the headers of a director.
    """

    def __init__(self, caller: Caller, host: Mapping[str, str], event: str, terms: Terms) -> None:
        self._caller, self._host, self._event, self._terms = caller, host, event, terms
        self._division: Division | None = None

    async def division(self) -> Division:
        """Return the division's state, reading it if needed. Raises `bad_terms` if it does not exist."""
        if self._division is None:
            answer = await rpc(self._caller, f"{TOURNAMENTS}/GetTournament", {"id": self._event})
            division = shaped(Event, answer).divisions.get(self._terms.division)
            if division is None:
                raise GameServerError("bad_terms", detail=f"there is no division {self._terms.division}")
            self._division = division
        return self._division

    async def add(self, accounts: Iterable[str]) -> dict[str, str]:
        """Add missing players, one by one if a joint request is rejected.

        Return the messages of rejections by account.
        """
        lacking = sorted({*accounts} - (await self.division()).ids().keys())
        refused = await self._added(lacking) if lacking else {}
        if refused and len(lacking) > 1:
            for account in lacking:
                refused |= await self._added([account])
        there = (await self.division()).ids() if lacking else {}
        return {account: words for account, words in refused.items() if account not in there}

    async def _added(self, accounts: list[str]) -> dict[str, str]:
        try:
            await self.direct("AddPlayers", {"persons": [{"id": account} for account in accounts]})
        except GameServerError as error:
            if error.trouble != "bad_terms":
                raise
            return dict.fromkeys(accounts, error.detail)
        finally:
            self._division = None
        return {}

    async def pair(self, number: int, wanted: Iterable[Pair], standing: Iterable[Pair] = ()) -> None:
        """Pair a whole round, with one request if anything differs.

        `standing` are games paired before; if they are gone, they are paired again unless the round has been started.
        Pairings with a result stay unchanged.
        """
        division = await self.division()
        there, ids = division.pairs(number), division.ids()
        settled = {frozenset(pair) for pair, pairing in there.items() if pairing.settled}
        lost = [pair for pair in standing if number > division.current_round and frozenset(pair) not in settled]
        new = [pair for pair in (*wanted, *lost) if pair not in there and {*pair} <= ids.keys()]
        moved = {account for pair in new for account in pair}
        paired = {account for pair in there if not moved & {*pair} for account in pair} | moved
        idle = [account for account in ids if account not in paired]
        pairings = [_pairing(ids[first], ids[second], number) for first, second in new]
        pairings += [_pairing(ids[account], ids[account], number) | {"self_play_result": VOID} for account in idle]
        if pairings:
            await self.direct("SetPairing", {"pairings": pairings})
            self._division = None

    async def start(self, number: int, awaited: Iterable[frozenset[str]]) -> bool:
        """Start a round if it is next and no game of the one before is awaited; return whether it has been started.

        Raises `bad_terms` if the server rejects it.
        """
        division = await self.division()
        if number <= division.current_round:
            return True
        if number != division.current_round + 1 or not division.pairs(number):
            return False
        open_before = division.open_pairs(number - 1)
        still = {*awaited}
        if any(frozenset(pair) in still for pair in open_before):
            return False
        for pair in open_before:
            await self._close(number - 1, pair, division)
        await self.direct("StartRoundCountdown", {"round": number})
        self._division = None
        return True

    async def _close(self, number: int, pair: Pair, division: Division) -> None:
        """Set the result of a game that is no longer awaited to VOID for both players."""
        first, second = (division.ids()[account].partition(":")[0] for account in pair)
        await self.direct(
            "SetResult",
            {
                "player_one_id": first,
                "player_two_id": second,
                "round": number,
                "player_one_result": VOID,
                "player_two_result": VOID,
                "game_end_reason": "CANCELLED",
            },
        )

    async def direct(self, name: str, call: Mapping[str, Any]) -> None:
        """Call a method that requires a director."""
        named = {"id": self._event, "division": self._terms.division}
        await rpc(self._caller, f"{TOURNAMENTS}/{name}", named | dict(call), self._host)


def _pairing(first: str, second: str, number: int) -> dict[str, Any]:
    return {"player_one_id": first, "player_two_id": second, "round": number}
