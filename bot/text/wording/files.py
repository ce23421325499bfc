"""Titles and columns of the files people take away, and what is said beside them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.text.catalogue import say
from bot.text.phrases import Phrase

TABLES, REPORT, CALENDAR, CHESS, GAMES = (
    "tables",
    "report",
    "calendar",
    "chess",
    "games",
)

PICTURES: Mapping[str, Phrase] = {
    "podium": Phrase("files-sights-podium"),
    "standings": Phrase("files-sights-standings"),
    "crosstable": Phrase("files-sights-crosstable"),
    "groups": Phrase("files-sights-groups"),
    "bracket": Phrase("files-sights-bracket"),
    "lives": Phrase("files-sights-lives"),
}
"""The pictures of a report, in their order; a tournament has some of them."""

EXPORTS: Mapping[str, Phrase] = {
    TABLES: Phrase("files-exports-tables"),
    REPORT: Phrase("files-exports-report"),
    CALENDAR: Phrase("files-exports-calendar"),
    CHESS: Phrase("files-exports-chess"),
    GAMES: Phrase("files-exports-games"),
}
"""What can be taken out, and how it is offered."""

ROUNDS, SEEDS, DRAWS = Phrase("files-rounds"), Phrase("files-seeds"), Phrase("files-draws")
CHRONICLE, AVAILABILITY, FORMS = Phrase("files-chronicle"), Phrase("files-availability"), Phrase("files-forms")
SEALED = Phrase("files-sealed")
GAMES_EXPORTED = Phrase("files-games-exported")

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


ALL_GAMES = Phrase("files-all-games")
WHERE = Phrase("files-where")
TENTATIVE_TIME = Phrase("files-tentative-time")


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
    return say("files-time-control", text=text)


TABLES_EXPORTED = Phrase("files-tables-exported")
REPORT_EXPORTED = Phrase("files-report-exported")
CALENDAR_EXPORTED = Phrase("files-calendar-exported")
NO_SUBSCRIBING = Phrase("files-no-subscribing")


def chess_exported(rounds: int) -> str:
    """What the chess federation's file holds."""
    return say("files-chess-exported", rounds=rounds)


NO_EVENTS = Phrase("files-no-events")


def more_games(count: int) -> str:
    """What there is no room for."""
    return say("files-more-games", count=count)


def calendar_address(address: str, *, renewed: bool) -> str:
    """Where one's own calendar can be subscribed to; `renewed`: the old address is closed."""
    text = say("files-calendar-renewed") if renewed else say("files-calendar-address")
    return f"{text}\n{address}"
