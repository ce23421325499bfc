"""Parse small values that directors type into forms: amounts, prizes, weekly times, lists of minutes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from bot.text.numbers import NO_CENTS
from formats.core.plan import Money, Prize, PrizeFor
from formats.core.weekly import WeeklyTime


def read_money(text: str) -> Money:
    """Return the amount of `20`, `20.00 USD` or `EUR 5`: two decimals are cents; default USD. Raises `ValueError`."""
    plain = re.sub(r"(?<=\d),(?=\d{3}(?!\d))", "", text)
    found = re.fullmatch(r"(?:([A-Za-z]{3})\s*)?(\d{1,9})(?:[.,](\d{2}))?(?:\s*([A-Za-z]{3}))?", plain)
    if found is None or (found[1] and found[4]):
        raise ValueError(text)
    currency = (found[1] or found[4] or "USD").upper()
    if currency in NO_CENTS:
        if found[3]:
            raise ValueError(text)
        return Money(minor=int(found[2]), currency=currency)
    return Money(minor=int(found[2]) * 100 + int(found[3] or 0), currency=currency)


def read_prizes(text: str) -> tuple[Prize, ...]:
    """Return a prize for each line: `1: a cup`, `class B 2: a book`, `high game: 20 USD`. Raises `ValueError`."""
    prizes = []
    for line in filter(None, map(str.strip, text.splitlines())):
        given_for, _, what = line.partition(":")
        found = _PRIZE_FOR.fullmatch(given_for.strip().casefold())
        if found is None or not what.strip():
            raise ValueError(line)
        of_class = ord(found["letter"]) - ord("a") if found["letter"] else int(found["number"] or 0)
        kind = _PRIZE_KINDS.get(found["kind"] or "", "class" if found["letter"] or found["number"] else "place")
        if (kind == "class" and not of_class) or (kind == "place" and not found["place"]):
            raise ValueError(line)
        place = int(found["place"] or 1)
        prizes.append(Prize(place=place, text=what.strip(), given_for=kind, of_class=of_class))
    return tuple(prizes)


def prizes_text(prizes: Iterable[Prize]) -> str:
    """Return the lines that `read_prizes` parses."""
    return "\n".join(f"{_given_for(prize)}: {prize.text}" for prize in prizes)


_PRIZE_KINDS: Mapping[str, PrizeFor] = {
    "high game": "high_game",
    "best spread": "best_spread",
    "high loss": "high_loss",
    "high average": "high_average",
}
_PRIZE_FOR = re.compile(
    rf"(?:(?P<kind>{'|'.join(_PRIZE_KINDS)})|class (?:(?P<letter>[a-z])|(?P<number>\d{{1,2}})))?"
    r"\s*(?P<place>\d{1,4})?"
)


def _given_for(prize: Prize) -> str:
    """Return the part of a line that says what a prize is given for."""
    if prize.given_for == "place":
        return str(prize.place)
    if prize.given_for == "class":
        return f"class {chr(ord('A') + prize.of_class)} {prize.place}"
    kind = next(name for name, given_for in _PRIZE_KINDS.items() if given_for == prize.given_for)
    return kind if prize.place == 1 else f"{kind} {prize.place}"


def read_weekly(text: str) -> WeeklyTime:
    """Return weekday and time of `mon 19:00` or `Tuesday 7pm`. Raises `ValueError`."""
    found = re.fullmatch(r"([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?::(\d{2}))?\s*([ap]m)?", text.strip().lower())
    if found is None:
        raise ValueError(text)
    hour = int(found[2]) % 12 + (12 if found[4] == "pm" else 0) if found[4] else int(found[2])
    return WeeklyTime.model_validate({"weekday": found[1], "time": f"{hour:02}:{found[3] or '00'}"})


def read_span(text: str) -> tuple[WeeklyTime, WeeklyTime]:
    """Return both ends of `wed 19:00 - mon 17:00`. Raises `ValueError`."""
    first, _, last = re.sub(r"(?<!\s)\s++(?:to|until)\s++|[–—]", "-", text).partition("-")
    return read_weekly(first), read_weekly(last)


def read_minutes(text: str) -> tuple[int, ...]:
    """Return the numbers of `1440, 60`. Raises `ValueError`."""
    return tuple(int(part) for part in re.split(r"[,\s]+", text) if part)
