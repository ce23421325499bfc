"""Decisions about results that are corrected: what rests on them, and what becomes of it."""

from __future__ import annotations

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.contract import Resting
from formats.core.decide.context import Case
from formats.core.dependents import resting_on, went_on_without_game
from formats.core.errors import DependentGamesError, ReasonNeededError
from formats.core.events import Event
from formats.core.model import Pairing


def corrected(
    case: Case, pairing: Pairing, recorded: ev.ResultRecorded, dependents: cmd.Dependents, text: str
) -> list[Event]:
    """The new result of a game, with what becomes of published rounds that rest on the old one.

    `DependentGamesError` where there are some and nothing is said about them. Rounds rest on a result also where later
    matches were passed without a game.
    """
    resting = resting_on(case.state, case.engine, pairing.id, recorded.result)
    if resting.is_empty:
        return [recorded]
    match dependents:
        case "reset":
            number, _, _ = case.state.find(pairing.id)
            return [*_taken_back(number, resting, text), recorded]
        case "stand":
            if not text:
                raise ReasonNeededError("ruling")
            return [ev.RulingMade(topic="stands", pairing=pairing.id, text=text, result=recorded.result)]
        case _:
            raise DependentGamesError(
                pairing.id,
                resting.games,
                resting.leaving,
                resting.entering,
                without_game=went_on_without_game(case.state, pairing.id, resting),
                reseeded=resting.reseeded,
            )


def _taken_back(stage: int, resting: Resting, text: str) -> list[Event]:
    """The later games go: rounds are amended, those that are empty then or rest on it altogether are taken back."""
    events: list[Event] = []
    if resting.kept is not None:
        events.append(ev.PlayTakenBack(stage=stage, rounds=resting.kept, answers=resting.answers, text=text))
    events += [
        ev.RoundAmended(stage=stage, round_number=number, pairings=pairings, cause="correction", text=text)
        for number, pairings in sorted(resting.amended.items())
        if resting.kept is None or number <= resting.kept
    ]
    return events
