"""What the director of a rehearsal does next, and when."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from bot.app import actions
from bot.app.messages import action_id
from bot.rehearsal.play import Act, Intention, Play
from bot.ui.choices import BOTH
from bot.ui.flows.answering import LOTS
from formats.core.steps import Finish, PairRound, WaitForAnswers, next_step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formats.core.contract import Engine
    from formats.core.model import Pairing, Prompt

THINKS = timedelta(hours=2)
"""From a report that is disputed to the decision."""

PATIENCE = timedelta(hours=12)
"""How long after the latest report that could come a game counts as not played."""


def director_intention(play: Play, engine: Engine, *, all_in: bool) -> Intention | None:
    """What the director does next. `all_in` says that everybody who was to sign up has done so."""
    match play.state.phase:
        case "draft":
            return Intention(play.now, Act("/td open", {}, "opens sign-up"))
        case "registration":
            return Intention(play.now, Act("/td close", {}, "closes sign-up")) if all_in else None
        case "closed" | "running":
            found = [*_rulings(play), *_forward(play, engine)]
            return min(found, key=lambda intention: intention.at, default=None)
        case _:
            return None


def _rulings(play: Play) -> Iterator[Intention]:
    for pairing in play.state.open_games():
        report = play.state.reports.get(pairing.id)
        if report is not None and report.disputed_by is not None:
            won = play.winner(pairing)
            options = {"game": pairing.id, "winner": won, "reason": "Both players were heard"}
            act = Act("/td result", options, f"decides a dispute: {play.name(won)} won")
            yield Intention(report.at + THINKS, act)
        elif report is None:
            yield from _not_played(play, pairing)


def _not_played(play: Play, pairing: Pairing) -> Iterator[Intention]:
    """Where nobody may claim, or nobody came, the director rules who was absent."""
    absent = [seat for seat in pairing.seats if not play.comes(seat, pairing)]
    over = play.played_until(pairing)
    if not absent or over is None:
        return
    at = over + timedelta(hours=play.manners.late_hours) + PATIENCE
    who = absent[0] if len(absent) == 1 else BOTH
    options = {"game": pairing.id, "absent": who, "reason": "Did not come to the game"}
    names = " and ".join(map(play.name, absent))
    yield Intention(at, Act("/td game forfeit", options, f"rules a forfeit, because {names} did not come"))


def _forward(play: Play, engine: Engine) -> Iterator[Intention]:
    """Answer what the format asks; without a timetable take every step by hand."""
    step = next_step(play.state, engine)
    if isinstance(step, WaitForAnswers):
        found = answer(play, step.prompts[0])
        if found is not None:
            yield Intention(play.now, found)
    elif isinstance(step, PairRound | Finish) and play.state.settings.week is None:
        words = "declares the standings final" if isinstance(step, Finish) else f"publishes round {step.round_number}"
        yield Intention(play.now, Act("/td advance", {}, words))


def answer(play: Play, prompt: Prompt) -> Act | None:
    """One of the choices, or a draw of lots; nobody can make up a text."""
    question = {"question": prompt.key}
    if prompt.choices:
        chosen = prompt.choices[play.draw(f"answer to {prompt.key}", 0, len(prompt.choices) - 1)]
        return Act("/td prompt", {**question, "answer": chosen.value}, f"answers a question: {chosen.label}")
    if prompt.low is not None:
        buttons = (action_id(one, play.tournament, prompt.key) for one in (actions.ANSWER, LOTS))
        return Act("/td prompt", question, "lets lots answer a question", presses=tuple(buttons))
    if prompt.default is not None:
        return Act("/td prompt", {**question, "answer": prompt.default}, f"answers a question: {prompt.default}")
    return None
