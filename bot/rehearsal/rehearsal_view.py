"""Immutable view of a tournament from which demo players and the director decide.

Also holds the value types of a decision: acts, intentions and the options of behaviour. Everything here is pure, and
all randomness is drawn from the seed, so that the same seed gives the same behaviour.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import cached_property, lru_cache
from typing import Any, TypeVar

from bot.rehearsal.game_sites import ServerGame, Venue
from bot.rehearsal.intention_cache import Changed, IntentionCache
from bot.rehearsal.profiles import Profile
from formats.core.draws import open_draws
from formats.core.engine import Engine
from formats.core.forms import FormNow, forms_now
from formats.core.lots import draw_number
from formats.core.memoize import memoize
from formats.core.model import Pairing, Prompt
from formats.core.possible.clock import week_of_round
from formats.core.state import TournamentState
from formats.core.steps import WaitForAnswers, next_step
from formats.core.values import EntrantId, PairingId

T = TypeVar("T")

GAME_LASTS = timedelta(hours=3)
"""Duration of a scheduled game."""

CHANCES = 10_000
"""Resolution of the drawn winner: chances are multiples of 1/10,000."""

UNKNOWN_STRENGTH = 2000
"""Assumed strength of an entrant who is not a demo player."""


_drawn = lru_cache(maxsize=65_536)(draw_number)
"""LRU cache of drawn numbers: every player asks for the same numbers at every step, and each costs a hash."""


@dataclass(frozen=True, slots=True)
class ServerGameResult:
    """Result of a game on a simulated game server.

    `winner` is the index (0 or 1) of the winning seat of the pairing; `scores` are in the order of the seats.
    """

    game: ServerGame
    winner: int
    scores: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Act:
    """A slash command with its options as typed, followed by `presses`: buttons pressed one after the other.

    Buttons are given by label or custom id. Without a `command`, the first button belongs to a posted message. If a
    modal opens at the end, it is submitted with `fills`, by the custom ids of its fields. With `plays`, a game is
    played on a server and nothing is typed. With `profile`, the command is about this account on a game server, and its
    answer is written into the account's profile. `words` describe the act in the log, after the name of the member.
    """

    command: str
    options: Mapping[str, Any]
    words: str
    presses: tuple[str, ...] = ()
    fills: Mapping[str, str] = field(default_factory=dict)
    plays: ServerGameResult | None = None
    profile: str = ""


@dataclass(frozen=True, slots=True)
class Intention:
    """An act and the moment from which it is due."""

    at: datetime
    act: Act


@dataclass(frozen=True, slots=True)
class Behaviour:
    """Options of the players' behaviour. `late_hours` is the maximum delay of a report or confirmation.

    The others are percentages: of players who miss one game (`absent`), withdraw (`leaving`), or never hand in their
    hours and forms (`silent`); of games whose loser claims to have won (`disputed`), or whose winner claims a win on
    time (`on_time`). Games that are all open at once are played within `league_weeks` weeks (0: at once); only those
    can be lost on time.
    """

    late_hours: int = 0
    absent: int = 0
    leaving: int = 0
    silent: int = 0
    disputed: int = 0
    on_time: int = 0
    league_weeks: int = 0


@dataclass(frozen=True)
class RehearsalView:
    """A tournament as its players see it at one moment.

    `profiles` holds the demo players by entrant; those in `led` are led by a person and do not act automatically.
    `seed` is the seed of the rehearsal. `hosted` are the open games played on a simulated game server, `unlinked` the
    entrants who still have to prove an account on it, with its name. `venue` is where games are to be played if the
    tournament names no server. For `guests` nobody on Discord acts: the director answers for them.
    """

    tournament: str
    state: TournamentState
    engine: Engine
    now: datetime
    profiles: Mapping[EntrantId, Profile]
    seed: str
    behaviour: Behaviour = Behaviour()
    led: frozenset[EntrantId] = field(default_factory=frozenset)
    hosted: Mapping[PairingId, ServerGame] = field(default_factory=dict)
    unlinked: Mapping[EntrantId, str] = field(default_factory=dict)
    guests: frozenset[EntrantId] = frozenset()
    venue: Venue | None = None
    cache: IntentionCache[RehearsalView] = field(default_factory=IntentionCache, compare=False, repr=False)
    """Intentions computed from earlier views."""

    def decides_the_same(self, other: RehearsalView) -> bool:
        """Whether every player and the director would decide the same from both views."""
        compared = ("now", "profiles", "seed", "behaviour", "led", "hosted", "unlinked", "guests", "venue")
        same = all(getattr(self, name) == getattr(other, name) for name in compared)
        return self.state is other.state and self.engine is other.engine and same

    @cached_property
    def questions(self) -> tuple[Prompt, ...]:
        """Questions that the format needs answered before the next step."""
        step = next_step(self.state, self.engine)
        return step.prompts if isinstance(step, WaitForAnswers) else ()

    @cached_property
    def forms(self) -> tuple[FormNow, ...]:
        """The forms that can be handed in."""
        return forms_now(self.state, self.engine)

    @cached_property
    def open_games(self) -> Mapping[EntrantId, Sequence[Pairing]]:
        """Games without a result, by entrant."""
        games: dict[EntrantId, list[Pairing]] = {}
        for pairing in self.state.open_games():
            for seat in pairing.seats:
                games.setdefault(seat, []).append(pairing)
        return games

    @cached_property
    def stands_still(self) -> bool:
        """Whether intentions depend only on games and reports, not on the clock or on questions.

        Only then may intentions come from the cache: a player whose games are unchanged then has the same intention.
        """
        state = self.state
        if state.phase != "running" or state.settings.week is not None or state.times:
            return False
        if self.engine.rules_of(state).asks_about_games:
            return False
        return not (self.forms or self.questions or open_draws(state))

    @cached_property
    def open_by_id(self) -> Mapping[PairingId, Pairing]:
        """Games without a result, by id."""
        return {pairing.id: pairing for pairing in self.state.open_games()}

    def has_the_same_frame(self, other: RehearsalView) -> bool:
        """Whether both views are equal except for open games, reports, entrants and the clock."""
        return self._frame == other._frame

    @cached_property
    def _frame(self) -> tuple[object, ...]:
        state = self.state
        paired = tuple(
            part for log in state.started for part in (log.paired_at, *(round_.pairings for round_ in log.rounds))
        )
        people = (self.profiles, self.led, self.unlinked, self.guests)
        return (self.behaviour, self.seed, self.tournament, *people, state.settings, state.stages, *paired)

    def cached(self, about: tuple[str, ...], rests_on: tuple[object, ...], find: Callable[[], T]) -> T:
        """Return a cached result of `find`, or call it; see `IntentionCache.cached`.

        An intention that is due at `now` must not be cached: it would keep the time of the earlier view.
        """
        return self.cache.cached(about, rests_on, find)

    def seen_of(self, pairing: Pairing) -> tuple[PairingId, int, int]:
        """Return a value that stays equal while the intentions about an open game are unchanged, if `stands_still`."""
        self.cache.observe(self, changed)
        return self.cache.version_of(pairing.id)

    @property
    def seen(self) -> int:
        """A value that stays equal while the intentions about all open games are unchanged, if `stands_still`."""
        self.cache.observe(self, changed)
        return self.cache.version

    def draw(self, purpose: str, low: int, high: int) -> int:
        """Draw a number from `low` to `high` from the seed of the rehearsal; each purpose has its own number."""
        return _drawn(self.seed, purpose, 0, low, high)

    def happens(self, purpose: str, percent: int) -> bool:
        """Whether an event with this probability in percent occurs."""
        return self.draw(purpose, 1, 100) <= percent

    def name(self, entrant: EntrantId) -> str:
        """Return the name used for draws about an entrant.

        Entrant ids depend on the order of sign-up and would make draws depend on it.
        """
        return self.profiles[entrant].name if entrant in self.profiles else entrant

    def acts_alone(self, entrant: EntrantId) -> bool:
        """Whether this is a demo player not led by a person."""
        return entrant in self.profiles and entrant not in self.led

    def about(self, pairing: Pairing) -> str:
        """Return the name used for draws about a game."""
        return f"{pairing.id} of {' and '.join(sorted(map(self.name, pairing.seats)))}"

    def winner(self, pairing: Pairing) -> EntrantId:
        """Draw the winner; the chance is the Elo formula, 1 / (1 + 10^(d/400)) for a rating difference d."""
        first, second = (
            self.profiles[seat].strength if seat in self.profiles else UNKNOWN_STRENGTH for seat in pairing.seats
        )
        chance = round(CHANCES / (1 + 10 ** ((second - first) / 400)))
        drawn = self.draw(f"winner of {self.about(pairing)}", 1, CHANCES)
        return pairing.seats[0] if drawn <= chance else pairing.seats[1]

    def skill(self, entrant: EntrantId) -> float:
        """Return the strength relative to the other demo players, from 0 to 1; a guest's is in the middle."""
        if entrant not in self.profiles:
            return 0.5
        lowest, highest = self._strengths
        return (self.profiles[entrant].strength - lowest) / max(1, highest - lowest)

    @cached_property
    def _strengths(self) -> tuple[int, int]:
        """The lowest and the highest strength of the demo players."""
        strengths = [role.strength for role in self.profiles.values()]
        return min(strengths), max(strengths)

    def scores(self, pairing: Pairing) -> tuple[int, int]:
        """Draw the scores of the winner and the loser, for scored games."""
        loser = self.draw(f"score of {self.about(pairing)}", 250, 430)
        return loser + self.draw(f"margin of {self.about(pairing)}", 1, 160), loser

    def game_scores(self, pairing: Pairing, best_of: int) -> tuple[tuple[int, int], ...]:
        """Draw the scores of all games of a best-of match, the winner's first; lost games come first."""
        about, wins = self.about(pairing), best_of // 2 + 1
        lost = self.draw(f"games lost in {about}", 0, wins - 1)
        points = [self.draw(f"game {number} of {about}", 0, 9) for number in range(lost + wins)]
        return tuple((low, 11) if number < lost else (11, low) for number, low in enumerate(points))

    def comes(self, entrant: EntrantId, pairing: Pairing) -> bool:
        """Whether the player comes to the game. A player drawn as absent misses one of the first three games."""
        if not self.acts_alone(entrant) or not self.happens(f"absent {self.name(entrant)}", self.behaviour.absent):
            return True
        missed = self.draw(f"absent from game, {self.name(entrant)}", 1, 3)
        return self.games_of(entrant).index(pairing.id) + 1 != missed

    def games_of(self, entrant: EntrantId) -> list[str]:
        """Return the ids of an entrant's games in all stages, oldest first."""
        rounds = (round_ for log in self.state.started for round_ in log.rounds)
        return [pairing.id for round_ in rounds for pairing in round_.games.by_entrant.get(entrant, ())]

    def played_until(self, pairing: Pairing) -> datetime | None:
        """Return the end of the game, or None while its time is not final.

        Without a timetable the game is played at once. If its week passed without a final time, for example because the
        bot was down, it counts as played at the end of that week.
        """
        stage, round_, _ = self.state.find(pairing.id)
        week = week_of_round(self.state, stage, round_.number)
        if week is None:
            opened = self.state.started[stage].paired_at[round_.number - 1]
            return opened + self._within_weeks(pairing) if self.is_spread(pairing) else opened
        time = self.state.times.get(pairing.id)
        if time is not None and time.final:
            return time.at + GAME_LASTS
        return week.play_until + GAME_LASTS if self.now > week.play_until else None

    def is_spread(self, pairing: Pairing) -> bool:
        """Whether the game is one of many that are open at once and are played over several weeks."""
        stage, _, _ = self.state.find(pairing.id)
        return bool(self.behaviour.league_weeks) and self.engine.rules_of(self.state, stage).opens_at_once

    def _within_weeks(self, pairing: Pairing) -> timedelta:
        """Draw how long after its publication such a game is played."""
        weeks = timedelta(weeks=self.behaviour.league_weeks)
        return timedelta(minutes=self.draw(f"end of {self.about(pairing)}", 1, weeks // timedelta(minutes=1)))

    def runs_out(self, pairing: Pairing) -> bool:
        """Whether the loser exceeds the time limit."""
        return self.is_spread(pairing) and self.happens(f"on time, {self.about(pairing)}", self.behaviour.on_time)

    def delay(self, what: str) -> timedelta:
        """Draw the delay before a player does something."""
        return timedelta(minutes=self.draw(f"delay of {what}", 0, self.behaviour.late_hours * 60))


@memoize(lambda before, now: (before, now), most=2)
def changed(before: RehearsalView, now: RehearsalView) -> Changed | None:
    """Return what differs between two views, or None if anything may differ."""
    if not (before.stands_still and now.stands_still and before.has_the_same_frame(now)):
        return None
    old, new = before.open_by_id, now.open_by_id
    games = _differing(old, new) | _differing(before.state.reports, now.state.reports)
    games |= _differing(before.state.notes, now.state.notes)
    games |= {
        game for game in before.hosted.keys() | now.hosted.keys() if before.hosted.get(game) != now.hosted.get(game)
    }
    pairings = (pairing for game in games for pairing in (old.get(game), new.get(game)) if pairing is not None)
    seats = {seat for pairing in pairings for seat in pairing.seats}
    return Changed(frozenset(games), frozenset(seats | _differing(before.state.entrants, now.state.entrants)))


def _differing(before: Mapping[str, object], now: Mapping[str, object]) -> set[str]:
    """Return the keys whose values are not the same object in both mappings."""
    if before is now:
        return set()
    differing = {key for key, value in now.items() if before.get(key) is not value}
    return differing | (before.keys() - now.keys())
