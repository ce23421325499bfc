"""Titles and columns of the files people take away, and what is said beside them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.text.phrases import Phrase
from bot.text.texts import texts

TABLES, REPORT, CALENDAR, CHESS, GAMES = (
    "tables",
    "report",
    "calendar",
    "chess",
    "games",
)

EXPORTS: Mapping[str, Phrase] = {
    TABLES: texts.files.exports_tables,
    REPORT: texts.files.exports_report,
    CALENDAR: texts.files.exports_calendar,
    CHESS: texts.files.exports_chess,
    GAMES: texts.files.exports_games,
}
"""What can be taken out, and how it is offered."""


ROUND_COLUMNS = (
    "stage", "round", "round is called", "what", "board", "label", "first", "first plays", "second", "second plays",
    "time", "time is", "points of first", "points of second", "how", "absent", "score of first", "score of second",
    "seconds of first", "seconds of second", "who started", "score of every game",
)  # fmt: skip
SEED_COLUMNS = ("stage", "seed", "name", "rating")
DRAW_COLUMNS = (
    "time", "name", "purpose", "seed", "counter", "low", "high", "value", "commitment", "secret", "words mixed in",
)  # fmt: skip
CHRONICLE_COLUMNS = ("time", "what")
AVAILABILITY_COLUMNS = ("name", "hours of a week", "time zone", "handed in")
FORM_COLUMNS = ("form", "name", "handed in", "content")


def content(value: Any) -> str:
    """What was handed in, on one line: a text as it is, anything else as JSON."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def calendar_of(title: str, name: str) -> str:
    """The name of a calendar: whose games, or those of which round."""
    return f"{title}: {name}"


def calendar_address(address: str, *, renewed: bool) -> str:
    """Where one's own calendar can be subscribed to; `renewed`: the old address is closed."""
    text = texts.files.calendar_renewed() if renewed else texts.files.calendar_address()
    return f"{text}\n{address}"
