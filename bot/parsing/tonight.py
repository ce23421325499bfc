"""A tournament for tonight: what its form asks, and the plan that follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.errors import BadFieldsError
from bot.text.format_texts import format_text
from bot.text.texts import texts
from bot.text.wording import tonight as words
from formats.core.engine import Engine
from formats.core.plan import Settings, StagePlan

NAME, KIND, ROUNDS, BEST_OF, THIRD_PLACE = "name", "kind", "rounds", "best_of", "third_place"
MOST_ROUNDS = 30
SERIES = ("1", "3", "5", "7", "9")
"""A match is the best of so many games."""

SILENCE_HOURS = 1
"""So soon a report counts that nobody objects to: everybody is there."""

PAUSE_MINUTES = 2
"""So soon after the last result the next round goes out by itself, and the standings are final."""


def kinds(engine: Engine) -> list[tuple[str, str]]:
    """The formats that can begin with whoever is there: key, and title with a sentence."""
    systems = ((key, system) for key, system in engine.formats.items() if system.for_tonight)
    return [
        (key, texts.tonight.kind(title=format_text(system.title), summary=format_text(system.summary)))
        for key, system in systems
    ]


def usual_kind(engine: Engine) -> str:
    """The key of the format that is proposed; empty where none is."""
    return next((key for key, system in engine.formats.items() if system.usual_tonight), "")


def titles(engine: Engine) -> list[tuple[str, str]]:
    """Their keys and titles."""
    return [(key, format_text(system.title)) for key, system in engine.formats.items() if system.for_tonight]


def stage_of(engine: Engine, typed: Mapping[str, str]) -> StagePlan:
    """The one stage that is played, from what was typed by field; `BadFieldsError` with every problem."""
    system = engine.format_of(typed[KIND])
    problems: list[tuple[str, str]] = []
    options: dict[str, Any] = {}
    for name, value in _said(typed).items():
        if name not in system.options.model_fields:
            problems.append((words.LABELS[name](), texts.tonight.not_in(kind=format_text(system.title))))
        elif value is None:
            problems.append((words.LABELS[name](), texts.tonight.whole_number(most=MOST_ROUNDS)))
        else:
            options[name] = value
    if problems:
        raise BadFieldsError(tuple(problems))
    system.read_options(options)
    return StagePlan(system=typed[KIND], title=system.title, options=options)


def _said(typed: Mapping[str, str]) -> dict[str, Any]:
    """What was said at all of the options that some formats have; None for rounds that are no sensible number."""
    options: dict[str, Any] = {}
    rounds = typed.get(ROUNDS, "").strip()
    if rounds:
        is_number = rounds.isascii() and rounds.isdecimal() and 1 <= int(rounds[:9]) <= MOST_ROUNDS
        options[ROUNDS] = int(rounds) if is_number else None
    if typed.get(BEST_OF, SERIES[0]) != SERIES[0]:
        options[BEST_OF] = int(typed[BEST_OF])
    if typed.get(THIRD_PLACE) == THIRD_PLACE:
        options[THIRD_PLACE] = True
    return options


def settings_of(language: str) -> Settings:
    """Friends play, whoever directs too, at once and without a timetable; nobody appeals."""
    return Settings(
        language=language,
        director_may_play=True,
        late_entry=True,
        appeals=False,
        silence_confirms_hours=SILENCE_HOURS,
        goes_on_minutes=PAUSE_MINUTES,
    )
