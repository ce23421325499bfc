"""The state of a tournament: what the log adds up to. Frozen; `evolve` makes the next one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cache
from itertools import chain, takewhile
from typing import Annotated, Any, Literal, TypeVar

from formats.core.errors import UnknownEntrantError, UnknownPairingError
from formats.core.events import (
    BeaconWaived,
    DrawCommitted,
    DrawContributed,
    DrawDelayed,
    GameTime,
    MatchNoted,
    Phase,
    PromptAnswered,
    RulingMade,
)
from formats.core.memoize import memoize
from formats.core.model import Draw, Entrant, Pairing, Reason
from formats.core.persistent import PersistentList, PersistentSet
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report, Result
from formats.core.round import Round
from formats.core.values import AsPairs, EntrantId, PairingId

T = TypeVar("T")

__all__ = [
    "CommandMark",
    "Departure",
    "FormAsk",
    "FormEntry",
    "OpenReport",
    "Publication",
    "Round",
    "Stage",
    "StageLog",
    "TournamentState",
]


@dataclass(frozen=True, slots=True)
class Departure:
    """An entrant's departure from a stage: how many rounds were published and which questions answered by then."""

    rounds: int
    answered: frozenset[str]


@dataclass(frozen=True, slots=True)
class Stage:
    """A stage as formats see it: field, rounds, answers and everything before it.

    `seeds` is the field in seed order (index 0 is seed 1); it never changes but for late entrants, who are added at its
    end, and for corrected data, where a format allows that; `entrants` tells each one's data and present status;
    `history` holds the earlier stages, oldest first; `answers` the answered prompts by key; `notes` the match notes by
    pairing, oldest first; `forms` the latest form by (form, entrant); `told` counts the revealed steps of its script.
    `left` is when the entrants who are out left it, without those who were out before the stage began. `rationale` are
    the recorded reasons of the seeding. `off` are those who have the round off that is being paired; empty otherwise.
    """

    number: int
    plan: StagePlan
    seeds: tuple[EntrantId, ...]
    entrants: Mapping[EntrantId, Entrant]
    rounds: tuple[Round, ...] = ()
    answers: Mapping[str, PromptAnswered] = field(default_factory=dict)
    notes: Mapping[PairingId, tuple[MatchNoted, ...]] = field(default_factory=dict)
    forms: Mapping[tuple[str, EntrantId], Any] = field(default_factory=dict)
    left: Mapping[EntrantId, Departure] = field(default_factory=dict)
    told: int = 0
    history: tuple[Stage, ...] = ()
    rationale: tuple[Reason, ...] = ()
    off: frozenset[EntrantId] = frozenset()

    @property
    def active(self) -> tuple[EntrantId, ...]:
        """The entrants of this stage who may be paired now, in seed order."""
        return tuple(entrant for entrant in self.still_in if entrant not in self.off) if self.off else self.still_in

    @property
    def still_in(self) -> tuple[EntrantId, ...]:
        """The entrants of this stage who have not left, in seed order, with those who have the round off."""
        return tuple(entrant for entrant in self.seeds if self.entrants[entrant].status == "active")

    @property
    def next_round(self) -> int:
        """The number the next published round will have."""
        return len(self.rounds) + 1

    def games(self) -> Iterator[tuple[Pairing, Result]]:
        """Every pairing with a result in this stage, in order of play."""
        for round_ in self.rounds:
            for pairing in round_.pairings.pairings:
                if pairing.id in round_.results:
                    yield pairing, round_.results[pairing.id]

    def with_result(self, pairing: PairingId, result: Result) -> Stage:
        """The stage as if that game had ended so."""
        rounds = (
            round_.with_result(pairing, result) if pairing in round_.games.by_id else round_ for round_ in self.rounds
        )
        return replace(self, rounds=tuple(rounds))

    def seed_of(self, entrant: EntrantId) -> int:
        """The entrant's seed, counting from 1."""
        return self.seeds.index(entrant) + 1


@dataclass(frozen=True, slots=True)
class OpenReport:
    """A report that waits for the other player, or a dispute that waits for a director.

    `server` is the key of the game server that made it in the name of `by`; empty where they did themselves.
    `before_start`: it was made before the game was to begin, and silence does not confirm it.
    """

    by: EntrantId
    report: Report
    at: datetime
    disputed_by: EntrantId | None = None
    counter_report: Report | None = None
    text: str = ""
    server: str = ""
    before_start: bool = False


@dataclass(frozen=True, slots=True)
class FormEntry:
    """A submitted form and when it came."""

    content: Any
    at: datetime


@dataclass(frozen=True, slots=True)
class FormAsk:
    """A form that is asked for since `at`; from `due` on entrants can no longer hand it in themselves.

    `closed` says that it was ended, by a director or the clock.
    """

    due: datetime | None
    at: datetime
    closed: bool = False


@dataclass(frozen=True, slots=True)
class CommandMark:
    """A command that can be undone (or stands before one that can): which kinds of things it did, to which games."""

    command_id: str
    actor: str
    at: datetime
    events: tuple[str, ...]
    games: frozenset[PairingId] = frozenset()


@dataclass(frozen=True, slots=True)
class Publication:
    """How a round was published: when, by what (see `RoundPaired`), and the version after the command that did it."""

    at: datetime
    version: int = 0
    cause: Literal["format", "director", "import"] = "format"
    text: str = ""


@dataclass(frozen=True)
class StageLog:
    """A started stage as the tournament keeps it; `TournamentState.stage` turns it into the `Stage` formats see.

    `told_of` are the sentences of the steps revealed so far (`told`).
    `open_since` holds the open questions by key with the moments they were opened, unknown in logs of version 0.1.
    `published` has one item for each of `rounds`.
    """

    seeds: tuple[EntrantId, ...]
    rounds: tuple[Round, ...] = ()
    answers: Mapping[str, PromptAnswered] = field(default_factory=dict)
    open_since: Mapping[str, datetime] = field(default_factory=dict)
    started_at: datetime | None = None
    published: tuple[Publication, ...] = ()
    left: Mapping[EntrantId, Departure] = field(default_factory=dict)
    told: int = 0
    told_of: tuple[Reason, ...] = ()
    rationale: tuple[Reason, ...] = ()

    @property
    def paired_at(self) -> tuple[datetime, ...]:
        """When each round was published."""
        return tuple(published.at for published in self.published)


@dataclass(frozen=True)
class TournamentState:
    """Everything known about a tournament at one point of its log. `version` is the last record's number.

    `commitments` are those to public draws, by the draw's name, `words` what players have given for draws, `delayed`
    those that wait for a beacon out of reach, and `waived` those that a director has made without theirs; `revealed`
    are the answers that disclosed the secret of a draw, by its name, even if they were undone. `seed` is empty where
    the log was exported without it; then `secrets` are those of single draws, by name, as far as it discloses them.
    `identity` is the tournament's own id, which goes into every draw; empty in older logs. `seed_commitment` is the
    hash of the seed with that id, which everybody may know. `stands` are the rulings by which games stay as
    they are recorded though they ended otherwise, by pairing, as long as they do.
    """

    version: int = 0
    title: str = ""
    preset: str | None = None
    stages: tuple[StagePlan, ...] = ()
    settings: Settings = field(default_factory=Settings)
    seed: str = ""
    identity: str = ""
    seed_commitment: str = ""
    seed_chosen: bool = False
    secrets: Mapping[str, str] = field(default_factory=dict)
    engine: str = ""
    created_at: datetime | None = None
    phase: Phase = "draft"
    timetable_running: bool = True
    entrants: Mapping[EntrantId, Entrant] = field(default_factory=dict)
    started: tuple[StageLog, ...] = ()
    reports: Mapping[PairingId, OpenReport] = field(default_factory=dict)
    times: Mapping[PairingId, GameTime] = field(default_factory=dict)
    notes: Mapping[PairingId, tuple[MatchNoted, ...]] = field(default_factory=dict)
    forms: Annotated[Mapping[tuple[str, EntrantId], FormEntry], AsPairs] = field(default_factory=dict)
    asked: Mapping[str, FormAsk] = field(default_factory=dict)
    rulings: tuple[RulingMade, ...] = ()
    stands: Mapping[PairingId, RulingMade] = field(default_factory=dict)
    passed: PersistentSet[str] = PersistentSet()  # noqa: RUF009 - it never changes
    draws: tuple[Draw, ...] = ()
    commitments: Mapping[str, DrawCommitted] = field(default_factory=dict)
    words: Mapping[str, tuple[DrawContributed, ...]] = field(default_factory=dict)
    delayed: Mapping[str, DrawDelayed] = field(default_factory=dict)
    waived: Mapping[str, BeaconWaived] = field(default_factory=dict)
    revealed: Mapping[str, PromptAnswered] = field(default_factory=dict)
    commands: PersistentList[CommandMark] = PersistentList()  # noqa: RUF009 - it never changes
    slices: Mapping[type[Any], Any] = field(default_factory=dict)
    """Slices for single kinds of events, by their type: see `slice_of`."""

    def slice_of(self, kind: type[T]) -> T:
        """Return the slice of this type (see `state_slices`); its initial value before any of its events."""
        kept: T | None = self.slices.get(kind)
        return _as_at_first(kind) if kept is None else kept  # type: ignore[arg-type] # a class can be hashed

    @property
    def main_line(self) -> tuple[StagePlan, ...]:
        """The stages that this log plays one after the other; those after them belong to branches."""
        return tuple(takewhile(lambda plan: not plan.chosen.beside, self.stages))

    @property
    def stage_number(self) -> int:
        """The number of the stage in play, -1 before the first."""
        return len(self.started) - 1

    def stage(self, number: int | None = None) -> Stage:
        """A started stage as formats see it (default: the one in play). `IndexError` when it has not started."""
        wanted = self.stage_number if number is None else number
        if not 0 <= wanted < len(self.started):
            raise IndexError(wanted)
        return _stage_of(self, wanted)

    @property
    def current_round(self) -> Round | None:
        """The latest published round of the stage in play."""
        if not self.started or not self.started[-1].rounds:
            return None
        return self.started[-1].rounds[-1]

    def entrant(self, entrant: EntrantId) -> Entrant:
        """The entrant, or `UnknownEntrantError`."""
        try:
            return self.entrants[entrant]
        except KeyError:
            raise UnknownEntrantError(entrant) from None

    def active_entrants(self) -> tuple[Entrant, ...]:
        """Everybody who is in, in order of registration."""
        return _active(self.entrants)

    def waiting_list(self) -> tuple[Entrant, ...]:
        """Everybody who waits for a place, first come first."""
        waiting = (entrant for entrant in self.entrants.values() if entrant.status == "waiting")
        return tuple(sorted(waiting, key=lambda entrant: entrant.number))

    def find(self, pairing: PairingId) -> tuple[int, Round, Pairing]:
        """The stage number, the round and the pairing of that id, or `UnknownPairingError`."""
        for number, log in enumerate(self.started):
            for round_ in log.rounds:
                pairing_found = round_.games.by_id.get(pairing)
                if pairing_found is not None:
                    return number, round_, pairing_found
        raise UnknownPairingError(pairing)

    def open_games(self) -> tuple[Pairing, ...]:
        """The games without a result in the current stage, oldest round first."""
        if not self.started:
            return ()
        return _open_games(self.started[-1].rounds)


@cache
def _as_at_first(kind: type[T]) -> T:
    """Return the initial value of a slice."""
    return kind()


@memoize(lambda entrants: (entrants,))
def _active(entrants: Mapping[EntrantId, Entrant]) -> tuple[Entrant, ...]:
    """Everybody of these who is in, in order of registration."""
    active = (entrant for entrant in entrants.values() if entrant.status == "active")
    return tuple(sorted(active, key=lambda entrant: entrant.number))


@memoize(lambda rounds: (rounds,))
def _open_games(rounds: tuple[Round, ...]) -> tuple[Pairing, ...]:
    """The games without a result, oldest round first."""
    return tuple(chain.from_iterable(round_.open_pairings() for round_ in rounds))


@memoize(lambda forms: (forms,))
def _contents(forms: Mapping[tuple[str, EntrantId], FormEntry]) -> Mapping[tuple[str, EntrantId], Any]:
    """Return the contents of the forms, without their times."""
    return {key: entry.content for key, entry in forms.items()}


@memoize(lambda state, number: (state, number))
def _stage_of(state: TournamentState, number: int) -> Stage:
    """A started stage, after those before it: asked for again and again while one state is looked at."""
    history: tuple[Stage, ...] = ()
    for index in range(number + 1):
        history = (*history, _seen_by_formats(state, index, history))
    return history[-1]


def _stage_depends_on(state: TournamentState, number: int, history: tuple[Stage, ...]) -> tuple[object, ...]:
    return (state.stages[number], state.started[number], state.entrants, state.notes, state.forms, number, *history)


@memoize(_stage_depends_on)
def _seen_by_formats(state: TournamentState, number: int, history: tuple[Stage, ...]) -> Stage:
    """A started stage as formats see it, after those before it; the same object while nothing of it changes."""
    log = state.started[number]
    return Stage(
        number=number,
        plan=state.stages[number],
        seeds=log.seeds,
        entrants=state.entrants,
        rounds=log.rounds,
        answers=log.answers,
        notes=state.notes,
        forms=_contents(state.forms),
        left=log.left,
        told=log.told,
        history=history,
        rationale=log.rationale,
    )
