"""Quick events: the fields of the form, and the plan made from them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from bot.errors import BadFieldsError
from bot.text.format_texts import format_summary, format_title
from bot.text.phrases import Phrase, by_code
from bot.text.texts import texts
from formats.core.engine import Engine
from formats.core.plan import Settings, StagePlan
from formats.messages.sentences import english_title

FIELD_LABELS: Mapping[str, Phrase] = by_code(
    texts.tonight, "labels_", "name", "kind", "rounds", "best_of", "third_place"
)
"""The fields of the form."""


NAME, KIND, ROUNDS, BEST_OF, THIRD_PLACE = "name", "kind", "rounds", "best_of", "third_place"
TEAM_SIZE, STARTS, VOICE = OF_THE_COMMAND = "team_size", "starts", "voice"
"""Options of the command, for which the form has no room. The start is in seconds since 1970, `VOICE` the id of a
channel."""

AS_THEY_COME, TIES = "as_they_come", "ties"
MOST_ROUNDS = 30
SERIES = ("1", "3", "5", "7", "9")
"""Possible values of "best of": number of games of a match."""

SILENCE_MINUTES = 10
"""Minutes after which an undisputed report counts: short, because everybody is present and mentioned at once."""

NO_SHOW_MINUTES = 10
"""Minutes that a player has to come after the opponent has missed them."""

CHECK_IN_MINUTES = 15
"""Minutes before a start that is set, for which players can check in."""

PAUSE_MINUTES = 2
"""Minutes after the last result until the next round is published automatically, and the standings are final."""


def kinds(engine: Engine) -> list[tuple[str, str]]:
    """Return the formats that can begin with the players present: key, and title with a sentence."""
    return [
        (key, texts.tonight.kind(title=format_title(key), summary=format_summary(key)))
        for key, system in engine.formats.items()
        if system.for_tonight
    ]


def usual_kind(engine: Engine) -> str:
    """Return the key of the default format; empty if there is none."""
    return next((key for key, system in engine.formats.items() if system.usual_tonight), "")


def stage_of(engine: Engine, typed: Mapping[str, str]) -> StagePlan:
    """Return the only stage of the tournament from the typed fields. Raises `BadFieldsError` with every problem."""
    system = engine.format_of(typed[KIND])
    problems: list[tuple[str, str]] = []
    options: dict[str, Any] = {}
    for name, value in _typed_options(typed).items():
        if name not in system.options.model_fields:
            problems.append((FIELD_LABELS[name](), texts.tonight.not_in(kind=format_title(system.key))))
        elif value is None:
            problems.append((FIELD_LABELS[name](), texts.tonight.whole_number(most=MOST_ROUNDS)))
        else:
            options[name] = value
    if problems:
        raise BadFieldsError(tuple(problems))
    if AS_THEY_COME in system.options.model_fields:
        options[AS_THEY_COME] = True  # all are there, so a match need not wait for the rest of its round
    if TIES in system.options.model_fields:
        options[TIES] = False
    system.read_options(options)
    return StagePlan(system=typed[KIND], title=english_title(system.key), options=options)


def _typed_options(typed: Mapping[str, str]) -> dict[str, Any]:
    """Return the options that were typed; None for a number of rounds that is not allowed."""
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


def settings_of(language: str, team_size: int = 1) -> Settings:
    """Return settings for friends: the director plays too, play begins at once without a timetable, no appeals."""
    return Settings(
        language=language,
        team_size=team_size,
        director_may_play=True,
        late_entry=True,
        appeals=False,
        silence_confirms_minutes=SILENCE_MINUTES,
        goes_on_minutes=PAUSE_MINUTES,
        no_show_minutes=NO_SHOW_MINUTES,
        match_posts="by_size",
        one_prize=True,
    )


def starting_at(settings: Settings, start: datetime, zone: str) -> Settings:
    """Return the settings of an event that begins by the clock, with those who have checked in by then."""
    dates = {
        "registration_closes": start,
        "first_round": start,
        "check_in_opens": start - timedelta(minutes=CHECK_IN_MINUTES),
        "check_in_closes": start,
        "zone": zone,
    }
    return settings.model_copy(update=dates)
