"""What we rely on at Woogles: reads only. Known there are `account`, and the `event` whose games were played."""

from __future__ import annotations

from collections.abc import Mapping

from bot.game_server_api.contract import DiffersError, expect
from bot.game_server_api.port import Check, GameServerError, Surroundings
from bot.game_server_api.reading import shaped
from bot.game_servers.woogles.adapter import PROFILE, Woogles
from bot.game_servers.woogles.answers import (
    HOW,
    AllRatings,
    EndedGame,
    Event,
    Profile,
    RecentGames,
    TournamentAbout,
)
from bot.game_servers.woogles.rounds import TOURNAMENTS, rpc
from bot.game_servers.woogles.settings import WooglesSettings

KNOWN = {"account": "cesar", "event": "", "nobody": "nosuchaccounthere"}
FEW = 20


def checks(
    settings: WooglesSettings, surroundings: Surroundings, known: Mapping[str, str]
) -> tuple[list[Check], Woogles]:
    """The checks, and what they ask with, to be closed afterwards. Without an `event` only profiles are looked at."""
    adapter = Woogles(settings, surroundings)
    look = Looking(adapter, {**KNOWN, **known})
    planned = [Check("the profile of an account", look.profile), Check("an account there is not", look.nobody)]
    if look.event:
        planned += [
            Check("what a tournament is called", look.about),
            Check("divisions, players and pairings of a tournament", look.tournament),
            Check("games of a tournament", look.games),
        ]
    return planned, adapter


class Looking:
    """One look at the server."""

    def __init__(self, adapter: Woogles, known: Mapping[str, str]) -> None:
        self._caller = adapter.caller
        self._known = known
        self._id = ""
        self.event = known["event"]

    async def profile(self) -> None:
        """About, and ratings as JSON in text."""
        profile = shaped(Profile, await rpc(self._caller, PROFILE, {"username": self._known["account"]}))
        try:
            AllRatings.model_validate_json(profile.ratings_json or "{}")
        except ValueError as error:
            raise DiffersError(f"ratings_json: {error}") from error

    async def nobody(self) -> None:
        """`invalid_argument` (400)."""
        try:
            await rpc(self._caller, PROFILE, {"username": self._known["nobody"]})
        except GameServerError as error:
            if error.trouble == "bad_terms":
                return
            raise
        raise DiffersError("a profile of nobody")

    async def about(self) -> None:
        """Its id, by its address."""
        key = "slug" if self.event.startswith("/") else "id"
        answer = await rpc(self._caller, f"{TOURNAMENTS}/GetTournamentMetadata", {key: self.event})
        self._id = shaped(TournamentAbout, answer).metadata.id

    async def tournament(self) -> None:
        """Players as `uuid:username`, and pairings that count them by their place."""
        event = shaped(Event, await rpc(self._caller, f"{TOURNAMENTS}/GetTournament", {"id": self._id}))
        for name, division in event.divisions.items():
            number = len(division.players.persons)
            if any(":" not in person.id for person in division.players.persons):
                raise DiffersError(f"division {name}: players are not called uuid:username")
            if any(not 0 <= index < number for pairing in division.pairing_map.values() for index in pairing.players):
                raise DiffersError(f"division {name}: a pairing counts players otherwise")

    async def games(self) -> None:
        """Shape, ends of games we know, the last one first, and none that was aborted or cancelled."""
        answer = await rpc(self._caller, f"{TOURNAMENTS}/RecentGames", {"id": self._id, "num_games": FEW, "offset": 0})
        games = [shaped(EndedGame, game) for game in shaped(RecentGames, answer).games]
        unknown = sorted({game.end_reason for game in games} - HOW.keys())
        if unknown:
            raise DiffersError(f"ends of games nobody knows: {', '.join(unknown)}")
        times = [game.time for game in games]
        expect("the order of games", times, sorted(times, reverse=True))
