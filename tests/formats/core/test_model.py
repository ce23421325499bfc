"""Pairings, rounds, chances and prompts, by themselves."""

from __future__ import annotations

import math

import pytest

from formats.core.model import Bye, Choice, Odds, Pairing, Prompt, Reason, RoundPairings

GAME = Pairing(id="s0r1b1", board=1, seats=("e1", "e2"))


def test_the_opponent_is_the_other_seat_and_who_does_not_sit_there_has_none() -> None:
    assert (GAME.opponent("e1"), GAME.opponent("e2")) == ("e2", "e1")
    with pytest.raises(ValueError, match="e3 does not sit at s0r1b1"):
        GAME.opponent("e3")


def test_a_round_accounts_for_players_byes_and_those_who_pause() -> None:
    whole = RoundPairings(pairings=(GAME,), byes=(Bye(entrant="e3"),), idle=("e4",))
    assert whole.members() == {"e1", "e2", "e3", "e4"}
    assert whole.byes[0].half_points == 2  # a bye is a full point where nothing else is said


def test_a_round_off_is_told_apart_from_a_bye_of_the_pairing() -> None:
    byes = (Bye(entrant="a"), *(Bye.round_off(who, worth) for worth, who in enumerate("bcd")))
    assert [(bye.kind, bye.half_points) for bye in byes] == [("allocated", 2), ("zero", 0), ("half", 1), ("full", 2)]
    pairings = RoundPairings(pairings=(), byes=byes)
    assert pairings.allocated_byes == byes[:1]
    assert pairings.members() == set("abcd")
    assert RoundPairings.model_validate_json(pairings.model_dump_json()) == pairings


def test_chances_are_shares_of_the_simulations_from_one_place_to_another() -> None:
    odds = Odds(entrants=("e1", "e2", "e3"), simulations=10, counts=((6, 3, 1), (3, 4, 3), (1, 3, 6)))
    assert odds.share(0, 1, 1) == 0.6
    assert odds.share(0, 1, 2) == 0.9
    assert odds.share(2, 2, 3) == 0.9
    assert odds.share(1, 1, 3) == 1


def test_what_never_happened_in_simulations_is_not_told_to_be_impossible() -> None:
    odds = Odds(entrants=("e1", "e2"), simulations=100, counts=((100, 0), (0, 100)))
    likely = 1 / 102
    assert odds.sampling_error(0, 2, 2) == pytest.approx(math.sqrt(likely * (1 - likely) / 100))
    assert odds.sampling_error(0, 1, 1) == pytest.approx(odds.sampling_error(0, 2, 2))
    even = Odds(entrants=("e1", "e2"), simulations=98, counts=((49, 49), (49, 49)))
    assert even.sampling_error(0, 1, 1) == pytest.approx(0.5 / math.sqrt(98))


@pytest.mark.parametrize(
    "low, high, choices, drawn",
    [(1, 6, (), True), (0, 0, (), True), (None, 6, (), False), (1, None, (), False), (None, None, (), False)],
)
def test_a_question_is_a_draw_if_it_has_both_bounds_and_nothing_to_choose(
    low: int | None, high: int | None, choices: tuple[Choice, ...], *, drawn: bool
) -> None:
    ask = Reason(code="ask")
    assert Prompt(key="x", question=ask, low=low, high=high, choices=choices).is_draw is drawn
    call = Prompt(key="x", question=ask, low=low, high=high, choices=(Choice(value="a", label="A"),))
    assert not call.is_draw
