"""Who plays in a rehearsal: names, homes, strength, and when they like to play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from formats.core.lots import Lots

MIDDLE = 1900
"""The rating around which strengths lie."""


@dataclass(frozen=True, slots=True)
class Role:
    """A demo player. `strength` on the scale of ratings; `hours` as one would type them into `/me availability`."""

    name: str
    zone: str
    hours: str
    strength: int = MIDDLE


HOMES = (
    Role("Amara", "Africa/Lagos", "weekdays 18-23, sat 10-22"),
    Role("Björn", "Europe/Stockholm", "mon-thu 19-23, sun 10-20"),
    Role("Carmen", "America/Bogota", "daily 18-23"),
    Role("Dmitri", "Europe/Belgrade", "thu-sun 16-24"),
    Role("Elif", "Europe/Istanbul", "fri 18-24, sat 12-24, sun 12-22"),
    Role("Farid", "Asia/Dubai", "weekdays 20-24, fri 10-24"),
    Role("Grace", "America/Chicago", "daily 19-23"),
    Role("Hiro", "Asia/Tokyo", "sat any, sun any"),
    Role("Ingrid", "Europe/Oslo", "wed-sun 17-22"),
    Role("João", "America/Sao_Paulo", "weekdays 20-24, sat 14-22"),
    Role("Katya", "Europe/Warsaw", "daily 18-22"),
    Role("Liam", "Europe/Dublin", "thu 18-23, fri 18-23, sat 10-23"),
    Role("Mei", "Asia/Singapore", "weekdays 20-24, sun any"),
    Role("Noor", "Asia/Karachi", "sat 9-23, sun 9-23"),
    Role("Oskar", "Europe/Vienna", "any"),
    Role("Priya", "Asia/Kolkata", "daily 19-24"),
    Role("Quinn", "America/Los_Angeles", "weekdays 17-22, sat 9-21"),
    Role("Rosa", "America/Mexico_City", "daily 18-23"),
    Role("Sami", "Europe/Helsinki", "thu-sat 16-23"),
    Role("Tova", "Asia/Jerusalem", "sun-thu 19-23"),
    Role("Ugo", "Europe/Rome", "weekdays 20-24, sun 10-24"),
    Role("Vera", "Europe/Sofia", "daily 17-22"),
    Role("Wen", "Asia/Taipei", "sat 8-24, sun 8-24"),
    Role("Yara", "Africa/Cairo", "daily 18-24"),
)
"""The first of every name; `names` makes more people of them."""


def names(count: int) -> tuple[str, ...]:
    """So many different names: `Amara` to `Yara`, then `Amara 2` and so on."""
    homes = [HOMES[number % len(HOMES)].name for number in range(count)]
    return tuple(
        name if number < len(HOMES) else f"{name} {number // len(HOMES) + 1}" for number, name in enumerate(homes)
    )


def cast(called: Sequence[str], spread: int, seed: str) -> tuple[Role, ...]:
    """A player for each name. Strengths lie evenly over `spread` rating points; who is how strong is drawn."""
    last = max(1, len(called) - 1)
    steps = [MIDDLE + spread // 2 - round(spread * place / last) for place in range(len(called))]
    strengths = Lots(f"{seed}/cast").shuffled(steps, "strength")
    homes = [HOMES[number % len(HOMES)] for number in range(len(called))]
    return tuple(
        Role(name, home.zone, home.hours, strength)
        for name, home, strength in zip(called, homes, strengths, strict=True)
    )
