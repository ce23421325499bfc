"""Rules 1 to 8, one test for each: rounds, results, standings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from formats.core.contract import AwaitsResults, Finished, NeedsPairing
from formats.core.errors import BadReportError, FieldError, OptionsError
from formats.core.model import Entrant, EntrantData, Pairing, RoundPairings
from formats.core.results import Report, Result, forfeit_result
from formats.core.values import pairing_id
from formats.systems.cop import FORMAT
from formats.systems.cop.options import CopOptions
from formats.systems.cop.position import position_after
from tests.formats.stage_builder import paired, published, with_result
from tests.formats.systems.cop.made import (
    COP_ONLY,
    better_seed_wins,
    field_of,
    games_of,
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


def test_rule_6_wins_then_spread_then_a_shared_rank_in_seed_order() -> None:
    stage = with_games(field_of(6), ("e6", "e1", (410, 400)), ("e2", "e5", (450, 350)), ("e4", "e3", (410, 400)))

    lines = FORMAT.rank(stage, CopOptions())

    assert [(line.rank, line.entrant) for line in lines] == [
        (1, "e2"),
        (2, "e4"),
        (2, "e6"),
        (4, "e1"),
        (4, "e3"),
        (6, "e5"),
    ]
    assert [reason.about for line in lines for reason in line.reasons] == [("e2", "e4"), ("e3", "e5")]
    assert position_after(stage, CopOptions(), 1).players == tuple(line.entrant for line in lines)


def test_rule_6_before_the_first_round_the_seeds() -> None:
    assert [line.rank for line in FORMAT.rank(field_of(4), CopOptions())] == [1, 2, 3, 4]


def test_rule_7_only_games_played_or_to_be_played_are_meetings() -> None:
    stage = with_games(field_of(6), ("e1", "e2", (1, 0)), ("e3", "e4", (1, 0)), ("e5", "e6", (1, 0)))
    stage = with_result(stage, 1, 2, forfeit_result(("e3", "e4"), ("e4",)))
    stage = with_result(stage, 1, 3, None)

    position = position_after(stage, CopOptions(), 0)

    met = {frozenset((position.players[i], position.players[j])) for i, j in position.met}
    assert met == {frozenset(("e1", "e2")), frozenset(("e5", "e6"))}


def test_rule_8_a_round_based_on_older_standings_need_not_wait_and_counts_all_repeats() -> None:
    options = CopOptions(rounds=6, based_on=("3:1",), **{**COP_ONLY, "first_cop_round": None})
    stage = with_games(field_of(4), ("e1", "e2", (500, 400)), ("e3", "e4", (450, 400)))
    stage = with_games(stage, ("e1", "e3", (300, 500)), ("e2", "e4", (400, 390)))
    stage = with_result(stage, 2, 1, None)

    assert FORMAT.status(stage, options) == NeedsPairing()
    assert FORMAT.status(stage, options.model_copy(update={"based_on": ()})) == AwaitsResults(("s0r2b1",))
    found = paired(FORMAT, stage, options)
    assert games_of(found) == {frozenset(("e1", "e4")), frozenset(("e2", "e3"))}
    assert reasons_of(found, "older_standings")[0].params == {"round": 1}
    assert position_after(stage, options, 1).rounds_left == 5


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
