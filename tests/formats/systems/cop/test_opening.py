"""Rules 9 to 11, one test for each: how the first half is paired; rule 11 also in test_swiss."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from formats.core.lots import Lots
from formats.core.model import Entrant, EntrantData
from formats.systems.cop import FORMAT
from formats.systems.cop.opening import (
    FOUR,
    SIX,
    Kept,
    Phases,
    draw_fontes_groups,
    fontes_pairs,
    keep_schedule,
    phases,
    round_robin_pairs,
    starters,
)
from formats.systems.cop.options import CopOptions
from formats.toolkit.matching import EMPTY_SEAT
from tests.formats.stage_builder import paired, published, with_status
from tests.formats.systems.cop.made import (
    better_seed_wins,
    field_of,
    games_of,
    played,
    reasons_of,
)


@pytest.mark.parametrize(
    "players, options, expected",
    [
        (12, {"rounds": 14}, ["round_robin"] * 11 + ["cop"] * 3),
        (11, {"rounds": 14}, ["round_robin"] * 11 + ["cop"] * 3),
        (13, {"rounds": 14}, ["initial_fontes"] * 3 + ["swiss"] * 4 + ["cop"] * 7),
        (26, {"rounds": 15}, ["initial_fontes"] * 3 + ["swiss"] * 4 + ["cop"] * 8),
        (26, {"rounds": 5}, ["swiss"] * 2 + ["cop"] * 3),
        (4, {"rounds": 5}, ["swiss"] * 2 + ["cop"] * 3),
        (4, {"rounds": 5, "round_robin_margin": 2}, ["round_robin"] * 3 + ["cop"] * 2),
        (6, {"rounds": 9, "first_cop_round": 3}, ["swiss"] * 2 + ["cop"] * 7),
        (6, {"rounds": 9, "opening": "initial_fontes"}, ["initial_fontes"] * 3 + ["swiss"] + ["cop"] * 5),
        (9, {"rounds": 9, "opening": "round_robin"}, ["round_robin"] * 9),
        (2, {"rounds": 3, "opening": "initial_fontes"}, ["swiss"] + ["cop"] * 2),
        (3, {"rounds": 4, "opening": "initial_fontes"}, ["initial_fontes"] * 3 + ["cop"]),
        (4, {"rounds": 4, "opening": "initial_fontes"}, ["initial_fontes"] * 3 + ["cop"]),
        (6, {"rounds": 9, "first_cop_round": 5}, ["initial_fontes"] * 3 + ["swiss"] + ["cop"] * 5),
        (6, {"rounds": 9, "first_cop_round": 6}, ["round_robin"] * 5 + ["cop"] * 4),
        (6, {"rounds": 9, "first_cop_round": 8}, ["round_robin"] * 5 + ["swiss"] * 2 + ["cop"] * 2),
        (6, {"rounds": 9, "opening": "swiss"}, ["swiss"] * 4 + ["cop"] * 5),
        (26, {"rounds": 6}, ["initial_fontes"] * 3 + ["cop"] * 3),
    ],
)
def test_rule_9_the_phases(players: int, options: dict[str, Any], expected: list[str]) -> None:
    plan = phases(players, CopOptions(**options))

    assert [plan.of_round(number) for number in range(1, options["rounds"] + 1)] == expected


@pytest.mark.parametrize(
    "players, options, expected",
    [
        (12, {"rounds": 14}, Phases("round_robin", 11, 12)),
        (12, {"rounds": 16, "first_cop_round": 15}, Phases("round_robin", 11, 15)),
        (26, {"rounds": 15}, Phases("initial_fontes", 3, 8)),
        (26, {"rounds": 15, "opening": "initial_fontes", "first_cop_round": 2}, Phases("initial_fontes", 3, 4)),
        (26, {"rounds": 5}, Phases("swiss", 0, 3)),
    ],
)
def test_rule_9_cop_begins_after_the_schedule_of_the_opening(
    players: int, options: dict[str, Any], expected: Phases
) -> None:
    assert phases(players, CopOptions(**options)) == expected


def test_rule_10_schedules_are_made_for_those_who_were_in_the_first_round() -> None:
    options = CopOptions(rounds=8, opening="swiss")
    stage = field_of(6)
    assert starters(stage) == stage.seeds
    assert starters(with_status(stage, ["e2"])) == ("e1", "e3", "e4", "e5", "e6")

    begun = played(with_status(stage, ["e2"]), options, 1)
    later = played(with_status(with_status(begun, ["e4"]), ["e2"], "active"), options, 1)
    assert starters(later) == ("e1", "e3", "e4", "e5", "e6")


def test_rule_10_who_is_free_in_the_table_meets_the_empty_seat() -> None:
    rounds = [round_robin_pairs(("a", "b", "c"), number) for number in (1, 2, 3)]

    assert all(len(pairs) == 2 for pairs in rounds)
    assert {pairs[1] for pairs in rounds} == {(who, EMPTY_SEAT) for who in "abc"}
    assert {frozenset(pairs[0]) for pairs in rounds} == {frozenset(two) for two in combinations("abc", 2)}
    assert all(EMPTY_SEAT not in pair for pair in round_robin_pairs(("a", "b", "c", "d"), 1))


def test_rule_10_of_a_schedule_the_games_of_two_who_are_in_and_not_prepaired_are_kept() -> None:
    pairs = [("a", "b"), ("c", "d"), ("e", "f"), ("g", EMPTY_SEAT)]

    assert keep_schedule(pairs[:1], ["a", "b"], ()) == Kept((("a", "b"),), (), ())
    assert keep_schedule(pairs, list("abcdefg"), ()) == Kept((("a", "b"), ("c", "d"), ("e", "f")), ("g",), ())
    assert keep_schedule(pairs, list("abcefgh"), ()) == Kept((("a", "b"), ("e", "f")), ("g", "h"), ("c",))
    assert keep_schedule(pairs, list("abcdefg"), {"a", "c"}) == Kept((("e", "f"),), ("b", "d", "g"), ())


@pytest.mark.parametrize("size", [5, 6])
def test_rule_10_a_whole_round_robin(size: int) -> None:
    options = CopOptions(rounds=8, simulations=10, always_wins_simulations=10)
    stage = played(field_of(size), options, 5)

    met = Counter(frozenset(pairing.seats) for pairing, _ in stage.games())
    assert set(met) == {frozenset(two) for two in combinations(stage.seeds, 2)}
    assert set(met.values()) == {1}
    assert sum(len(round_.pairings.byes) for round_ in stage.rounds) == (5 if size == 5 else 0)


def test_rule_10_in_a_round_robin_the_opponent_of_one_who_left_has_the_bye_and_a_newcomer_meets_who_is_free() -> None:
    options = CopOptions(rounds=8)
    stage = played(field_of(5), options, 1)
    left = with_status(stage, ["e1"])
    found = paired(FORMAT, left, options)
    assert len(found.byes) == 2

    newcomer = Entrant(id="e6", number=6, data=EntrantData())
    longer = replace(stage, seeds=(*stage.seeds, "e6"), entrants={**stage.entrants, "e6": newcomer})
    found = paired(FORMAT, longer, options)
    assert found.byes == ()
    assert {"e6"} < next(game for game in games_of(found) if "e6" in game)


@pytest.mark.parametrize("players", [8, 15, 16, 18, 25, 26, 27, 64])
def test_rule_10_groups_have_one_of_each_quarter_or_are_a_six(players: int) -> None:
    field = [f"e{number}" for number in range(players)]

    groups = draw_fontes_groups(field, Lots("groups"))

    seats = [*field, *([EMPTY_SEAT] if players % 2 else [])]
    assert sorted(seat for group in groups for seat in group) == sorted(seats)
    sixes = [group for group in groups if len(group) == 6]
    assert len(sixes) == (len(seats) % 4 == 2)
    for group in groups:
        places = [seats.index(seat) for seat in group]
        assert places == sorted(places)
        quarters = Counter(min(4 * place // len(seats), 3) for place in places)
        if len(seats) % 4 == 0:
            assert set(quarters.values()) == {1}
    assert groups == draw_fontes_groups(field, Lots("groups"))
    assert groups != draw_fontes_groups(field, Lots("others"))


def test_rule_10_a_group_of_four_plays_all_and_a_six_plays_shirts_against_skins() -> None:
    assert Counter(pair for round_ in FOUR for pair in round_) == Counter(combinations(range(1, 5), 2))
    shirts = {(min(a, b), max(a, b)) for a in (1, 3, 5) for b in (2, 4, 6)}
    assert Counter(pair for round_ in SIX for pair in round_) == Counter(shirts)
    assert fontes_pairs([("a", "b", "c", "d")], 1) == [("a", "d"), ("b", "c")]
    assert fontes_pairs([tuple("abcd"), tuple("efghij")], 3) == [tuple(pair) for pair in ("ab", "cd", "ef", "gh", "ij")]


def test_rule_10_each_draw_of_groups_names_its_quarter() -> None:
    lots = Lots("groups")
    draw_fontes_groups([f"e{number}" for number in range(8)], lots)

    drawn_from = [draw.purpose.rpartition(",")[0] for draw in lots.draws]
    assert drawn_from == [f"groups of the first rounds, quarter {number}" for number in (1, 2, 3, 4)]


@pytest.mark.parametrize("size", [17, 18, 20])
def test_rule_10_three_rounds_within_the_groups_that_were_drawn(size: int) -> None:
    options = CopOptions()
    stage = played(field_of(size), options, 3)
    groups = [set(group.split()) - {"-"} for group in str(stage.rounds[0].pairings.facts["groups"]).split(", ")]

    assert set().union(*groups) == set(stage.seeds)
    assert all(any(set(pairing.seats) <= group for group in groups) for pairing, _ in stage.games())
    assert len({frozenset(pairing.seats) for pairing, _ in stage.games()}) == len(list(stage.games()))
    byes = Counter(bye.entrant for round_ in stage.rounds for bye in round_.pairings.byes)
    assert sorted(byes.values()) == ([1, 1, 1] if size % 2 else [])


def test_rule_10_who_is_left_over_in_the_groups_is_paired_with_others_left_over() -> None:
    options = CopOptions()
    stage = played(field_of(16), options, 1)
    groups = [group.split() for group in str(stage.rounds[0].pairings.facts["groups"]).split(", ")]
    gone = with_status(stage, [groups[0][0], groups[1][1]])

    found = paired(FORMAT, gone, options)

    assert found.byes == ()
    alone = [game for game in games_of(found) if not any(game <= set(group) for group in groups)]
    assert len(alone) == 1


def test_rule_10_without_the_drawn_groups_a_swiss_round() -> None:
    options = CopOptions()
    stage = played(field_of(16), options, 1)
    by_hand = replace(stage.rounds[0], pairings=stage.rounds[0].pairings.model_copy(update={"facts": {}}))

    found = paired(FORMAT, replace(stage, rounds=(by_hand,)), options)

    assert reasons_of(found, "groups_lost")[0].warning
    assert not games_of(found) & games_of(stage.rounds[0].pairings)


def test_rule_11_repeats_come_only_where_nothing_else_is_possible() -> None:
    options = CopOptions(rounds=8, opening="swiss", first_cop_round=9)
    stage = field_of(4)
    for number in range(1, 6):
        found = paired(FORMAT, stage, options)
        assert bool(reasons_of(found, "repeat")) == (number > 3)
        stage = published(stage, found, better_seed_wins)
