"""Decisions about the event as a whole: creation, plan, phases, timetable, announcements, undo."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, repeat

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.branches import belongs_together, stages_of
from formats.core.decide.context import Case
from formats.core.decide.registration import move_up
from formats.core.errors import OptionsError, WrongPhaseError, WrongValue
from formats.core.events import Event
from formats.core.log import TIMETABLE
from formats.core.phases import phases_of
from formats.core.plan import StagePlan
from formats.core.rules import changeable_options, left_for_good
from formats.core.state_slices.branches import Branches
from formats.core.undoing import undoable_command


def create(case: Case, command: cmd.CreateTournament) -> list[Event]:
    """The first event of every log: plan, settings and the seed of all draws."""
    if case.state.version:
        raise WrongPhaseError(case.state.phase, phases_of(cmd.CreateTournament))
    stages = _complete_stages(case, command.stages)
    return [
        ev.TournamentCreated(
            title=command.title,
            preset=command.preset,
            stages=stages,
            settings=command.settings,
            seed=command.seed,
            seed_chosen=command.seed_chosen,
            identity=command.identity,
            engine=case.engine.version,
        )
    ]


def _complete_stages(case: Case, stages: tuple[StagePlan, ...]) -> tuple[StagePlan, ...]:
    """Return the stages with every option written out, so that the default of another version never changes them.

    Raises `OptionsError` for options that the formats do not know or accept, except unknown ones that are in the log
    already.
    """
    _check_fields(case, stages)
    return tuple(map(case.engine.written_out, stages, chain(case.state.stages, repeat(None))))


def _check_fields(case: Case, stages: tuple[StagePlan, ...]) -> None:
    """Refuse fields of stages that no earlier stage can give."""
    planned = replace(case.state, stages=stages)
    for number, plan in enumerate(stages):
        source = plan.source(number)
        if plan.field is not None and not 0 <= source < number:
            raise OptionsError((("field", WrongValue("bad_field")),))
        if not belongs_together(stages, number):
            raise OptionsError((("field", WrongValue("not_in_branch")),))
        if plan.chosen.of == "groups" and not case.engine.rules_of(planned, source).has_groups:
            raise OptionsError((("field", WrongValue("no_groups")),))


def change_plan(case: Case, command: cmd.ChangePlan) -> list[Event]:
    """Change what has not begun yet; a larger capacity lets people in from the waiting list.

    Of the stage in play only the options may change that its format calls changeable.
    """
    case.need_phase()
    state = case.state
    stages = state.stages if command.stages is None else _complete_stages(case, command.stages)
    begun = len(state.started)
    old = _complete_stages(case, state.stages[:begun])
    if stages[:begun] != old:
        _check_begun(case, stages, old)
    for first in state.slice_of(Branches).by_stage:
        if stages[: first + 1] != state.stages[: first + 1] or stages_of(stages, first) != stages_of(
            state.stages, first
        ):
            raise OptionsError((("stages", WrongValue("begun")),))
    changed = ev.PlanChanged(
        title=state.title if command.title is None else command.title,
        stages=stages,
        settings=state.settings if command.settings is None else command.settings,
    )
    return [changed] if begun else [changed, *move_up(case.after([changed]))]


def _check_begun(case: Case, stages: tuple[StagePlan, ...], old: tuple[StagePlan, ...]) -> None:
    """Refuse a change of stages that have started (`old`), but for changeable options of the one in play."""
    playing = case.state.stage_number
    if len(stages) <= playing or stages[:playing] != old[:-1]:
        raise OptionsError((("stages", WrongValue("begun")),))
    system, before = case.engine.of_stage(case.state, playing)
    if stages[playing].model_copy(update={"options": old[-1].options}) != old[-1]:
        raise OptionsError((("stages", WrongValue("only_options")),))
    after = case.engine.options_of(stages[playing])
    fixed = [
        name
        for name in type(before).model_fields
        if name not in changeable_options(system) and getattr(before, name) != getattr(after, name)
    ]
    final = [name for name in left_for_good(system) if getattr(after, name) and not getattr(before, name)]
    wrong = [("fixed", name) for name in fixed] + [("off_for_good", name) for name in final]
    if wrong:
        raise OptionsError(tuple(("stages", WrongValue(kind, {"option": name})) for kind, name in wrong))


def open_registration(case: Case, _: cmd.OpenRegistration) -> list[Event]:
    """Open sign-up, for the first time or again."""
    case.need_phase()
    if case.state.started:
        raise WrongPhaseError("running", phases_of(cmd.OpenRegistration))
    return [ev.PhaseChanged(phase=case.next_phase())]


def close_registration(case: Case, _: cmd.CloseRegistration) -> list[Event]:
    """Close sign-up. Where a director has entered the field there need not be one."""
    if case.state.phase != "draft" or not case.state.active_entrants():
        case.need_phase()
    return [ev.PhaseChanged(phase=case.next_phase())]


def cancel(case: Case, _: cmd.CancelTournament) -> list[Event]:
    """Call the tournament off."""
    case.need_phase()
    return [ev.PhaseChanged(phase=case.next_phase())]


def switch_timetable(case: Case, command: cmd.SwitchTimetable) -> list[Event]:
    """Pause the timetable or let it run; saying what is already so changes nothing."""
    if case.state.timetable_running == command.running:
        return []
    return [ev.TimetableSwitched(running=command.running, cause="director")]


def announce(case: Case, command: cmd.Announce) -> list[Event]:
    """Tell everybody something."""
    case.need_phase()
    return [ev.Announced(text=command.text)]


def change_staff(case: Case, command: cmd.ChangeStaff) -> list[Event]:
    """Change a person's role: tables beside the log hold the roles, so only the phase is checked here."""
    case.need_phase()
    return [ev.StaffChanged(person=command.person, role=command.role, given=command.given)]


def undo(case: Case, command: cmd.UndoCommand) -> list[Event]:
    """Take the last command back. What the timetable did, or would do, it must not do again at once: it is paused."""
    mark = undoable_command(case.state, command.command_id)
    events: list[Event] = [ev.CommandUndone(command_id=mark.command_id, text=command.text)]
    pairs = case.state.settings.goes_on_minutes is not None and "RoundPaired" in mark.events
    # A round that a result opened is not ready without that result.
    pairs = pairs and not ("ResultRecorded" in mark.events and case.engine.rules_of(case.state).as_they_come)
    if (mark.actor == TIMETABLE or pairs) and case.state.timetable_running:
        events.append(ev.TimetableSwitched(running=False, cause="undo"))
    return events
