"""The fold: how each event changes the state. Never refuses, never computes a pairing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import assert_never

from formats.core import events as ev
from formats.core.changing import with_entry, with_fields, without
from formats.core.draws import prompt_draw
from formats.core.evolve_rounds import (
    cleared,
    published_until,
    stage_event,
    taken_back,
    with_draws,
    with_results,
    with_stage,
)
from formats.core.log import Record
from formats.core.lots import commitment_to, root_of
from formats.core.memoize import memoize
from formats.core.model import Entrant
from formats.core.persistent import PersistentList
from formats.core.state import CommandMark, Departure, FormAsk, FormEntry, OpenReport, TournamentState
from formats.core.state_slices.folding import with_slices
from formats.core.values import EntrantId, PairingId


def fold(records: Iterable[Record], start: TournamentState | None = None) -> TournamentState:
    """The state after these records. Commands that a later record undoes count as never having happened.

    With `start`, the records continue that state; a record that undoes something older than `start` cannot be folded
    this way, use the whole log (`undoes_before` tells).
    """
    state = TournamentState() if start is None else start
    for after in states(list(records), state):
        state = after
    return state


def states(records: Sequence[Record], start: TournamentState | None = None) -> Iterator[TournamentState]:
    """The state after each of these records, as `fold` has them: what a later one undoes is in none."""
    undone = undone_commands(records)
    state = TournamentState() if start is None else start
    evolved = evolve if len(records) <= FEW else _evolved
    for line in records:
        state = pass_over(state, line) if line.command_id in undone else evolved(state, line)
        yield state


def undone_commands(records: Iterable[Record]) -> frozenset[str]:
    """Return the ids of the commands that these records take back."""
    return frozenset(line.event.command_id for line in records if isinstance(line.event, ev.CommandUndone))


def pass_over(state: TournamentState, record: Record) -> TournamentState:
    """Return the state after an undone record: unchanged but for disclosed secrets and commitments of draws."""
    event = record.event
    if isinstance(event, ev.DrawCommitted):
        state = _promised(state, event)
    return with_fields(state, version=record.seq, revealed={**_answers(event), **state.revealed})


def _promised(state: TournamentState, event: ev.DrawCommitted) -> TournamentState:
    """The state with what is promised of a draw. What was said about an earlier promise does not hold for it."""
    return with_fields(
        state,
        commitments=with_entry(state.commitments, event.draw, event),
        delayed=without(state.delayed, event.draw),
        waived=without(state.waived, event.draw),
    )


def _answers(event: ev.Event) -> dict[str, ev.PromptAnswered]:
    """The draw whose secret the event tells, if it does, by its name."""
    if isinstance(event, ev.PromptAnswered) and event.draw is not None:
        return {prompt_draw(event.stage, event.prompt): event}
    return {}


def undoes_before(records: Iterable[Record]) -> bool:
    """Do these new records take back a command of the log before them?"""
    return any(isinstance(line.event, ev.CommandUndone) for line in records)


FEW = 16
"""Most records whose states are memoized: those of a command are folded when it is decided, and again in the log."""


def evolve(state: TournamentState, record: Record) -> TournamentState:
    """The state after one more event: the same object for the same event, so that what follows is worked out once."""
    known = _after(state, record.event)
    circumstances = (record.seq, record.command_id, record.actor, record.at)
    after = known.get(circumstances)
    if after is None:
        after = known[circumstances] = _evolved(state, record)
    return after


@memoize(lambda state, event: (state, event), most=FEW)
def _after(state: TournamentState, event: ev.Event) -> dict[tuple[object, ...], TournamentState]:  # noqa: ARG001 - depends on it
    """The states after that event, by the rest of its record; filled by `evolve`."""
    return {}


def _evolved(state: TournamentState, record: Record) -> TournamentState:
    after = with_slices(_apply(state, record), record.event)
    if state.commands and state.commands[-1].command_id == record.command_id:
        after = published_until(after, record.seq)
    return with_fields(after, version=record.seq, commands=_marked(state.commands, record))


def _marked(commands: PersistentList[CommandMark], record: Record) -> PersistentList[CommandMark]:
    kind = record.event.kind
    pairing = getattr(record.event, "pairing", None)
    if isinstance(record.event, ev.MatchAdded) and record.event.game is not None:
        pairing = record.event.game.id
    games = frozenset[PairingId]() if pairing is None else frozenset({pairing})
    if commands and commands[-1].command_id == record.command_id:
        last = commands[-1]
        kinds = last.events if kind in last.events else (*last.events, kind)
        if kinds is last.events and games <= last.games:
            return commands
        return commands.with_last(replace(last, events=kinds, games=last.games | games))
    return commands.added((CommandMark(record.command_id, record.actor, record.at, (kind,), games),))


def _apply(state: TournamentState, record: Record) -> TournamentState:  # noqa: C901, PLR0911, PLR0912 - one flat table of events
    event = record.event
    match event:
        case ev.TournamentCreated():
            return _created(state, event, record)
        case ev.PlanChanged():
            return with_fields(state, title=event.title, stages=event.stages, settings=event.settings)
        case ev.PhaseChanged():
            return with_fields(state, phase=event.phase)
        case ev.TeamsDrawn():
            return with_fields(state, draws=with_draws(state, event.draws))
        case ev.TimetableSwitched():
            return with_fields(state, timetable_running=event.running)
        case ev.EntrantRegistered() | ev.EntrantChanged() | ev.EntrantStatusChanged():
            return _entrant_event(state, event)
        case ev.StageStarted() | ev.RoundPaired() | ev.RoundAmended() | ev.MatchAdded() | ev.StepTold():
            return stage_event(state, event, record)
        case ev.PlayTakenBack():
            return taken_back(state, event)
        case ev.PromptsOpened() | ev.PromptAnswered():
            return _prompt_event(state, event)
        case ev.ResultReported() | ev.ReportTakenBack() | ev.ReportDisputed():
            return _report_event(state, event, record)
        case ev.ResultRecorded():
            shorter = with_fields(
                state,
                reports=without(state.reports, event.pairing),
                stands=without(state.stands, event.pairing),
            )
            return with_results(shorter, event.pairing, event)
        case ev.ResultCleared():
            return cleared(state, event)
        case ev.GameTimesSet():
            return with_fields(state, times={**state.times, **event.times})
        case ev.FormAsked():
            return with_fields(state, asked=with_entry(state.asked, event.form, FormAsk(event.due, record.at)))
        case ev.FormClosed():
            known = state.asked.get(event.form)
            closed = FormAsk(record.at, record.at if known is None else known.at, closed=True)
            return with_fields(state, asked=with_entry(state.asked, event.form, closed))
        case ev.FormSubmitted():
            entry = FormEntry(event.content, record.at)
            return with_fields(state, forms=with_entry(state.forms, (event.form, event.entrant), entry))
        case ev.DrawCommitted():
            return _promised(state, event)
        case ev.DrawDelayed():
            return with_fields(state, delayed=with_entry(state.delayed, event.draw, event))
        case ev.BeaconWaived():
            return with_fields(state, waived=with_entry(state.waived, event.draw, event))
        case ev.DrawContributed():
            words = (*state.words.get(event.draw, ()), event)
            return with_fields(state, words=with_entry(state.words, event.draw, words))
        case ev.MatchNoted():
            notes = (*state.notes.get(event.pairing, ()), event)
            return with_fields(state, notes=with_entry(state.notes, event.pairing, notes))
        case ev.RulingMade():
            stands = (
                with_entry(state.stands, event.pairing, event) if event.topic == "stands" and event.pairing else None
            )
            ruled = with_fields(state, rulings=(*state.rulings, event))
            return ruled if stands is None else with_fields(ruled, stands=stands)
        case ev.DeadlinePassed():
            return with_fields(state, passed=state.passed.added(event.deadline))
        case ev.SeedReplaced():
            return with_fields(state, seed=event.seed, identity=event.identity, seed_commitment=_commitment(event))
        case ev.BranchOpened():
            return with_fields(state, draws=with_draws(state, event.draws))
        case ev.SliceEvent():
            return state  # see `with_slices`
        case ev.Announced() | ev.StaffChanged() | ev.PersonReplaced() | ev.CommandUndone() | ev.FormsSeen():
            return state
        case _:  # pragma: no cover - mypy proves that no event is missing
            assert_never(event)


def _commitment(event: ev.TournamentCreated | ev.SeedReplaced) -> str:
    return commitment_to(root_of(event.seed, event.identity)) if event.seed else event.commitment


def _created(state: TournamentState, event: ev.TournamentCreated, record: Record) -> TournamentState:
    return with_fields(
        state,
        title=event.title,
        preset=event.preset,
        stages=event.stages,
        settings=event.settings,
        seed=event.seed,
        identity=event.identity,
        seed_commitment=_commitment(event),
        seed_chosen=event.seed_chosen,
        engine=event.engine,
        created_at=record.at,
    )


def _entrant_event(
    state: TournamentState, event: ev.EntrantRegistered | ev.EntrantChanged | ev.EntrantStatusChanged
) -> TournamentState:
    match event:
        case ev.EntrantRegistered():
            entrant = Entrant(
                id=event.entrant,
                number=_next_number(state),
                data=event.data,
                status="waiting" if event.waiting else "active",
            )
            # After an undone registration the id may have belonged to somebody else.
            forms = {key: entry for key, entry in state.forms.items() if key[1] != event.entrant}
            entered = with_fields(state, entrants=with_entry(state.entrants, event.entrant, entrant), forms=forms)
            return entered if event.stage is None else _joined(entered, event.stage, event.entrant)
    known = state.entrants.get(event.entrant)
    if known is None:
        return state
    if isinstance(event, ev.EntrantChanged):
        changed = known.model_copy(update={"data": event.data})
        if event.seeds is not None:
            stage = len(state.started) - 1
            state = with_stage(state, stage, with_fields(state.started[stage], seeds=event.seeds))
    else:
        changed = known.model_copy(update={"status": event.status, "cause": event.cause})
        if event.cause == "reinstated" and not state.started:
            # Leaving and coming back must gain nothing: it counts as a new sign-up.
            changed = changed.model_copy(update={"number": _next_number(state)})
        state = _came_or_went(state, event)
    return with_fields(state, entrants=with_entry(state.entrants, event.entrant, changed))


def _next_number(state: TournamentState) -> int:
    return 1 + max((entrant.number for entrant in state.entrants.values()), default=0)


def _came_or_went(state: TournamentState, event: ev.EntrantStatusChanged) -> TournamentState:
    """The state in which the stage in play knows since when the entrant is out, or that they are in."""
    if not state.started or event.entrant not in state.started[-1].seeds:
        return state
    log = state.started[-1]
    if event.status == "active":
        left: Mapping[EntrantId, Departure] = without(log.left, event.entrant)
    else:
        departure = Departure(rounds=len(log.rounds), answered=frozenset(log.answers))
        left = with_entry(log.left, event.entrant, departure)
    return with_stage(state, len(state.started) - 1, with_fields(log, left=left))


def _joined(state: TournamentState, stage: int, entrant: EntrantId) -> TournamentState:
    """The state in which the entrant belongs to a stage that is being played, seeded last."""
    log = state.started[stage]
    return with_stage(state, stage, with_fields(log, seeds=(*log.seeds, entrant)))


def _prompt_event(state: TournamentState, event: ev.PromptsOpened | ev.PromptAnswered) -> TournamentState:
    log = state.started[event.stage]
    if isinstance(event, ev.PromptsOpened):
        return with_stage(state, event.stage, with_fields(log, open_since=event.since))
    still_open = without(log.open_since, event.prompt)
    answered = with_fields(log, answers=with_entry(log.answers, event.prompt, event), open_since=still_open)
    draws = (event.draw,) if event.draw is not None else ()
    revealed = {**_answers(event), **state.revealed}
    return with_fields(with_stage(state, event.stage, answered), draws=(*state.draws, *draws), revealed=revealed)


def _report_event(
    state: TournamentState, event: ev.ResultReported | ev.ReportTakenBack | ev.ReportDisputed, record: Record
) -> TournamentState:
    match event:
        case ev.ResultReported():
            report = OpenReport(event.by, event.report, record.at, server=event.server, before_start=event.before_start)
            return with_fields(state, reports=with_entry(state.reports, event.pairing, report))
        case ev.ReportTakenBack():
            return with_fields(state, reports=without(state.reports, event.pairing))
        case ev.ReportDisputed():
            known = state.reports.get(event.pairing)
            if known is None:
                return state
            disputed = replace(known, disputed_by=event.by, counter_report=event.report, text=event.text)
            return with_fields(state, reports=with_entry(state.reports, event.pairing, disputed))
