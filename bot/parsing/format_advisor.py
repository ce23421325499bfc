"""Recommend a format for an evening: parse the form, and have the candidates simulated."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final, cast, get_args

from bot.errors import BadFieldsError
from bot.text.phrases import Phrase
from bot.text.texts import texts
from formats import registry
from formats.toolkit.format_advisor import Advice, Evening, Matter, advised, candidates
from formats.toolkit.simulator.strengths import FieldKind, ratings_of

NUMBER_LABELS: Mapping[str, Phrase] = {
    "people": texts.fitting.people,
    "hours": texts.fitting.hours,
    "minutes": texts.fitting.minutes,
}


PEOPLE, HOURS, MINUTES, STRENGTH, MATTERS = "people", "hours", "minutes", "strength", "matters"
MATTER_KEYS, STRENGTH_KEYS = get_args(Matter), get_args(FieldKind)

MOST_PEOPLE, LEAST_PEOPLE = 64, 3
LEAST, MOST = {PEOPLE: LEAST_PEOPLE, HOURS: 0.25}, {PEOPLE: MOST_PEOPLE, HOURS: 24, MINUTES: 600}
LONGEST_NUMBER, LONGEST_RATINGS = 5, 400
DEFAULT_MINUTES = 20
RUNS = 1000
"""Number of simulated tournaments of each candidate: the error of a probability is at most 1.6 percentage points."""

SEED: Final = "which format fits"


def read_evening(typed: Mapping[str, str]) -> Evening:
    """Parse the form. Raises `BadFieldsError` with every field that is no sensible number. Hours may have fractions.

    In place of the number of people there may be their ratings.
    """
    rated = _ratings(typed.get(PEOPLE, ""))
    wanted = {name: typed.get(name, "") for name in MOST} | ({PEOPLE: str(len(rated))} if rated else {})
    numbers = {name: _number(name, text) for name, text in wanted.items()}
    lacking = [name for name, value in numbers.items() if value == 0 or (name == PEOPLE and not value)]
    if lacking:
        problems = (
            (NUMBER_LABELS[name](), texts.fitting.number(least=LEAST.get(name, 1), most=MOST[name])) for name in lacking
        )
        raise BadFieldsError(tuple(problems))
    hours, minutes = numbers[HOURS], numbers[MINUTES]
    matters, kind = typed.get(MATTERS, ""), typed.get(STRENGTH, "")
    evening = Evening(
        ratings_of(cast("FieldKind", kind if kind in STRENGTH_KEYS else STRENGTH_KEYS[0]), int(numbers[PEOPLE] or 0)),
        game=int(minutes or DEFAULT_MINUTES),
        time=None if hours is None else int(hours * 60),
        matters=cast("Matter", matters if matters in MATTER_KEYS else MATTER_KEYS[0]),
    )
    return replace(evening, ratings=rated, seeded=True) if rated else evening


def _ratings(text: str) -> tuple[float, ...]:
    """Return several whole numbers, the highest first; nothing for anything else."""
    parts = re.split(r"[\s,;]+", text.strip())
    if len(parts) < LEAST_PEOPLE or not all(part.isascii() and part.isdecimal() and len(part) <= 4 for part in parts):  # noqa: PLR2004 - ratings
        return ()
    return tuple(sorted(map(float, parts), reverse=True))


def _number(name: str, text: str) -> float | None:
    """Return a number, None for an empty field, 0 for no sensible number."""
    text = text.strip().replace(",", ".")
    if not text:
        return None
    whole, point, half = text.partition(".")
    shape = whole.isascii() and whole.isdecimal() and (not point or (name == HOURS and half in {"0", "5", "25", "75"}))
    number = float(text) if shape and len(text) <= LONGEST_NUMBER else 0.0
    return number if LEAST.get(name, 1) <= number <= MOST[name] else 0.0


def recommended(wanted: Evening) -> list[Advice]:
    """Return the formats for tonight with their figures, the best first. It runs in a worker, which loads NumPy."""
    formats = registry.engine().formats
    return advised(formats, wanted, list(candidates(formats, len(wanted.ratings))), RUNS, SEED)
