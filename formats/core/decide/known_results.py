"""Results that nobody has to report."""

from __future__ import annotations

from formats.core import events as ev
from formats.core.decide.context import Case
from formats.core.events import Event


def known_results(case: Case) -> list[Event]:
    """The results of open games of the stage in play that follow from what was handed in or noted."""
    stage = case.state.stage()
    system, options = case.engine.of_stage(case.state, stage.number)
    known = system.known_results(stage, options)
    return [
        ev.ResultRecorded(pairing=pairing.id, result=known[pairing.id], source="format")
        for pairing in case.state.open_games()
        if pairing.id in known
    ]
