"""Terms of play on lichess: clock or days per turn, rated or casual, variant; for example `15+10 rated standard`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.game_server_api.port import TermsError

_VARIANTS = (
    "standard", "chess960", "crazyhouse", "antichess", "atomic", "horde", "kingOfTheHill", "racingKings", "threeCheck",
)  # fmt: skip
VARIANTS = {word.lower(): word for word in _VARIANTS}
DAYS = frozenset({1, 2, 3, 5, 7, 10, 14})
MAX_LIMIT, MAX_INCREMENT = 10_800, 60
SHORT_LIMITS = frozenset({0, 15, 30, 45, 60, 90})
"""Initial times below two minutes that lichess offers, in seconds; longer ones are whole minutes."""

CLOCK = re.compile(r"(?P<minutes>\d+(?:\.\d+)?)\+(?P<increment>\d+)")
TURN = re.compile(r"(?P<days>\d+)d(?:ays?)?")


@dataclass(frozen=True, slots=True)
class Terms:
    """Parsed terms. `clock` is seconds and increment; without one, `days` per turn."""

    clock: tuple[int, int] | None
    days: int | None
    rated: bool = True
    variant: str = "standard"

    def __str__(self) -> str:
        """Return the canonical form."""
        pace = f"{self.days}d" if self.clock is None else f"{self.clock[0] / 60:g}+{self.clock[1]}"
        return f"{pace} {'rated' if self.rated else 'casual'} {self.variant}"


def parsed(text: str) -> Terms:
    """Parse terms. Raises `TermsError` with the first unknown word, or without a word if the pace is missing."""
    clock: tuple[int, int] | None = None
    days: int | None = None
    rated, variant = True, "standard"
    for word in text.replace(",", " ").lower().split():
        if (matched := CLOCK.fullmatch(word)) is not None:
            clock = _clock(word, float(matched["minutes"]), int(matched["increment"]))
        elif (matched := TURN.fullmatch(word)) is not None and int(matched["days"]) in DAYS:
            days = int(matched["days"])
        elif word in {"rated", "casual", "unrated"}:
            rated = word == "rated"
        elif word in VARIANTS:
            variant = VARIANTS[word]
        else:
            raise TermsError(word)
    if (clock is None) == (days is None):
        raise TermsError
    return Terms(clock, days, rated, variant)


def _clock(word: str, minutes: float, increment: int) -> tuple[int, int]:
    limit = round(minutes * 60)
    whole = limit in SHORT_LIMITS or limit % 60 == 0
    if not whole or limit > MAX_LIMIT or increment > MAX_INCREMENT or limit + increment == 0:
        raise TermsError(word)
    return limit, increment


def read_terms(text: str) -> str:
    """Return the canonical form of typed terms. Raises `TermsError`."""
    return str(parsed(text))
