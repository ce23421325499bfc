"""Decisions about branches: which open, which are taken back by a correction, what is recorded of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from formats.core import branches as rules
from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.contract import Dependents
from formats.core.decide.context import Case
from formats.core.dependents import field_order
from formats.core.errors import BranchPlayedError, WrongPhaseError
from formats.core.events import Event
from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.state_slices.branches import Branches, BranchOf


def opened(case: Case, done: Sequence[Event]) -> list[Event]:
    """Open the branches whose field is settled by what the command has done, again where a stage takes from it."""
    starts = any(isinstance(event, ev.StageStarted) for event in done)
    closed = list(_overtaken(case)) if starts else []
    return [*closed, *rules.openings(case.after(closed).state, case.engine, case.envelope.command_id)]


def _overtaken(case: Case) -> Iterator[Event]:
    """Close the branches without results whose players would be others now that a stage has begun."""
    for stage, branch in case.state.slice_of(Branches).by_stage.items():
        closed = ev.BranchTakenBack(stage=stage)
        here = tuple(who for who in branch.seeds if case.state.entrants[who].status == "active")
        if not branch.is_played and here != field_order(case.after([closed]).state, case.engine, stage):
            yield closed


def taken_back(case: Case, pairing: Pairing, result: Result, dependents: Dependents) -> list[Event]:
    """Close the branches whose field changes with a correction; they open again with the right one.

    `BranchPlayedError` where games of one have results.
    """
    number = case.state.find(pairing.id)[0]
    resting = {
        branch.stage: branch
        for branch in (
            *rules.resting_on(case.state, case.engine, pairing, result),
            *rules.fed_by_rounds(case.state, number, dependents.kept, set(dependents.amended)),
        )
    }
    for branch in resting.values():
        if branch.is_played:
            raise BranchPlayedError(case.state.stages[branch.stage].title)
    return [ev.BranchTakenBack(stage=stage) for stage in sorted(resting)]


def record_branch(case: Case, command: cmd.RecordBranch) -> list[Event]:
    """Record a branch again if it is not as it was recorded."""
    case.need_phase()
    known = case.state.slice_of(Branches).by_stage.get(command.stage)
    if known is None or known.opening != command.opening:
        return []
    if (command.outcome, command.places) == (known.outcome, known.places):
        return []
    for entrant in chain(*command.places):
        case.state.entrant(entrant)
    return [
        ev.BranchRecorded(stage=command.stage, opening=command.opening, outcome=command.outcome, places=command.places)
    ]


def name_main_line(case: Case, command: cmd.NameMainLine) -> list[Event]:
    """Name the main line of a tournament with this field, once."""
    case.need_phase()
    named = case.state.slice_of(BranchOf).main_line is not None
    if named or len(case.state.entrants) != len(command.main_line.entrants):
        raise WrongPhaseError(case.state.phase, ())
    return [ev.MainLineNamed(main_line=command.main_line)]
