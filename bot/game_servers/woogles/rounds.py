"""Rounds of a tournament on Woogles as ours: paired, filled up, begun in their turn.

A round starts there only when everybody in the division is paired and the round before has all of its results. So who
has no game of ours is paired with themselves (VOID, which counts for nothing), and what was not played there although
nobody waits for it any more is closed there as void.

Adding players has side effects (liwords, `ClassicDivision.AddPlayers`). Before the first round is started it sorts all
players again and drops every pairing of every round, so whole rounds are paired each time. Later it pairs the new ones
with themselves in every round up to the current one, and in the last round it is refused. Of several players in one
request all are added or none.
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
    """What a call answers, by `<package>.<Service>/<Rpc>`; `bad_terms` where it is refused for what it asks."""
    answer = await caller.call("POST", f"/api/{name}", body=dict(call), headers=headers)
    if answer.status != OK:
        raise GameServerError("bad_terms", detail=str(shaped(ConnectError, answer.json())))
    return answer.json()


class Rounds:
    """One division of a tournament there, looked at once.

    Args:
        terms: which one; `event` its id there.
        host: the headers of somebody who directs it.
    """

    def __init__(self, caller: Caller, host: Mapping[str, str], event: str, terms: Terms) -> None:
        self._caller, self._host, self._event, self._terms = caller, host, event, terms
        self._division: Division | None = None

    async def division(self) -> Division:
        """What it looks like; asked for once. `bad_terms` where there is no such division."""
        if self._division is None:
            answer = await rpc(self._caller, f"{TOURNAMENTS}/GetTournament", {"id": self._event})
            division = shaped(Event, answer).divisions.get(self._terms.division)
            if division is None:
                raise GameServerError("bad_terms", detail=f"there is no division {self._terms.division}")
            self._division = division
        return self._division

    async def add(self, accounts: Iterable[str]) -> dict[str, str]:
        """Add the players who lack there, one by one if they are refused together; the words of refusals by account."""
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
        """Pair a whole round like this, in one request if anything differs.

        `standing` was paired before; where that is gone, it is paired again unless the round has been started. What
        has a result stays as it is.
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
        """Start this round if it is its turn and nothing is awaited of the one before; whether it has been started.

        `bad_terms` where the server refuses it.
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
        """Nobody waits for this game any more: void for both."""
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
        """One call that only a director may make."""
        named = {"id": self._event, "division": self._terms.division}
        await rpc(self._caller, f"{TOURNAMENTS}/{name}", named | dict(call), self._host)


def _pairing(first: str, second: str, number: int) -> dict[str, Any]:
    return {"player_one_id": first, "player_two_id": second, "round": number}
