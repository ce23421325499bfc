"""Numbers, amounts and lists in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from decimal import Decimal
from functools import lru_cache
from typing import Any

from babel.lists import format_list
from babel.numbers import format_decimal

from bot.text.catalogue import later, register
from bot.text.texts import texts
from formats.core.plan import Money
from formats.core.points import shown
from formats.messages.languages import babel_locale

MOST_LISTED = 10

NO_CENTS = frozenset({"CLP", "ISK", "JPY", "KRW", "PYG", "UGX", "VND", "XAF", "XOF", "XPF"})
"""Currencies without a smaller unit (ISO 4217)."""


@lru_cache(maxsize=1024)
def points(units: int, scale: int = 2) -> str:
    """A score in units of which `scale` make one point: 5 half-points are `2½`, 9 quarters `2.25`."""
    sign = "-" if units < 0 else ""
    whole, rest = divmod(abs(units), scale)
    half = 2 * rest == scale
    if rest and not half:
        return shown(units, scale)
    return sign + (str(whole) if whole or not half else "") + ("½" if half else "")


def points_word(units: int, scale: int = 2) -> str:
    """A score with its noun: `1 point`, `½ point`, `2½ points`."""
    number = abs(units) / scale
    return texts.numbers.points(points=points(units, scale), number=number if number % 1 else int(number))


def listed(items: Sequence[str]) -> str:
    """`A`, `A and B`, `A, B and C`."""
    return later("@list", style="standard", **_numbered(items))


def enumerated(items: Iterable[str]) -> str:
    """Return names or values one after another: `A, B, C`."""
    return texts.pictures.comma().join(items)


def either(items: Sequence[str]) -> str:
    """`A`, `A or B`, `A, B or C`."""
    return later("@list", style="or", **_numbered(items))


def shortened(items: Sequence[str], most: int = MOST_LISTED, *, joined: Callable[[Sequence[str]], str] = listed) -> str:
    """A list in words, `joined` by "and" or else: of many items only the first and how many more."""
    if len(items) <= most:
        return joined(items)
    return joined([*items[:most], texts.speaker.more(count=len(items) - most)])


def _numbered(items: Sequence[str]) -> dict[str, str]:
    return {f"item{place}": item for place, item in enumerate(items)}


@register("@list")
def _list(code: str, values: Mapping[str, Any]) -> str:
    items = [str(value) for name, value in values.items() if name != "style"]
    joined: str = format_list(items, style=values["style"], locale=babel_locale(code))
    return joined


def places(first: int, last: int) -> str:
    """`2nd place`, `places 2–3`."""
    if first == last:
        return texts.numbers.place(place=texts.numbers.ordinal(number=first))
    return texts.numbers.places(first=first, last=last)


def amount(minor: int, currency: str) -> str:
    """An amount given in the smallest unit: `USD 20.00`, `JPY 500`."""
    return later("@amount", minor=minor, currency=currency)


@register("@amount")
def _amount(code: str, values: Mapping[str, Any]) -> str:
    currency, minor = values["currency"], values["minor"]
    whole = currency in NO_CENTS
    number = format_decimal(minor, "#,##0", babel_locale(code)) if whole else _with_cents(minor, code)
    return f"{currency} {number}"


def _with_cents(minor: int, code: str) -> str:
    text: str = format_decimal(Decimal(minor) / 100, "#,##0.00", babel_locale(code))
    return text


def money(value: Money) -> str:
    """The amount of a setting."""
    return amount(value.minor, value.currency)


def plain_number(value: float) -> str:
    """A number without needless digits: `1532`, `1532.5`."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
