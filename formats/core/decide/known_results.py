"""Results that follow from forms or notes and need no report."""

from __future__ import annotations

from formats.core import events as ev
from formats.core.decide.context import Case
from formats.core.events import Event


def known_results(case: Case) -> list[Event]:
    """The results of open games of the stage in play that follow from what was handed in or noted."""
    known = case.engine.rules_of(case.state).known_results(case.state.stage())
    return [
        ev.ResultRecorded(pairing=pairing.id, result=known[pairing.id], source="format")
        for pairing in case.state.open_games()
        if pairing.id in known
    ]
