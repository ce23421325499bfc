"""Events of a tournament's life from its beginning to its end, and announcements."""

from __future__ import annotations

from typing import Literal

from pydantic import AwareDatetime

from formats.core.events.fact import Fact
from formats.core.plan import Settings, StagePlan
from formats.core.refusals import Refusal
from formats.core.values import Value

Phase = Literal["draft", "registration", "closed", "running", "finished", "cancelled", "series"]


class TournamentCreated(Fact):
    """A tournament exists. `seed` is the root of all its draws; `engine` the version that will pair it.

    `identity` is an id that no other tournament has: it goes into the commitment and every draw, unless it is empty as
    in older logs. `commitment` is the hash of seed and id where the seed itself is left out, as in exports while it is
    being played.
    `seed_chosen`: a director chose the seed; otherwise it comes from the operating system's source of chance.
    """

    kind: Literal["TournamentCreated"] = "TournamentCreated"
    version: Literal[2] = 2
    title: str
    preset: str | None
    stages: tuple[StagePlan, ...]
    settings: Settings
    seed: str
    engine: str
    commitment: str = ""
    seed_chosen: bool = False
    identity: str = ""


class SeedReplaced(Fact):
    """All draws from now on grow from this seed: the log was brought in without the one it began with.

    `commitment` is as in TournamentCreated, and `identity` the one given there.
    """

    kind: Literal["SeedReplaced"] = "SeedReplaced"
    seed: str
    commitment: str = ""
    identity: str = ""


class PlanChanged(Fact):
    """Title, stages or settings are these from now on."""

    kind: Literal["PlanChanged"] = "PlanChanged"
    version: Literal[2] = 2
    title: str
    stages: tuple[StagePlan, ...]
    settings: Settings


class PhaseChanged(Fact):
    """Sign-up opened or closed, play began, ended or was called off."""

    kind: Literal["PhaseChanged"] = "PhaseChanged"
    phase: Phase


class TimetableSwitched(Fact):
    """The timetable acts automatically (`running`), or directors do everything until it runs again."""

    kind: Literal["TimetableSwitched"] = "TimetableSwitched"
    running: bool
    cause: Literal["", "director", "undo"] = ""


class Announced(Fact):
    """A director made an announcement to everybody."""

    kind: Literal["Announced"] = "Announced"
    text: str


class Tick(Value):
    """A moment of the timetable. `deadline` is its id, which no other moment has; nothing is to be read from it.

    `topic` says what comes due and `subject` about what: a pairing, a round (`s0r1`), a question, a form, an entrant.
    `at` is the moment it is made for: the start of the game of a reminder, the pairing for which times are asked, and
    else when it came due; None where it comes due with something that happens. `minutes` says how long before `at` a
    game is reminded of. Where a step was refused, `step` is its topic and `refusal` says why.
    """

    deadline: str
    topic: str = ""
    subject: str = ""
    at: AwareDatetime | None = None
    minutes: int | None = None
    step: str = ""
    refusal: Refusal | None = None


class DeadlinePassed(Tick, Fact):
    """A tick of the timetable has been dealt with."""

    kind: Literal["DeadlinePassed"] = "DeadlinePassed"
    version: Literal[3] = 3


class CommandUndone(Fact):
    """Everything the command wrote counts as never having happened."""

    kind: Literal["CommandUndone"] = "CommandUndone"
    command_id: str
    text: str = ""


LifecycleEvent = (
    TournamentCreated
    | SeedReplaced
    | PlanChanged
    | PhaseChanged
    | TimetableSwitched
    | Announced
    | DeadlinePassed
    | CommandUndone
)
"""The events of this module."""
