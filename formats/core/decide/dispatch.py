"""Which decision belongs to which command."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.decide import (
    branches,
    evenings,
    forms,
    game_times,
    games,
    imports,
    lifecycle,
    members,
    prompts,
    registration,
    rounds,
    scripts,
    server_games,
    teams,
)
from formats.core.decide.context import Case
from formats.core.engine import Engine
from formats.core.errors import DeadlinePassedError
from formats.core.events import Event
from formats.core.log import Envelope
from formats.core.state import TournamentState
from formats.core.values import Value


def _pass_deadline(_case: Case, _command: cmd.PassDeadline) -> list[Event]:
    """The tick itself is all there is to record; `decide` does that."""
    return []


DECISIONS: Mapping[type[Value], Callable[[Case, Any], list[Event]]] = {
    cmd.CreateTournament: lifecycle.create,
    cmd.ChangePlan: lifecycle.change_plan,
    cmd.OpenRegistration: lifecycle.open_registration,
    cmd.CloseRegistration: lifecycle.close_registration,
    cmd.CancelTournament: lifecycle.cancel,
    cmd.SwitchTimetable: lifecycle.switch_timetable,
    cmd.Announce: lifecycle.announce,
    cmd.ChangeStaff: lifecycle.change_staff,
    cmd.UndoCommand: lifecycle.undo,
    cmd.RegisterEntrants: registration.register,
    cmd.ChangeEntrants: registration.change,
    cmd.WithdrawEntrant: registration.withdraw,
    cmd.ReinstateEntrant: registration.reinstate,
    cmd.FileAppeal: registration.file_appeal,
    cmd.DecideAppeal: registration.decide_appeal,
    cmd.MarkFee: registration.mark_fee,
    cmd.ReplacePerson: registration.replace_person,
    cmd.ChangeMember: members.change_member,
    cmd.SeekTeam: members.seek_team,
    cmd.MakeTeams: teams.make_teams,
    cmd.AskForForm: forms.ask_for,
    cmd.CloseForm: forms.close,
    cmd.SubmitForm: forms.submit,
    cmd.LookAtForms: forms.look_at,
    cmd.PublishRound: rounds.publish,
    cmd.OverrideRound: rounds.override,
    cmd.SeatNewcomer: registration.seat_newcomer,
    cmd.ImportRounds: imports.import_rounds,
    cmd.FinishTournament: rounds.finish,
    cmd.SetGameTimes: game_times.set_game_times,
    cmd.MoveGame: game_times.move_game,
    cmd.ContributeToDraw: prompts.contribute,
    cmd.AnswerPrompt: prompts.answer_prompt,
    cmd.WaiveBeacon: prompts.waive_beacon,
    cmd.ReportResult: games.report,
    cmd.LinkServerGames: server_games.link_games,
    cmd.ReportFromServer: server_games.report_from_server,
    cmd.DoubtServerGame: server_games.doubt_game,
    cmd.SettleServerDoubt: server_games.settle_doubt,
    cmd.ConfirmReport: games.confirm,
    cmd.DisputeReport: games.dispute,
    cmd.TakeBackReport: games.take_back,
    cmd.RecordResult: games.record,
    cmd.RecordResults: games.record_all,
    cmd.RuleForfeit: games.rule_forfeit,
    cmd.OrderRematch: games.order_rematch,
    cmd.CheckIn: games.check_in,
    cmd.GrantMoreTime: games.grant_more_time,
    cmd.ClaimForfeit: games.claim_forfeit,
    cmd.MakeRuling: games.make_ruling,
    cmd.NoteMatch: games.note_match,
    cmd.TellStep: scripts.tell_step,
    cmd.PassDeadline: _pass_deadline,
    cmd.PlanSeries: evenings.plan_series,
    cmd.OpenEvening: evenings.open_evening,
    cmd.RecordEvening: evenings.record_evening,
    cmd.RecordBranch: branches.record_branch,
    cmd.NameMainLine: branches.name_main_line,
}
"""Every kind of command; a test holds this against the union `Command`."""


def decide(state: TournamentState, envelope: Envelope, engine: Engine) -> tuple[Event, ...]:
    """The events a command causes, or a `RuleError` saying why it cannot.

    Matches whose players it makes known are opened with it, where the format does that, and branches whose field it
    settles. Draws of lots that it brings into sight are committed to with it, and questions that it opens are noted. A
    command of the timetable also records that its deadline has been dealt with; a deadline already dealt with is
    refused with `DeadlinePassedError`, so that no tick acts twice.
    """
    tick = envelope.tick
    if tick is not None and tick.deadline in state.passed:
        raise DeadlinePassedError(tick.deadline)
    case = Case(state, envelope, engine)
    events = DECISIONS[type(envelope.command)](case, envelope.command)
    if events:
        if not isinstance(envelope.command, cmd.UndoCommand):
            events += rounds.matches_as_they_come(case.after(events))
            events += branches.opened(case.after(events), events)
        events += prompts.follow_up(case, case.after(events))
    if tick is not None:
        events.append(ev.DeadlinePassed(**tick.model_dump()))
    return tuple(events)
