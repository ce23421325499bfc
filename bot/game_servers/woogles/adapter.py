"""Adapter for woogles.io."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

from bot.game_server_api.calling import Caller
from bot.game_server_api.finding import made_nothing, not_linked
from bot.game_server_api.port import (
    GameServerError,
    Lack,
    Link,
    LinkAsked,
    LinkBegun,
    Made,
    Ratings,
    Refusal,
    ServerGame,
    Stuck,
    Surroundings,
    Trouble,
    WantedGame,
    WatchedGame,
    new_word,
)
from bot.game_server_api.reading import readable, shaped
from bot.game_servers.woogles.answers import (
    AllRatings,
    EndedGame,
    Profile,
    RecentGames,
    TournamentAbout,
    names,
    server_game,
    words_of,
)
from bot.game_servers.woogles.paired import Paired, by_round, by_terms, pair_of
from bot.game_servers.woogles.requirements import Requirements
from bot.game_servers.woogles.rounds import TOURNAMENTS, Rounds, rpc
from bot.game_servers.woogles.settings import WooglesSettings
from bot.game_servers.woogles.terms import Terms, parsed

PROFILE = "user_service.ProfileService/GetProfile"
NAME = re.compile(r"[A-Za-z0-9_.-]{1,24}")
MOST_RECENT = 1000
SPARE = 100
"""Additional games requested beyond the watched ones: repeated games, and those of other divisions in between."""


class Woogles:
    """Implements `GameServer` and `EventHost`.

    With a director's key rounds are paired and started, else games are found.
    """

    def __init__(self, settings: WooglesSettings, surroundings: Surroundings) -> None:
        self._settings = settings
        self._site = settings.address.rstrip("/")
        key = settings.key.get_secret_value()
        self._host = {"X-Api-Key": key} if key else {}
        self.caller = Caller(self._site, surroundings.user_agent)
        self.makes_games = bool(key)
        self.close = self.caller.close
        self._ids: dict[str, str] = {}
        self._started: dict[tuple[str, str], int] = {}

    async def begin_link(self, asked: LinkAsked) -> LinkBegun:
        """Return a random word to be written into the profile."""
        if not asked.typed:
            raise GameServerError("unknown_account")
        await self._profile(asked.typed)
        return LinkBegun("word", asked.typed.lower(), asked.typed, new_word())

    async def finish_link(self, asked: LinkAsked, begun: LinkBegun, answer: str = "") -> Link:
        """Check whether the word is in the profile."""
        del asked, answer
        profile = await self._profile(begun.account)
        if not begun.word or begun.word not in profile.about:
            raise GameServerError("not_proved")
        return Link(begun.account, begun.name)

    async def make(self, wanted: Sequence[WantedGame], standing: Sequence[WantedGame] = ()) -> Made:
        """Pair the rounds of these games; without a key a director pairs them there. `advance` starts the rounds."""
        if not self.makes_games:
            return made_nothing(wanted)
        troubles = not_linked(wanted)
        possible = [game for game in wanted if game.key not in troubles]
        games: dict[str, ServerGame] = {}
        refusals: dict[str, Refusal] = {}
        standing_by_terms = by_terms(standing)
        for terms, those in by_terms(possible).items():
            paired = Paired(terms, those, standing_by_terms.get(terms, []))
            try:
                await paired.pair(Rounds(self.caller, self._host, await self._event(terms), terms))
            except GameServerError as error:
                if error.trouble != "bad_terms":
                    raise
                paired.refuse(those, "bad_terms", error.detail)
            games |= {game.key: self._waiting(game, terms) for game in those if game.key not in paired.troubles}
            troubles |= paired.troubles
            refusals |= paired.refusals
        return Made(games, troubles, refusals=refusals)

    async def happened(self, watched: Sequence[WatchedGame]) -> Sequence[ServerGame]:
        """Read the finished games with one request for each tournament."""
        server_games: list[ServerGame] = []
        for terms, those in by_terms([watched_game.wanted for watched_game in watched]).items():
            games = await self._recent(await self._event(terms), len(those) + SPARE)
            ours = {
                (number, frozenset(pair_of(wanted))): wanted
                for number, round_games in by_round(terms, those).items()
                for wanted in round_games
            }
            for game in games:
                wanted = ours.get((game.round, names(game)))
                if wanted is not None and game.division == terms.division:
                    server_games.append(server_game(game, wanted, self._site))
        return server_games

    async def lacking(self, terms: str, rounds: int = 0) -> Sequence[Lack]:
        """Check that the tournament exists and is ready, how it pairs, and that the key may direct it."""
        wanted = parsed(terms)
        try:
            about = await self._about(wanted)
        except GameServerError as error:
            if error.trouble != "bad_terms":
                raise
            return ("no_event",)
        if not self.makes_games:
            return ()  # without a key, the director who starts the rounds there is responsible for the rest
        requirements = Requirements(self.caller, self._host, wanted)
        return await requirements.lacking(about.metadata, wanted.first_round - 1 + rounds)

    async def advance(self, awaited: Sequence[WantedGame]) -> Sequence[Stuck]:
        """Start the next round if no game of the round before is awaited."""
        stuck: list[Stuck] = []
        if not self.makes_games:
            return stuck
        for terms, those in by_terms([game for game in awaited if all(pair_of(game))]).items():
            event = await self._event(terms)
            refused = await self._start_next(event, terms, those)
            if refused is not None:
                number = refused[0] - terms.first_round + 2
                stuck.append(Stuck(number, refused[1], tuple(await self.lacking(str(terms), number))))
        return stuck

    async def ratings(self, accounts: Sequence[str]) -> Ratings:
        """Read one profile for each account."""
        ratings: dict[str, float] = {}
        troubles: dict[str, Trouble] = {}
        for account in dict.fromkeys(accounts):
            try:
                ratings[account] = self._rating(await self._profile(account))
            except GameServerError as error:
                if error.trouble == "slow_down":
                    raise
                troubles[account] = error.trouble
        return Ratings(ratings, {account: account for account in ratings}, troubles)

    async def _profile(self, name: str) -> Profile:
        """Return a profile. Raises `unknown_account`; Woogles answers unknown names with `invalid_argument` (400)."""
        if NAME.fullmatch(name) is None:
            raise GameServerError("unknown_account")
        try:
            return shaped(Profile, await rpc(self.caller, PROFILE, {"username": name}))
        except GameServerError as error:
            if error.trouble == "bad_terms":
                raise GameServerError("unknown_account") from error
            raise

    def _rating(self, profile: Profile) -> float:
        try:
            ratings = shaped(AllRatings, json.loads(profile.ratings_json or "{}"))
        except ValueError as error:
            raise GameServerError("unreadable", detail="ratings_json") from error
        kind = self._settings.rating or next(words_of(ratings), "")
        if kind not in ratings.data:
            raise GameServerError("no_rating")
        return ratings.data[kind].rating

    async def _event(self, terms: Terms) -> str:
        """Return the tournament's id; cached if the terms contain its address."""
        if not terms.event.startswith("/"):
            return terms.event
        if terms.event not in self._ids:
            self._ids[terms.event] = (await self._about(terms)).metadata.id
        return self._ids[terms.event]

    async def _about(self, terms: Terms) -> TournamentAbout:
        key = "slug" if terms.event.startswith("/") else "id"
        return shaped(
            TournamentAbout, await rpc(self.caller, f"{TOURNAMENTS}/GetTournamentMetadata", {key: terms.event})
        )

    async def _recent(self, event: str, number: int) -> list[EndedGame]:
        call = {"id": event, "num_games": min(number, MOST_RECENT), "offset": 0}
        recent = shaped(RecentGames, await rpc(self.caller, f"{TOURNAMENTS}/RecentGames", call))
        return readable(EndedGame, recent.games)

    async def _start_next(self, event: str, terms: Terms, awaited: list[WantedGame]) -> tuple[int, str] | None:
        """Start the next round; return its number there and the server's message if that is rejected."""
        begun = self._started.get((event, terms.division))
        rounds_left = by_round(terms, awaited)
        later = [number for number in sorted(rounds_left) if begun is None or number > begun]
        if not later:
            return None
        rounds = Rounds(self.caller, self._host, event, terms)
        current = (await rounds.division()).current_round
        if (number := next((coming for coming in later if coming > current), None)) is not None:
            still = [frozenset(pair_of(game)) for game in rounds_left.get(number - 1, ())]
            try:
                if await rounds.start(number, still):
                    current = number
            except GameServerError as error:
                if error.trouble != "bad_terms":
                    raise
                return number, error.detail
        self._started[event, terms.division] = current
        return None

    def _waiting(self, wanted: WantedGame, terms: Terms) -> ServerGame:
        """Return a paired game, which has no id before it has been played."""
        page = terms.event if terms.event.startswith("/") else f"/tournament/{terms.event}"
        return ServerGame(wanted.key, "", f"{self._site}{page}", "waiting", *pair_of(wanted))
