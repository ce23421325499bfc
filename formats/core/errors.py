"""What can go wrong, as data. Nothing here is worded for people: `bot.app.speaking.wording` does that in one place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from datetime import datetime
from typing import Any, Literal

from formats.core.values import EntrantId, PairingId, Scalar


class TournamentError(Exception):
    """The root of every error of the engine. Subclasses are dataclasses; their fields say what happened."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors travel between the worker process and the bot."""
        values = {item.name: getattr(self, item.name) for item in fields(self)}  # type: ignore[arg-type]
        return _rebuild, (type(self), values)

    def __str__(self) -> str:
        """The class and its fields, for logs."""
        shown = ", ".join(f"{item.name}={getattr(self, item.name)!r}" for item in fields(self))  # type: ignore[arg-type]
        return f"{type(self).__name__}({shown})"


def _rebuild(kind: type[TournamentError], values: dict[str, Any]) -> TournamentError:
    return kind(**values)


@dataclass(eq=False)
class RuleError(TournamentError):
    """The person asked for what the rules or the state forbid."""


@dataclass(eq=False)
class InvariantError(TournamentError):
    """A bug of ours: a pairing that does not account for the field, a format that answers nonsense."""

    what: str


@dataclass(eq=False)
class WordedError(RuleError):
    """Something was refused by an older Herald, of which the log has nothing but this sentence in English."""

    text: str


@dataclass(eq=False)
class NewerEventError(RuleError):
    """A newer Herald wrote an event: in a `version` of its kind of which this one knows those up to `known`."""

    kind: str
    version: int
    known: int


@dataclass(eq=False)
class NotAheadError(RuleError):
    """A round was to be paired on older standings, in a format (its key) that always takes the latest."""

    system: str
    round_number: int


@dataclass(eq=False)
class WorkStoppedError(RuleError):
    """Somebody ended a long computation before it was done; nothing has happened."""


@dataclass(eq=False)
class UnknownEntrantError(RuleError):
    """No such entrant in this tournament."""

    entrant: EntrantId


@dataclass(eq=False)
class UnknownPairingError(RuleError):
    """No such pairing in this tournament."""

    pairing: PairingId


@dataclass(eq=False)
class NotYourGameError(RuleError):
    """An entrant acted on a game at which they do not sit."""

    pairing: PairingId
    entrant: EntrantId


@dataclass(eq=False)
class WrongPhaseError(RuleError):
    """The tournament is in `phase`; what was asked needs one of `needs`."""

    phase: str
    needs: tuple[str, ...]


@dataclass(eq=False)
class AlreadyEnteredError(RuleError):
    """The entrant is already in."""

    entrant: EntrantId


@dataclass(eq=False)
class NotInError(RuleError):
    """The entrant's status forbids this."""

    entrant: EntrantId
    status: str


@dataclass(eq=False)
class RatingsFixedError(RuleError):
    """Ratings and seeds can no longer change."""


@dataclass(frozen=True, slots=True)
class Remedy:
    """What a director may do so that a field fits: invite `count` more, or leave `count` out.

    For the latter `entrants` lists whom the rules would leave out first.
    """

    kind: Literal["invite", "leave_out"]
    count: int
    entrants: tuple[EntrantId, ...] = ()


@dataclass(eq=False)
class FieldError(RuleError):
    """The format refuses this field. `code` names the reason, `limit` and `found` the numbers behind it.

    Each of `remedies` alone would do; nothing is done without a director's word.
    """

    code: str
    limit: int | None = None
    found: int | None = None
    entrants: tuple[EntrantId, ...] = ()
    remedies: tuple[Remedy, ...] = ()


@dataclass(frozen=True, slots=True)
class WrongValue:
    """What is wrong with a value: one of `wrong_values.Kind` with what it tells, or a format's own finding.

    In the latter case `sentence` is the format's English, with places for the `values`.
    """

    kind: str
    values: Mapping[str, Scalar] = field(default_factory=dict)
    sentence: str = ""


@dataclass(eq=False)
class OptionsError(RuleError):
    """Options or settings are out of bounds: (field, what is wrong) for each problem.

    A field is the name of an option or setting, with a place inside it (`based_on.2`) where it has several parts, or
    empty where values do not go together.
    """

    problems: tuple[tuple[str, WrongValue], ...]


@dataclass(eq=False)
class UnknownFormatError(RuleError):
    """No such system or preset."""

    key: str


@dataclass(eq=False)
class FormatNotLoadedError(RuleError):
    """The system is there but cannot be used: its folder is broken, and `problem` says how."""

    key: str
    problem: str


@dataclass(eq=False)
class NotNextError(RuleError):
    """Somebody asked for a step that is not the next one (usually: it has just been done by somebody else)."""

    asked: str
    next_step: str


@dataclass(eq=False)
class ResultsMissingError(RuleError):
    """The round cannot go on before these games have results."""

    pairings: tuple[PairingId, ...]


@dataclass(eq=False)
class PromptOpenError(RuleError):
    """The format waits for answers first."""

    prompts: tuple[str, ...]


@dataclass(eq=False)
class NoSuchPromptError(RuleError):
    """Nothing of that name is being asked."""

    prompt: str


@dataclass(eq=False)
class AlreadyAnsweredError(RuleError):
    """The question has been answered; a call after that comes too late."""

    prompt: str
    answer: str


@dataclass(eq=False)
class NoSuchDrawError(RuleError):
    """No draw of that name has been announced."""

    draw: str


@dataclass(eq=False)
class AlreadyDrawnError(RuleError):
    """The secret of this draw has been told; nothing can be mixed in any more."""

    draw: str


@dataclass(eq=False)
class NumberToldError(RuleError):
    """This draw has been made and told: the number is `told`, and no other can be entered for it."""

    draw: str
    told: str


@dataclass(eq=False)
class BeaconMissingError(RuleError):
    """The randomness that was named for this draw cannot be had; from `without_from` on it is drawn without."""

    draw: str
    without_from: datetime


@dataclass(eq=False)
class AlreadyContributedError(RuleError):
    """The entrant has given a word for this draw."""

    draw: str
    entrant: EntrantId


@dataclass(eq=False)
class BadAnswerError(RuleError):
    """The answer to a prompt is not among the possible ones."""

    prompt: str
    answer: str


@dataclass(eq=False)
class NoPairingExistsError(RuleError):
    """No round can be paired under the rules; `code` says which rule stands in the way."""

    code: str
    entrants: tuple[EntrantId, ...] = ()


@dataclass(eq=False)
class ResultExistsError(RuleError):
    """The game has a recorded result; only a director may correct it."""

    pairing: PairingId


@dataclass(eq=False)
class NoReportError(RuleError):
    """There is no open report to confirm, dispute or take back."""

    pairing: PairingId


@dataclass(eq=False)
class OwnReportError(RuleError):
    """One cannot confirm one's own report."""

    pairing: PairingId


@dataclass(eq=False)
class SeedUnknownError(RuleError):
    """The seed is not in this log, which was exported before the end, and the draw's secret has not been told."""

    draw: str


@dataclass(eq=False)
class BadReportError(RuleError):
    """The report does not fit the game (a winner who does not play, a tie where there is none, ...)."""

    pairing: PairingId
    code: str


@dataclass(eq=False)
class TooEarlyError(RuleError):
    """Possible only from `allowed_from` on."""

    allowed_from: datetime


@dataclass(eq=False)
class TooLateError(RuleError):
    """Possible only until `allowed_until`."""

    allowed_until: datetime


@dataclass(eq=False)
class NoGameTimeError(RuleError):
    """The game has no fixed time yet."""

    pairing: PairingId


@dataclass(eq=False)
class NotHereError(RuleError):
    """A forfeit can be claimed only by a player who has checked in."""

    pairing: PairingId


@dataclass(eq=False)
class CameLateError(RuleError):
    """The player checked in when the game could already be lost for being late, and so has nothing to claim."""

    pairing: PairingId


@dataclass(eq=False)
class ForfeitStandsError(RuleError):
    """The game was lost by forfeit, after which there is no rematch; only a director's express word orders one."""

    pairing: PairingId


@dataclass(eq=False)
class GameTimeError(RuleError):
    """A director sets a time that needs a second word, or that cannot be. `code` says why.

    `past`: it is over; `final`: the time was final and does not change by the rules; `outside`: it is not in the week
    of the round, from `earliest` to `latest`.
    """

    pairing: PairingId
    code: str
    earliest: datetime | None = None
    latest: datetime | None = None


@dataclass(eq=False)
class OpponentHereError(RuleError):
    """The opponent has checked in; there is nothing to claim."""

    pairing: PairingId


@dataclass(eq=False)
class MoreTimeGrantedError(RuleError):
    """The player granted the opponent more time until `until`."""

    pairing: PairingId
    until: datetime


@dataclass(eq=False)
class BadRoundError(RuleError):
    """A round does not account for its field: who is missing, doubled or unknown.

    `boards` are pairings whose id is not that of their board, or whose board is taken twice.
    """

    missing: tuple[EntrantId, ...] = ()
    doubled: tuple[EntrantId, ...] = ()
    unknown: tuple[EntrantId, ...] = ()
    boards: tuple[PairingId, ...] = ()


@dataclass(eq=False)
class DependentGamesError(RuleError):
    """Later `games` rest on the result of this one: nothing is changed before a director says what becomes of them.

    `leaving` are those who have gone on wrongly, `entering` those who should have; `reseeded` says that somebody has
    gone on to another place.
    """

    pairing: PairingId
    games: tuple[PairingId, ...]
    leaving: tuple[EntrantId, ...] = ()
    entering: tuple[EntrantId, ...] = ()
    reseeded: bool = False


@dataclass(eq=False)
class HandmadeRoundError(RuleError):
    """A director's own round does not fit the format. `code` says how, `entrants` whom it is about.

    `no_match_for`: they have no match in this round; `different_parts`: the two may not meet in it; `left_out`: they
    have neither a game nor a bye; `other_number`: there are more or fewer games than matches; `must_stay`: their
    match cannot be changed; `same_couples`: sides may be changed and nothing else; `out`: they are out of the stage.
    """

    code: str
    entrants: tuple[EntrantId, ...] = ()


@dataclass(eq=False)
class RoundClosedError(RuleError):
    """Later rounds build on this one; it can only be corrected result by result."""

    stage: int
    round_number: int


@dataclass(eq=False)
class NothingToUndoError(RuleError):
    """No command is left that could be undone."""


@dataclass(eq=False)
class NotLastCommandError(RuleError):
    """Undo goes backwards one command at a time; the last one is `last`."""

    asked: str
    last: str


@dataclass(eq=False)
class DeadlinePassedError(RuleError):
    """This tick of the timetable has been dealt with already."""

    deadline: str


@dataclass(eq=False)
class BadFormError(RuleError):
    """A submitted form is wrong: one (field, code) for each problem."""

    form: str
    problems: tuple[tuple[str, str], ...]


@dataclass(eq=False)
class FormClosedError(RuleError):
    """The form was to be handed in before `due`."""

    form: str
    due: datetime


@dataclass(eq=False)
class NoSeatError(RuleError):
    """The current round has no game for the entrant: they are in it, it has no bye, or the rules forbid that game."""

    entrant: EntrantId


@dataclass(eq=False)
class NoAppealError(RuleError):
    """There is nothing to appeal against, or no open appeal to decide."""

    entrant: EntrantId


@dataclass(eq=False)
class ReasonNeededError(RuleError):
    """This decision is recorded with a reason; none was given."""

    what: str = field(default="decision")
