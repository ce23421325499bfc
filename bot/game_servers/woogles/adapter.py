"""The adapter for woogles.io."""

from __future__ import annotations

import json
import re
import secrets
from collections import defaultdict
from collections.abc import Callable, Sequence

from bot.app.game_servers.calling import Caller
from bot.app.game_servers.port import (
    GameServerError,
    Link,
    LinkAsked,
    LinkBegun,
    Made,
    Ratings,
    ServerGame,
    Surroundings,
    Trouble,
    WantedGame,
    WatchedGame,
)
from bot.app.game_servers.reading import shaped
from bot.game_servers.woogles.answers import AllRatings, Profile, RecentGames, TournamentAbout, names, told, words_of
from bot.game_servers.woogles.rounds import TOURNAMENTS, Rounds, rpc
from bot.game_servers.woogles.settings import WooglesSettings
from bot.game_servers.woogles.terms import Terms, parsed

PROFILE = "user_service.ProfileService/GetProfile"
NAME = re.compile(r"[A-Za-z0-9_.-]{1,24}")
MOST_RECENT = 1000
SPARE = 100
"""Games more than the watched ones that are asked for: repeated ones, and those of other divisions between."""


class Woogles:
    """See `GameServer`. With the key of a director rounds are paired and started; without it games are found."""

    def __init__(self, settings: WooglesSettings, surroundings: Surroundings) -> None:
        self._settings = settings
        self._site = settings.address.rstrip("/")
        key = settings.key.get_secret_value()
        self._host = {"X-Api-Key": key} if key else {}
        self.caller = Caller(self._site, surroundings.user_agent)
        self._ids: dict[str, str] = {}
        self._started: dict[tuple[str, str], int] = {}

    @property
    def makes_games(self) -> bool:
        """With the key of a director."""
        return bool(self._host)

    async def begin_link(self, asked: LinkAsked) -> LinkBegun:
        """A word in the profile."""
        if not asked.typed:
            raise GameServerError("unknown_account")
        await self._profile(asked.typed)
        return LinkBegun("word", asked.typed.lower(), asked.typed, f"herald-{secrets.token_hex(5)}")

    async def finish_link(self, asked: LinkAsked, begun: LinkBegun, answer: str = "") -> Link:
        """Whether it stands there."""
        del asked, answer
        profile = await self._profile(begun.account)
        if not begun.word or begun.word not in profile.about:
            raise GameServerError("not_proved")
        return Link(begun.account, begun.name)

    async def make(self, wanted: Sequence[WantedGame]) -> Made:
        """Pair the rounds of these games, and start the one whose turn it is; without a key somebody does so there."""
        troubles: dict[str, Trouble] = {
            game.key: "not_linked" for game in wanted if not (game.first.account and game.second.account)
        }
        if not self.makes_games:
            return Made(troubles=troubles)
        possible = [game for game in wanted if game.key not in troubles]
        games: dict[str, ServerGame] = {}
        for terms, those in by_terms(possible).items():
            event = await self._event(terms)
            rounds = Rounds(self.caller, self._host, event, terms)
            for number, round_games in by_round(terms, those).items():
                await rounds.pair(number, [_pair(game) for game in round_games])
                # What is awaited of the round before is known when somebody asks what happened.
                if not (await rounds.division()).open_pairs(number - 1) and await rounds.start(number, ()):
                    self._started[event, terms.division] = number
                games |= {game.key: self._waiting(game, terms) for game in round_games}
        return Made(games, troubles)

    async def happened(self, watched: Sequence[WatchedGame]) -> Sequence[ServerGame]:
        """One request for all games of a tournament; a round whose turn has come meanwhile is started."""
        server_games: list[ServerGame] = []
        for terms, those in by_terms([watched_game.wanted for watched_game in watched]).items():
            event = await self._event(terms)
            recent = await self._recent(event, len(those) + SPARE)
            ours = {
                (number, frozenset(_pair(wanted))): wanted
                for number, games in by_round(terms, those).items()
                for wanted in games
            }
            for game in recent.games:
                wanted = ours.get((game.round, names(game)))
                if wanted is not None and game.division == terms.division:
                    server_games.append(told(game, wanted, self._site))
            if self.makes_games:
                settled = {game.key for game in server_games}
                await self._start_next(
                    event, terms, [wanted_game for wanted_game in those if wanted_game.key not in settled]
                )
        return server_games

    async def ratings(self, accounts: Sequence[str], told: Callable[[int], None] = lambda _done: None) -> Ratings:
        """A profile for each."""
        ratings: dict[str, float] = {}
        troubles: dict[str, Trouble] = {}
        for done, account in enumerate(dict.fromkeys(accounts), start=1):
            try:
                ratings[account] = self._rating(await self._profile(account))
            except GameServerError as error:
                if error.trouble == "slow_down":
                    raise
                troubles[account] = error.trouble
            told(done)
        return Ratings(ratings, {account: account for account in ratings}, troubles)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.caller.close()

    async def _profile(self, name: str) -> Profile:
        """A profile; `unknown_account`. Of a name there is not, Woogles answers with an error of its own (500)."""
        if NAME.fullmatch(name) is None:
            raise GameServerError("unknown_account")
        try:
            return shaped(Profile, await rpc(self.caller, PROFILE, {"username": name}))
        except GameServerError as error:
            if error.detail == "status 500" or error.trouble == "bad_terms":
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
        """The tournament's id; asked for once where terms name its address."""
        if not terms.event.startswith("/"):
            return terms.event
        if terms.event not in self._ids:
            answer = await rpc(self.caller, f"{TOURNAMENTS}/GetTournamentMetadata", {"slug": terms.event})
            self._ids[terms.event] = shaped(TournamentAbout, answer).metadata.id
        return self._ids[terms.event]

    async def _recent(self, event: str, number: int) -> RecentGames:
        call = {"id": event, "num_games": min(number, MOST_RECENT), "offset": 0}
        return shaped(RecentGames, await rpc(self.caller, f"{TOURNAMENTS}/RecentGames", call))

    async def _start_next(self, event: str, terms: Terms, awaited: list[WantedGame]) -> None:
        """Start the first round of those that are awaited and not begun, when nothing is awaited of the one before."""
        begun = self._started.get((event, terms.division))
        rounds_left = by_round(terms, awaited)
        later = [number for number in sorted(rounds_left) if begun is None or number > begun]
        if not later:
            return
        rounds = Rounds(self.caller, self._host, event, terms)
        current = (await rounds.division()).current_round
        if (number := next((coming for coming in later if coming > current), None)) is not None:
            still = [frozenset(_pair(game)) for game in rounds_left.get(number - 1, ())]
            if await rounds.start(number, still):
                current = number
        self._started[event, terms.division] = current

    def _waiting(self, wanted: WantedGame, terms: Terms) -> ServerGame:
        """A game that is paired; it has no id before it has been played."""
        page = terms.event if terms.event.startswith("/") else f"/tournament/{terms.event}"
        return ServerGame(wanted.key, "", f"{self._site}{page}", "waiting", *_pair(wanted))


def by_terms(wanted: Sequence[WantedGame]) -> dict[Terms, list[WantedGame]]:
    """Games by the tournament and division they belong to."""
    games_by_terms: dict[Terms, list[WantedGame]] = defaultdict(list)
    for game in wanted:
        games_by_terms[parsed(game.terms)].append(game)
    return games_by_terms


def by_round(terms: Terms, wanted: Sequence[WantedGame]) -> dict[int, list[WantedGame]]:
    """Games by the round there, counted from 0, the first one first."""
    games_by_round: dict[int, list[WantedGame]] = defaultdict(list)
    for game in sorted(wanted, key=lambda game: game.round_number):
        games_by_round[terms.first_round + game.round_number - 2].append(game)
    return games_by_round


def _pair(wanted: WantedGame) -> tuple[str, str]:
    return wanted.first.account, wanted.second.account
