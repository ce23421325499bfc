"""Profiles of demo players: names, time zones, hours and strengths, drawn reproducibly from a seed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

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


HOMES = tuple(
    Profile(*home) for home in json.loads(Path(__file__).with_name("demo_players.json").read_text(encoding="utf-8"))
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
