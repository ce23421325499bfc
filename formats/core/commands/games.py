"""Commands about games: reports, results, and directors' rulings."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from formats.core.results import Report
from formats.core.values import EntrantId, OptionalText, PairingId, RequiredText, Value


class ReportResult(Value):
    """A player reports a game. Two equal reports agree; two different ones are a dispute."""

    kind: Literal["ReportResult"] = "ReportResult"
    pairing: PairingId
    by: EntrantId
    report: Report


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
    text: OptionalText = ""


class TakeBackReport(Value):
    """The reporter takes an unconfirmed report back."""

    kind: Literal["TakeBackReport"] = "TakeBackReport"
    pairing: PairingId
    by: EntrantId


ForDependents = Literal["", "reset", "stand"]
"""The choice about later games that depend on the old result of a game: they are taken back (`reset`), or they stay,
and the result with them, by a ruling with a reason (`stand`). Empty: there are none."""


class RecordResult(Value):
    """A director enters or corrects a result."""

    kind: Literal["RecordResult"] = "RecordResult"
    pairing: PairingId
    report: Report
    text: OptionalText = ""
    dependents: ForDependents = ""


class GameReport(Value):
    """A report of one game."""

    pairing: PairingId
    report: Report


class RecordResults(Value):
    """A director enters results of several open games at once: all of them, or none."""

    kind: Literal["RecordResults"] = "RecordResults"
    games: tuple[GameReport, ...] = Field(min_length=1, max_length=1000)
    text: OptionalText = ""


class RuleForfeit(Value):
    """A director rules that these players of a game were absent, or lost it `on_time`."""

    kind: Literal["RuleForfeit"] = "RuleForfeit"
    pairing: PairingId
    absent: tuple[EntrantId, ...] = Field(min_length=1, max_length=2)
    text: OptionalText = ""
    dependents: ForDependents = ""
    on_time: bool = False


class OrderRematch(Value):
    """A director orders a game of the current round to be played again; `after_forfeit` too, though rules forbid it."""

    kind: Literal["OrderRematch"] = "OrderRematch"
    pairing: PairingId
    text: RequiredText
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


class FileAppeal(Value):
    """A removed player asks the directors to be let back in."""

    kind: Literal["FileAppeal"] = "FileAppeal"
    entrant: EntrantId
    text: RequiredText


class DecideAppeal(Value):
    """A director accepts or rejects an appeal."""

    kind: Literal["DecideAppeal"] = "DecideAppeal"
    entrant: EntrantId
    accepted: bool
    text: RequiredText


class MakeRuling(Value):
    """A director records a requirement for a player, or a remark, which decides nothing."""

    kind: Literal["MakeRuling"] = "MakeRuling"
    topic: Literal["requirement", "remark"]
    entrant: EntrantId | None = None
    pairing: PairingId | None = None
    text: RequiredText


class NoteMatch(Value):
    """Record something around a game: a time players agreed on, a note its format declares (a judge's entry)."""

    kind: Literal["NoteMatch"] = "NoteMatch"
    pairing: PairingId
    note: str = Field(min_length=1, max_length=50)
    by: EntrantId | None = None
    content: Any = None


GameCommand = (
    ReportResult
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
    | FileAppeal
    | DecideAppeal
    | MakeRuling
    | NoteMatch
)
"""The commands of this module."""
