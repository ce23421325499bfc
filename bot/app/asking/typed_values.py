"""Small values that directors type into forms: amounts, prizes, weekly times, lists of minutes."""

from __future__ import annotations

import re

from bot.app.speaking.wording.numbers import NO_CENTS
from formats.core.plan import Money, Prize
from formats.core.weekly import WeeklyTime


def read_money(text: str) -> Money:
    """`20`, `20.00 USD`, `EUR 5`: two decimals are cents; without a currency, USD. ValueError."""
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
    """A line for each prize, `1: a cup`; ValueError."""
    prizes = []
    for line in filter(None, map(str.strip, text.splitlines())):
        place, _, what = line.partition(":")
        if not what.strip():
            raise ValueError(line)
        prizes.append(Prize(place=int(place), text=what.strip()))
    return tuple(prizes)


def read_weekly(text: str) -> WeeklyTime:
    """`mon 19:00`, `Tuesday 7pm`: a weekday and a time; ValueError."""
    found = re.fullmatch(r"([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?::(\d{2}))?\s*([ap]m)?", text.strip().lower())
    if found is None:
        raise ValueError(text)
    hour = int(found[2]) % 12 + (12 if found[4] == "pm" else 0) if found[4] else int(found[2])
    return WeeklyTime.model_validate({"weekday": found[1], "time": f"{hour:02}:{found[3] or '00'}"})


def read_span(text: str) -> tuple[WeeklyTime, WeeklyTime]:
    """`wed 19:00 - mon 17:00`; ValueError."""
    first, _, last = re.sub(r"\s+(?:to|until)\s+|\s*[–—]\s*", "-", text).partition("-")
    return read_weekly(first), read_weekly(last)


def read_minutes(text: str) -> tuple[int, ...]:
    """`1440, 60`; ValueError."""
    return tuple(int(part) for part in re.split(r"[,\s]+", text) if part)
