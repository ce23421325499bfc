"""Check whether a tournament on Woogles is configured so that its rounds can be played from here."""

from __future__ import annotations

from collections.abc import Mapping

from bot.game_server_api.calling import Caller
from bot.game_server_api.port import GameServerError, Lack
from bot.game_server_api.reading import shaped
from bot.game_servers.woogles.answers import MANUAL, MANUAL_FIRST, ConnectError, Event, Metadata
from bot.game_servers.woogles.rounds import OK, TOURNAMENTS, rpc
from bot.game_servers.woogles.terms import Terms

FINISHED = 1039


class Requirements:
    """Reads one tournament; `host` are the headers of the account that is to direct it."""

    def __init__(self, caller: Caller, host: Mapping[str, str], terms: Terms) -> None:
        self._caller, self._host, self._terms = caller, host, terms

    async def lacking(self, about: Metadata, rounds: int) -> tuple[Lack, ...]:
        """Return everything that prevents so many rounds from being played, open check-in and registration first."""
        lacks: list[Lack] = []
        if about.registration_open:
            lacks.append("registration_open")
        if about.checkins_open:
            lacks.append("check_in_open")
        return (*lacks, *await self._division_lacks(about.id, rounds), *await self._key_lacks(about.id))

    async def _division_lacks(self, event: str, rounds: int) -> list[Lack]:
        answer = await rpc(self._caller, f"{TOURNAMENTS}/GetTournament", {"id": event})
        division = shaped(Event, answer).divisions.get(self._terms.division)
        if division is None:
            return ["no_division"]
        lacks: list[Lack] = []
        ours = division.round_controls[self._terms.first_round - 1 : rounds or None]
        if any(controls.pairing_method != MANUAL for controls in ours):
            lacks.append("pairings_not_manual")
        if any(controls.first_method != MANUAL_FIRST for controls in ours):
            lacks.append("firsts_not_manual")
        if len(division.round_controls) < max(rounds, self._terms.first_round):
            lacks.append("few_rounds")
        return lacks

    async def _key_lacks(self, event: str) -> list[Lack]:
        """Check whether the key belongs to a full director by a request that cannot change anything.

        liwords authenticates first (`authenticateDirector`) and then validates the players, so pairing an empty player
        is rejected in both cases, but with different errors.
        """
        nobody = {"player_one_id": "", "player_two_id": "", "round": 0}
        call = {"id": event, "division": self._terms.division, "pairings": [nobody]}
        try:
            answer = await self._caller.call("POST", f"/api/{TOURNAMENTS}/SetPairing", body=call, headers=self._host)
        except GameServerError as error:
            if error.trouble != "refused":
                raise
            return ["not_director"]
        refused = answer.status != OK and shaped(ConnectError, answer.json()).number == FINISHED
        return ["finished"] if refused else []
