"""Branches of an event: stages that are played beside the main line, each branch with a log of its own.

The plan is a graph. Its main line are the stages up to the first whose field is chosen `beside`; this log plays them
one after the other. Each such stage begins a branch, to which the stages up to the next one belong: a B final after
groups, or a consolation bracket of those who lost in round 1. A branch that is fed by a stage of another branch is
opened by the log of that one, whose plan has it as the main line has its own.

A branch opens when its field cannot change any more in the course of play: a later stage has begun, the event has
ended, or, for the losers of a round, the round after it is published. It opens with the command that caused this, so
that undo takes both back. The opening has the field in seed order, as `verify` computes it again; who plays the games
of a branch then is decided in its own log, and this log records how it ended (`state_slices.branches`).
"""

from __future__ import annotations

from collections.abc import Iterator

from formats.core.dependents import field_order, with_result
from formats.core.draws import stage_lots
from formats.core.engine import Engine
from formats.core.engine_version import ENGINE_VERSION
from formats.core.errors import FieldError
from formats.core.events import BranchOpened
from formats.core.model import Pairing
from formats.core.plan import StagePlan
from formats.core.results import Result
from formats.core.state import TournamentState
from formats.core.state_slices.branches import Branch, Branches
from formats.core.steps import seed_stage, source_of


def first_stages(stages: tuple[StagePlan, ...]) -> tuple[int, ...]:
    """Return the numbers of the stages that begin a branch of the main line."""
    firsts = _beginnings(stages)
    return tuple(number for number in firsts if stages[number].source(number) < firsts[0])


def _beginnings(stages: tuple[StagePlan, ...]) -> tuple[int, ...]:
    """Return the numbers of the stages that begin a branch, of the main line or of another branch."""
    return tuple(number for number, plan in enumerate(stages) if plan.chosen.beside)


def stages_of(stages: tuple[StagePlan, ...], first: int) -> tuple[StagePlan, ...]:
    """Return the stages of the branch that begins with stage `first` and of its branches, as its own log has them."""
    inside = [first]
    for number in range(first + 1, len(stages)):
        if (stages[number].source(number) if stages[number].chosen.beside else number - 1) in inside:
            inside.append(number)
    alone = stages[first].model_copy(update={"field": None})
    return (alone, *(_counted_in(stages[number], inside) for number in inside[1:]))


def _counted_in(plan: StagePlan, inside: list[int]) -> StagePlan:
    """Return a later stage of a branch, whose field counts the stages of the branch."""
    if plan.field is None or plan.field.stage is None:
        return plan
    own = inside.index(plan.field.stage - 1) + 1
    return plan.model_copy(update={"field": plan.field.model_copy(update={"stage": own})})


def belongs_together(stages: tuple[StagePlan, ...], number: int) -> bool:
    """Return whether a stage is fed from where it may be.

    A stage that begins a branch is fed by any earlier one, any other stage of a branch by an earlier one of it.
    """
    own = next((first for first in reversed(_beginnings(stages)) if first <= number), None)
    return own in {None, number} or own <= stages[number].source(number) < number


def openings(state: TournamentState, engine: Engine, command_id: str) -> Iterator[BranchOpened]:
    """Yield the branches that open with a command, after what else it does."""
    if state.phase not in {"running", "finished"}:
        return
    opened = state.slice_of(Branches).by_stage
    for number in first_stages(state.stages):
        if number not in opened and field_is_settled(state, engine, number):
            try:
                yield opening(state, engine, number, command_id)
            except FieldError:
                continue  # too few have come to this; the event goes on without that branch


def opening(state: TournamentState, engine: Engine, number: int, command_id: str) -> BranchOpened:
    """Return the opening of a branch with its field, seeded. Raises `FieldError` where its format does not take it."""
    lots = stage_lots(state, number)
    seeding = seed_stage(state, engine, number, lots)
    return BranchOpened(
        stage=number, opening=command_id, seeds=seeding.order, draws=tuple(lots.draws), engine=ENGINE_VERSION
    )


def field_is_settled(state: TournamentState, engine: Engine, number: int) -> bool:
    """Return whether play cannot change the field of a branch any more."""
    rule, source = state.stages[number].chosen, source_of(state, number)
    if source >= len(state.started):
        return False
    if state.phase == "finished" or state.stage_number > source:
        return True
    lost_in = rule.round if rule.of == "losers" else None
    # Where matches open as they come, later rounds fill up while they are played.
    if lost_in is None or (lost_in > 1 and engine.rules_of(state, source).as_they_come):
        return False
    rounds = state.started[source].rounds
    return len(rounds) > lost_in and all(round_.complete for round_ in rounds[:lost_in])


def resting_on(state: TournamentState, engine: Engine, pairing: Pairing, result: Result) -> tuple[Branch, ...]:
    """Return the open branches whose field would be another, or in another order, with this result of a game."""
    number = state.find(pairing.id)[0]
    fed = [branch for branch in state.slice_of(Branches).by_stage.values() if source_of(state, branch.stage) == number]
    if not fed:
        return ()
    corrected = with_result(state, pairing.id, result)
    return tuple(
        branch
        for branch in fed
        if field_order(state, engine, branch.stage) != field_order(corrected, engine, branch.stage)
    )


def fed_by_rounds(state: TournamentState, stage: int, kept: int | None, amended: set[int]) -> tuple[Branch, ...]:
    """Return the open branches that lose their field.

    Rounds of a stage after `kept` (None: none) are taken back with all later stages, and `amended` ones change.
    """
    lost = []
    for branch in state.slice_of(Branches).by_stage.values():
        source, rule = source_of(state, branch.stage), state.stages[branch.stage].chosen
        lost_in = rule.round if source == stage and rule.of == "losers" else None
        gone = kept is not None and (source > stage or (lost_in is not None and lost_in > kept))
        if gone or lost_in in amended:
            lost.append(branch)
    return tuple(lost)
