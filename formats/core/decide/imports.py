"""Decisions about rounds that were played elsewhere."""

from __future__ import annotations

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.decide.context import Case
from formats.core.decide.field import boards_problem, field_problem
from formats.core.decide.rounds import start_stage, taken_by_hand
from formats.core.draws import round_lots
from formats.core.errors import NotNextError, UnknownPairingError
from formats.core.events import Event


def import_rounds(case: Case, command: cmd.ImportRounds) -> list[Event]:
    """Take rounds over as they were played: nothing is paired, results are judged like any other.

    The format is asked as it is about a director's own round: it writes what it will read out of the round later, or
    refuses one that it could not go on from.
    """
    case.need_phase()
    begins = case.state.phase != case.next_phase()
    events: list[Event] = [ev.PhaseChanged(phase=case.next_phase())] if begins else []
    if not case.state.started:
        events.append(start_stage(case.after(events), 0))
    here = case.after(events)
    if command.stage != here.state.stage_number:
        raise NotNextError(f"s{command.stage}", f"s{here.state.stage_number}")
    for imported in command.rounds:
        taken = _taken_over(here, imported)
        events += taken
        here = here.after(taken)
    return events


def _taken_over(case: Case, imported: cmd.ImportedRound) -> list[Event]:
    stage = case.state.stage()
    system, options = case.engine.of_stage(case.state, stage.number)
    problem = field_problem(imported.pairings, stage.active) or boards_problem(
        imported.pairings, stage.number, stage.next_round
    )
    if problem is not None:
        raise problem
    taken = taken_by_hand(case.engine.rules_of(case.state), stage, imported.pairings)
    seed = round_lots(case.state, stage.number, stage.next_round).seed
    paired = ev.RoundPaired(
        stage=stage.number,
        round_number=stage.next_round,
        pairings=taken,
        seed=seed,
        cause="import",
    )
    games = {pairing.id: pairing for pairing in taken.pairings}
    unknown = sorted({*imported.reports, *imported.absent} - set(games))
    if unknown:
        raise UnknownPairingError(unknown[0])
    now = case.after([paired]).state.stage()
    results = {key: system.judge(report, games[key], now, options) for key, report in imported.reports.items()}
    results |= {key: system.forfeit(absent, games[key], now, options) for key, absent in imported.absent.items()}
    recorded = [ev.ResultRecorded(pairing=key, result=result, source="import") for key, result in results.items()]
    return [paired, *recorded]
