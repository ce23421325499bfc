"""Contract checks of Woogles. Test data: an `account`, and an `event` whose games have been played."""

from __future__ import annotations

from collections.abc import Mapping

from bot.game_server_api.contract import DiffersError, expect
from bot.game_server_api.port import Check, GameServerError, Surroundings
from bot.game_server_api.reading import shaped
from bot.game_servers.woogles.adapter import PROFILE, Woogles
from bot.game_servers.woogles.answers import HOW, AllRatings, EndedGame, Event, Profile, RecentGames, TournamentAbout
from bot.game_servers.woogles.rounds import TOURNAMENTS, rpc
from bot.game_servers.woogles.settings import WooglesSettings

KNOWN = {"account": "cesar", "event": "", "nobody": "nosuchaccounthere"}
FEW = 20


def checks(
    settings: WooglesSettings, surroundings: Surroundings, known: Mapping[str, str]
) -> tuple[list[Check], Woogles]:
    """Return the checks, and the adapter they use, which has to be closed afterwards.

    Only profiles without an `event`.
    """
    adapter = Woogles(settings, surroundings)
    contract = Checks(adapter, {**KNOWN, **known})
    planned = [
        Check("the profile of an account", contract.profile),
        Check("an account that does not exist", contract.nobody),
    ]
    if contract.event:
        planned += [
            Check("the metadata of a tournament", contract.about),
            Check("divisions, players and pairings of a tournament", contract.tournament),
            Check("games of a tournament", contract.games),
        ]
    return planned, adapter


class Checks:
    """The contract checks, one method each."""

    def __init__(self, adapter: Woogles, known: Mapping[str, str]) -> None:
        self._caller = adapter.caller
        self._known = known
        self._id = ""
        self.event = known["event"]

    async def profile(self) -> None:
        """Profile text, and ratings as JSON in a string."""
        profile = shaped(Profile, await rpc(self._caller, PROFILE, {"username": self._known["account"]}))
        try:
            AllRatings.model_validate_json(profile.ratings_json or "{}")
        except ValueError as error:
            raise DiffersError(f"ratings_json: {error}") from error

    async def nobody(self) -> None:
        """`invalid_argument` (400) for an unknown name."""
        try:
            await rpc(self._caller, PROFILE, {"username": self._known["nobody"]})
        except GameServerError as error:
            if error.trouble == "bad_terms":
                return
            raise
        raise DiffersError("a profile for an account that does not exist")

    async def about(self) -> None:
        """The id of a tournament by its address."""
        key = "slug" if self.event.startswith("/") else "id"
        answer = await rpc(self._caller, f"{TOURNAMENTS}/GetTournamentMetadata", {key: self.event})
        self._id = shaped(TournamentAbout, answer).metadata.id

    async def tournament(self) -> None:
        """Players as `uuid:username`, and pairings that refer to them by index."""
        event = shaped(Event, await rpc(self._caller, f"{TOURNAMENTS}/GetTournament", {"id": self._id}))
        for name, division in event.divisions.items():
            number = len(division.players.persons)
            if any(":" not in person.id for person in division.players.persons):
                raise DiffersError(f"division {name}: the id of a player is not uuid:username")
            if any(not 0 <= index < number for pairing in division.pairing_map.values() for index in pairing.players):
                raise DiffersError(f"division {name}: a pairing refers to a player who is not in the list")

    async def games(self) -> None:
        """Shape, known end reasons, newest first, and no aborted or cancelled games."""
        answer = await rpc(self._caller, f"{TOURNAMENTS}/RecentGames", {"id": self._id, "num_games": FEW, "offset": 0})
        games = [shaped(EndedGame, game) for game in shaped(RecentGames, answer).games]
        unknown = sorted({game.end_reason for game in games} - HOW.keys())
        if unknown:
            raise DiffersError(f"unknown end reasons: {', '.join(unknown)}")
        times = [game.time for game in games]
        expect("the order of games", times, sorted(times, reverse=True))
