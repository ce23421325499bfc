"""What people and the timetable ask for. Imperative, frozen, printable; `decide` turns them into events or an error."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, Field

from formats.core.events import FeeState, GameDoubt, GameLink, StaffRole
from formats.core.model import EntrantData, LeavingCause, RoundPairings
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report
from formats.core.values import EntrantId, PairingId, PersonId, Value


class CreateTournament(Value):
    """Begin a log. `seed` must come from a real source of chance; every later draw grows from it.

    `seed_chosen`: a director has chosen it instead, which everybody is told.
    """

    kind: Literal["CreateTournament"] = "CreateTournament"
    title: str = Field(min_length=1, max_length=100)
    preset: str | None = None
    stages: tuple[StagePlan, ...] = Field(min_length=1)
    settings: Settings = Settings()
    seed: str = Field(min_length=8)
    seed_chosen: bool = False


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


class RegisterEntrants(Value):
    """Enter one or many, all or nothing.

    `by_director` may enter people after sign-up has closed, and late entrants during play where the format allows that.
    """

    kind: Literal["RegisterEntrants"] = "RegisterEntrants"
    entrants: tuple[EntrantData, ...] = Field(min_length=1)
    by_director: bool = False


class ChangeEntrants(Value):
    """Replace the data of one or many entrants, all or nothing."""

    kind: Literal["ChangeEntrants"] = "ChangeEntrants"
    data: dict[EntrantId, EntrantData] = Field(min_length=1)


class WithdrawEntrant(Value):
    """Take an entrant out, at their wish (`withdrawn`) or by a director (`removed`, `disqualified`).

    `open_game` says what becomes of a game not yet played: a `walkover` for the opponent, or `repair` the round.
    `cause` is named where it is not plain from the status.
    """

    kind: Literal["WithdrawEntrant"] = "WithdrawEntrant"
    entrant: EntrantId
    status: Literal["withdrawn", "removed", "disqualified"] = "withdrawn"
    open_game: Literal["walkover", "repair"] = "walkover"
    cause: LeavingCause | None = None
    text: str = Field(default="", max_length=1000)


class ReinstateEntrant(Value):
    """Bring an entrant back for the rounds to come."""

    kind: Literal["ReinstateEntrant"] = "ReinstateEntrant"
    entrant: EntrantId
    text: str = Field(default="", max_length=1000)


class PublishRound(Value):
    """Pair and publish this round, starting its stage if need be. Refused unless it is the next step.

    `pairings` are a director's own, with the reason in `text`: the way on where the rules allow no pairing at all.
    With `through` the rounds up to that one are published with it. With `based_on` all of them are paired on the
    standings after that round, and need not wait for the results of later ones, where the format can do that.
    """

    kind: Literal["PublishRound"] = "PublishRound"
    stage: int
    round_number: int
    pairings: RoundPairings | None = None
    text: str = Field(default="", max_length=1000)
    through: int | None = Field(default=None, ge=1)
    based_on: int | None = Field(default=None, ge=0)


class OverrideRound(Value):
    """Replace the pairings of the current round by a director's own."""

    kind: Literal["OverrideRound"] = "OverrideRound"
    stage: int
    round_number: int
    pairings: RoundPairings
    text: str = Field(min_length=1, max_length=1000)


class SeatNewcomer(Value):
    """Give somebody who came while the current round was out a game in it, against whoever has its bye."""

    kind: Literal["SeatNewcomer"] = "SeatNewcomer"
    entrant: EntrantId


class ImportedRound(Value):
    """A round that was played elsewhere: its pairings, and what is known of its games, by their ids."""

    pairings: RoundPairings
    reports: dict[PairingId, Report] = Field(default_factory=dict)


class ImportRounds(Value):
    """Take over rounds that were played elsewhere, after those that are here; the stage begins if it has not."""

    kind: Literal["ImportRounds"] = "ImportRounds"
    stage: int = 0
    rounds: tuple[ImportedRound, ...] = Field(min_length=1, max_length=100)


class FinishTournament(Value):
    """Declare the standings final; refused while a stage is not over."""

    kind: Literal["FinishTournament"] = "FinishTournament"


class ContributeToDraw(Value):
    """A player gives a word to be mixed into a draw.

    `draw` is the name of one that has been committed to, or `all` for all of the tournament, until sign-up closes.
    """

    kind: Literal["ContributeToDraw"] = "ContributeToDraw"
    draw: str = Field(min_length=1, max_length=200)
    by: EntrantId
    text: str = Field(min_length=1, max_length=100)


class AnswerPrompt(Value):
    """Answer a format's question; without an `answer` a draw of lots decides where the prompt allows one.

    A draw tells the secret that was committed to before. `beacon` is the randomness of the round that was named with
    the commitment; None where it could not be had.
    """

    kind: Literal["AnswerPrompt"] = "AnswerPrompt"
    prompt: str
    answer: str | None = None
    by: EntrantId | None = None
    beacon: str | None = Field(default=None, pattern="^[0-9a-f]{64}$")


class ReportResult(Value):
    """A player reports a game. Two equal reports agree; two different ones are a dispute."""

    kind: Literal["ReportResult"] = "ReportResult"
    pairing: PairingId
    by: EntrantId
    report: Report


class LinkServerGames(Value):
    """Games of pairings are on a game server: everybody can look at them. What is known already is passed over."""

    kind: Literal["LinkServerGames"] = "LinkServerGames"
    server: str
    games: tuple[GameLink, ...]
    without: tuple[EntrantId, ...] = ()


class ReportFromServer(Value):
    """A game server tells how a game ended, in nobody's name. A director's command is `SettleServerDoubt`."""

    kind: Literal["ReportFromServer"] = "ReportFromServer"
    server: str
    link: GameLink
    report: Report


class DoubtServerGame(Value):
    """What a game server tells of a game is for directors to look at; `report` is what it would come to."""

    kind: Literal["DoubtServerGame"] = "DoubtServerGame"
    server: str
    link: GameLink
    doubts: tuple[GameDoubt, ...] = Field(min_length=1)
    report: Report | None = None


class SettleServerDoubt(Value):
    """A director decides what becomes of a game that was doubted; with `taken` the proposed result counts."""

    kind: Literal["SettleServerDoubt"] = "SettleServerDoubt"
    pairing: PairingId
    game: str
    answer: Literal["taken", "ignored", "again"]


class ConfirmReport(Value):
    """The opponent agrees; `by` None means the time for disagreeing ran out."""

    kind: Literal["ConfirmReport"] = "ConfirmReport"
    pairing: PairingId
    by: EntrantId | None


class DisputeReport(Value):
    """The opponent disagrees."""

    kind: Literal["DisputeReport"] = "DisputeReport"
    pairing: PairingId
    by: EntrantId
    text: str = Field(default="", max_length=1000)


class TakeBackReport(Value):
    """The reporter takes an unconfirmed report back."""

    kind: Literal["TakeBackReport"] = "TakeBackReport"
    pairing: PairingId
    by: EntrantId


Dependents = Literal["", "reset", "stand"]
"""What becomes of later games that rest on the result a game had: they are taken back (`reset`), or they stay, and
the result with them, by a ruling with a reason (`stand`). Empty: there are none."""


class RecordResult(Value):
    """A director enters or corrects a result."""

    kind: Literal["RecordResult"] = "RecordResult"
    pairing: PairingId
    report: Report
    text: str = Field(default="", max_length=1000)
    dependents: Dependents = ""


class GameReport(Value):
    """What is reported of one game."""

    pairing: PairingId
    report: Report


class RecordResults(Value):
    """A director enters results of several open games at once: all of them, or none."""

    kind: Literal["RecordResults"] = "RecordResults"
    games: tuple[GameReport, ...] = Field(min_length=1, max_length=1000)


class RuleForfeit(Value):
    """A director rules that these players of a game were absent, or lost it `on_time`."""

    kind: Literal["RuleForfeit"] = "RuleForfeit"
    pairing: PairingId
    absent: tuple[EntrantId, ...] = Field(min_length=1, max_length=2)
    text: str = Field(default="", max_length=1000)
    dependents: Dependents = ""
    on_time: bool = False


class OrderRematch(Value):
    """A director orders a game of the current round to be played again; `after_forfeit` too, though rules forbid it."""

    kind: Literal["OrderRematch"] = "OrderRematch"
    pairing: PairingId
    text: str = Field(min_length=1, max_length=1000)
    after_forfeit: bool = False


class CheckIn(Value):
    """A player is present for a game."""

    kind: Literal["CheckIn"] = "CheckIn"
    pairing: PairingId
    by: EntrantId


class GrantMoreTime(Value):
    """A present player gives the absent one this much longer."""

    kind: Literal["GrantMoreTime"] = "GrantMoreTime"
    pairing: PairingId
    by: EntrantId
    minutes: int = Field(ge=1, le=1440)


class ClaimForfeit(Value):
    """A present player claims the game because the opponent did not show up."""

    kind: Literal["ClaimForfeit"] = "ClaimForfeit"
    pairing: PairingId
    by: EntrantId


class SetGameTimes(Value):
    """Run the scheduler over the round's open games: tentative times, or final ones."""

    kind: Literal["SetGameTimes"] = "SetGameTimes"
    stage: int
    round_number: int
    final: bool


class MoveGame(Value):
    """A director sets one game's time; with `knowingly` also where it was final, or outside the round's week."""

    kind: Literal["MoveGame"] = "MoveGame"
    pairing: PairingId
    at: AwareDatetime
    text: str = Field(min_length=1, max_length=1000)
    knowingly: bool = False


class AskForForm(Value):
    """Ask for a form that a format wants, until `due`; asking again moves that moment."""

    kind: Literal["AskForForm"] = "AskForForm"
    form: str
    due: AwareDatetime | None = None


class CloseForm(Value):
    """End at once the time in which entrants can hand a form in themselves."""

    kind: Literal["CloseForm"] = "CloseForm"
    form: str


class SubmitForm(Value):
    """An entrant hands in a form. `by_director`: somebody does so for them, who may be late."""

    kind: Literal["SubmitForm"] = "SubmitForm"
    form: str
    entrant: EntrantId
    content: Any
    by_director: bool = False


class LookAtForms(Value):
    """A director looks at what was handed in: by one entrant, or by everybody."""

    kind: Literal["LookAtForms"] = "LookAtForms"
    form: str
    entrant: EntrantId | None = None


class FileAppeal(Value):
    """A removed player asks the directors to be let back in."""

    kind: Literal["FileAppeal"] = "FileAppeal"
    entrant: EntrantId
    text: str = Field(min_length=1, max_length=1000)


class DecideAppeal(Value):
    """A director accepts or rejects an appeal."""

    kind: Literal["DecideAppeal"] = "DecideAppeal"
    entrant: EntrantId
    accepted: bool
    text: str = Field(min_length=1, max_length=1000)


class MakeNote(Value):
    """A director records a requirement for a player (`requirement`) or a remark (`note`)."""

    kind: Literal["MakeNote"] = "MakeNote"
    topic: Literal["requirement", "note"]
    entrant: EntrantId | None = None
    pairing: PairingId | None = None
    text: str = Field(min_length=1, max_length=1000)


class NoteMatch(Value):
    """Record something around a game: a time players agreed on, a note its format declares (a judge's entry)."""

    kind: Literal["NoteMatch"] = "NoteMatch"
    pairing: PairingId
    note: str = Field(min_length=1, max_length=50)
    by: EntrantId | None = None
    content: Any = None


class MarkFee(Value):
    """Write into the ledger what became of an entrant's fee."""

    kind: Literal["MarkFee"] = "MarkFee"
    entrant: EntrantId
    state: FeeState


class TellStep(Value):
    """Tell everybody the next step of the script of a stage; `step` counts from 1, so that nothing is told twice."""

    kind: Literal["TellStep"] = "TellStep"
    stage: int
    step: int


class ChangeStaff(Value):
    """Give a person a role, in place of the one they have, or (not `given`) take theirs away."""

    kind: Literal["ChangeStaff"] = "ChangeStaff"
    person: PersonId
    role: StaffRole
    given: bool = True


class ReplacePerson(Value):
    """Let another person stand behind an entrant, in place of `before`."""

    kind: Literal["ReplacePerson"] = "ReplacePerson"
    entrant: EntrantId
    person: PersonId
    before: PersonId | None = None


class Announce(Value):
    """Tell everybody something, in the words of a director; possible until the tournament is called off."""

    kind: Literal["Announce"] = "Announce"
    text: str = Field(min_length=1, max_length=1800)


class PassDeadline(Value):
    """A tick that changes nothing but must happen once (a reminder, a digest); its id stands in the envelope."""

    kind: Literal["PassDeadline"] = "PassDeadline"


class UndoCommand(Value):
    """Take the last command back. `command_id` must be that one, so that nobody undoes what they have not seen."""

    kind: Literal["UndoCommand"] = "UndoCommand"
    command_id: str
    text: str = Field(default="", max_length=1000)


Command = Annotated[
    CreateTournament
    | ChangePlan
    | OpenRegistration
    | CloseRegistration
    | CancelTournament
    | SwitchTimetable
    | RegisterEntrants
    | ChangeEntrants
    | WithdrawEntrant
    | ReinstateEntrant
    | PublishRound
    | OverrideRound
    | SeatNewcomer
    | ImportRounds
    | FinishTournament
    | ContributeToDraw
    | AnswerPrompt
    | ReportResult
    | LinkServerGames
    | ReportFromServer
    | DoubtServerGame
    | SettleServerDoubt
    | ConfirmReport
    | DisputeReport
    | TakeBackReport
    | RecordResult
    | RecordResults
    | RuleForfeit
    | OrderRematch
    | CheckIn
    | GrantMoreTime
    | ClaimForfeit
    | SetGameTimes
    | MoveGame
    | AskForForm
    | CloseForm
    | SubmitForm
    | LookAtForms
    | FileAppeal
    | DecideAppeal
    | MakeNote
    | NoteMatch
    | MarkFee
    | TellStep
    | ChangeStaff
    | ReplacePerson
    | Announce
    | PassDeadline
    | UndoCommand,
    Field(discriminator="kind"),
]
