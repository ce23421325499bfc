"""Dependents of a result: the rounds after the one it belongs to (rule 15)."""

from __future__ import annotations

from dataclasses import replace

from formats.core.contract import Dependents
from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.state import Stage
from formats.core.values import EntrantId
from formats.systems.group_rounds.options import GroupOptions
from formats.systems.group_rounds.progress import Progress
from formats.systems.group_rounds.seats import next_phase, progress_of

Members = dict[str, frozenset[EntrantId]]


def later_phases(stage: Stage, pairing: Pairing, result: Result, options: GroupOptions) -> Dependents:
    """Return everything published after the round of the game, if the next round would have other groups."""
    phases = progress_of(stage, options).phases
    place = next(
        number
        for number, phase in enumerate(phases)
        if any(pairing in round_.pairings.pairings for round_ in phase.rounds)
    )
    if place + 1 == len(phases):
        return Dependents()
    kept = sum(len(phase.rounds) for phase in phases[: place + 1])
    before = replace(stage, rounds=stage.rounds[:kept])
    after = before.with_result(pairing.id, result)
    old, new = (_groups(progress_of(stage_then, options)) for stage_then in (before, after))
    if old == new:
        return Dependents()
    was, will = (frozenset().union(*groups.values()) for groups in (old, new))
    order = stage.seeds
    return Dependents(
        games=tuple(game.id for round_ in stage.rounds[kept:] for game in round_.pairings.pairings),
        kept=kept,
        leaving=tuple(who for who in order if who in was - will),
        entering=tuple(who for who in order if who in will - was),
        reseeded=was == will,
    )


def _groups(progress: Progress) -> Members:
    """Return the groups of the next round. A match that has to be replayed sends no player on."""
    phase = progress.current
    if phase is not None and phase.of_matches and progress.undecided(phase):
        return {}
    return {group.name: frozenset(group.members) for group in next_phase(progress).groups}
