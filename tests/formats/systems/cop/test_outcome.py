"""Rule 19: the lowest contender for a place."""

from __future__ import annotations

from fractions import Fraction

from formats.systems.cop.outcome import Outcome


def test_rule_19_hopes_are_strict_and_ask_for_the_place_or_better() -> None:
    outcome = Outcome(100, ((70, 20, 10), (20, 50, 30), (10, 30, 60)), 1, 100)

    assert outcome.hopes(Fraction(1, 10)) == (1, 2, 2)
    assert outcome.hopes(Fraction(9, 100)) == (2, 2, 2)
    assert outcome.hopes(Fraction(0)) == (2, 2, 2)
    assert outcome.hopes(Fraction(99, 100)) == (0, 0, 2)
    assert outcome.hopes(Fraction(1)) == (0, 0, 0)
