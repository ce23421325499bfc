"""The phases of a tournament's life: which command is taken in which phase, and which phase comes after it.

`decide` refuses by this table, `possible` offers by it, and the picture of it in the documentation is drawn from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Literal, get_args

from formats.core import commands as cmd
from formats.core.errors import WrongPhaseError
from formats.core.events import Phase
from formats.core.values import Value

EARLIER: Literal["earlier"] = "earlier"
"""The next phase of a command that takes another back: whichever there was before that one."""

Next = Phase | Literal["earlier"]

PHASES: tuple[Phase, ...] = get_args(Phase)
BEFORE_PLAY: tuple[Phase, ...] = ("draft", "registration", "closed")
NOT_OVER: tuple[Phase, ...] = (*BEFORE_PLAY, "running")
OVER: tuple[Phase, ...] = ("finished", "cancelled")
ON: tuple[Phase, ...] = (*NOT_OVER, "series")
"""Phases in which the timetable may have something to do."""

NOTHING = "nothing"
"""What there is before the first event of a log."""


def _stay(*phases: Phase) -> Mapping[str, Next]:
    """Taken in these phases, which it leaves as they are."""
    return {phase: phase for phase in phases}


def _all(phases: tuple[Phase, ...], after: Next) -> Mapping[str, Next]:
    return dict.fromkeys(phases, after)


@dataclass(frozen=True, slots=True)
class Row:
    """In which phases a command is taken, each with the phase after it.

    `kind` tells two uses of one command apart. `when` is a condition in words: the phases of `also` need it as well.
    """

    command: type[Value]
    taken: Mapping[str, Next]
    kind: str = ""
    also: Mapping[str, Next] = field(default_factory=dict)
    when: str = ""


BY_DIRECTOR = "by a director"
ALL_DRAWS = "for all draws"

LIFE: tuple[Row, ...] = (
    Row(cmd.CreateTournament, {NOTHING: "draft"}),
    Row(cmd.OpenRegistration, {"draft": "registration", "closed": "registration"}),
    Row(
        cmd.CloseRegistration,
        {"registration": "closed"},
        also={"draft": "closed"},
        when="directors have entered somebody",
    ),
    Row(cmd.PublishRound, {"closed": "running", "running": "running"}),
    Row(cmd.ImportRounds, {"closed": "running", "running": "running"}),
    Row(cmd.FinishTournament, {"running": "finished"}),
    Row(cmd.CancelTournament, _all(ON, "cancelled")),
    Row(cmd.UndoCommand, _all(PHASES, EARLIER)),
    Row(cmd.ChangePlan, _stay(*ON)),
    Row(
        cmd.RegisterEntrants,
        _stay("registration"),
        also=_stay("running"),
        when="the format takes late entrants, and they may come by themselves",
    ),
    Row(
        cmd.RegisterEntrants,
        _stay(*BEFORE_PLAY),
        kind=BY_DIRECTOR,
        also=_stay("running"),
        when="the format takes late entrants",
    ),
    Row(cmd.ChangeEntrants, _stay(*PHASES)),
    Row(cmd.WithdrawEntrant, _stay(*ON)),
    Row(cmd.ReinstateEntrant, _stay(*PHASES)),
    Row(cmd.ContributeToDraw, _stay("draft", "registration"), kind=ALL_DRAWS),
    *(
        Row(command, _stay("running"))
        for command in (
            cmd.ContributeToDraw,
            cmd.AnswerPrompt,
            cmd.WaiveBeacon,
            cmd.OverrideRound,
            cmd.SeatNewcomer,
            cmd.TellStep,
            cmd.SetGameTimes,
            cmd.MoveGame,
            cmd.CheckIn,
            cmd.GrantMoreTime,
            cmd.ClaimForfeit,
            cmd.ReportResult,
            cmd.LinkServerGames,
            cmd.ReportFromServer,
            cmd.DoubtServerGame,
            cmd.SettleServerDoubt,
            cmd.ConfirmReport,
            cmd.DisputeReport,
            cmd.TakeBackReport,
            cmd.RecordResult,
            cmd.RecordResults,
            cmd.RuleForfeit,
            cmd.OrderRematch,
            cmd.NoteMatch,
        )
    ),
    Row(cmd.Announce, _stay(*NOT_OVER, "finished")),
    Row(cmd.ChangeStaff, _stay(*ON, "finished")),
    Row(cmd.ReplacePerson, _stay(*ON, "finished")),
    Row(cmd.ChangeMember, _stay(*NOT_OVER)),
    Row(cmd.SeekTeam, _stay(*NOT_OVER)),
    Row(cmd.MakeTeams, _stay("registration", "closed")),
    *(
        Row(command, _stay(*PHASES))
        for command in (
            cmd.AskForForm,
            cmd.CloseForm,
            cmd.SubmitForm,
            cmd.LookAtForms,
            cmd.FileAppeal,
            cmd.DecideAppeal,
            cmd.MakeRuling,
            cmd.MarkFee,
            cmd.SwitchTimetable,
            cmd.PassDeadline,
        )
    ),
    Row(cmd.PlanSeries, {"draft": "series", "series": "series"}),
    Row(cmd.OpenEvening, _stay("series")),
    Row(cmd.RecordEvening, _stay("series")),
    Row(cmd.RecordBranch, _stay("running", "finished")),
    Row(cmd.NameMainLine, _stay("closed")),
)
"""Every command once, or once for each of its uses."""


@cache
def _rows() -> Mapping[tuple[type[Value], str], Row]:
    return {(row.command, row.kind): row for row in LIFE}


def row_of(command: type[Value], kind: str = "") -> Row:
    """The row of a command, or of one of its uses."""
    return _rows()[command, kind]


def is_taken(command: type[Value], phase: Phase, kind: str = "") -> bool:
    """Is the command taken in this phase, as far as the phase decides that alone?"""
    return phase in row_of(command, kind).taken


def next_phase(command: type[Value], phase: Phase) -> Phase:
    """The phase after a command that is taken in this one; `KeyError` where it is not, `ValueError` for an undo."""
    row = row_of(command)
    after = {**row.also, **row.taken}[phase]
    if after == "earlier":
        raise ValueError(after)
    return after


def phases_of(command: type[Value], kind: str = "") -> tuple[str, ...]:
    """The phases in which the command is taken without a further condition."""
    return tuple(row_of(command, kind).taken)


def need_phase(command: type[Value], phase: Phase, kind: str = "") -> None:
    """Refuse a command that is not taken in this phase, with `WrongPhaseError`."""
    if not is_taken(command, phase, kind):
        raise WrongPhaseError(phase, phases_of(command, kind))
