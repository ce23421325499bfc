from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from itertools import groupby
from typing import Any

import pytest

from formats.core.contract import AwaitsResults, Finished, NeedsPairing
from formats.core.errors import FieldError, HandmadeRoundError, OptionsError
from formats.core.lots import Lots
from formats.core.model import Entrant, Pairing
from formats.core.results import Result, forfeit_result
from formats.core.state import Round, Stage
from formats.systems.round_robin import FORMAT
from formats.systems.round_robin.system import RoundRobinOptions
from tests.formats.stage_builder import needs_pairing, new_stage, paired, published, ranked, with_result, with_status

ONCE = RoundRobinOptions()
TWICE = RoundRobinOptions(legs=2)
THRICE = RoundRobinOptions(legs=3)
STRICT = RoundRobinOptions(strike_below_half=True)

WIN, LOSS, TIE = (Result(half_points=points) for points in ((2, 0), (0, 2), (1, 1)))


def field(size: int) -> Stage:
    return new_stage({f"e{number}": 2000.0 - number for number in range(1, size + 1)})


def higher_seed_wins(stage: Stage, pairing: Pairing) -> Result:
    return Result(half_points=(2, 0) if stage.seed_of(pairing.seats[0]) < stage.seed_of(pairing.seats[1]) else (0, 2))


def played(stage: Stage, options: RoundRobinOptions = ONCE, results: Mapping[str, Result] | None = None) -> Stage:
    """All rounds; `results` names those of a pairing by its seats, "e1 e2"; else the higher seed wins."""

    def result_of(pairing: Pairing) -> Result:
        named = (results or {}).get(" ".join(pairing.seats))
        return higher_seed_wins(stage, pairing) if named is None else named

    while needs_pairing(FORMAT, stage, options):
        stage = published(stage, paired(FORMAT, stage, options), result_of)
    return stage


def entrants(size: int) -> list[Entrant]:
    return [Entrant(id=f"e{number}", number=number) for number in range(1, size + 1)]


@pytest.mark.parametrize("size, code, limit", [(0, "too_few", 2), (1, "too_few", 2), (65, "too_many", 64)])
def test_r1_fields_too_small_or_too_large_are_refused(size: int, code: str, limit: int) -> None:
    with pytest.raises(FieldError) as refused:
        FORMAT.check(entrants(size), ONCE)

    assert (refused.value.code, refused.value.limit, refused.value.found) == (code, limit, size)


@pytest.mark.parametrize("size", [2, 64])
def test_r1_fields_within_the_bounds_play(size: int) -> None:
    FORMAT.check(entrants(size), ONCE)


def test_r1_seeds_are_by_rating_then_by_sign_up() -> None:
    stage = new_stage({"e1": 1500, "e2": None, "e3": 1600, "e4": 1500})

    assert FORMAT.seed(list(stage.entrants.values()), ONCE, Lots("s")).order == ("e3", "e1", "e4", "e2")


@pytest.mark.parametrize("size", [2, 5, 8])
@pytest.mark.parametrize("options", [ONCE, TWICE, THRICE])
def test_r2_everybody_meets_everybody_once_a_leg(size: int, options: RoundRobinOptions) -> None:
    stage = played(field(size), options)
    meetings = Counter(frozenset(pairing.seats) for pairing, _ in stage.games())

    assert set(meetings.values()) == {options.legs}
    assert len(meetings) == size * (size - 1) // 2
    assert len(stage.rounds) == FORMAT.planned_rounds(stage, options)


@pytest.mark.parametrize("legs", [0, 5, "many"])
def test_r2_other_numbers_of_legs_are_refused(legs: Any) -> None:
    with pytest.raises(OptionsError) as refused:
        FORMAT.read_options({"legs": legs})

    assert refused.value.problems[0][0] == "legs"


def test_r3_whoever_has_no_opponent_is_free_without_a_point() -> None:
    stage = played(field(5))

    assert sorted(who for round_ in stage.rounds for who in round_.pairings.idle) == sorted(stage.seeds)
    assert all(not round_.pairings.byes for round_ in stage.rounds)
    assert sum(line.points for line in FORMAT.rank(stage, ONCE)) == 2 * 10


def test_r4_sides_are_the_tables_and_turn_round_in_every_second_leg() -> None:
    stage = played(field(4), THRICE)
    first, second, third = (stage.rounds[number].pairings.pairings for number in (0, 3, 6))

    assert [pairing.seats for pairing in first] == [("e1", "e4"), ("e2", "e3")]
    assert [pairing.seats for pairing in second] == [("e4", "e1"), ("e3", "e2")]
    assert [pairing.seats for pairing in third] == [("e1", "e4"), ("e2", "e3")]


def longest_run(stage: Stage) -> int:
    """The greatest number of games anybody had the same side running."""
    longest = 0
    for who in stage.seeds:
        sides = [pairing.seats.index(who) for pairing, _ in stage.games() if who in pairing.seats]
        longest = max(longest, *(len(list(run)) for _, run in groupby(sides)))
    return longest


@pytest.mark.parametrize("size", range(3, 13))
def test_r4_nobody_has_the_same_side_three_times_running_where_a_second_leg_begins(size: int) -> None:
    stage = played(field(size), TWICE)
    meetings = Counter(frozenset(pairing.seats) for pairing, _ in stage.games())

    assert longest_run(stage) <= 2
    assert set(meetings.values()) == {2}
    unchanged = played(field(size), RoundRobinOptions(legs=2, exchange_last_rounds=False))
    assert longest_run(unchanged) == (2 if size % 2 else 3)


@pytest.mark.parametrize("legs", [1, 2])
def test_r8_a_director_changes_sides_and_not_who_meets_whom(legs: int) -> None:
    options = RoundRobinOptions(legs=legs)
    stage = field(6)
    whole = paired(FORMAT, stage, options)
    first, second, third = whole.pairings
    turned = whole.model_copy(update={"pairings": (swapped(first), second, third)})
    mixed = (
        first.model_copy(update={"seats": (first.seats[0], second.seats[0])}),
        second.model_copy(update={"seats": (first.seats[1], second.seats[1])}),
    )

    taken = FORMAT.by_hand(stage, turned, None, options)
    with pytest.raises(HandmadeRoundError) as refused:
        FORMAT.by_hand(stage, whole.model_copy(update={"pairings": (*mixed, third)}), None, options)

    assert [pairing.seats for pairing in taken.pairings] == [first.seats[::-1], second.seats, third.seats]
    assert refused.value.code == "same_couples"


def swapped(pairing: Pairing) -> Pairing:
    return pairing.model_copy(update={"seats": pairing.seats[::-1]})


def test_r8_who_is_back_is_seated_with_the_opponent_of_the_table() -> None:
    stage = with_status(field(4), ["e4"])
    without = published(stage, paired(FORMAT, stage, ONCE), lambda pairing: higher_seed_wins(stage, pairing))
    back = replace(without, entrants=field(4).entrants)
    (bye,) = without.rounds[0].pairings.byes
    before = replace(back, rounds=())
    game = Pairing(id="s0r1b2", board=2, seats=("e4", bye.entrant))
    given = without.rounds[0].pairings.model_copy(
        update={"pairings": (*without.rounds[0].pairings.pairings, game), "byes": ()}
    )

    taken = FORMAT.by_hand(before, given, without.rounds[0], ONCE)

    assert [pairing.seats for pairing in taken.pairings][-1] == ("e4", bye.entrant)
    assert taken.byes == ()


def test_r5_a_tie_is_half_a_point_each() -> None:
    stage = played(field(2), results={"e1 e2": Result(half_points=(1, 1))})

    assert [(line.points, line.ties, line.rank) for line in ranked(FORMAT, stage, ONCE)] == [(1, 1, 1), (1, 1, 1)]


def test_r6_whoever_was_to_meet_somebody_who_left_has_the_point() -> None:
    stage = field(4)
    stage = published(stage, paired(FORMAT, stage, ONCE), lambda pairing: higher_seed_wins(stage, pairing))
    stage = with_status(stage, ["e4"])
    pairings = paired(FORMAT, stage, ONCE)
    stage = played(stage)

    assert [bye.entrant for bye in pairings.byes] == ["e3"]
    assert pairings.byes[0].reasons[0].about == ("e3", "e4")
    assert {line.entrant: line.points for line in FORMAT.rank(stage, ONCE)} == {"e1": 6, "e2": 4, "e3": 2, "e4": 0}


def test_r6_with_a_table_a_point_without_a_game_is_a_win_by_forfeit() -> None:
    stage = with_status(field(4), ["e4"])
    points = RoundRobinOptions(points=(3, 1, 0), forfeit_points=(2, 0))

    whole = published(stage, paired(FORMAT, stage, points), lambda _: Result(half_points=(1, 1)))

    assert {line.entrant: line.points for line in FORMAT.rank(whole, points)} == {"e1": 2, "e2": 1, "e3": 1, "e4": 0}


def test_r6_games_played_stay() -> None:
    stage = field(4)
    stage = published(stage, paired(FORMAT, stage, ONCE), lambda _: Result(half_points=(0, 2)))
    stage = played(with_status(stage, ["e4"]))

    assert {line.entrant: line.points for line in FORMAT.rank(stage, ONCE)}["e4"] == 2


def left(stage: Stage, who: str, options: RoundRobinOptions) -> Stage:
    """The stage after `who` left and the results that follow from it were recorded."""
    stage = with_status(stage, [who])
    for game, result in FORMAT.leave(stage, who, options).results.items():
        round_ = next(
            round_ for round_ in stage.rounds if any(pairing.id == game for pairing in round_.pairings.pairings)
        )
        board = next(pairing.board for pairing in round_.pairings.pairings if pairing.id == game)
        stage = with_result(stage, round_.number, board, result)
    return stage


def test_r6_no_game_counts_of_somebody_who_leaves_before_half_of_them_are_played() -> None:
    stage = field(4)
    stage = published(stage, paired(FORMAT, stage, STRICT), lambda _: Result(half_points=(0, 2)))
    told = FORMAT.leave(stage, "e4", STRICT)
    stage = left(stage, "e4", STRICT)
    pairings = paired(FORMAT, stage, STRICT)
    lines = {line.entrant: line for line in ranked(FORMAT, played(stage, STRICT), STRICT)}

    assert [(reason.code, reason.about, reason.params) for reason in told.reasons] == [
        ("struck", ("e4",), {"games": 3})
    ]
    assert (lines["e4"].points, lines["e4"].wins) == (0, 0)
    assert lines["e1"].losses == 0
    assert (pairings.byes, pairings.idle) == ((), ("e3",))
    assert sum(line.points for line in lines.values()) == 2 * 3


def test_r6_games_stay_when_half_of_them_are_played() -> None:
    stage = field(5)
    for _ in range(3):
        stage = published(stage, paired(FORMAT, stage, STRICT), lambda _: WIN)
    games = Counter(who for pairing, _ in stage.games() for who in pairing.seats)
    enough = next(who for who, count in games.items() if count == 2)
    stage = with_status(stage, [enough])

    assert FORMAT.leave(stage, enough, STRICT).results == {}
    assert len(paired(FORMAT, stage, STRICT).byes) == 1


def test_r6_forfeits_are_no_played_games() -> None:
    stage = field(3)
    stage = published(stage, paired(FORMAT, stage, STRICT), lambda pairing: forfeit_result(pairing.seats, ("e2",)))

    assert [result.how for result in FORMAT.leave(stage, "e2", STRICT).results.values()] == ["void"]


def test_r6_games_stay_unless_the_director_wants_otherwise() -> None:
    stage = published(field(4), paired(FORMAT, field(4), ONCE), lambda _: Result(half_points=(0, 2)))

    assert FORMAT.leave(stage, "e4", ONCE).results == {}


def test_r6_the_table_ends_when_everybody_has_left() -> None:
    stage = with_status(field(4), ["e1", "e2", "e3", "e4"])

    assert FORMAT.status(stage, ONCE) == Finished()


def test_r7_sodos_parts_equal_points() -> None:
    # e1 beats e2 and loses to e4; e4 beats only e1; e3 beats e4 and loses to the others.
    results = {
        "e1 e4": Result(half_points=(0, 2)),
        "e2 e3": Result(half_points=(2, 0)),
        "e4 e3": Result(half_points=(0, 2)),
        "e1 e2": Result(half_points=(2, 0)),
        "e2 e4": Result(half_points=(2, 0)),
        "e3 e1": Result(half_points=(0, 2)),
    }
    ranking = FORMAT.rank(played(field(4), results=results), ONCE)

    assert [(line.entrant, line.rank, line.points) for line in ranking] == [
        ("e1", 1, 4),
        ("e2", 2, 4),
        ("e4", 3, 2),
        ("e3", 4, 2),
    ]
    assert [line.tie_breaks[0] for line in ranking] == ["3", "2", "2", "1"]
    assert [reason.code for reason in ranking[1].reasons] == ["parted_by_sodos"]


def test_r7_the_games_between_the_level_part_them() -> None:
    results = {"e1 e4": LOSS, "e2 e3": LOSS, "e4 e3": WIN, "e1 e2": LOSS, "e2 e4": TIE, "e3 e1": TIE}
    ranking = FORMAT.rank(played(field(4), results=results), ONCE)

    assert [(line.entrant, line.rank, line.points, line.tie_breaks) for line in ranking[1:3]] == [
        ("e3", 2, 3, ("1.75", "1", "1")),
        ("e2", 3, 3, ("1.75", "0", "1")),
    ]
    assert [reason.code for reason in ranking[2].reasons] == ["parted_by_direct"]


def test_r7_games_won_part_those_whom_everything_else_leaves_level() -> None:
    results = {"e1 e4": TIE, "e2 e3": LOSS, "e4 e3": TIE, "e1 e2": LOSS, "e2 e4": TIE, "e3 e1": LOSS}
    ranking = FORMAT.rank(played(field(4), results=results), ONCE)

    assert [(line.entrant, line.rank, line.tie_breaks) for line in ranking] == [
        ("e1", 1, ("2.25", "1.5", "1")),
        ("e2", 1, ("2.25", "1.5", "1")),
        ("e3", 1, ("2.25", "1.5", "1")),
        ("e4", 4, ("2.25", "1.5", "0")),
    ]
    assert [reason.code for reason in ranking[-1].reasons] == ["parted_by_wins"]


def test_r7_the_director_orders_the_tie_breaks() -> None:
    results = {"e1 e4": LOSS, "e2 e3": LOSS, "e4 e3": WIN, "e1 e2": LOSS, "e2 e4": TIE, "e3 e1": TIE}
    options = RoundRobinOptions(tie_breaks=("wins", "direct"))
    lines = FORMAT.rank(played(field(4), options, results), options)

    assert [tie_break.name for tie_break in FORMAT.tie_breaks_of(options)] == ["wins", "direct"]
    assert [(line.entrant, line.tie_breaks) for line in lines[1:3]] == [("e3", ("1", "1")), ("e2", ("1", "0"))]


@pytest.mark.parametrize("names", [["sodos", "sodos"], ["luck"], ["sodos", "direct", "wins", "wins"]])
def test_r7_other_tie_breaks_are_refused(names: list[str]) -> None:
    with pytest.raises(OptionsError) as refused:
        FORMAT.read_options({"tie_breaks": names})

    assert refused.value.problems[0][0].startswith("tie_breaks")


def test_r7_whom_nothing_parts_share_the_place() -> None:
    ranking = FORMAT.rank(field(3), ONCE)

    assert [(line.entrant, line.rank) for line in ranking] == [("e1", 1), ("e2", 1), ("e3", 1)]


def test_a_round_waits_for_all_its_results() -> None:
    stage = field(4)
    pairings = paired(FORMAT, stage, ONCE)
    first, second = (pairing.id for pairing in pairings.pairings)
    half = Stage(
        number=0,
        plan=stage.plan,
        seeds=stage.seeds,
        entrants=stage.entrants,
        rounds=(Round(1, pairings, {first: Result(half_points=(2, 0))}),),
    )

    assert FORMAT.status(stage, ONCE) == NeedsPairing()
    assert FORMAT.status(half, ONCE) == AwaitsResults((second,))
