"""Rules 1 to 8, 34 and 35: rounds, results, standings, coming and leaving, who starts."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from formats.core.contract import AwaitsResults, Finished, NeedsPairing
from formats.core.errors import BadReportError, FieldError, OptionsError
from formats.core.model import Entrant, EntrantData, Pairing, RoundPairings
from formats.core.results import Report, Result, forfeit_result
from formats.core.state import Round
from formats.core.values import pairing_id
from formats.systems.cop import FORMAT
from formats.systems.cop.options import CopOptions
from tests.formats.stage_builder import paired, published, with_result, with_status
from tests.formats.systems.cop.made import (
    COP_ONLY,
    better_seed_wins,
    field_of,
    line_of,
    played,
    reasons_of,
    scored,
    with_games,
)


def test_rule_1_as_many_rounds_as_the_director_says() -> None:
    options = CopOptions(rounds=5, simulations=10, always_wins_simulations=10)
    stage = played(field_of(4), options, 4)

    assert FORMAT.planned_rounds(stage, options) == 5
    assert FORMAT.status(stage, options) == NeedsPairing()
    assert FORMAT.status(played(stage, options, 1), options) == Finished()


def test_rule_1_two_players_at_least_and_no_more_prizes_than_players() -> None:
    field = [Entrant(id=f"e{number}", number=number) for number in range(1, 1002)]
    for players, prizes, code, limit in (
        (1, 1, "too_few", 2),
        (3, 4, "too_many_prizes", 3),
        (1001, 1, "too_many", 1000),
    ):
        with pytest.raises(FieldError) as refused:
            FORMAT.check(field[:players], CopOptions(place_prizes=prizes))
        assert (refused.value.code, refused.value.limit) == (code, limit)
    FORMAT.check(field[:3], CopOptions(place_prizes=3))


def test_rule_2_the_check_sum_is_recorded_and_a_change_is_loud() -> None:
    before, after = CopOptions(), CopOptions(hopefulness=(0, 0.2))
    stage = played(field_of(8), before, 1)
    assert stage.rounds[0].pairings.facts["check_sum"] == before.check_sum()

    same, changed = paired(FORMAT, stage, before), paired(FORMAT, stage, after)

    assert reasons_of(same, "published_changed") == []
    (warning,) = reasons_of(changed, "published_changed")
    assert warning.warning
    assert warning.params == {"before": before.check_sum(), "check_sum": after.check_sum()}


def test_rule_2_a_directors_word_on_single_rounds_is_not_part_of_what_was_published() -> None:
    options = CopOptions(based_on=("9:7",), prepaired=("9 e1 e2",))

    assert options.check_sum() == CopOptions().check_sum()
    assert {"based_on", "prepaired", "hopefulness"} <= FORMAT.changeable
    assert not {"rounds", "opening", "first_cop_round", "round_robin_margin"} & FORMAT.changeable


@pytest.mark.parametrize("scores, half_points", [((401, 400), (2, 0)), ((0, 1), (0, 2)), ((-5, -5), (1, 1))])
def test_rule_3_scores_decide(scores: tuple[int, int], half_points: tuple[int, int]) -> None:
    result = scored(scores)

    assert (result.half_points, result.scores) == (half_points, scores)


@pytest.mark.parametrize("winner, scores", [("a", (400, 401)), ("b", (5, 5)), (None, (5, 4))])
def test_rule_3_scores_that_contradict_the_winner_are_refused(winner: str | None, scores: tuple[int, int]) -> None:
    pairing = Pairing(id="g", board=1, seats=("a", "b"))

    with pytest.raises(BadReportError) as refused:
        FORMAT.judge(Report(winner=winner, scores=scores), pairing, field_of(2), CopOptions())

    assert (refused.value.pairing, refused.value.code) == ("g", "scores_contradict_winner")


def test_rule_3_a_result_without_scores_counts_with_no_spread() -> None:
    pairing = Pairing(id=pairing_id(0, 1, 1), board=1, seats=("e1", "e2"))
    result = FORMAT.judge(Report(winner="e2"), pairing, field_of(2), CopOptions())
    stage = published(field_of(2), RoundPairings(pairings=(pairing,)), lambda _: result)

    assert line_of(stage, "e2") == (2, 0)


def test_rule_4_a_bye_is_a_win_by_fifty() -> None:
    options = CopOptions(rounds=3, bye_spread=50)
    stage = played(field_of(3), options, 1)
    (bye,) = stage.rounds[0].pairings.byes

    assert line_of(stage, bye.entrant, options) == (2, 50)


def test_rule_5_absence_and_forfeits_lose_by_fifty() -> None:
    stage = with_games(field_of(4), ("e1", "e2", (400, 300)))
    assert [line_of(stage, who) for who in ("e1", "e2", "e3")] == [(2, 100), (0, -100), (0, -50)]

    forfeited = with_result(stage, 1, 1, forfeit_result(("e1", "e2"), ("e1",)))
    assert [line_of(forfeited, who) for who in ("e1", "e2")] == [(0, -50), (2, 50)]
    nobody_came = with_result(stage, 1, 1, forfeit_result(("e1", "e2"), ("e1", "e2")))
    assert [line_of(nobody_came, who) for who in ("e1", "e2")] == [(0, -50), (0, -50)]
    void = with_result(stage, 1, 1, Result(half_points=(0, 0), how="void"))
    assert [line_of(void, who) for who in ("e1", "e2")] == [(0, 0), (0, 0)]


def test_rule_6_before_the_first_round_the_seeds() -> None:
    assert [line.rank for line in FORMAT.rank(field_of(4), CopOptions())] == [1, 2, 3, 4]


def test_rule_8_the_end_waits_for_all_results() -> None:
    options = CopOptions(rounds=2, based_on=("2:0",), opening="swiss", first_cop_round=3)
    stage = field_of(4)
    for _ in range(2):
        stage = published(stage, paired(FORMAT, stage, options), better_seed_wins)
    stage = with_result(stage, 1, 2, None)

    assert FORMAT.status(stage, options) == AwaitsResults(("s0r1b2",))


@pytest.mark.parametrize("option", ["based_on", "prepaired"])
@pytest.mark.parametrize("entries", [["x"], ["3:3"], ["3:5"], ["3 e1 e1"], ["3 bye e1"], ["3 e1 e2", "3 e2 bye"]])
def test_rules_8_and_12_nonsense_is_refused(option: str, entries: list[str]) -> None:
    with pytest.raises(OptionsError):
        FORMAT.read_options({option: entries})


def test_rule_35_whoever_has_a_fixed_table_plays_there_and_the_reason_says_so() -> None:
    stage = field_of(8)
    options = CopOptions(rounds=5, opening="swiss", first_cop_round=5)
    last = stage.entrants["e8"]
    seated = last.model_copy(update={"data": EntrantData(rating=last.data.rating, attributes={"table": 1})})
    fixed = replace(stage, entrants={**stage.entrants, "e8": seated})

    before, after = paired(FORMAT, stage, options), paired(FORMAT, fixed, options)

    assert "e8" not in before.pairings[0].seats
    assert "e8" in after.pairings[0].seats
    assert {frozenset(pairing.seats) for pairing in before.pairings} == {
        frozenset(pairing.seats) for pairing in after.pairings
    }
    assert [pairing.board for pairing in after.pairings] == [1, 2, 3, 4]
    (reason,) = [reason for reason in after.pairings[0].reasons if reason.code == "fixed_table"]
    assert (reason.about, reason.params) == (("e8",), {"table": 1})


def test_rule_35_a_fixed_table_beyond_the_last_is_the_last_and_the_reason_says_so() -> None:
    stage = field_of(8)
    data = EntrantData(rating=stage.entrants["e8"].data.rating, attributes={"table": 20})
    far = replace(stage, entrants={**stage.entrants, "e8": stage.entrants["e8"].model_copy(update={"data": data})})
    last = paired(FORMAT, far, CopOptions(rounds=5, opening="swiss", first_cop_round=5)).pairings[-1]
    assert "e8" in last.seats
    (reason,) = [reason for reason in last.reasons if reason.code == "fixed_table_beyond"]
    assert (reason.about, reason.params) == (("e8",), {"table": 20, "last": 4, "board": 4})


def test_rule_34_whoever_comes_late_has_lost_the_rounds_before() -> None:
    options = CopOptions(rounds=8, **COP_ONLY)
    stage = played(field_of(6), options, 2)
    newcomer = Entrant(id="e7", number=7)
    longer = replace(stage, seeds=(*stage.seeds, "e7"), entrants={**stage.entrants, "e7": newcomer})

    assert line_of(longer, "e7") == (0, -100)
    found = paired(FORMAT, longer, options)
    assert found.members() == frozenset(longer.seeds)


def test_rule_34_whoever_has_the_bye_takes_the_seat_of_one_who_left() -> None:
    options = CopOptions(rounds=8, **COP_ONLY)
    stage = field_of(5)
    found = paired(FORMAT, stage, options)
    gone = found.pairings[0].seats[0]
    round_ = Round(1, found, {})
    stage = with_status(replace(stage, rounds=(round_,)), [gone])

    mended = FORMAT.repair(stage, round_, gone, options)

    assert mended is not None
    assert mended.byes == ()
    assert set(mended.pairings[0].seats) == {found.pairings[0].seats[1], found.byes[0].entrant}
    assert FORMAT.repair(stage, replace(round_, pairings=mended), gone, options) is None


def test_rule_35_whoever_started_less_often_starts() -> None:
    options = CopOptions(rounds=9, **COP_ONLY)
    stage = played(field_of(6), options, 8)

    starts = Counter(pairing.seats[0] for pairing, _ in stage.games())
    assert all(3 <= starts[who] <= 5 for who in stage.seeds)


def test_rule_5_rounds_that_were_missed_are_told_with_the_spread_they_cost() -> None:
    missed = FORMAT.missed(field_of(2), "e1", 3, CopOptions(bye_spread=70))

    assert (missed.code, missed.rule, missed.about) == ("missed_lost", "R5", ("e1",))
    assert missed.params == {"rounds": 3, "spread": 70}


def test_rule_6_whoever_is_above_by_spread_alone_is_told_so() -> None:
    stage = with_games(field_of(4), ("e1", "e2", (400, 300)), ("e3", "e4", (500, 300)))
    stage = with_games(stage, ("e1", "e4", (400, 300)), ("e2", "e3", (400, 300)))

    lines = FORMAT.rank(stage, CopOptions())

    assert [(line.entrant, line.tie_breaks) for line in lines] == [
        ("e1", ("+200",)),
        ("e3", ("+100",)),
        ("e2", ("+0",)),
        ("e4", ("-300",)),
    ]
    assert [[(reason.code, reason.rule, reason.about) for reason in line.reasons] for line in lines] == [
        [],
        [],
        [("parted_by_spread", "R6", ("e3", "e2"))],
        [],
    ]


def test_what_is_published_is_what_the_check_sum_is_of() -> None:
    options = CopOptions(based_on=("9:7",))

    assert FORMAT.published(options) == FORMAT.published(CopOptions())
    assert "hopefulness" in FORMAT.published(options)
    assert not {"based_on", "prepaired"} & FORMAT.published(options).keys()


def test_the_directors_word_on_a_round_replaces_the_one_before() -> None:
    options = CopOptions(based_on=("9:7", "8:7"))

    assert FORMAT.base_of(9, options) == 7
    assert FORMAT.base_of(10, options) is None
    assert FORMAT.based_on(9, 6, options) == {"based_on": ["8:7", "9:6"]}
    assert FORMAT.based_on(9, 8, options) == {"based_on": ["8:7"]}
