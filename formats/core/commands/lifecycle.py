"""The life of a tournament from its creation to its end, and announcements."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from formats.core.plan import Settings, StagePlan
from formats.core.values import OptionalText, Value


class CreateTournament(Value):
    """Begin a log. `seed` must come from a real source of chance; every later draw grows from it.

    `seed_chosen`: a director has chosen it instead, which is announced. `identity` is an id that no other
    tournament has, so that two with the same seed draw differently; empty, the draws grow from the seed alone.
    """

    kind: Literal["CreateTournament"] = "CreateTournament"
    title: str = Field(min_length=1, max_length=100)
    preset: str | None = None
    stages: tuple[StagePlan, ...] = Field(min_length=1)
    settings: Settings = Settings()
    seed: str = Field(min_length=8)
    seed_chosen: bool = False
    identity: str = Field(default="", max_length=64)


class ChangePlan(Value):
    """Change title, stages or settings.

    Stages that have started cannot change, but for the options of the one in play that its format calls changeable.
    """

    kind: Literal["ChangePlan"] = "ChangePlan"
    title: str | None = Field(default=None, min_length=1, max_length=100)
    stages: tuple[StagePlan, ...] | None = Field(default=None, min_length=1)
    settings: Settings | None = None


class OpenRegistration(Value):
    """Let people sign up, for the first time or again; not once the first stage has started."""

    kind: Literal["OpenRegistration"] = "OpenRegistration"


class CloseRegistration(Value):
    """No more sign-ups. Directors may still enter people until the first stage starts."""

    kind: Literal["CloseRegistration"] = "CloseRegistration"


class CancelTournament(Value):
    """Call the tournament off, before or during play."""

    kind: Literal["CancelTournament"] = "CancelTournament"


class SwitchTimetable(Value):
    """Let the timetable act (`running`) or make it stand."""

    kind: Literal["SwitchTimetable"] = "SwitchTimetable"
    running: bool


class FinishTournament(Value):
    """Declare the standings final; refused while a stage is not over."""

    kind: Literal["FinishTournament"] = "FinishTournament"


class Announce(Value):
    """Tell everybody something, in the words of a director; possible until the tournament is called off."""

    kind: Literal["Announce"] = "Announce"
    text: str = Field(min_length=1, max_length=1800)


class PassDeadline(Value):
    """A tick that changes nothing but must happen once (a reminder, a digest); its id is in the envelope."""

    kind: Literal["PassDeadline"] = "PassDeadline"


class UndoCommand(Value):
    """Take the last command back.

    `command_id` must be that one, so that a command the user has not seen cannot be undone.
    """

    kind: Literal["UndoCommand"] = "UndoCommand"
    command_id: str
    text: OptionalText = ""


LifecycleCommand = (
    CreateTournament
    | ChangePlan
    | OpenRegistration
    | CloseRegistration
    | CancelTournament
    | SwitchTimetable
    | FinishTournament
    | Announce
    | PassDeadline
    | UndoCommand
)
"""The commands of this module."""
