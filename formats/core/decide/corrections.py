"""Decisions about results that are corrected: what rests on them, and what becomes of it."""

from __future__ import annotations

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.contract import Dependents
from formats.core.decide import branches
from formats.core.decide.context import Case
from formats.core.dependents import dependents_of, went_on_without_game
from formats.core.errors import DependentGamesError, ReasonNeededError
from formats.core.events import Event
from formats.core.model import Pairing


def corrected(
    case: Case, pairing: Pairing, recorded: ev.ResultRecorded, choice: cmd.ForDependents, text: str
) -> list[Event]:
    """Return the events that correct a game's result, and those of the published rounds that depend on the old one.

    `DependentGamesError` where there are some and no choice was made. Rounds depend on a result also where later
    matches were passed without a game. Branches whose field changes are closed; `BranchPlayedError` if one is played.
    """
    dependents = dependents_of(case.state, case.engine, pairing.id, recorded.result)
    if dependents.is_empty or choice == "reset":
        number, _, _ = case.state.find(pairing.id)
        closed = branches.taken_back(case, pairing, recorded.result, dependents)
        return [*closed, *_taken_back(number, dependents, text), recorded]
    match choice:
        case "stand":
            if not text:
                raise ReasonNeededError("ruling")
            return [ev.RulingMade(topic="stands", pairing=pairing.id, text=text, result=recorded.result)]
        case _:
            raise DependentGamesError(
                pairing.id,
                dependents.games,
                dependents.leaving,
                dependents.entering,
                without_game=went_on_without_game(case.state, pairing.id, dependents),
                reseeded=dependents.reseeded,
            )


def _taken_back(stage: int, dependents: Dependents, text: str) -> list[Event]:
    """Withdraw the later games: amend rounds, and take back those that are then empty or depend on it as a whole."""
    events: list[Event] = []
    if dependents.kept is not None:
        events.append(ev.PlayTakenBack(stage=stage, rounds=dependents.kept, answers=dependents.answers, text=text))
    events += [
        ev.RoundAmended(stage=stage, round_number=number, pairings=pairings, cause="correction", text=text)
        for number, pairings in sorted(dependents.amended.items())
        if dependents.kept is None or number <= dependents.kept
    ]
    return events
