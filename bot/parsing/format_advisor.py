"""Recommend a format for an evening: parse the form, simulate the formats, and sort them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from bot.errors import BadFieldsError
from bot.text.phrases import Phrase
from bot.text.texts import texts
from formats.core.engine import Engine
from formats.toolkit.format_advisor import Fit, fit

NUMBER_LABELS: Mapping[str, Phrase] = {
    "people": texts.fitting.people,
    "rounds": texts.fitting.rounds,
    "hours": texts.fitting.hours,
    "minutes": texts.fitting.minutes,
}


PEOPLE, ROUNDS, HOURS, MINUTES, MATTERS = "people", "rounds", "hours", "minutes", "matters"
GAMES, BEST, SHORT = "games", "best", "short"
"""What can matter most: many games for everybody, that the best player wins, or an early end."""

MOST_PEOPLE, LEAST_PEOPLE = 64, 3
LEAST, MOST = {PEOPLE: LEAST_PEOPLE, HOURS: 0.25}, {PEOPLE: MOST_PEOPLE, ROUNDS: 30, HOURS: 24, MINUTES: 600}
DEFAULT_MINUTES = 20
GAMES_SIMULATED = 1200
"""Number of simulated players per format: enough to distinguish formats, few enough to wait for."""

SEED = "which format fits"


@dataclass(frozen=True, slots=True)
class Evening:
    """Input: number of people, minutes for a game, and limits of rounds and minutes, if given."""

    people: int
    minutes: int = DEFAULT_MINUTES
    rounds: int | None = None
    time: int | None = None
    matters: str = GAMES


@dataclass(frozen=True, slots=True)
class Recommended:
    """A format for such an evening: simulated figures, total minutes, and whether it fits the limits."""

    key: str
    fit: Fit
    minutes: int
    fits: bool


def read_evening(typed: Mapping[str, str]) -> Evening:
    """Parse the form. Raises `BadFieldsError` with every field that is no sensible number. Hours may have fractions."""
    numbers = {name: _number(name, typed.get(name, "")) for name in MOST}
    lacking = [name for name, value in numbers.items() if value == 0 or (name == PEOPLE and not value)]
    if lacking:
        problems = (
            (NUMBER_LABELS[name](), texts.fitting.number(least=LEAST.get(name, 1), most=MOST[name])) for name in lacking
        )
        raise BadFieldsError(tuple(problems))
    hours, minutes, rounds = numbers[HOURS], numbers[MINUTES], numbers[ROUNDS]
    return Evening(
        people=int(numbers[PEOPLE] or 0),
        minutes=int(minutes or DEFAULT_MINUTES),
        rounds=None if rounds is None else int(rounds),
        time=None if hours is None else int(hours * 60),
        matters=typed.get(MATTERS, GAMES),
    )


def _number(name: str, text: str) -> float | None:
    """Return a number, None for an empty field, 0 for no sensible number."""
    text = text.strip().replace(",", ".")
    if not text:
        return None
    whole, point, half = text.partition(".")
    shape = whole.isascii() and whole.isdecimal() and (not point or (name == HOURS and half in {"0", "5", "25", "75"}))
    number = float(text) if shape and len(text) <= 5 else 0.0  # noqa: PLR2004 - as the form
    return number if LEAST.get(name, 1) <= number <= MOST[name] else 0.0


def recommended(engine: Engine, wanted: Evening) -> list[Recommended]:
    """Return the formats for tonight, the best first. Those that do not fit the limits come last."""
    candidates = list(_considered(engine, wanted))
    orders = {
        GAMES: lambda candidate: -candidate.fit.fewest,
        BEST: lambda candidate: -candidate.fit.best_wins,
        SHORT: lambda candidate: candidate.minutes,
    }
    return sorted(
        candidates,
        key=lambda candidate: (
            not candidate.fits,
            orders.get(wanted.matters, orders[GAMES])(candidate),
            candidate.minutes,
        ),
    )


def _considered(engine: Engine, wanted: Evening) -> Iterator[Recommended]:
    """Yield the formats that can be played, with their figures."""
    for key, system in engine.formats.items():
        fits_all = _simulated(engine, key, wanted.people) if system.for_tonight else None
        if fits_all is None:
            continue
        minutes = fits_all.rounds * wanted.minutes
        in_time = wanted.time is None or minutes <= wanted.time
        few_enough = wanted.rounds is None or fits_all.rounds <= wanted.rounds
        yield Recommended(key, fits_all, minutes, in_time and few_enough)


@lru_cache(maxsize=256)
def _fit_of(engine: _EngineKey, key: str, people: int) -> Fit | None:
    """Simulate a format. Cached by version of the engine, format and number of people."""
    system = engine.engine.format_of(key)
    return fit(system, system.read_options({}), people, f"{SEED}/{key}", max(20, GAMES_SIMULATED // people))


@dataclass(frozen=True, slots=True)
class _EngineKey:
    """An engine as a key of the cache: engines of the same version are equal."""

    version: str
    engine: Engine

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _EngineKey) and other.version == self.version

    def __hash__(self) -> int:
        return hash(self.version)


def _simulated(engine: Engine, key: str, people: int) -> Fit | None:
    """Return the figures of a format, from the cache if possible."""
    return _fit_of(_EngineKey(engine.version, engine), key, people)
