"""Rule 21: steering of the leader."""

from __future__ import annotations

from dataclasses import replace

import pytest

from formats.systems.cop.destiny import Control, allowed_opponents, destinys_child, steering
from formats.systems.cop.options import CopOptions
from tests.formats.systems.cop.made import standing, terms


def test_rule_21_the_leader_is_steered_from_the_activation_round_to_the_round_before_the_last() -> None:
    position = standing([4, 4], 3)

    assert steering(position, 0, 11)
    assert not steering(position, 0, 12)
    assert not steering(position, 1, 11)
    assert not steering(replace(position, rounds_left=1), 0, 11)
    assert CopOptions(rounds=14).activation_round == 11
    assert CopOptions(rounds=2).activation_round == 1
    assert CopOptions(control_loss_activation_round=5).activation_round == 5


@pytest.mark.parametrize(
    "hope, control, child",
    [(4, None, 4), (0, None, 1), (4, Control(2, 74, 100), 2), (4, Control(2, 75, 100), 4), (2, Control(3, 0, 100), 2)],
)
def test_rule_21_destinys_child(hope: int, control: Control | None, child: int) -> None:
    assert destinys_child((hope, 5), control, terms(control_loss_thresholds=(0.25,))) == child


def test_rule_21_whom_the_leader_may_play() -> None:
    position = standing([4, 4, 4, 4], 2)
    assert allowed_opponents(position, 3) == (3,)

    early = replace(position, rounds_left=3)
    assert allowed_opponents(early, 3) == (2, 3)
    assert allowed_opponents(early, 1) == (1,)
    just_met = replace(early, met_last=frozenset({(0, 2), (0, 1)}))
    assert allowed_opponents(just_met, 3) == (3,)
    assert allowed_opponents(just_met, 2) == ()
    assert allowed_opponents(just_met, 1) == (1,)
