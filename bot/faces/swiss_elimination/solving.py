"""State of a player's puzzles in the online stage: untouched, running, over."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Literal

from bot.faces.swiss_elimination import actions
from bot.faces.swiss_elimination.puzzles import Material
from bot.faces.swiss_elimination.texts import texts
from bot.text.buttons import button
from bot.text.messages import LABEL_LIMIT, Button, Message, Style, action_id
from bot.text.names import elide, quoted
from bot.text.times import duration, stamp, stamp_with_distance
from formats.messages.parts import Value
from formats.systems.swiss_elimination.forms import answer_of, started_at, submissions_for
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.times import clock_text

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


def due_values(due: datetime | None) -> dict[str, Value]:
    """Return the variables of a message that names the end of the stage, if there is one."""
    return {"has_due": due is not None, "due": "" if due is None else stamp_with_distance(due)}


def until_values(until: datetime | None) -> dict[str, Value]:
    """Return the variables of a message that names when a clock runs out, if it does."""
    if until is None:
        return {"has_end": False, "until": "", "until_distance": ""}
    return {"has_end": True, "until": stamp(until, "T"), "until_distance": stamp(until, "R")}


def _line(solving: Solving) -> str:
    """A puzzle in the list."""
    name = quoted(solving.name)
    if solving.state == "fresh":
        return texts.solving_fresh(name=name)
    said = texts.solving_said(answer=_quoted_answer(solving)) if solving.answer else texts.solving_said_nothing()
    if solving.state == "running" and solving.until is not None:
        ends, distance = stamp(solving.until, "T"), stamp(solving.until, "R")
        return texts.solving_on_the_clock(name=name, until=ends, until_distance=distance, said=said)
    return texts.solving_over(name=name, said=said)


def overview(tournament: str, options: PlayoffOptions, stored: Any, now: datetime, due: datetime | None) -> Message:
    """All puzzles with what can be done about each."""
    pool = solvings(options, stored, now)
    lines = [texts.solving_overview(minutes=duration(options.online_minutes), **due_values(due)), ""]
    lines += [_line(solving) for solving in pool]
    buttons = [_button(tournament, solving) for solving in pool if solving.state != "over"]
    running = [solving for solving in pool if solving.state == "running"]
    buttons += [
        Button(
            label=texts.solving_password_again(code=solving.code),
            action=action_id(BEGIN, tournament, str(solving.place)),
        )
        for solving in running
    ]
    return Message(title=texts.solving_title(), body="\n".join(lines), buttons=tuple(buttons[:MOST_BUTTONS]))


def _button(tournament: str, solving: Solving) -> Button:
    running = solving.state == "running"
    style: Style = "success" if running else "primary"
    label = texts.solving_hand_in(code=solving.code) if running else texts.solving_start(name=solving.name)
    action = action_id(ANSWER if running else ASK, tournament, str(solving.place))
    return Button(label=elide(label, LABEL_LIMIT), action=action, style=style)


def before_the_clock(tournament: str, options: PlayoffOptions, solving: Solving, end: datetime | None) -> Message:
    """The last look before the clock starts."""
    shown = "" if end is None else stamp_with_distance(end)
    minutes = duration(options.online_minutes)
    body = texts.solving_before(name=quoted(solving.name), minutes=minutes, has_end=end is not None, end=shown)
    begin = Button(
        label=texts.solving_begin(), action=action_id(BEGIN, tournament, str(solving.place)), style="success"
    )
    return Message(title=texts.solving_title(), body=body, buttons=(begin, _back(tournament)))


def on_the_clock(tournament: str, solving: Solving, material: Material) -> Message:
    """The password, and until when."""
    lines = [texts.solving_running(name=quoted(solving.name), **until_values(solving.until))]
    lines += [texts.solving_password(text=quoted(material.password))] if material.password else []
    lines += [texts.solving_link(url=material.link)] if material.link.startswith(("https://", "http://")) else []
    lines.append(texts.solving_hand_in_help())
    return Message(
        title=texts.solving_title(),
        body="\n".join(lines),
        tone="attention",
        buttons=(_button(tournament, solving), _back(tournament)),
    )


def handed_in(tournament: str, solving: Solving, at_ms: int, *, late: bool) -> Message:
    """The receipt: what arrived and when; never whether it is right."""
    receipt = {"name": quoted(solving.name), "answer": _quoted_answer(solving), "time": clock_text(at_ms)}
    body = texts.solving_late(**receipt) if late else texts.solving_arrived(**receipt, **until_values(solving.until))
    shown = () if late else (_button(tournament, solving),)
    return Message(
        title=texts.solving_title(), body=body, tone="bad" if late else "good", buttons=(*shown, _back(tournament))
    )


def _back(tournament: str) -> Button:
    return button(actions.SOLVE, tournament, label=texts.solving_all_puzzles())


def _quoted_answer(solving: Solving) -> str:
    return quoted(solving.answer, 200)
