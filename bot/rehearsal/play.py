"""What everybody in a rehearsal looks at before acting, and what they then do. Pure: one seed, one behaviour."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import cached_property, lru_cache
from typing import Any, TypeVar

from bot.rehearsal.cast import Role
from bot.rehearsal.game_sites import GameThere, Venue
from bot.rehearsal.memory import Memory
from formats.core.draws import open_draws
from formats.core.engine import Engine
from formats.core.forms import FormNow, forms_now
from formats.core.lots import draw_number
from formats.core.model import Pairing, Prompt
from formats.core.possible.clock import week_of_round
from formats.core.state import TournamentState
from formats.core.steps import WaitForAnswers, next_step
from formats.core.values import EntrantId, PairingId

T = TypeVar("T")

GAME_LASTS = timedelta(hours=3)
"""From the start of a game that has a time until its end."""

CHANCES = 10_000
UNKNOWN_STRENGTH = 2000
"""How strong somebody is taken to be who belongs to no cast."""


_drawn = lru_cache(maxsize=65_536)(draw_number)
"""Everybody asks for the same numbers at every step."""


@dataclass(frozen=True, slots=True)
class PlayedThere:
    """A game that is played on a pretend game server: `winner` is 0 or 1 of the pairing's seats, scores are theirs."""

    game: GameThere
    winner: int
    scores: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Act:
    """A slash command with its options, as typed, then `presses`: buttons, one after the other.

    Buttons go by label or custom id. Without a `command` the first is one that was posted. A form that opens in the end
    is filled in with `fills`, by the custom ids of its fields, and handed in. With `plays` nothing is typed at all.
    With `profile` the command is about this account on a game server, and what it answers is written into its profile.
    `words` say the act in a log, after the name of whoever acts.
    """

    command: str
    options: Mapping[str, Any]
    words: str
    presses: tuple[str, ...] = ()
    fills: Mapping[str, str] = field(default_factory=dict)
    plays: PlayedThere | None = None
    profile: str = ""


@dataclass(frozen=True, slots=True)
class Intention:
    """An act and the moment from which it is due."""

    at: datetime
    act: Act


@dataclass(frozen=True, slots=True)
class Manners:
    """How the players behave. `late_hours` is the most that passes before something is reported or confirmed.

    The rest are percentages: of players who once do not come to a game (`absent`), who withdraw on the way (`leaving`)
    and who never hand in their times and forms (`silent`); of games whose loser claims to have won (`disputed`), and of
    those whose winner says that the loser ran out of time (`on_time`). Games that are all open at once are played
    within so many weeks (`league_weeks`; 0: at once), and only of these somebody runs out of time.
    """

    late_hours: int = 0
    absent: int = 0
    leaving: int = 0
    silent: int = 0
    disputed: int = 0
    on_time: int = 0
    league_weeks: int = 0


@dataclass(frozen=True)
class Play:
    """A tournament as its players see it at a moment.

    `cast` holds the demo players by entrant; those of them in `led` are led by a person and do not act by themselves.
    `seed` is that of the rehearsal. `there` are the open games that are played on a pretend game server,
    `unlinked` those who are still to prove an account on it, with its name; `venue` is where games are to be played
    although the tournament does not say so.
    """

    tournament: str
    state: TournamentState
    engine: Engine
    now: datetime
    cast: Mapping[EntrantId, Role]
    seed: str
    manners: Manners = Manners()
    led: frozenset[EntrantId] = field(default_factory=frozenset)
    there: Mapping[PairingId, GameThere] = field(default_factory=dict)
    unlinked: Mapping[EntrantId, str] = field(default_factory=dict)
    venue: Venue | None = None
    memory: Memory = field(default_factory=Memory, compare=False, repr=False)
    """What was found out at earlier looks."""

    def shows_the_same(self, other: Play) -> bool:
        """Would everybody do now what they would do then?"""
        return (
            self.state is other.state
            and self.engine is other.engine
            and (self.now, self.cast, self.seed, self.manners, self.led, self.there, self.unlinked, self.venue)
            == (other.now, other.cast, other.seed, other.manners, other.led, other.there, other.unlinked, other.venue)
        )

    @cached_property
    def questions(self) -> tuple[Prompt, ...]:
        """What the format has to know before it goes on."""
        step = next_step(self.state, self.engine)
        return step.prompts if isinstance(step, WaitForAnswers) else ()

    @cached_property
    def forms(self) -> tuple[FormNow, ...]:
        """What can be handed in."""
        return forms_now(self.state, self.engine)

    @cached_property
    def open_games(self) -> Mapping[EntrantId, Sequence[Pairing]]:
        """The games without a result of everybody who has one."""
        games: dict[EntrantId, list[Pairing]] = {}
        for pairing in self.state.open_games():
            for seat in pairing.seats:
                games.setdefault(seat, []).append(pairing)
        return games

    @cached_property
    def stands_still(self) -> bool:
        """Does what people wish follow from their games and reports alone: neither from the clock nor from questions?

        Then nobody need be asked again whose games are as they were.
        """
        state = self.state
        if state.phase != "running" or state.settings.week is not None or state.times:
            return False
        if self.engine.rules_of(state).asks_about_games:
            return False
        return not (self.forms or self.questions or open_draws(state))

    @cached_property
    def open_by_id(self) -> Mapping[PairingId, Pairing]:
        """The games without a result."""
        return {pairing.id: pairing for pairing in self.state.open_games()}

    def has_the_same_frame(self, other: Play) -> bool:
        """Is all the same but open games, reports, entrants and the moment?"""
        return self._frame == other._frame

    @cached_property
    def _frame(self) -> tuple[object, ...]:
        state = self.state
        paired = tuple(
            part for log in state.started for part in (log.paired_at, *(round_.pairings for round_ in log.rounds))
        )
        people = (self.cast, self.led, self.unlinked)
        return (self.manners, self.seed, self.tournament, *people, state.settings, state.stages, *paired)

    def found(self, about: tuple[str, ...], rests_on: tuple[object, ...], find: Callable[[], T]) -> T:
        """What is to be found out about somebody or something, or what was, where that rests on the very same.

        What is to be done at this very moment is found out anew at the next.
        """
        return self.memory.found(about, rests_on, find)

    def seen_of(self, pairing: Pairing) -> tuple[PairingId, int, int]:
        """The same as long as all is that wishes about an open game rest on, where the play stands still."""
        self.memory.look(self)
        return self.memory.version_of(pairing.id)

    @property
    def seen(self) -> int:
        """The same as long as all is that wishes about any open game rest on, where the play stands still."""
        self.memory.look(self)
        return self.memory.version

    def draw(self, purpose: str, low: int, high: int) -> int:
        """A number from the seed of the rehearsal; every purpose has its own."""
        return _drawn(self.seed, purpose, 0, low, high)

    def happens(self, purpose: str, percent: int) -> bool:
        """Something that comes true with this chance."""
        return self.draw(purpose, 1, 100) <= percent

    def name(self, entrant: EntrantId) -> str:
        """What draws about somebody go by: names, because entrants are numbered as they happen to sign up."""
        return self.cast[entrant].name if entrant in self.cast else entrant

    def acts_alone(self, entrant: EntrantId) -> bool:
        """Is this a demo player whom nobody leads?"""
        return entrant in self.cast and entrant not in self.led

    def about(self, pairing: Pairing) -> str:
        """What draws about a game go by."""
        return f"{pairing.id} of {' and '.join(sorted(map(self.name, pairing.seats)))}"

    def winner(self, pairing: Pairing) -> EntrantId:
        """The stronger player wins more often, by the usual logistic of rating differences."""
        first, second = (self.cast[seat].strength if seat in self.cast else UNKNOWN_STRENGTH for seat in pairing.seats)
        chance = round(CHANCES / (1 + 10 ** ((second - first) / 400)))
        drawn = self.draw(f"winner of {self.about(pairing)}", 1, CHANCES)
        return pairing.seats[0] if drawn <= chance else pairing.seats[1]

    def skill(self, entrant: EntrantId) -> float:
        """How strong somebody is among the demo players, from 0 to 1."""
        lowest, highest = self._strengths
        return (self.cast[entrant].strength - lowest) / max(1, highest - lowest)

    @cached_property
    def _strengths(self) -> tuple[int, int]:
        """The least and the greatest strength of the demo players."""
        strengths = [role.strength for role in self.cast.values()]
        return min(strengths), max(strengths)

    def scores(self, pairing: Pairing) -> tuple[int, int]:
        """What winner and loser score, where games are scored."""
        loser = self.draw(f"score of {self.about(pairing)}", 250, 430)
        return loser + self.draw(f"margin of {self.about(pairing)}", 1, 160), loser

    def game_scores(self, pairing: Pairing, best_of: int) -> tuple[tuple[int, int], ...]:
        """The score of every game of a match that is the best of several, the winner's first; those lost come first."""
        about, wins = self.about(pairing), best_of // 2 + 1
        lost = self.draw(f"games lost in {about}", 0, wins - 1)
        points = [self.draw(f"game {number} of {about}", 0, 9) for number in range(lost + wins)]
        return tuple((low, 11) if number < lost else (11, low) for number, low in enumerate(points))

    def comes(self, entrant: EntrantId, pairing: Pairing) -> bool:
        """Does the player turn up? Who is drawn to be absent misses one of the first three games."""
        if not self.acts_alone(entrant) or not self.happens(f"absent {self.name(entrant)}", self.manners.absent):
            return True
        missed = self.draw(f"absent from game, {self.name(entrant)}", 1, 3)
        return self.games_of(entrant).index(pairing.id) + 1 != missed

    def games_of(self, entrant: EntrantId) -> list[str]:
        """The games of an entrant in all stages, oldest first."""
        rounds = (round_ for log in self.state.started for round_ in log.rounds)
        return [pairing.id for round_ in rounds for pairing in round_.games.by_entrant.get(entrant, ())]

    def played_until(self, pairing: Pairing) -> datetime | None:
        """When the game ends: without a timetable it is played at once.

        None while its time is not final. Where its week went by without one, because the bot was down, say, the players
        have played when they could.
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
        """Is the game one of many that are open at once, and played when its players get round to it?"""
        stage, _, _ = self.state.find(pairing.id)
        return bool(self.manners.league_weeks) and self.engine.rules_of(self.state, stage).opens_at_once

    def _within_weeks(self, pairing: Pairing) -> timedelta:
        weeks = timedelta(weeks=self.manners.league_weeks)
        return timedelta(minutes=self.draw(f"end of {self.about(pairing)}", 1, weeks // timedelta(minutes=1)))

    def runs_out(self, pairing: Pairing) -> bool:
        """Does the loser run out of time?"""
        return self.is_spread(pairing) and self.happens(f"on time, {self.about(pairing)}", self.manners.on_time)

    def delay(self, what: str) -> timedelta:
        """How long it takes somebody to get round to something."""
        return timedelta(minutes=self.draw(f"delay of {what}", 0, self.manners.late_hours * 60))
