"""Chances of the final places of an event whose stages follow one another: later stages are simulated, too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from formats.core.capabilities.odds import MOST_QUICK
from formats.core.contract import Finished
from formats.core.engine import Engine
from formats.core.lots import Lots
from formats.core.model import Odds
from formats.core.rules import StageRules
from formats.core.stage_field import StageField
from formats.core.state import Stage, TournamentState
from formats.toolkit.simulator.compare import Part, play_stage, playable
from formats.toolkit.simulator.dice import Dice, Flags, Whole
from formats.toolkit.simulator.odds import odds_of
from formats.toolkit.simulator.outcome import Outcome, followed, placed
from formats.toolkit.simulator.rest import Rest
from formats.toolkit.simulator.simulated import SimulatesRest

PLACES = 1000
"""More than the places of an event whose later stages are simulated."""


def odds_in(
    state: TournamentState, engine: Engine, stage: Stage, lots: Lots, simulations: int | None = None
) -> Odds | None:
    """Return the chances from a moment of a stage: for places of the event if all later stages are simulated.

    Without a number of simulations it is one that is quick enough to be repeated after every result. A bracket that
    moves members of one group apart is simulated without that.
    """
    rules = engine.rules_of(state, stage.number)
    system, options = rules.system, rules.options
    later = _later(state, engine, stage)
    runs = simulations or min([rules.quick_simulations(stage), *(each.quick(stage) for each in later)])
    if not later or not isinstance(system, SimulatesRest) or not rules.simulates_odds(stage):
        return rules.odds(stage, lots, runs)
    branches = _branches(state, engine, stage)
    over = isinstance(system.status(stage, options), Finished)
    rest = _nothing_left(stage, rules) if over else system.rest(stage, options)
    out = np.array([stage.entrants[who].status != "active" for who in stage.seeds])

    def play(dice: Dice) -> Outcome:
        first = outcome = rest.play(dice)
        for each in later:
            chosen = replace(outcome, order=each.seeded(outcome.order, out, dice))
            second = play_stage(each.part, dice.reseated(chosen.order[:, : each.take]))
            outcome = followed(chosen, each.take, second)
        for each in branches:
            outcome = _with_branch(outcome, each, each.seeded(first.order, out, dice)[:, : each.take], dice)
        return replace(outcome, open_wins=first.open_wins)

    return odds_of(stage, replace(rest, play=play, sure={}), lots, runs).model_copy(update={"whole": True})


def _with_branch(outcome: Outcome, branch: _Later, seats: Whole, dice: Dice) -> Outcome:
    """Return the outcome with those on a branch in its order, from the place of the first of them.

    They share the places where the branch is not simulated.
    """
    here = np.take_along_axis(outcome.places, seats, axis=1)
    simulated = playable(branch.part, branch.take)
    own = play_stage(branch.part, dice.reseated(seats)).places if simulated else np.ones_like(here)
    keys = PLACES * outcome.places
    np.put_along_axis(keys, seats, PLACES * here.min(axis=1)[:, None] - PLACES + own, axis=1)
    places, order = placed([-keys])
    return replace(outcome, places=places, order=order)


def _nothing_left(stage: Stage, rules: StageRules) -> Rest:
    """Return the rest of a stage that is over, before the next one."""
    lines = rules.system.rank(stage, rules.options)
    ranks = {line.entrant: line.rank for line in lines}
    standing = np.array([[-ranks[who] for who in stage.seeds]])

    def play(dice: Dice) -> Outcome:
        places, order = placed([np.tile(standing, (dice.runs, 1))])
        return Outcome.of_places(places, order, np.zeros_like(places))

    return Rest([line.entrant for line in lines if line.entrant in stage.still_in], play)


@dataclass(frozen=True)
class _Later:
    """A later stage: the field it takes, and how many play it. `groups` are seats, where places of groups qualify."""

    part: Part
    field: StageField
    take: int
    groups: Sequence[Sequence[int]] = ()

    def quick(self, stage: Stage) -> int:
        """Return how often the stage is simulated in 100 ms of CPU."""
        return StageRules(self.part.system, self.part.options).quick_simulations(stage) or MOST_QUICK

    def seeded(self, order: Whole, out: Flags, dice: Dice) -> Whole:
        """Return the order with those who qualify first, as seeds; those who are `out` come last."""
        later = np.take_along_axis(np.broadcast_to(out, order.shape), order, axis=1)
        here = np.take_along_axis(order, np.argsort(later, axis=1, kind="stable"), axis=1)
        heights = np.argsort(here, axis=1)
        first, last = self.field.first - 1, self.field.last or len(out)
        if not self.groups:
            return np.lexsort((heights, (heights < first) | (heights >= last)), axis=1)
        row, crossed = np.full_like(heights, len(out)), heights.copy()
        for number, group in enumerate(self.groups):
            own = heights[:, group]
            row[:, group] = (own[:, None, :] < own[:, :, None]).sum(axis=2) + len(out) * out[group]
            if self.field.crossing == "crossed":  # B1 before A1 from the second row on, from the back
                crossed[:, group] = np.where(row[:, group] == first, number, len(self.groups) - (number ^ 1))
        if self.field.crossing == "drawn":
            crossed = dice.noise(heights.shape).argsort(axis=1)
        same_row = (row[:, None, :] == row[:, :, None]) & (heights[:, None, :] < heights[:, :, None])
        best_next = (row == last) & (same_row.sum(axis=2) < self.field.best_next)
        chosen = ((row >= first) & (row < last)) | best_next
        return np.lexsort((crossed, row, ~chosen), axis=1)


def _later(state: TournamentState, engine: Engine, stage: Stage) -> Sequence[_Later]:
    """Return the stages after this one; none if one of them is not simulated, or does not take the first places."""
    later: list[_Later] = []
    size = len(stage.still_in)
    for number in range(stage.number + 1, len(state.main_line)):
        field = state.stages[number].chosen
        if field.first > 1 or field.of == "losers" or (field.of == "groups" and later):
            return ()
        entry = _taking(state, engine, number, stage, size)
        if state.stages[number].source(number) != number - 1 or not playable(entry.part, entry.take):
            return ()
        later.append(entry)
        size = entry.take
    return later


def _branches(state: TournamentState, engine: Engine, stage: Stage) -> Sequence[_Later]:
    """Return the branches that this stage feeds, but those of the losers of a round."""
    numbers = range(len(state.main_line), len(state.stages))
    fed = [number for number in numbers if state.stages[number].source(number) == stage.number]
    entries = [
        _taking(state, engine, number, stage, len(stage.still_in))
        for number in fed
        if state.stages[number].chosen.of != "losers"
    ]
    return [entry for entry in entries if entry.take]


def _taking(state: TournamentState, engine: Engine, number: int, stage: Stage, size: int) -> _Later:
    """Return a stage with how many of `size` players, or of the groups of a stage, it takes."""
    field, part = state.stages[number].chosen, Part(*engine.of_stage(state, number))
    if field.of == "places":
        return _Later(part, field, max(0, min(size, field.last or size) - field.first + 1))
    tables = engine.rules_of(state, stage.number).last_groups(stage).values()
    groups = [[stage.seeds.index(line.entrant) for line in lines] for lines in tables]
    sizes = [sum(stage.seeds[seat] in stage.still_in for seat in members) for members in groups]
    last = field.last or field.first
    take = sum(max(0, min(last, size) - field.first + 1) for size in sizes)
    return _Later(part, field, take + min(field.best_next, sum(size > last for size in sizes)), groups)
