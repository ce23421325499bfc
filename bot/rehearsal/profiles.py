"""Profiles of demo players: names, time zones, hours and strengths, drawn reproducibly from a seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from formats.core.lots import Lots

MIDDLE = 1900
"""Mean strength, on the scale of ratings."""


@dataclass(frozen=True, slots=True)
class Profile:
    """A demo player.

    `strength` is on the scale of ratings; `hours` is availability as typed into `/me availability`.
    """

    name: str
    zone: str
    hours: str
    strength: int = MIDDLE


HOMES = (
    Profile("Amara", "Africa/Lagos", "weekdays 18-23, sat 10-22"),
    Profile("Björn", "Europe/Stockholm", "mon-thu 19-23, sun 10-20"),
    Profile("Carmen", "America/Bogota", "daily 18-23"),
    Profile("Dmitri", "Europe/Belgrade", "thu-sun 16-24"),
    Profile("Elif", "Europe/Istanbul", "fri 18-24, sat 12-24, sun 12-22"),
    Profile("Farid", "Asia/Dubai", "weekdays 20-24, fri 10-24"),
    Profile("Grace", "America/Chicago", "daily 19-23"),
    Profile("Hiro", "Asia/Tokyo", "sat any, sun any"),
    Profile("Ingrid", "Europe/Oslo", "wed-sun 17-22"),
    Profile("João", "America/Sao_Paulo", "weekdays 20-24, sat 14-22"),
    Profile("Katya", "Europe/Warsaw", "daily 18-22"),
    Profile("Liam", "Europe/Dublin", "thu 18-23, fri 18-23, sat 10-23"),
    Profile("Mei", "Asia/Singapore", "weekdays 20-24, sun any"),
    Profile("Noor", "Asia/Karachi", "sat 9-23, sun 9-23"),
    Profile("Oskar", "Europe/Vienna", "any"),
    Profile("Priya", "Asia/Kolkata", "daily 19-24"),
    Profile("Quinn", "America/Los_Angeles", "weekdays 17-22, sat 9-21"),
    Profile("Rosa", "America/Mexico_City", "daily 18-23"),
    Profile("Sami", "Europe/Helsinki", "thu-sat 16-23"),
    Profile("Tova", "Asia/Jerusalem", "sun-thu 19-23"),
    Profile("Ugo", "Europe/Rome", "weekdays 20-24, sun 10-24"),
    Profile("Vera", "Europe/Sofia", "daily 17-22"),
    Profile("Wen", "Asia/Taipei", "sat 8-24, sun 8-24"),
    Profile("Yara", "Africa/Cairo", "daily 18-24"),
)
"""Profiles of the first 24 names; `names` and `draw_profiles` repeat their zones and hours for larger fields."""


def names(count: int) -> tuple[str, ...]:
    """Return `count` different names: `Amara` to `Yara`, then `Amara 2` and so on."""
    homes = [HOMES[number % len(HOMES)].name for number in range(count)]
    return tuple(
        name if number < len(HOMES) else f"{name} {number // len(HOMES) + 1}" for number, name in enumerate(homes)
    )


def draw_profiles(called: Sequence[str], spread: int, seed: str) -> tuple[Profile, ...]:
    """Return one profile for each name.

    Strengths are evenly spaced over `spread` rating points; which player gets which is drawn from the seed.
    """
    last = max(1, len(called) - 1)
    steps = [MIDDLE + spread // 2 - round(spread * place / last) for place in range(len(called))]
    strengths = Lots(f"{seed}/cast").shuffled(steps, "strength")
    homes = [HOMES[number % len(HOMES)] for number in range(len(called))]
    return tuple(
        Profile(name, home.zone, home.hours, strength)
        for name, home, strength in zip(called, homes, strengths, strict=True)
    )
