"""What happened. Events are the only truth: a tournament's state is a fold over them (see `evolve`).

Pairings, byes, draws and rationale are inside the events, so replay never computes a pairing.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, Field, TypeAdapter

from formats.core.model import Draw, EntrantData, EntrantStatus, Reason, RoundPairings
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report, Result
from formats.core.values import EntrantId, PairingId, Value

Phase = Literal["draft", "registration", "closed", "running", "finished", "cancelled"]
FeeState = Literal["unpaid", "paid", "returned", "kept"]


class TournamentCreated(Value):
    """A tournament exists. `seed` is the root of all its draws; `engine` the version that will pair it."""

    kind: Literal["TournamentCreated"] = "TournamentCreated"
    title: str
    preset: str | None
    stages: tuple[StagePlan, ...]
    settings: Settings
    seed: str
    engine: str


class PlanChanged(Value):
    """Title, stages or settings are these from now on."""

    kind: Literal["PlanChanged"] = "PlanChanged"
    title: str
    stages: tuple[StagePlan, ...]
    settings: Settings


class PhaseChanged(Value):
    """Sign-up opened or closed, play began, ended or was called off."""

    kind: Literal["PhaseChanged"] = "PhaseChanged"
    phase: Phase


class TimetableSwitched(Value):
    """The timetable acts by itself (`running`), or directors do everything until it runs again."""

    kind: Literal["TimetableSwitched"] = "TimetableSwitched"
    running: bool
    cause: str = ""


class EntrantRegistered(Value):
    """Somebody entered, or went to the waiting list. `stage` is set for who joins a stage that is being played."""

    kind: Literal["EntrantRegistered"] = "EntrantRegistered"
    entrant: EntrantId
    data: EntrantData
    waiting: bool = False
    stage: int | None = None


class EntrantChanged(Value):
    """An entrant's rating or attributes are these from now on."""

    kind: Literal["EntrantChanged"] = "EntrantChanged"
    entrant: EntrantId
    data: EntrantData


class EntrantStatusChanged(Value):
    """An entrant withdrew, was removed or disqualified, came back, or moved up from the waiting list."""

    kind: Literal["EntrantStatusChanged"] = "EntrantStatusChanged"
    entrant: EntrantId
    status: EntrantStatus
    cause: str
    text: str = ""


class StageStarted(Value):
    """A stage begins with this field, in seed order."""

    kind: Literal["StageStarted"] = "StageStarted"
    stage: int
    seeds: tuple[EntrantId, ...]
    rationale: tuple[Reason, ...] = ()
    draws: tuple[Draw, ...] = ()


class RoundPaired(Value):
    """A round is published. `seed` feeds its draws, which are listed.

    `cause` is `format`, or `director` when a person paired it by hand for the reason in `text`.
    """

    kind: Literal["RoundPaired"] = "RoundPaired"
    stage: int
    round_number: int
    pairings: RoundPairings
    seed: str
    draws: tuple[Draw, ...] = ()
    cause: Literal["format", "director"] = "format"
    text: str = ""


class RoundAmended(Value):
    """A published round was changed: by a director with a reason, or to repair it after a withdrawal."""

    kind: Literal["RoundAmended"] = "RoundAmended"
    stage: int
    round_number: int
    pairings: RoundPairings
    cause: str
    text: str = ""


class GameTime(Value):
    """When a game starts, and why then."""

    at: AwareDatetime
    final: bool
    reasons: tuple[Reason, ...] = ()


class GameTimesSet(Value):
    """Games have these times from now on; other games keep theirs."""

    kind: Literal["GameTimesSet"] = "GameTimesSet"
    stage: int
    round_number: int
    times: dict[PairingId, GameTime]


class ResultReported(Value):
    """A player says how a game ended; the other one has not spoken yet."""

    kind: Literal["ResultReported"] = "ResultReported"
    pairing: PairingId
    by: EntrantId
    report: Report


class ReportTakenBack(Value):
    """The reporter took an unconfirmed report back."""

    kind: Literal["ReportTakenBack"] = "ReportTakenBack"
    pairing: PairingId
    by: EntrantId


class ReportDisputed(Value):
    """The other player says otherwise; a director must decide."""

    kind: Literal["ReportDisputed"] = "ReportDisputed"
    pairing: PairingId
    by: EntrantId
    report: Report | None = None
    text: str = ""


class ResultRecorded(Value):
    """A game has this result. `source` says how it became official; a later record of the same game corrects it.

    `format` means that it follows from what was handed in or noted.
    """

    kind: Literal["ResultRecorded"] = "ResultRecorded"
    pairing: PairingId
    result: Result
    source: Literal["agreed", "silence", "claim", "director", "withdrawal", "import", "format"]
    text: str = ""


class ResultCleared(Value):
    """A game has no result any more: a rematch was ordered."""

    kind: Literal["ResultCleared"] = "ResultCleared"
    pairing: PairingId
    text: str


class FormAsked(Value):
    """A form is asked for; after `due` entrants can no longer hand it in themselves."""

    kind: Literal["FormAsked"] = "FormAsked"
    form: str
    due: AwareDatetime | None = None


class FormSubmitted(Value):
    """An entrant handed in a form (availability, a preference list), or a director for them; the last one counts."""

    kind: Literal["FormSubmitted"] = "FormSubmitted"
    form: str
    entrant: EntrantId
    content: Any
    by_director: bool = False


class FormsSeen(Value):
    """A director looked at what was handed in while it was sealed: by one entrant, or by everybody."""

    kind: Literal["FormsSeen"] = "FormsSeen"
    form: str
    entrant: EntrantId | None = None


class DrawCommitted(Value):
    """A public draw is coming: a number from `low` to `high`. The hash of its secret is published beforehand.

    `draw` is its name, `s<stage>/<prompt>`; the prompt's key is its purpose.
    """

    kind: Literal["DrawCommitted"] = "DrawCommitted"
    draw: str
    low: int
    high: int
    commitment: str


class DrawContributed(Value):
    """A player has given a word to be mixed into a draw that is still to come (`all`: into all of the tournament)."""

    kind: Literal["DrawContributed"] = "DrawContributed"
    draw: str
    by: EntrantId
    text: str


class PromptAnswered(Value):
    """A format's question was answered by a person, or by a recorded draw, whose `secret` is told with it."""

    kind: Literal["PromptAnswered"] = "PromptAnswered"
    stage: int
    prompt: str
    answer: str
    by: EntrantId | None = None
    draw: Draw | None = None
    secret: str = ""


class MatchNoted(Value):
    """Something that happened around a game: `here`, `more_time` (until `until`), a judge's entry, an opening, ..."""

    kind: Literal["MatchNoted"] = "MatchNoted"
    pairing: PairingId
    note: str
    by: EntrantId | None = None
    until: AwareDatetime | None = None
    content: Any = None


class RulingMade(Value):
    """A director's word that changes no pairing by itself.

    `topic` is `requirement`, `appeal_filed`, `appeal_accepted`, `appeal_rejected` or `note`; `text` is shown to those
    it concerns.
    """

    kind: Literal["RulingMade"] = "RulingMade"
    topic: str
    entrant: EntrantId | None = None
    pairing: PairingId | None = None
    text: str


class FeeMarked(Value):
    """The ledger's entry for an entrant's fee."""

    kind: Literal["FeeMarked"] = "FeeMarked"
    entrant: EntrantId
    state: FeeState


class StepTold(Value):
    """A step of the script of a stage was told: these sentences."""

    kind: Literal["StepTold"] = "StepTold"
    stage: int
    step: int
    reasons: tuple[Reason, ...]


class Announced(Value):
    """A director told everybody something."""

    kind: Literal["Announced"] = "Announced"
    text: str


class DeadlinePassed(Value):
    """A tick of the timetable has been dealt with. `topic` and `subject` say which; `deadline` is its unique id."""

    kind: Literal["DeadlinePassed"] = "DeadlinePassed"
    deadline: str
    topic: str
    subject: str = ""


class CommandUndone(Value):
    """Everything the command wrote counts as never having happened."""

    kind: Literal["CommandUndone"] = "CommandUndone"
    command_id: str
    text: str = ""


Event = Annotated[
    TournamentCreated
    | PlanChanged
    | PhaseChanged
    | TimetableSwitched
    | EntrantRegistered
    | EntrantChanged
    | EntrantStatusChanged
    | StageStarted
    | RoundPaired
    | RoundAmended
    | GameTimesSet
    | ResultReported
    | ReportTakenBack
    | ReportDisputed
    | ResultRecorded
    | ResultCleared
    | FormAsked
    | FormSubmitted
    | FormsSeen
    | DrawCommitted
    | DrawContributed
    | PromptAnswered
    | MatchNoted
    | RulingMade
    | FeeMarked
    | StepTold
    | Announced
    | DeadlinePassed
    | CommandUndone,
    Field(discriminator="kind"),
]

EVENT: TypeAdapter[Event] = TypeAdapter(Event)
"""Reads and writes any event as JSON."""
