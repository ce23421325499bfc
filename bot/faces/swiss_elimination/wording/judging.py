"""Live matches: the heat as everybody sees it, and the judge's panel. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from bot.app.speaking.wording.numbers import listed
from bot.app.speaking.wording.times import stamp
from formats.systems.swiss_elimination.times import clock_text

PANEL = "Judge's panel"
NOT_STARTED = "The clock has not been started. Both sheets lie face down, hands on the timers?"
NO_SPARE_SHEETS = "There are not enough spare sheets: no new sheets in this heat."
HELD = "⏸️ Held: the judges look into a malfunction."
READY = "ready"
NEW_SHEET = "has a new sheet"
NO_WINNER = "It does not count."
REFRESH, NEXT_HEAT, MORE, BACK = "Refresh", "Next heat", "More", "Back to the panel"
OPEN_PANEL = "Judge's panel"
MORE_HELP = "What is rarely needed. A decision of the judges is final; the last entry can be taken back."
CALLED_BY_JUDGES = "The judges call each heat; its clock and its verdicts appear here."
CALLED = "The judges call each match; its clock and its verdict appear here."
TEXT_FIELD, TEXT_HELP = "What happened?", "It is recorded, and everybody can read it."
TIMER_FIELD = "Precision timer"
TIMER_HELP = "What it shows since it was last started, like 6:43.2"

START: Mapping[bool, str] = {True: "Start the heat", False: "Start, no spare sheets"}

LABELS: Mapping[str, str] = {
    "stop": "Stop",
    "official_time": "Timer",
    "correct": "Correct",
    "incorrect": "Incorrect",
    "sheet_back": "Sheet back",
    "new_sheet": "New sheet",
    "timer": "Announce",
    "time_limit": "Time is over",
    "too_close": "Too close to call",
    "malfunction": "Malfunction",
    "go_on": "Go on",
    "decision": "Decide for",
    "take_back": "Take the last entry back",
}
"""What stands on the buttons of the panel, before the name or the match."""


def called(heats: Mapping[int | None, Sequence[str]]) -> list[str]:
    """In the post of a live round: which matches are played at the same time."""
    lines = [f"Heat {number}: {listed(codes)}." for number, codes in heats.items() if number is not None]
    return [*lines, CALLED_BY_JUDGES if lines else CALLED]


def heat(round_title: str, number: int | None) -> str:
    """`Round F, live · Heat 1`."""
    return round_title if number is None else f"{round_title} · Heat {number}"


def match(code: str, better: str, worse: str) -> str:
    """A match with the better seed first."""
    return f"**{code}** {better} (better seed) – {worse}"


def clock(began: datetime, limit: timedelta) -> str:
    """The shared clock."""
    over = began + limit
    until = f"{stamp(over, 'T')} ({stamp(over, 'R')})"
    return f"⏱️ The clock started at {stamp(began, 'T')}. The worse seed's time is over at {until}."


def publicly(name: str, what: str) -> str:
    """A competitor, for everybody."""
    return f"• {name}: {what}"


def privately(name: str, what: str) -> str:
    """A competitor, for judges."""
    return f"• **{name}**: {what}"


def at_the_puzzle(wrong_answers: int) -> str:
    """Solving, perhaps not for the first time."""
    if not wrong_answers:
        return "at the puzzle"
    return "at the puzzle again, after " + (
        "a wrong answer" if wrong_answers == 1 else f"{wrong_answers} wrong answers"
    )


def new_sheet_taken() -> str:
    """Solving on a new sheet."""
    return "at the puzzle, on a new sheet"


def handed_in(at_ms: int) -> str:
    """For everybody: the sheet is with the grader."""
    return f"handed in at {clock_text(at_ms)}"


def with_grader(official_ms: int, minute_up: datetime | None) -> str:
    """For judges."""
    until = f"; the grader has until {stamp(minute_up, 'T')}" if minute_up is not None else ""
    return f"handed in, official time {clock_text(official_ms)}{until}"


def right(official_ms: int) -> str:
    """For judges: keep it to yourself until it is announced."""
    return f"**correct**, official time {clock_text(official_ms)}. Not announced yet"


def wrong(official_ms: int, minute_up: datetime | None) -> str:
    """For judges."""
    until = (
        f"; the sheet goes back at {stamp(minute_up, 'T')} ({stamp(minute_up, 'R')})" if minute_up is not None else ""
    )
    return f"**incorrect**, handed in at {clock_text(official_ms)}{until}"


def announce_at(at: datetime) -> str:
    """Both sheets are with the graders, one is right."""
    return f"The correct answer is announced at {stamp(at, 'T')} ({stamp(at, 'R')}), or when both sheets are graded."


def verdict(sentence: str) -> str:
    """How a match ended."""
    return f"**Verdict:** {sentence}"


def wins(name: str) -> str:
    """A verdict without more to say."""
    return f"{name} wins."


def round_ready(round_title: str, heats: int) -> str:
    """To directors: a live round is published."""
    what = "its heat" if heats == 1 else f"its {heats} heats"
    return (
        f"**{round_title}** is published. **{OPEN_PANEL}** opens the panel for {what}; every judge can have one open."
    )
