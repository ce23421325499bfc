"""Numbers, amounts and lists in words."""

from __future__ import annotations

from collections.abc import Sequence

from formats.core.plan import Money

_TEENS = (11, 12, 13)
_ENDINGS = {1: "st", 2: "nd", 3: "rd"}
NO_CENTS = frozenset({"CLP", "ISK", "JPY", "KRW", "PYG", "UGX", "VND", "XAF", "XOF", "XPF"})
"""Currencies without a smaller unit (ISO 4217)."""


def points(half_points: int) -> str:
    """A score: 5 half-points are `2½`."""
    sign = "-" if half_points < 0 else ""
    whole, half = divmod(abs(half_points), 2)
    return sign + (str(whole) if whole or not half else "") + ("½" if half else "")


def points_word(half_points: int) -> str:
    """A score with its noun: `1 point`, `½ point`, `2½ points`."""
    return f"{points(half_points)} {'point' if abs(half_points) in {1, 2} else 'points'}"


def ordinal(number: int) -> str:
    """`1st`, `2nd`, `11th`."""
    ending = "th" if number % 100 in _TEENS else _ENDINGS.get(number % 10, "th")
    return f"{number}{ending}"


def counted(number: int, one: str, many: str | None = None) -> str:
    """`1 game`, `3 games`, `2 entries`."""
    return f"{number:,} {one if number == 1 else many or one + 's'}"


def listed(items: Sequence[str]) -> str:
    """`A`, `A and B`, `A, B and C`."""
    if len(items) <= 1:
        return "".join(items)
    return f"{', '.join(items[:-1])} and {items[-1]}"


def either(items: Sequence[str]) -> str:
    """`A`, `A or B`, `A, B or C`."""
    if len(items) <= 1:
        return "".join(items)
    return f"{', '.join(items[:-1])} or {items[-1]}"


def places(first: int, last: int) -> str:
    """`2nd place`, `places 2–3`."""
    return f"{ordinal(first)} place" if first == last else f"places {first}–{last}"


def amount(minor: int, currency: str) -> str:
    """An amount given in the smallest unit: `USD 20.00`, `JPY 500`."""
    if currency in NO_CENTS:
        return f"{currency} {minor:,}"
    sign = "-" if minor < 0 else ""
    return f"{currency} {sign}{abs(minor) // 100:,}.{abs(minor) % 100:02}"


def money(value: Money) -> str:
    """The amount of a setting."""
    return amount(value.minor, value.currency)


def plain_number(value: float) -> str:
    """A number without needless digits: `1532`, `1532.5`."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
