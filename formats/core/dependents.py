"""Dependents of a game's result: in its stage the format computes them; later stages depend on its standings."""

from __future__ import annotations

from dataclasses import replace

from formats.core.contract import Dependents
from formats.core.engine import Engine
from formats.core.results import Result
from formats.core.state import TournamentState
from formats.core.steps import source_of, stage_field
from formats.core.values import EntrantId, PairingId


def dependents_of(state: TournamentState, engine: Engine, pairing: PairingId, result: Result) -> Dependents:
    """Return what would be withdrawn if this result replaced that of the game; nothing where it has none."""
    number, round_, game = state.find(pairing)
    old = round_.results.get(pairing)
    if old is None or replaced(old, result):
        return Dependents()
    system, options = engine.of_stage(state, number)
    dependents = system.dependents_of(state.stage(number), game, result, options)
    if number == state.stage_number:
        return dependents
    return _with_later_stages(state, engine, pairing, result, dependents)


def went_on_without_game(state: TournamentState, pairing: PairingId, dependents: Dependents) -> tuple[EntrantId, ...]:
    """Everybody who has a bye in a later round that would be taken back, or amended so that the bye is gone."""
    number, played, _ = state.find(pairing)
    kept = len(state.started[number].rounds) if dependents.kept is None else dependents.kept
    gone: dict[EntrantId, None] = {}
    for stage, log in enumerate(state.started[number:], start=number):
        for round_ in log.rounds[played.number if stage == number else 0 :]:
            taken_back = dependents.kept is not None and (stage > number or round_.number > kept)
            amended = dependents.amended.get(round_.number, round_.pairings) if stage == number else round_.pairings
            still = () if taken_back else amended.byes
            gone.update(dict.fromkeys(bye.entrant for bye in round_.pairings.byes if bye not in still))
    return tuple(gone)


def replaced(old: Result, new: Result) -> bool:
    """Do the two say the same of everything that counts?"""
    return (old.half_points, old.how, old.absent, old.scores, old.games) == (
        new.half_points,
        new.how,
        new.absent,
        new.scores,
        new.games,
    )


def _with_later_stages(
    state: TournamentState, engine: Engine, pairing: PairingId, result: Result, dependents: Dependents
) -> Dependents:
    """Later stages too, if the field or its order would be another of the first that it feeds and that would change."""
    number, _, _ = state.find(pairing)
    corrected = with_result(state, pairing, result)
    fed = [later for later in range(number + 1, len(state.started)) if source_of(state, later) == number]
    fields = ((field_order(state, engine, later), field_order(corrected, engine, later)) for later in fed)
    before, after = next(((old, new) for old, new in fields if old != new), ((), ()))
    if before == after and dependents.is_empty:
        return Dependents()
    later = tuple(
        game.id for log in state.started[number + 1 :] for round_ in log.rounds for game in round_.pairings.pairings
    )
    leaving = tuple(who for who in before if who not in after)
    entering = tuple(who for who in after if who not in before)
    return replace(
        dependents,
        games=(*dependents.games, *later),
        kept=len(state.started[number].rounds) if dependents.kept is None else dependents.kept,
        leaving=dependents.leaving or leaving,
        entering=dependents.entering or entering,
        reseeded=dependents.reseeded or (before != after and not leaving),
    )


def field_order(state: TournamentState, engine: Engine, number: int) -> tuple[EntrantId, ...]:
    """Return the field of that stage as it would be now, in seed order."""
    return tuple(entrant.id for entrant in stage_field(state, engine, number))


def with_result(state: TournamentState, pairing: PairingId, result: Result) -> TournamentState:
    """The state as if the game had ended so."""
    number, round_, _ = state.find(pairing)
    changed = replace(round_, results={**round_.results, pairing: result})
    log = state.started[number]
    rounds = (*log.rounds[: round_.number - 1], changed, *log.rounds[round_.number :])
    return replace(
        state,
        started=(*state.started[:number], replace(log, rounds=rounds), *state.started[number + 1 :]),
    )
