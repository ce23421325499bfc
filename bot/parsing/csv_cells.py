"""Parse cells of imported files: numbers, dates and Discord accounts as people type them.

Ambiguous values are refused, never guessed: `1,532` may be one and a half or fifteen hundred, `3/4/2009` two days.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from typing import Literal

from formats.core.asking import EntrantField
from formats.core.values import Scalar

CellCode = Literal[
    "not_a_number", "two_readings", "not_whole", "negative", "too_high", "not_a_choice", "not_a_date", "not_an_account"
]

RATING = "rating"
"""The name of the field for the rating."""

_NUMBER = re.compile(r"[+-]?\d+(?:[.,]\d+)?")
_GROUPED = re.compile(r"[+-]?\d{1,3}(?:([,.])\d{3})(?:\1\d{3})*")
_MENTION = re.compile(r"<@!?(\d{15,20})>|(\d{15,20})")
_USER_NAME = re.compile(r"@?([\w.]{2,32}(?:#\d{4})?)")
_NUMERIC_DATE = re.compile(r"(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})")
_LAST_MONTH = 12
_YEAR_DIGITS = 4
_WRITTEN_DATES = ("%d %B %Y", "%d %b %Y", "%B %d %Y", "%b %d %Y")
_LARGEST = 10**9


class BadCellError(Exception):
    """A cell cannot be read; `code` is the reason."""

    def __init__(self, code: CellCode) -> None:
        super().__init__(code)
        self.code: CellCode = code


@dataclass(frozen=True, slots=True)
class DiscordRef:
    """A Discord account by id, by user name, or by both."""

    user_id: int | None
    user_name: str | None = None

    def __str__(self) -> str:
        """Return the user name, or else the id."""
        return self.user_name or str(self.user_id)


def read_number(text: str) -> float:
    """Return the number of `1532`, `1532.5` or `1532,5`. Raises `BadCellError`.

    What may be thousands or decimals (`1,532`) is refused (`two_readings`).
    """
    plain = re.sub(r"[\s'’]", "", text)
    if _GROUPED.fullmatch(plain) and plain.lstrip("+-")[0] != "0":
        raise BadCellError("two_readings")
    if not _NUMBER.fullmatch(plain) or abs(value := float(plain.replace(",", "."))) > _LARGEST:
        raise BadCellError("not_a_number")
    return value


def read_integer(text: str) -> int:
    """Return a whole number, 0 or more. Raises `BadCellError`."""
    value = read_number(text)
    if value != int(value):
        raise BadCellError("not_whole")
    if value < 0:
        raise BadCellError("negative")
    return int(value)


def read_date(text: str) -> str:
    """Return a date, with or without a time, in ISO 8601. Raises `BadCellError`.

    `3/4/2009` may be two days and is refused (`two_readings`).
    """
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        pass
    try:
        return datetime.fromisoformat(text).isoformat()
    except ValueError:
        pass
    found = _NUMERIC_DATE.fullmatch(text)
    return _numeric_date(*(found[1], found[3], found[4]), found[2]) if found else _written_date(text)


def _numeric_date(first: str, second: str, third: str, sign: str) -> str:
    """Return day, month and year in the order that is possible; with dots the day comes first."""
    if len(first) == _YEAR_DIGITS:
        return _date(int(first), int(second), int(third))
    if len(third) != _YEAR_DIGITS:
        raise BadCellError("two_readings")
    number, other, year = int(first), int(second), int(third)
    if sign == "." or number > _LAST_MONTH or number == other:
        return _date(year, other, number)
    if other > _LAST_MONTH:
        return _date(year, number, other)
    raise BadCellError("two_readings")


def _written_date(text: str) -> str:
    """Return the date of `5 January 2010` or `Jan 5, 2010`."""
    plain = re.sub(r"[,.]|(?<=\d)(?:st|nd|rd|th)\b", "", text)
    for pattern in _WRITTEN_DATES:
        try:
            return datetime.strptime(plain, pattern).date().isoformat()  # noqa: DTZ007 - a day needs no zone
        except ValueError:
            continue
    raise BadCellError("not_a_date")


def _date(year: int, month: int, day: int) -> str:
    """Return a date that exists, in ISO 8601."""
    try:
        return date(year, month, day).isoformat()
    except ValueError:
        raise BadCellError("not_a_date") from None


def read_letter(text: str) -> int:
    """Return the number of a class typed as a letter or a number: 0 for `A` and `0`, 1 for `B` or `class B`."""
    letter = text.strip().upper().removeprefix("CLASS").strip()
    return ord(letter) - ord("A") if len(letter) == 1 and "A" <= letter <= "Z" else read_integer(letter)


def read_text(text: str) -> str:
    """Return the text unchanged."""
    return text


def read_discord(text: str) -> DiscordRef:
    """Return the account of a user id, a mention, or a user name with or without `@`. Raises `BadCellError`."""
    by_id = _MENTION.fullmatch(text)
    if by_id:
        return DiscordRef(int(by_id[1] or by_id[2]))
    by_name = _USER_NAME.fullmatch(text)
    if by_name is None:
        raise BadCellError("not_an_account")
    return DiscordRef(None, by_name[1].casefold())


CELL_READERS: Mapping[str, Callable[[str], Scalar]] = {
    "number": read_number,
    "integer": read_integer,
    "letter": read_letter,
    "date": read_date,
    "text": read_text,
}
"""Parser for each kind of `EntrantField`."""


def read_cell(field: EntrantField, text: str) -> Scalar:
    """Return the value of a field, within its limits. Raises `BadCellError`."""
    value = CELL_READERS[field.kind](text)
    if isinstance(value, int | float):
        if field.least is not None and value < field.least:
            raise BadCellError("negative")
        if field.most is not None and value > field.most:
            raise BadCellError("too_high")
    if field.choices:
        value = next((choice for choice in field.choices if choice.casefold() == text.strip().casefold()), None)
        if value is None:
            raise BadCellError("not_a_choice")
    return value
