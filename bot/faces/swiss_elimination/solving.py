"""A player in the online stage: which puzzles are untouched, on the clock, handed in, over."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Literal

from bot.faces.swiss_elimination import actions
from bot.faces.swiss_elimination.puzzles import Material
from bot.faces.swiss_elimination.wording import solving as words
from bot.text.buttons import button
from bot.text.messages import LABEL_LIMIT, Button, Message, Style, action_id
from bot.text.names import elide, quoted
from formats.systems.swiss_elimination.forms import answer_of, started_at, submissions_for
from formats.systems.swiss_elimination.options import PlayoffOptions

ASK, BEGIN, ANSWER = "solve_ask", "solve_begin", "solve_answer"
"""Buttons: look before the clock starts, start it, hand in. Argument: the place of the puzzle in the pool."""

MOST_BUTTONS = 25

State = Literal["fresh", "running", "over"]


@dataclass(frozen=True, slots=True)
class Solving:
    """A puzzle as a player has it. `until` is when its clock runs out; `answer` what counts so far."""

    place: int
    code: str
    name: str
    state: State
    until: datetime | None = None
    answer: str = ""
    answers: int = 0


def solvings(options: PlayoffOptions, stored: Any, now: datetime) -> list[Solving]:
    """Every puzzle of the pool."""
    names = options.pool("online")
    pool: list[Solving] = []
    for place, code in enumerate(options.tasks()):
        began = started_at(stored, code)
        until = None if began is None else began + timedelta(milliseconds=options.longest_ms)
        state: State = "fresh" if until is None else "running" if now <= until else "over"
        answers = 0 if stored is None else len(submissions_for(stored, code))
        pool.append(Solving(place, code, names.get(code, code), state, until, answer_of(stored, code), answers))
    return pool


def overview(tournament: str, options: PlayoffOptions, stored: Any, now: datetime, due: datetime | None) -> Message:
    """All puzzles with what can be done about each."""
    pool = solvings(options, stored, now)
    lines = [words.overview(options.online_minutes, due), ""]
    lines += [
        words.line(quoted(solving.name), solving.state, solving.until, _quoted_answer(solving)) for solving in pool
    ]
    buttons = [_button(tournament, solving) for solving in pool if solving.state != "over"]
    running = [solving for solving in pool if solving.state == "running"]
    buttons += [
        Button(label=words.password_again(solving.code), action=action_id(BEGIN, tournament, str(solving.place)))
        for solving in running
    ]
    return Message(title=words.TITLE(), body="\n".join(lines), buttons=tuple(buttons[:MOST_BUTTONS]))


def _button(tournament: str, solving: Solving) -> Button:
    running = solving.state == "running"
    style: Style = "success" if running else "primary"
    label = words.hand_in(solving.code) if running else words.start(solving.name)
    action = action_id(ANSWER if running else ASK, tournament, str(solving.place))
    return Button(label=elide(label, LABEL_LIMIT), action=action, style=style)


def before_the_clock(tournament: str, options: PlayoffOptions, solving: Solving, end: datetime | None) -> Message:
    """The last look before the clock starts."""
    body = words.before(quoted(solving.name), options.online_minutes, end)
    begin = Button(label=words.BEGIN(), action=action_id(BEGIN, tournament, str(solving.place)), style="success")
    return Message(title=words.TITLE(), body=body, buttons=(begin, _back(tournament)))


def on_the_clock(tournament: str, solving: Solving, material: Material) -> Message:
    """The password, and until when."""
    lines = [words.running(quoted(solving.name), solving.until)]
    lines += [words.password(quoted(material.password))] if material.password else []
    lines += [words.link(material.link)] if material.link.startswith(("https://", "http://")) else []
    lines.append(words.HAND_IN_HELP())
    return Message(
        title=words.TITLE(),
        body="\n".join(lines),
        tone="attention",
        buttons=(_button(tournament, solving), _back(tournament)),
    )


def handed_in(tournament: str, solving: Solving, at_ms: int, *, late: bool) -> Message:
    """The receipt: what arrived and when; never whether it is right."""
    body = words.handed_in(quoted(solving.name), _quoted_answer(solving), at_ms, solving.until, late=late)
    shown = () if late else (_button(tournament, solving),)
    return Message(title=words.TITLE(), body=body, tone="bad" if late else "good", buttons=(*shown, _back(tournament)))


def _back(tournament: str) -> Button:
    return button(actions.SOLVE, tournament, label=words.ALL_PUZZLES())


def _quoted_answer(solving: Solving) -> str:
    return quoted(solving.answer, 200)
