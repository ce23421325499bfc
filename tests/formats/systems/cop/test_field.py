"""Rule 16: who is simulated."""

from __future__ import annotations

from formats.systems.cop.field import simulated_field
from tests.formats.systems.cop.made import standing, terms


def test_rule_16_who_can_come_level_with_the_last_prize_is_simulated() -> None:
    position = standing([12, 10, 8, 6, 4, 3, 2], 3)

    assert simulated_field(position, terms(3, place_prizes=1)) == 4
    assert simulated_field(position, terms(3, place_prizes=2)) == 6
    assert simulated_field(position, terms(3, place_prizes=3)) == 7
