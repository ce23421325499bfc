"""Events of games: reports, results, and directors' rulings."""

from __future__ import annotations

from typing import Final, Literal

from pydantic import AwareDatetime, JsonValue

from formats.core.events.fact import Fact
from formats.core.results import Report, Result
from formats.core.values import EntrantId, PairingId

RulingTopic = Literal["requirement", "note", "appeal_filed", "appeal_accepted", "appeal_rejected", "stands"]

REMARK: Final = "note"
"""The topic of a remark, as logs have called it since 0.1."""


class ResultReported(Fact):
    """A player says how a game ended; the other one has not spoken yet.

    Or a game server (`server`, its key) says so: in the name of `by`, who has gained by it, so that the other one is
    asked. `evidence` is the address of the game there. `before_start`: the game was to begin later, so that only the
    opponent's word or a director's makes it official.
    """

    kind: Literal["ResultReported"] = "ResultReported"
    pairing: PairingId
    by: EntrantId
    report: Report
    server: str = ""
    evidence: str = ""
    before_start: bool = False


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
    reported it, with the address of the game there as `evidence`. `on_time`: the loser's time had run out.
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
    """A director's ruling that changes no pairing on its own; `text` is shown to those it concerns.

    `stands`: a game stays as it is recorded though it ended otherwise (`result`), because later games rest on it.
    """

    kind: Literal["RulingMade"] = "RulingMade"
    topic: RulingTopic
    entrant: EntrantId | None = None
    pairing: PairingId | None = None
    text: str
    result: Result | None = None


GameEvent = ResultReported | ReportTakenBack | ReportDisputed | ResultRecorded | ResultCleared | MatchNoted | RulingMade
"""The events of this module."""
