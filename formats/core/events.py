"""What happened. Events are the only truth: a tournament's state is a fold over them (see `evolve`).

Pairings, byes, draws and rationale are inside the events, so replay never computes a pairing. What older versions wrote
is read through `upcast`; how to change an event is described in `docs/storage.md`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import AwareDatetime, BeforeValidator, Field, JsonValue, TypeAdapter

from formats.core.model import Draw, EntrantData, EntrantStatus, Reason, RoundPairings, StatusCause
from formats.core.plan import Settings, StagePlan
from formats.core.refusals import Refusal
from formats.core.results import Report, Result
from formats.core.upcast import read_payload
from formats.core.values import EntrantId, PairingId, PersonId, Value

Phase = Literal["draft", "registration", "closed", "running", "finished", "cancelled"]
FeeState = Literal["unpaid", "paid", "returned", "kept"]
StaffRole = Literal["director", "coordinator", "judge"]
RulingTopic = Literal["requirement", "note", "appeal_filed", "appeal_accepted", "appeal_rejected", "stands"]


class Fact(Value):
    """The base of every event: its `kind`, and the `version` of that kind's shape in which it is written."""

    kind: str
    version: int = 1


class Traced(Fact):
    """The base of events whose only trace in the state stands in a module of `formats.core.traces`."""


class TournamentCreated(Fact):
    """A tournament exists. `seed` is the root of all its draws; `engine` the version that will pair it.

    `commitment` is the seed's hash where the seed itself is left out, as in exports while it is being played.
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


class SeedReplaced(Fact):
    """All draws from now on grow from this seed: the log was brought in without the one it began with.

    `commitment` is as in TournamentCreated.
    """

    kind: Literal["SeedReplaced"] = "SeedReplaced"
    seed: str
    commitment: str = ""


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
    """The timetable acts by itself (`running`), or directors do everything until it runs again."""

    kind: Literal["TimetableSwitched"] = "TimetableSwitched"
    running: bool
    cause: Literal["", "director", "undo"] = ""


class EntrantRegistered(Fact):
    """Somebody entered, or went to the waiting list. `stage` is set for who joins a stage that is being played."""

    kind: Literal["EntrantRegistered"] = "EntrantRegistered"
    entrant: EntrantId
    data: EntrantData
    waiting: bool = False
    stage: int | None = None


class EntrantChanged(Fact):
    """An entrant's rating or attributes are these from now on."""

    kind: Literal["EntrantChanged"] = "EntrantChanged"
    entrant: EntrantId
    data: EntrantData


class EntrantStatusChanged(Fact):
    """An entrant withdrew, was removed or disqualified, came back, or moved up from the waiting list."""

    kind: Literal["EntrantStatusChanged"] = "EntrantStatusChanged"
    version: Literal[2] = 2
    entrant: EntrantId
    status: EntrantStatus
    cause: StatusCause
    text: str = ""


class StageStarted(Fact):
    """A stage begins with this field, in seed order."""

    kind: Literal["StageStarted"] = "StageStarted"
    stage: int
    seeds: tuple[EntrantId, ...]
    rationale: tuple[Reason, ...] = ()
    draws: tuple[Draw, ...] = ()


class RoundPaired(Fact):
    """A round is published. `seed` feeds its draws, which are listed.

    `cause` is `format`, `import` for one that was played elsewhere, or `director` when a person paired it by hand for
    the reason in `text`.
    """

    kind: Literal["RoundPaired"] = "RoundPaired"
    version: Literal[2] = 2
    stage: int
    round_number: int
    pairings: RoundPairings
    seed: str
    draws: tuple[Draw, ...] = ()
    cause: Literal["format", "director", "import"] = "format"
    text: str = ""


class RoundAmended(Fact):
    """A published round was changed: by a director with a reason, or to repair it after a withdrawal.

    Or because a result before it was corrected (`correction`): games that rested on it are no longer in it. Or for
    somebody who came while it was out (`newcomer`) and plays whoever had the bye.
    """

    kind: Literal["RoundAmended"] = "RoundAmended"
    stage: int
    round_number: int
    pairings: RoundPairings
    cause: Literal["director", "withdrawal", "correction", "newcomer"]
    text: str = ""


class PlayTakenBack(Fact):
    """Play is back where it was after so many `rounds` of the stage: what was published later counts for nothing.

    Stages after it have not begun, and the questions in `answers` are asked anew. This happens because a result was
    corrected on which all that rested.
    """

    kind: Literal["PlayTakenBack"] = "PlayTakenBack"
    stage: int
    rounds: int
    answers: tuple[str, ...] = ()
    text: str = ""


class GameTime(Value):
    """When a game starts, and why then. The scheduler may change it until it is `final`, directors always."""

    at: AwareDatetime
    final: bool
    reasons: tuple[Reason, ...] = ()


class GameTimesSet(Fact):
    """Games have these times from now on; other games keep theirs.

    `times` holds open games of that round only, by pairing, and only those whose time, reasons or finality change.
    """

    kind: Literal["GameTimesSet"] = "GameTimesSet"
    stage: int
    round_number: int
    times: dict[PairingId, GameTime]


class ResultReported(Fact):
    """A player says how a game ended; the other one has not spoken yet.

    Or a game server (`server`, its key) says so: in the name of `by`, who has gained by it, so that the other one is
    asked. `evidence` is the address of the game there.
    """

    kind: Literal["ResultReported"] = "ResultReported"
    pairing: PairingId
    by: EntrantId
    report: Report
    server: str = ""
    evidence: str = ""


class ReportTakenBack(Fact):
    """The reporter took an unconfirmed report back."""

    kind: Literal["ReportTakenBack"] = "ReportTakenBack"
    pairing: PairingId
    by: EntrantId


class ReportDisputed(Fact):
    """The other player says otherwise; a director must decide."""

    kind: Literal["ReportDisputed"] = "ReportDisputed"
    pairing: PairingId
    by: EntrantId
    report: Report | None = None
    text: str = ""


class ResultRecorded(Fact):
    """A game has this result. `source` says how it became official; a later record of the same game corrects it.

    `format` means that it follows from what was handed in or noted, `server` that the game server with the key `server`
    told it, with the address of the game there as `evidence`. `on_time`: the loser's time had run out.
    """

    kind: Literal["ResultRecorded"] = "ResultRecorded"
    version: Literal[2] = 2
    pairing: PairingId
    result: Result
    source: Literal["agreed", "silence", "claim", "director", "withdrawal", "import", "format", "server"]
    text: str = ""
    on_time: bool = False
    server: str = ""
    evidence: str = ""


class ResultCleared(Fact):
    """A game has no result any more: a rematch was ordered."""

    kind: Literal["ResultCleared"] = "ResultCleared"
    pairing: PairingId
    text: str


class GameLink(Value):
    """A game on a server: whose it is, what the server calls it, where everybody can look at it."""

    pairing: PairingId
    seats: tuple[EntrantId, EntrantId]
    game: str
    address: str


class ServerGamesLinked(Traced):
    """These games of pairings are on the game server with this key. Those `without` an account there have none."""

    kind: Literal["ServerGamesLinked"] = "ServerGamesLinked"
    server: str
    games: tuple[GameLink, ...]
    without: tuple[EntrantId, ...] = ()


GameDoubt = Literal[
    "time",
    "forfeit",
    "annulled",
    "aborted",
    "cancelled",
    "unclear",
    "swapped",
    "wrong_players",
    "wrong_board",
    "wrong_time",
    "wrong_rules",
    "wrong_handicap",
    "wrong_variant",
    "unrated",
    "second_game",
    "contradicted",
    "not_judged",
    "changed",
]
"""Why what a game server says is not simply taken.

`time`, `forfeit`: it ended so there. `unclear`: it is over and says nothing of a winner, or what cannot be read.
`swapped`, `wrong_players`: not as they are paired. `second_game`: there is another game of the same pairing.
`contradicted`: a player has reported otherwise. `not_judged`: the format takes no such result. `changed`: what counted
already has changed there.
"""


class ServerGameDoubted(Traced):
    """A game server tells something of a game that a director has to look at; `report` is what it would come to."""

    kind: Literal["ServerGameDoubted"] = "ServerGameDoubted"
    link: GameLink
    server: str
    doubts: tuple[GameDoubt, ...]
    report: Report | None = None


class ServerDoubtSettled(Traced):
    """A director has looked: what the server says was taken or ignored, or the game is to be made once more."""

    kind: Literal["ServerDoubtSettled"] = "ServerDoubtSettled"
    pairing: PairingId
    game: str
    answer: Literal["taken", "ignored", "again"]


class FormAsked(Fact):
    """A form is asked for; after `due` entrants can no longer hand it in themselves."""

    kind: Literal["FormAsked"] = "FormAsked"
    form: str
    due: AwareDatetime | None = None


class FormClosed(Fact):
    """A director ended the time in which entrants can hand a form in themselves, at the moment of this event."""

    kind: Literal["FormClosed"] = "FormClosed"
    form: str


class FormSubmitted(Fact):
    """An entrant handed in a form (availability, a preference list), or a director for them; the last one counts."""

    kind: Literal["FormSubmitted"] = "FormSubmitted"
    form: str
    entrant: EntrantId
    content: Any
    by_director: bool = False


class FormsSeen(Fact):
    """A director looked at what was handed in while it was sealed: by one entrant, or by everybody."""

    kind: Literal["FormsSeen"] = "FormsSeen"
    form: str
    entrant: EntrantId | None = None


class BeaconRound(Value):
    """A round of a public beacon of chance (drand): its chain, its number, and when it will be published."""

    chain: str
    number: int
    at: AwareDatetime


class DrawCommitted(Fact):
    """A public draw is coming: a number from `low` to `high`. The hash of its secret is published beforehand.

    `draw` is its name, `s<stage>/<prompt>`; the prompt's key is its purpose. At `closes` words close and it is drawn;
    None while somebody still has to call for it, and in logs of version 0.1. With a `beacon` its randomness is mixed in
    after the words, and it is drawn when that is there.
    """

    kind: Literal["DrawCommitted"] = "DrawCommitted"
    draw: str
    low: int
    high: int
    commitment: str
    closes: AwareDatetime | None = None
    beacon: BeaconRound | None = None


class DrawContributed(Fact):
    """A player has given a word to be mixed into a draw that is still to come (`all`: into all of the tournament)."""

    kind: Literal["DrawContributed"] = "DrawContributed"
    draw: str
    by: EntrantId
    text: str


class PromptsOpened(Fact):
    """The questions that a stage waits for have changed: all that are open now, by key, each with the moment it opened.

    Answers need no such event. What had been open before keeps its moment, whatever else happened in between.
    """

    kind: Literal["PromptsOpened"] = "PromptsOpened"
    stage: int
    since: dict[str, AwareDatetime]


class PromptAnswered(Fact):
    """A format's question was answered by a person, or by a recorded draw, whose `secret` is told with it.

    `beacon` is the randomness that was mixed in; empty where none had been named, or it could not be had.
    """

    kind: Literal["PromptAnswered"] = "PromptAnswered"
    stage: int
    prompt: str
    answer: str
    by: EntrantId | None = None
    draw: Draw | None = None
    secret: str = ""
    beacon: str = ""


class MatchNoted(Fact):
    """Something that happened around a game: one of `notes.GAME_NOTES`, or a note its format declares.

    `content` is of the shape that is declared with the note. `until` belongs to `more_time`, and to
    `timed_out`: until then the opponent answers before directors decide.
    """

    kind: Literal["MatchNoted"] = "MatchNoted"
    pairing: PairingId
    note: str
    by: EntrantId | None = None
    until: AwareDatetime | None = None
    content: dict[str, JsonValue] | None = None


class RulingMade(Fact):
    """A director's word that changes no pairing by itself; `text` is shown to those it concerns.

    `stands`: a game stays as it is recorded though it ended otherwise (`result`), because later games rest on it.
    """

    kind: Literal["RulingMade"] = "RulingMade"
    topic: RulingTopic
    entrant: EntrantId | None = None
    pairing: PairingId | None = None
    text: str
    result: Result | None = None


class FeeMarked(Traced):
    """The ledger's entry for an entrant's fee."""

    kind: Literal["FeeMarked"] = "FeeMarked"
    entrant: EntrantId
    state: FeeState


class StepTold(Fact):
    """A step of the script of a stage was told: these sentences."""

    kind: Literal["StepTold"] = "StepTold"
    stage: int
    step: int
    reasons: tuple[Reason, ...]


class AboutPeople(Fact):
    """The base of events that are about people beside the log; `named_in` are the fields that hold their ids."""

    named_in: ClassVar[tuple[str, ...]] = ("person",)

    def people(self) -> frozenset[PersonId]:
        """Whom the event is about."""
        return frozenset(getattr(self, name) for name in self.named_in) - {None}

    def with_people(self, known: Mapping[PersonId, PersonId]) -> Self:
        """The event with other ids for the same people, as they have them in another database."""
        found = {name: getattr(self, name) for name in self.named_in}
        return self.model_copy(update={name: known.get(person, person) for name, person in found.items()})


class StaffChanged(AboutPeople):
    """A person was given a role (and lost the other one, if they had it), or had theirs taken away."""

    kind: Literal["StaffChanged"] = "StaffChanged"
    person: PersonId
    role: StaffRole
    given: bool = True


class PersonReplaced(AboutPeople):
    """Another person stands behind an entrant from now on, with everything that was played; `before` is who did."""

    named_in: ClassVar[tuple[str, ...]] = ("person", "before")

    kind: Literal["PersonReplaced"] = "PersonReplaced"
    entrant: EntrantId
    person: PersonId
    before: PersonId | None = None


class Announced(Fact):
    """A director told everybody something."""

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


Event = Annotated[
    TournamentCreated
    | SeedReplaced
    | PlanChanged
    | PhaseChanged
    | TimetableSwitched
    | EntrantRegistered
    | EntrantChanged
    | EntrantStatusChanged
    | StageStarted
    | RoundPaired
    | RoundAmended
    | PlayTakenBack
    | GameTimesSet
    | ResultReported
    | ReportTakenBack
    | ReportDisputed
    | ResultRecorded
    | ResultCleared
    | ServerGamesLinked
    | ServerGameDoubted
    | ServerDoubtSettled
    | FormAsked
    | FormClosed
    | FormSubmitted
    | FormsSeen
    | DrawCommitted
    | DrawContributed
    | PromptsOpened
    | PromptAnswered
    | MatchNoted
    | RulingMade
    | FeeMarked
    | StepTold
    | StaffChanged
    | PersonReplaced
    | Announced
    | DeadlinePassed
    | CommandUndone,
    Field(discriminator="kind"),
    BeforeValidator(read_payload),
]

EVENT: TypeAdapter[Event] = TypeAdapter(Event)
"""Reads and writes any event as JSON."""
