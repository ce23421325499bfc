"""Who plays in rehearsals."""

from __future__ import annotations

import pytest

from bot.rehearsal.profiles import HOMES, Profile, draw_profiles, names
from formats.toolkit.scheduling.availability_text import parse_availability


@pytest.mark.parametrize("role", HOMES, ids=lambda role: role.name)
def test_hours_of_every_role_can_be_typed(role: Profile) -> None:
    pattern = parse_availability(role.hours, role.zone)
    assert pattern.zone == role.zone
    assert pattern.spans != ()


@pytest.mark.parametrize("count", [2, 24, 25, 310])
def test_everybody_has_a_name_of_their_own(count: int) -> None:
    found = names(count)
    assert len(set(found)) == count
    assert all(len(name) <= 32 for name in found)


@pytest.mark.parametrize("spread", [0, 800])
def test_strengths_lie_over_the_spread_in_drawn_order(spread: int) -> None:
    roles = draw_profiles(names(9), spread, "seed")
    strengths = [role.strength for role in roles]
    assert max(strengths) - min(strengths) == spread
    assert sorted(strengths) == sorted(role.strength for role in draw_profiles(names(9), spread, "another"))
    assert roles == draw_profiles(names(9), spread, "seed")
    if spread:
        assert strengths != [role.strength for role in draw_profiles(names(9), spread, "another")]
