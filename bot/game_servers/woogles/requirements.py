"""Check whether a tournament on Woogles is configured so that this bot can pair its rounds and read the results."""

from __future__ import annotations

from collections.abc import Mapping

from bot.game_server_api.calling import Caller
from bot.game_server_api.port import GameServerError, Lack
from bot.game_server_api.reading import shaped
from bot.game_servers.woogles.answers import MANUAL, MANUAL_FIRST, ConnectError, Event, Metadata
from bot.game_servers.woogles.rounds import OK, TOURNAMENTS, rpc
from bot.game_servers.woogles.terms import Terms

FINISHED = 1039
"""Number of the error for a finished tournament (see `CODES` in `answers`)."""


class Requirements:
    """Requirements of one tournament; `host` are the HTTP headers with the key of the account that directs it."""

    def __init__(self, caller: Caller, host: Mapping[str, str], terms: Terms) -> None:
        self._caller, self._host, self._terms = caller, host, terms

    async def lacking(self, metadata: Metadata, last_round: int) -> tuple[Lack, ...]:
        """Return everything that prevents rounds up to `last_round` (0: all) from being played.

        Open registration and check-in come first.
        """
        lacks: list[Lack] = []
        if metadata.registration_open:
            lacks.append("registration_open")
        if metadata.checkins_open:
            lacks.append("check_in_open")
        return (*lacks, *await self._division_lacks(metadata.id, last_round), *await self._key_lacks(metadata.id))

    async def _division_lacks(self, event: str, last_round: int) -> list[Lack]:
        """Check the division and its rounds that are ours, which begin with `first_round` of the terms."""
        answer = await rpc(self._caller, f"{TOURNAMENTS}/GetTournament", {"id": event})
        division = shaped(Event, answer).divisions.get(self._terms.division)
        if division is None:
            return ["no_division"]
        lacks: list[Lack] = []
        ours = division.round_controls[self._terms.first_round - 1 : last_round or None]
        if any(controls.pairing_method != MANUAL for controls in ours):
            lacks.append("pairings_not_manual")
        if any(controls.first_method != MANUAL_FIRST for controls in ours):
            lacks.append("firsts_not_manual")
        if len(division.round_controls) < max(last_round, self._terms.first_round):
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
