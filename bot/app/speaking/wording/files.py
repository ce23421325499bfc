"""Titles and columns of the files people take away, and what is said beside them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.app.speaking.wording.numbers import counted

TABLES, REPORT, CALENDAR, CHESS = "tables", "report", "calendar", "chess"

SIGHTS: Mapping[str, str] = {
    "podium": "Podium",
    "standings": "Standings",
    "crosstable": "Crosstable",
    "groups": "Groups",
    "bracket": "Bracket",
    "lives": "Lives",
}
"""The pictures of a report, in their order; a tournament has some of them."""

EXPORTS: Mapping[str, str] = {
    TABLES: "tables for spreadsheet programs",
    REPORT: "a report to read and print",
    CALENDAR: "a calendar of games",
    CHESS: "a file for chess programs (TRF)",
}
"""What can be taken out, and how it is offered."""

ROUNDS, SEEDS, DRAWS = "All rounds", "Seeds", "Draws of lots"
CHRONICLE, AVAILABILITY, FORMS = "What everybody was told", "Times players can play", "What was handed in"
SEALED = "sealed"

ROUND_COLUMNS = (
    "stage", "round", "round is called", "what", "board", "label", "first", "first plays", "second", "second plays",
    "time", "time is", "points of first", "points of second", "how", "absent", "score of first", "score of second",
    "seconds of first", "seconds of second", "who started",
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


ALL_GAMES = "all games"
WHERE = "Discord"
TENTATIVE_TIME = "This time is tentative."


def calendar_of(title: str, name: str) -> str:
    """The name of a calendar: whose games, or those of which round."""
    return f"{title}: {name}"


def game_summary(title: str, first: str, second: str) -> str:
    """A game as calendars show it."""
    return f"{first} – {second} ({title})"


def side(name: str, plays: str) -> str:
    """Who plays which side."""
    return f"{name}: {plays}"


def time_control(text: str) -> str:
    """How long the players have."""
    return f"Time control: {text}"


TABLES_EXPORTED = "Everything as tables for spreadsheet programs. Times are in UTC."
REPORT_EXPORTED = "The whole tournament on one page, for everybody. It opens in any browser, offline too, and prints."
CALENDAR_EXPORTED = (
    "Open it with your calendar. When times change, ask for it again: what is in your calendar already moves."
)


def chess_exported(rounds: int) -> str:
    """What the chess federation's file holds."""
    return f"The tournament report file of the chess federation (TRF), with {counted(rounds, 'complete round')}."


NO_EVENTS = (
    "I may not create events on this server, so rounds do not appear under *Events*. If you want them there, give me "
    "the permission *Create Events*. Everything else works without it."
)


def more_games(count: int) -> str:
    """What there is no room for."""
    return f"… and {counted(count, 'more game')}"
