"""Rule by rule: groups, their rounds, their tables, and equal places compared over unequal groups."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from pydantic import ValidationError

from formats.core.contract import AwaitsResults, Finished
from formats.core.errors import FieldError, HandmadeRoundError, OptionsError
from formats.core.lots import Lots
from formats.core.model import Entrant, Pairing
from formats.core.results import Result
from formats.core.state import Round, Stage
from formats.systems.group_stage import FORMAT
from formats.systems.group_stage.options import GroupStageOptions
from formats.systems.group_stage.tables import dealt
from tests.formats.stage_builder import needs_pairing, new_stage, paired, published, ranked, with_result, with_status

TWO = GroupStageOptions(groups=2)


def entrants(size: int) -> list[Entrant]:
    return [Entrant(id=f"e{number}", number=number) for number in range(1, size + 1)]


def field(size: int) -> Stage:
    return new_stage({f"e{number}": 2000.0 - number for number in range(1, size + 1)})


def by_seed(stage: Stage) -> Callable[[Pairing], Result]:
    return lambda game: Result(
        half_points=(2, 0) if stage.seed_of(game.seats[0]) < stage.seed_of(game.seats[1]) else (0, 2)
    )


def played(stage: Stage, options: GroupStageOptions, result_of: Callable[[Pairing], Result] | None = None) -> Stage:
    """All rounds; by default the better seed wins."""
    while needs_pairing(FORMAT, stage, options):
        stage = published(stage, paired(FORMAT, stage, options), result_of or by_seed(stage))
    return stage


def order(stage: Stage, options: GroupStageOptions) -> list[str]:
    return [line.entrant for line in ranked(FORMAT, stage, options)]


@pytest.mark.parametrize("size, code, limit", [(3, "too_few", 4), (33, "too_many", 32)])
def test_r1_groups_too_small_or_too_large_are_refused(size: int, code: str, limit: int) -> None:
    with pytest.raises(FieldError) as refused:
        FORMAT.check(entrants(size), TWO)
    assert (refused.value.code, refused.value.limit, refused.value.found) == (code, limit, size)
    FORMAT.check(entrants(4), TWO)
    with pytest.raises(FieldError):
        FORMAT.check(entrants(26 * 16 + 1), GroupStageOptions())
    FORMAT.check(entrants(4), GroupStageOptions(groups=1))
    for groups in (0, 27):
        with pytest.raises(ValidationError):
            GroupStageOptions(groups=groups)
    assert [GroupStageOptions().count(size) for size in (2, 4, 5, 16, 17)] == [1, 1, 2, 4, 5]
    FORMAT.check(entrants(32), TWO)


def test_r2_seeds_are_dealt_in_a_snake() -> None:
    groups = dealt(tuple(f"e{number}" for number in range(1, 12)), 4)
    assert groups == {
        "A": ("e1", "e8", "e9"),
        "B": ("e2", "e7", "e10"),
        "C": ("e3", "e6", "e11"),
        "D": ("e4", "e5"),
    }
    assert [group.title for group in FORMAT.groups(field(4), TWO)] == ["Group A", "Group B"]


def test_r2_drawn_groups_have_one_of_each_pot() -> None:
    options = GroupStageOptions(groups=4, deal="drawn")
    lots = Lots("a seed")
    drawn = FORMAT.seed(entrants(16), options, lots).order
    assert drawn != FORMAT.seed(entrants(16), GroupStageOptions(groups=4), Lots("")).order
    assert len(lots.draws) == 4 * 3
    pots = [{f"e{number}" for number in range(begin, begin + 4)} for begin in (1, 5, 9, 13)]
    assert [set(drawn[begin : begin + 4]) for begin in (0, 4, 8, 12)] == pots
    assert all(len(pot & set(members)) == 1 for members in dealt(drawn, 4).values() for pot in pots)


@pytest.mark.parametrize("size, groups, legs", [(12, 3, 1), (11, 3, 1), (9, 2, 2), (7, 3, 3), (48, 12, 1), (8, 2, 4)])
def test_r3_in_a_group_everybody_meets_everybody_as_often_as_the_options_say(size: int, groups: int, legs: int) -> None:
    options = GroupStageOptions(groups=groups, legs=legs)
    stage = played(field(size), options)
    met = Counter(frozenset(game.seats) for game, _ in stage.games())
    of_groups = dealt(stage.seeds, groups).values()
    assert met == {frozenset(pair): legs for members in of_groups for pair in combinations(members, 2)}
    assert len(stage.rounds) == FORMAT.planned_rounds(stage, options)
    for round_ in stage.rounds:
        assert round_.pairings.members() == set(stage.seeds)
        assert not round_.pairings.byes


def test_r3_a_smaller_group_is_over_earlier() -> None:
    uneven = played(field(9), TWO)
    assert [len(round_.games.by_label.get("B", ())) for round_ in uneven.rounds] == [2, 2, 2, 0, 0]


def test_r4_sides_are_turned_in_the_second_leg() -> None:
    stage = played(field(8), GroupStageOptions(groups=2, legs=2))
    seats = [game.seats for game, _ in stage.games()]
    assert all(pair[::-1] in seats for pair in seats)


def test_r5_points_are_those_of_the_table() -> None:
    options = GroupStageOptions(groups=2, points=(3, 1, 0), point_scale=1)
    stage = played(field(6), options)
    assert [line.points for line in ranked(FORMAT, stage, options)] == [6, 6, 3, 3, 0, 0]


def test_r6_opponents_of_one_who_left_have_a_point_and_games_stay() -> None:
    stage = published(field(6), paired(FORMAT, field(6), TWO), by_seed(field(6)))
    gone = stage.rounds[0].pairings.pairings[0].seats[1]
    stage = played(with_status(stage, [gone]), TWO)
    (bye,) = (bye for round_ in stage.rounds for bye in round_.pairings.byes)
    assert [(reason.code, reason.about) for reason in bye.reasons] == [("walkover", (bye.entrant, gone))]
    assert all(round_.pairings.members() == set(stage.active) for round_ in stage.rounds[1:])
    assert sum(gone in game.seats for game, _ in stage.games()) == 1
    assert FORMAT.missed(stage, gone, 2, TWO).params == {"rounds": 2}
    over = played(with_status(field(6), [f"e{number}" for number in range(1, 7)]), TWO)
    assert (over.rounds, FORMAT.status(over, TWO)) == ((), Finished())


def test_r7_ties_are_broken_in_the_order_of_the_options() -> None:
    scores = {frozenset(("e1", "e4")): (0, 3), frozenset(("e4", "e5")): (0, 1), frozenset(("e1", "e5")): (2, 1)}

    def result_of(game: Pairing) -> Result:
        known = scores.get(frozenset(game.seats))
        if known is None:
            return by_seed(stage)(game)
        own = known if min(game.seats) == game.seats[0] else known[::-1]
        return Result(half_points=(2, 0) if own[0] > own[1] else (0, 2), scores=own)

    stage = field(6)
    assert dealt(stage.seeds, 2)["A"] == ("e1", "e4", "e5")

    def table(*names: str) -> list[tuple[str, tuple[str, ...]]]:
        options = FORMAT.read_options({"groups": 2, "tie_breaks": list(names)})
        lines = FORMAT.rank_groups(played(stage, options, result_of), ["A"], options)["A"]
        return [(line.entrant, tuple(reason.code for reason in line.reasons)) for line in lines]

    by_seeds = [("e1", ()), ("e4", ("parted_by_seed",)), ("e5", ("parted_by_seed",))]
    assert table("direct", "wins") == by_seeds
    assert [who for who, _ in table("difference")] == ["e4", "e5", "e1"]
    assert table("scored", "difference")[0][0] == "e4"
    options = GroupStageOptions(tie_breaks=("scored",))
    assert (options.needs_scores, TWO.needs_scores) == (True, False)
    with pytest.raises(OptionsError):
        FORMAT.read_options({"tie_breaks": ["direct", "direct"]})


def compared(stage: Stage, options: GroupStageOptions) -> list[str]:
    """The order of all by its definition: place in the group, then points against those above the cut, then seed."""
    tables = {name: [line.entrant for line in FORMAT.rank_groups(stage, [name], options)[name]] for name in "ABC"}
    keys = {}
    for members in tables.values():
        for place, who in enumerate(members):
            cut = min(len(others) for others in tables.values() if len(others) > place)
            rivals = set(members[:cut]) - {who}
            games = [
                (game, result) for game, result in stage.games() if who in game.seats and game.opponent(who) in rivals
            ]
            made = sum(result.half_points[game.seats.index(who)] for game, result in games)
            won = sum(result.half_points[game.seats.index(who)] == 2 for game, result in games)
            keys[who] = (place, -made, -won, stage.seed_of(who))
    return sorted(keys, key=keys.__getitem__)


def test_r8_equal_places_are_compared_without_results_that_smaller_groups_lack() -> None:
    chance = random.Random(8)
    options = GroupStageOptions(groups=3)
    counted = 0
    for size in [7, 8, 9, 10, 11, 13] * 6:
        stage = played(field(size), options, lambda _: Result(half_points=chance.choice([(2, 0), (1, 1), (0, 2)])))
        assert order(stage, options) == compared(stage, options)
        points = {line.entrant: line.points for line in ranked(FORMAT, stage, options)}
        row = order(stage, options)[:3]
        counted += [points[who] for who in row] != sorted((points[who] for who in row), reverse=True)
    assert counted, "in some event all results would have given another order"


def test_r8_a_walkover_against_the_last_of_a_larger_group_is_left_out_too() -> None:
    stage = published(field(7), paired(FORMAT, field(7), TWO), by_seed(field(7)))
    assert dealt(stage.seeds, 2) == {"A": ("e1", "e4", "e5"), "B": ("e2", "e3", "e6", "e7")}
    stage = played(with_status(stage, ["e7"]), TWO)
    assert "e6" in {bye.entrant for round_ in stage.rounds for bye in round_.pairings.byes}
    thirds = ranked(FORMAT, stage, TWO)[4:6]
    assert [(line.entrant, line.points) for line in thirds] == [("e5", 0), ("e6", 2)]
    assert [(reason.code, reason.params) for reason in thirds[1].reasons] == [("compared", {"size": 3})]


def test_games_without_the_name_of_a_group_count_in_it() -> None:
    stage = played(field(6), TWO)
    unnamed = tuple(
        Round(
            round_.number,
            round_.pairings.model_copy(
                update={"pairings": tuple(game.model_copy(update={"label": ""}) for game in round_.pairings.pairings)}
            ),
            round_.results,
        )
        for round_ in stage.rounds
    )
    assert ranked(FORMAT, replace(stage, rounds=unnamed), TWO) == ranked(FORMAT, stage, TWO)


def test_r9_by_hand_only_sides_change() -> None:
    stage = field(8)
    whole = paired(FORMAT, stage, TWO)
    first, *others = whole.pairings
    turned = whole.model_copy(update={"pairings": (first.model_copy(update={"seats": first.seats[::-1]}), *others)})
    assert FORMAT.by_hand(stage, turned, None, TWO).pairings[0].seats == first.seats[::-1]
    swapped = (first.seats[0], others[-1].seats[0]), (first.seats[1], others[-1].seats[1])
    crossed = [
        first.model_copy(update={"seats": swapped[0]}),
        *others[:-1],
        others[-1].model_copy(update={"seats": swapped[1]}),
    ]
    with pytest.raises(HandmadeRoundError):
        FORMAT.by_hand(stage, whole.model_copy(update={"pairings": tuple(crossed)}), None, TWO)


def test_a_round_waits_for_its_games_and_a_result_leaves_other_groups_as_they_are() -> None:
    stage = published(field(8), paired(FORMAT, field(8), TWO), by_seed(field(8)))
    waiting = with_result(stage, 1, 1, None)
    assert FORMAT.status(waiting, TWO) == AwaitsResults(("s0r1b1",))
    before = FORMAT.rank_groups(waiting, ["A", "B"], TWO)
    after = FORMAT.rank_groups(stage, ["A", "B"], TWO)
    assert before["A"] != after["A"]
    assert before["B"] == after["B"]
