"""Rules 24 to 29: the reasons for the columns of a pairing's weight."""

from __future__ import annotations

from typing import Any

import pytest

from formats.systems.cop import FORMAT
from formats.systems.cop.columns import BROKEN_RULES, column_reasons
from formats.systems.cop.position import Ranks
from formats.systems.cop.weights import Broken
from tests.formats.stage_builder import paired
from tests.formats.systems.cop.made import OPTIONS, field_of, finding, played
from tests.formats.systems.cop.made_rounds import LIGHT, ODD, codes, made, told


def test_a_column_that_weighs_nothing_is_told_only_of_the_ranks_between_two_players() -> None:
    assert codes(column_reasons(made(), (1, 3))) == ["column_rank_cubed"]
    assert column_reasons(made(position=ODD), (1, 5)) == []


def test_repeats_are_games_of_the_two_or_byes() -> None:
    met = LIGHT._replace(repeats=17, times=2)
    found = made({(2, 5): met}, position=ODD)
    bye = told(column_reasons(found, (2, 5)), "column_byes")
    assert (bye.rule, bye.about, bye.params) == ("R24", ("c",), {"weight": 17, "times": 2})

    game = told(column_reasons(made({(2, 3): met}), (2, 3)), "column_repeats")
    assert (game.rule, game.about, game.params) == ("R24", ("c", "d"), {"weight": 17, "times": 2})


@pytest.mark.parametrize(
    "pair, gibsonized, code",
    [
        ((1, 4), 0, "column_rank_cubed"),
        ((2, 4), 0, "column_rank_cubed"),
        ((3, 4), 0, "column_rank"),
        ((1, 4), 2, "column_rank"),
        ((2, 4), 2, "column_rank_cubed"),
    ],
)
def test_ranks_apart_are_cubed_for_whoever_can_still_win_a_prize(pair: Ranks, gibsonized: int, code: str) -> None:
    found = made({pair: LIGHT._replace(rank_difference=27)}, finding(gibsonized=gibsonized, lowest_absolute=2))

    rank = told(column_reasons(found, pair), code)

    assert (rank.rule, rank.params) == ("R26", {"weight": 27, "apart": pair[1] - pair[0]})


@pytest.mark.parametrize("other, off", [(2, 2), (4, 0), (5, 1)])
def test_the_window_says_who_is_lowest_and_how_far_off_the_opponent_is(other: int, off: int) -> None:
    found = made({(1, other): LIGHT._replace(can_catch=16)}, finding(hopes=(2, 4)))

    window = told(column_reasons(found, (1, other)), "column_window")

    assert (window.rule, window.params) == ("R27", {"weight": 16, "lowest": 5, "off": off})


@pytest.mark.parametrize("name", BROKEN_RULES)
def test_whatever_a_pairing_breaks_is_told_with_its_rule(name: str) -> None:
    rule: dict[str, Any] = {name: 1}
    found = made({(1, 3): LIGHT._replace(broken=Broken(**rule))})

    broken = [reason for reason in column_reasons(found, (1, 3)) if reason.code.startswith("column_broken")]

    assert [(reason.code, reason.rule, reason.about) for reason in broken] == [
        (f"column_broken_{name}", BROKEN_RULES[name], ("b", "d"))
    ]


def test_every_column_that_weighs_something_is_told_in_words() -> None:
    found = paired(FORMAT, played(field_of(6), OPTIONS, 6), OPTIONS)

    for pairing in found.pairings:
        weights = next(reason for reason in pairing.reasons if reason.code == "pair_weights")
        told: dict[str, Any] = {reason.code: reason for reason in pairing.reasons if reason.code.startswith("column_")}
        assert ("column_repeats" in told) == bool(weights.params["repeats"])
        assert {"column_rank", "column_rank_cubed"} & set(told)
        assert sum(int(reason.params.get("weight", 0)) for reason in told.values()) == weights.params["total"]
