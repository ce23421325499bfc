"""Rules 14 to 17: who picks, which puzzle it is, and what has to be asked."""

from __future__ import annotations

from typing import Any

import pytest

from formats.core.contract import Awaits, NeedsPairing
from formats.core.errors import BadFormError
from formats.core.model import Prompt, Reason, RoundPairings
from formats.core.state import Stage
from formats.systems.swiss_elimination import FORMAT
from formats.systems.swiss_elimination.forms import PREFERENCES, read_preferences
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.progress import Progress
from formats.systems.swiss_elimination.puzzles import RoundChoice, drawn_list, orders_of, reversed_rounds
from formats.systems.swiss_elimination.ranks import Ranking
from formats.systems.swiss_elimination.selection import PUZZLE, used_puzzles
from tests.formats.stage_builder import paired, published, with_status
from tests.formats.systems.swiss_elimination.playoffs import (
    OPTIONS,
    answered,
    better_rank,
    field,
    next_round,
    played,
    ready,
    with_lists,
    won_by,
    worse_rank,
)

TABLE = OPTIONS.match_table
POOL = tuple(f"P{number}" for number in range(1, 9))
PREDETERMINED = PlayoffOptions(puzzle_choice="predetermined")


def prompts(stage: Stage, options: PlayoffOptions = OPTIONS) -> tuple[Prompt, ...]:
    status = FORMAT.status(stage, options)
    return status.prompts if isinstance(status, Awaits) else ()


def why(found: RoundPairings, *codes: str) -> list[Reason]:
    return [reason for reason in found.rationale if reason.code in codes]


def puzzles(stage: Stage) -> list[Any]:
    return [round_.pairings.facts.get(PUZZLE) for round_ in stage.rounds]


def choice(
    name: str, losses: dict[int, int], lists: dict[int, tuple[str, ...]], *used: str, **more: Any
) -> RoundChoice:
    ranking = Ranking.at_start(16, more.pop("absent", frozenset()))
    counted = tuple(losses.get(seed, 0) for seed in range(1, 17))
    order = more.pop("order", ranking.order)
    ranking = Ranking(order, ranking.wins, counted, ranking.absent)
    return RoundChoice(TABLE, name, ranking, lists, POOL, frozenset(used))


def test_r14_predetermined_puzzles_are_played_in_the_order_of_the_pools() -> None:
    stage = played(field(), better_rank, PREDETERMINED)
    assert puzzles(stage) == ["P1", "P2", "P3", "P4", "P5", "P6", "P7", "L1", "L2", "L3"]
    assert [reason.code for reason in stage.rounds[0].pairings.rationale] == ["matches", "predetermined"]


def test_r14_then_only_the_reveal_is_asked() -> None:
    asked = [prompt.key for prompt in prompts(field(), PREDETERMINED)]
    assert asked == ["reveal"]
    assert FORMAT.status(answered(field(), reveal="yes"), PREDETERMINED) == NeedsPairing()
    assert FORMAT.status(played(field(), better_rank, PREDETERMINED, rounds=7), PREDETERMINED) == NeedsPairing()


def test_r14_puzzles_need_not_be_managed() -> None:
    options = PlayoffOptions(online_puzzles=(), live_puzzles=())
    stage = played(field(), better_rank, options)
    assert set(puzzles(stage)) == {None}


@pytest.mark.parametrize(
    "given, stored",
    [
        ("p3 P1", {"all": ["P3", "P1", "P2", "P4", "P5", "P6", "P7", "P8"]}),
        (["P8", "P7", "P6", "P5", "P4", "P3", "P2", "P1"], {"all": list(POOL[::-1])}),
        ("P3, P1; P2\nc: P8 > P7", {"all": ["P3", "P1", "P2", *POOL[3:]], "C": ["P8", "P7", *POOL[:6]]}),
        ({"A": ["P2"], "B": ["P1"]}, {"A": ["P2", "P1", *POOL[2:]], "B": list(POOL)}),
    ],
)
def test_r14_one_list_or_one_a_round_is_taken(given: Any, stored: dict[str, list[str]]) -> None:
    assert read_preferences({"lists": given}, OPTIONS) == {"lists": stored}


@pytest.mark.parametrize(
    "given, problems",
    [
        ("P3 P9", [("all.P9", "unknown_puzzle")]),
        ("P3 p3 P1 P1", [("all.p3", "doubled"), ("all.P1", "doubled")]),
        ({"Z": ["P1"]}, [("Z", "unknown_round")]),
        ({"A": ["P2"], "H": ["P1"]}, [("H", "live_round")]),  # no list is used in a live round
        ("", [("lists", "unreadable")]),
        (5, [("lists", "unreadable")]),
        ({"C": []}, [(f"C.{code}", "missing") for code in POOL]),
    ],
)
def test_r14_bad_lists_are_refused_with_every_problem(given: Any, problems: list[tuple[str, str]]) -> None:
    with pytest.raises(BadFormError) as refused:
        read_preferences({"lists": given}, OPTIONS)
    assert (refused.value.form, list(refused.value.problems)) == (PREFERENCES, problems)


def test_r14_short_lists_may_be_refused() -> None:
    with pytest.raises(BadFormError) as refused:
        read_preferences({"lists": " ".join(POOL[:6])}, PlayoffOptions(complete_lists=False))
    assert list(refused.value.problems) == [("all.P7", "missing"), ("all.P8", "missing")]


@pytest.mark.parametrize("options", [PREDETERMINED, PlayoffOptions(online_puzzles=())])
def test_r14_lists_nobody_reads_are_refused(options: PlayoffOptions) -> None:
    with pytest.raises(BadFormError) as refused:
        read_preferences({"lists": "P1"}, options)
    assert refused.value.problems == (("lists", "not_asked"),)


def test_r14_live_rank_one_chooses_before_every_round() -> None:
    stage = played(
        with_lists(field(), {"p1": "P1"}),
        lambda pairing: pairing.seats[1] if pairing.label == "A1" else pairing.seats[0],
    )
    assert set(stage.answers) >= {"live_puzzle_F", "live_puzzle_G", "live_puzzle_H"}
    stage = played(with_lists(field(), {"p1": "P1"}), worse_rank, rounds=7)
    top = Progress(stage, OPTIONS).entrant(Progress(stage, OPTIONS).ranking.seed_at(1))
    (prompt,) = prompts(stage)
    assert (prompt.key, prompt.who) == ("live_puzzle_F", (top,))
    assert [option.value for option in prompt.choices] == ["L1", "L2", "L3", "L4"]


def test_r14_live_from_what_is_left() -> None:
    stage = played(with_lists(field(), {"p1": "P1"}), better_rank, rounds=7)
    stage, found = next_round(answered(stage, live_puzzle_F="L3"))
    assert found.facts == {PUZZLE: "L3"}
    (reason,) = why(found, "chosen")
    assert (reason.about, reason.params) == (("p1",), {"puzzle": "L3", "rank": 1})
    stage = published(stage, found, lambda pairing: won_by(pairing, pairing.seats[0]))
    (prompt,) = prompts(stage)
    assert (prompt.key, [option.value for option in prompt.choices]) == ("live_puzzle_G", ["L1", "L2", "L4"])


def test_r14_a_code_used_online_is_free_live_when_the_pools_share_it() -> None:
    options = PlayoffOptions(live_puzzles=("P1", "P2", "P3"))
    stage = played(with_lists(field(), {"p1": "P1 P2 P3"}), better_rank, options, rounds=7)
    (prompt,) = prompts(stage, options)
    assert [option.value for option in prompt.choices] == ["P1", "P2", "P3"]


def test_r14_an_absent_rank_one_does_not_choose() -> None:
    stage = with_status(played(with_lists(field(), {"p2": "P1"}), better_rank, rounds=7), ["p1"])
    (prompt,) = prompts(stage)
    assert prompt.who == ("p2",)
    assert prompt.question.params["rank"] == 2


def test_r14_where_no_match_is_played_no_puzzle_is_used() -> None:
    stage = with_lists(field(2), {"p1": "P1"})
    stage, found = next_round(stage)
    assert (found.pairings, found.facts) == ((), {})
    stage = played(stage, better_rank)
    assert [puzzle for puzzle in puzzles(stage) if puzzle] == ["L1", "L2"]


def test_r15_a_list_before_no_list() -> None:
    assert choice("A", {}, {16: POOL}).pick_priority()[0] == 16


def test_r15_still_solving_before_done() -> None:
    everybody = dict.fromkeys(range(1, 17), POOL)
    assert choice("E", {}, everybody).pick_priority()[0] == 3
    assert choice("E", {}, everybody).pick_priority()[-2:] == (1, 2)
    assert choice("F", {}, everybody).pick_priority()[0] == 5
    order = (1, 16, *range(3, 16), 2)
    assert choice("G", {}, everybody, order=order).pick_priority()[0] == 6
    assert set(choice("G", {}, everybody, order=order).pick_priority()[-6:]) == {1, 2, 3, 4, 5, 16}


def test_r15_by_bracket_then_by_seed_not_rank() -> None:
    everybody = dict.fromkeys(range(1, 17), POOL)
    losses = {1: 2, 2: 1, 3: 1, **dict.fromkeys(range(5, 17), 3)}
    order = (4, 3, 2, 1, *range(5, 17))
    assert choice("B", losses, everybody, order=order).pick_priority()[:4] == (4, 2, 3, 1)


def test_r15_the_absent_do_not_pick() -> None:
    everybody = dict.fromkeys(range(2, 17), POOL)
    assert 1 not in choice("A", {}, everybody, absent=frozenset({1})).pick_priority()
    stage = with_status(played(with_lists(field(), {"p1": "P8"}), better_rank, rounds=1), ["p1"])
    assert [prompt.key for prompt in prompts(stage)] == ["drawn_list"]


def test_r15_it_is_told_who_was_passed_over_and_why() -> None:
    stage = with_lists(field(), {"p3": "P5", "p1": "P6"})
    _, found = next_round(played(stage, better_rank, rounds=4))
    passed = why(found, "pick_passed_done", "pick_passed_no_list", "pick_passed_bracket")
    assert [(reason.code, reason.about) for reason in passed] == [
        ("pick_passed_done", ("p1", "p3")),
        ("pick_passed_no_list", ("p2", "p3")),
    ]
    upset = played(with_lists(field(), {"p1": "P1", "p16": "P5"}), worse_rank, rounds=1)
    _, found = next_round(upset)
    assert ("pick_passed_bracket", ("p1", "p16")) in [(reason.code, reason.about) for reason in found.rationale]


def test_r16_the_first_unused_puzzle_of_the_list() -> None:
    stage = played(with_lists(field(), {"p1": "P4 P2 P7"}), better_rank, rounds=2)
    assert puzzles(stage) == ["P4", "P2"]
    assert used_puzzles(Progress(stage, OPTIONS), "online") == {"P4", "P2"}


def test_r16_reversed_for_the_best_rank_that_does_not_solve() -> None:
    assert reversed_rounds(TABLE) == set("CEFG")
    stage = played(with_lists(field(), {"p1": "P4 P2 P7"}), better_rank, rounds=3)
    assert puzzles(stage) == ["P4", "P2", "P8"]
    (reason,) = why(stage.rounds[2].pairings, "picked_reversed")
    assert (reason.about, reason.params["puzzle"]) == (("p1",), "P8")


def test_r16_not_for_the_best_seed_who_is_not_the_best_rank() -> None:
    order = (2, 1, *range(3, 17))
    losses = dict.fromkeys(range(5, 17), 1)
    assert not choice("C", losses, {1: POOL}, order=order).pick().reversed
    assert choice("C", losses, {1: POOL}).pick().reversed


def test_r16_a_list_for_the_round_comes_before_the_list_for_all() -> None:
    stage = played(with_lists(field(), {"p1": "P4\nB: P6"}), better_rank, rounds=2)
    assert puzzles(stage) == ["P4", "P6"]


def test_r16_a_pool_that_changed_after_the_lists_were_given_is_used_up_in_its_order() -> None:
    wishes: dict[int, tuple[str, ...]] = {1: ("P9", "P2")}
    assert choice("A", {}, wishes, "P2").pick().puzzle == "P1"


def test_r17_nobody_gave_a_list_so_one_is_drawn_once() -> None:
    stage = answered(field(), reveal="yes")
    (prompt,) = prompts(stage)
    assert (prompt.key, prompt.low, prompt.high) == ("drawn_list", 1, 40320)
    stage = played(answered(stage, drawn_list="40320"), better_rank, rounds=3)
    assert puzzles(stage) == ["P8", "P7", "P6"]
    assert [reason.code for reason in why(stage.rounds[2].pairings, "picked_by_lot")] == ["picked_by_lot"]


def test_r17_a_single_list_is_enough() -> None:
    stage = answered(with_lists(field(), {"p16": "P5"}), reveal="yes")
    assert FORMAT.status(stage, OPTIONS) == NeedsPairing()
    assert paired(FORMAT, stage, OPTIONS).facts == {PUZZLE: "P5"}


def test_r17_every_number_is_another_order() -> None:
    pool = POOL[:4]
    orders = [tuple(drawn_list(number, pool)) for number in range(1, orders_of(pool) + 1)]
    assert len(set(orders)) == 24
    assert (orders[0], orders[-1]) == (pool, pool[::-1])
    assert orders == sorted(orders)


def test_every_question_is_asked_once() -> None:
    stage = ready(field())
    assert set(stage.answers) == {"reveal", "drawn_list"}
