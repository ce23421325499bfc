"""Rule 33: the recorded reasons of a round and its pairings, number by number."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from formats.core.lots import Lots
from formats.systems.cop import FORMAT
from formats.systems.cop.destiny import Control
from formats.systems.cop.options import CopOptions
from formats.systems.cop.outcome import Outcome
from formats.systems.cop.pairing import CopRound
from formats.systems.cop.position import Ranks
from formats.systems.cop.reasons import (
    cop_pair_reasons,
    cop_reasons,
    group_reasons,
    options_reasons,
    pin_reasons,
    standings_reasons,
    swiss_reasons,
)
from formats.systems.cop.relaxing import Dropped
from formats.systems.cop.weights import Broken, Weight
from tests.formats.stage_builder import paired
from tests.formats.systems.cop.made import (
    COP_ONLY,
    OPTIONS,
    field_of,
    finding,
    played,
    reasons_of,
    standing,
    terms,
    with_games,
)
from tests.formats.systems.cop.made_rounds import EVEN, ODD, codes, made, told


def test_a_pairing_tells_its_ranks_from_one_its_games_so_far_and_its_columns() -> None:
    weight = Weight(repeats=5, rank_difference=8, can_catch=2, times=3, broken=Broken(control=True))
    found = made({(0, 2): weight, (3, 5): weight}, position=replace(EVEN, met={(0, 2): 3}))

    reason = told(cop_pair_reasons(found, (0, 2)), "pair_weights")

    assert (reason.rule, reason.about) == ("R31", ("a", "c"))
    assert reason.params == {
        "rank": 1,
        "other_rank": 3,
        "times": 3,
        "total": 1015,
        "repeats": 5,
        "rank_difference": 8,
        "can_catch": 2,
        "control": 1000,
        "gibson": 0,
        "koth": 0,
        "prepaired": 0,
    }
    bye = told(cop_pair_reasons(replace(found, position=ODD), (3, 5)), "bye_weights")
    assert (bye.about, bye.params["rank"]) == (("d",), 4)


def test_what_forced_a_pairing_is_told_with_its_rule() -> None:
    findings = finding(gibsonized=1, hill=((2, 3),), classes=((3, 4),), child=1, leaders_opponents=(1, 2))
    found = made(findings=findings, pinned=frozenset({4, 5}))

    def forced(pair: Ranks, by: CopRound = found) -> set[tuple[str, str]]:
        causes = {"prepaired", "hill", "class_prize", "destiny", "bye_gibson", "bye_top_down", "bye_contender"}
        return {(reason.code, reason.rule) for reason in cop_pair_reasons(by, pair) if reason.code in causes}

    assert forced((2, 3)) == {("hill", "R22")}
    assert forced((3, 4)) == {("class_prize", "R23")}
    assert forced((4, 5)) == {("prepaired", "R12")}
    assert forced((0, 1)) == forced((0, 2)) == {("destiny", "R28")}
    assert forced((1, 2)) == forced((0, 3)) == set()
    odd = replace(found, position=replace(ODD, pins={3: 3, 4: 4}), findings=replace(findings, hill=((2, 5),)))
    assert forced((0, 5), odd) == {("bye_gibson", "R29")}
    assert forced((1, 5), odd) == forced((2, 5), odd) == set()
    assert forced((3, 5), odd) == {("bye_contender", "R29")}
    assert forced((3, 5), replace(odd, terms=terms(3, top_down_byes=True))) == {("bye_top_down", "R29")}
    assert forced((4, 5), odd) == {("prepaired", "R12")}


def test_meeting_again_is_a_warning_and_another_one_where_it_was_in_the_round_before() -> None:
    position = replace(EVEN, met={(0, 1): 2, (2, 3): 1, (4, 5): 1}, met_last=frozenset({(2, 3)}))
    found = made(position=position)

    def warned(pair: Ranks) -> list[tuple[str, dict[str, Any]]]:
        return [(reason.code, reason.params) for reason in cop_pair_reasons(found, pair) if reason.warning]

    assert warned((0, 1)) == [("repeat", {"times": 2})]
    assert warned((2, 3)) == [("repeat", {"times": 1}), ("back_to_back", {})]
    assert warned((1, 2)) == []


def test_rule_11_a_swiss_pairing_tells_ranks_and_wins_of_both() -> None:
    level, apart = swiss_reasons(standing([5, 5, 2], 3), (0, 1)), swiss_reasons(standing([5, 4, 2], 3), (1, 2))

    assert codes(level) == ["swiss_level"]
    assert level[0].params == {"rank": 1, "other_rank": 2, "wins": "2.5", "other_wins": "2.5"}
    assert codes(apart) == ["swiss_float"]
    assert apart[0].params == {"rank": 2, "other_rank": 3, "wins": "2", "other_wins": "1"}
    again = swiss_reasons(standing([5, 5], 3, met={(0, 1): 1}), (0, 1))
    assert [(reason.code, reason.rule) for reason in again] == [("swiss_level", "R11"), ("repeat", "R11")]


def test_the_simulations_are_told_with_how_many_and_how() -> None:
    simulated = told(cop_reasons(made()), "simulated")

    assert simulated.params == {
        "simulations": 100,
        "rounds_left": 3,
        "players": 3,
        "factor": 2,
        "games": 9,
        "margins": "uniform",
    }


def test_rule_15_each_gibsonized_player_is_told_with_the_place() -> None:
    reasons = [reason for reason in cop_reasons(made(findings=finding(gibsonized=2))) if reason.code == "gibsonized"]

    assert [(reason.about, reason.params) for reason in reasons] == [(("a",), {"place": 1}), (("b",), {"place": 2})]


def test_rule_19_the_lowest_contenders_are_told_for_each_place_with_a_prize_that_is_open() -> None:
    findings = finding(gibsonized=1, hopes=(0, 3, 4), lowest_hopeful=3, lowest_absolute=4)
    reasons = cop_reasons(made(findings=findings))

    cashers = told(reasons, "cashers")
    assert cashers.about == ("d", "e")
    assert cashers.params == {"hopeful_rank": 4, "absolute_rank": 5, "prizes": 2, "share": "25.00%"}
    contender = told(reasons, "contender")
    assert (contender.about, contender.params) == (("d",), {"place": 2, "rank": 4})


def test_rule_19_there_are_no_more_prizes_than_players_who_were_simulated() -> None:
    found = made(findings=finding(hopes=(2, 3)), terms=terms(3, place_prizes=5))

    assert told(cop_reasons(found), "cashers").params["prizes"] == 2
    assert codes(cop_reasons(found)).count("contender") == 2


@pytest.mark.parametrize(
    "wins, failures, code, loss",
    [
        (50, 0, "destiny_safe", "50.00%"),
        (49, 0, "destiny_at_stake", "51.00%"),
        (49, 1, "nearly_destiny_at_stake", "51.00%"),
        (90, 2, "nearly_destiny_safe", "10.00%"),
    ],
)
def test_rule_20_what_destinys_child_would_lose_is_told_with_the_threshold(
    wins: int, failures: int, code: str, loss: str
) -> None:
    control = Control(rank=2, wins=wins, simulations=100, failures=failures)
    found = made(findings=finding(child=2, leaders_opponents=(1, 2)), control=control)

    reason = told(cop_reasons(found), code)

    always = {"always": 100 - failures} if failures else {}
    assert (reason.rule, reason.about) == ("R20", ("a", "c"))
    assert reason.params == {"rank": 3, "wins": wins, "simulations": 100, "loss": loss, "threshold": "50.00%", **always}


def test_rule_21_whom_the_leader_may_play_is_told_or_that_there_is_nobody() -> None:
    steered = told(cop_reasons(made(findings=finding(child=2, leaders_opponents=(1, 2)))), "steered")
    assert (steered.rule, steered.about, steered.params) == ("R21", ("a", "c", "b", "c"), {"rank": 3, "choices": 2})

    nobody = told(cop_reasons(made(findings=finding(child=2))), "steered_to_nobody")
    assert (nobody.about, nobody.params) == (("a", "c"), {"rank": 3, "choices": 0})
    assert not {"steered", "steered_to_nobody"} & set(codes(cop_reasons(made())))


def test_rule_32_what_was_given_up_is_a_warning_with_its_pairs_and_players() -> None:
    dropped = Dropped(constraint="beyond", pairs=((0, 3), (4, 5)), ranks=2)
    reason = told(cop_reasons(made(position=ODD, dropped=(dropped,))), "dropped_beyond")

    assert (reason.rule, reason.about, reason.warning) == ("R27", ("a", "d", "e"), True)
    assert reason.params == {"pairs": 2, "ranks": 2}


def test_rule_33_places_that_were_reached_are_counted_from_one_and_prizes_are_shares() -> None:
    reasons = [reason for reason in cop_reasons(made()) if reason.code == "chances"]

    assert [reason.about for reason in reasons] == [("a",), ("b",), ("c",)]
    assert [reason.params for reason in reasons] == [
        {"best": 1, "worst": 2, "prize": "100.00%", "counts": "1:90 2:10"},
        {"best": 1, "worst": 3, "prize": "70.00%", "counts": "1:10 2:60 3:30"},
        {"best": 2, "worst": 3, "prize": "30.00%", "counts": "2:30 3:70"},
    ]


def test_rule_33_places_that_nobody_reached_in_between_are_left_out() -> None:
    gaps = Outcome(10, ((5, 0, 5), (0, 10, 0), (5, 0, 5)), factor=1, games=1)
    first = next(reason for reason in cop_reasons(made(outcome=gaps)) if reason.code == "chances")

    assert first.params["counts"] == "1:5 3:5"


def test_rule_31_the_weights_of_the_games_and_of_the_bye_add_up() -> None:
    heavy = Weight(repeats=10, rank_difference=20, can_catch=30, times=1, broken=Broken(gibson=True))
    found = made({(0, 1): heavy, (4, 5): heavy}, position=ODD, pairs=((0, 1), (2, 3)), byes=(4,))

    assert told(cop_reasons(found), "weights_sum").params == {"sum": 121, "prohibitive": 1000}


def test_rule_10_a_group_is_told_with_its_number_and_its_players() -> None:
    first, second = group_reasons([("a", "b", "c", "d"), ("e", "f", "g", "")], "")

    assert (first.about, first.params) == (("a", "b", "c", "d"), {"group": 1, "free_seats": 0, "players": 4})
    assert (second.about, second.params) == (("e", "f", "g"), {"group": 2, "free_seats": 1, "players": 3})


def test_rule_12_of_a_prepaired_game_that_is_not_played_whoever_is_in_is_told() -> None:
    reasons = pin_reasons([("a", "b"), ("c", "d")], kept={"c", "d"}, active={"a", "c", "d"})

    assert [(reason.code, reason.about, reason.warning) for reason in reasons] == [("prepaired_dropped", ("a",), True)]


def test_rule_8_older_standings_are_told() -> None:
    stage = played(field_of(4), CopOptions(rounds=8, **COP_ONLY), 2)

    assert standings_reasons(stage, 2) == []
    assert [reason.params for reason in standings_reasons(stage, 1)] == [{"round": 1}]


def test_rule_2_a_change_of_what_was_published_is_told_against_the_round_before() -> None:
    before, after = (CopOptions(rounds=8, place_prizes=prizes, **COP_ONLY) for prizes in (1, 2))
    stage = played(played(field_of(4), before, 1), after, 1)

    assert codes(options_reasons(field_of(4), after)) == ["published"]
    assert codes(options_reasons(stage, after)) == ["published"]
    changed = told(options_reasons(stage, before), "published_changed")
    assert changed.params == {"check_sum": before.check_sum(), "before": after.check_sum()}
    assert changed.warning


def test_the_first_reason_of_a_round_says_how_it_is_played_and_how_many_there_are() -> None:
    options = CopOptions(rounds=8, simulations=10, always_wins_simulations=10)
    first = reasons_of(paired(FORMAT, field_of(5), options), "round_round_robin")[0]
    later = reasons_of(paired(FORMAT, played(field_of(5), options, 5), options), "round_cop")[0]

    assert first.params == {"round": 1, "rounds": 8, "of_schedule": 1, "schedule": 5}
    assert later.params == {"round": 6, "rounds": 8}


def test_rule_33_the_rationale_tells_who_can_still_come_in_where() -> None:
    options = CopOptions(rounds=8, place_prizes=2, **COP_ONLY)
    found = paired(FORMAT, played(field_of(6), options, 5), options)

    chances = reasons_of(found, "chances")
    assert {reason.about[0] for reason in chances} <= {f"e{number}" for number in range(1, 7)}
    for reason in chances:
        counts = dict(entry.split(":") for entry in str(reason.params["counts"]).split())
        assert sum(map(int, counts.values())) == 200
        assert reason.params["best"] == min(map(int, counts))
        assert reason.params["worst"] == max(map(int, counts))
    (simulated,) = reasons_of(found, "simulated")
    assert simulated.params["simulations"] == 200
    assert len(reasons_of(found, "contender")) == 2


def test_rule_33_the_rationale_names_the_leader_the_child_and_whom_the_leader_may_play() -> None:
    options = CopOptions(rounds=8, place_prizes=2, control_loss_activation_round=1, **COP_ONLY)
    stage = played(field_of(8), options, 3)
    order = [line.entrant for line in FORMAT.rank(stage, options)]
    found = paired(FORMAT, stage, options)

    (steered,) = reasons_of(found, "steered")
    leader, child, *opponents = steered.about
    assert (leader, child) == (order[0], order[int(str(steered.params["rank"])) - 1])
    assert len(opponents) == steered.params["choices"]
    game = next(pairing for pairing in found.pairings if leader in pairing.seats)
    assert game.opponent(leader) in opponents
    (at_stake,) = [*reasons_of(found, "destiny_at_stake"), *reasons_of(found, "destiny_safe")]
    assert at_stake.about == (order[0], order[int(str(at_stake.params["rank"])) - 1])


def test_rule_33_the_seed_of_the_simulations_is_a_recorded_draw() -> None:
    options = CopOptions(rounds=8, **COP_ONLY)
    lots = Lots("recorded")

    FORMAT.pair(field_of(6), options, lots)

    assert (lots.draws[0].purpose, lots.draws[0].high) == ("simulations for round 1", 2**63 - 1)


def test_rule_22_pairs_of_the_hill_say_that_they_were_forced() -> None:
    options = OPTIONS.model_copy(update={"rounds": 6})
    stage = played(field_of(8), options, 5)
    leaders = {line.entrant for line in FORMAT.rank(stage, options)[:2]}
    forced = [
        set(pairing.seats)
        for pairing in paired(FORMAT, stage, options).pairings
        if ("hill", "R22") in {(reason.code, reason.rule) for reason in pairing.reasons}
    ]
    assert leaders in forced


def test_repeats_and_meeting_again_at_once_are_warnings() -> None:
    stage = field_of(2)
    once = with_games(stage, ("e1", "e2", (400, 300)))
    options = CopOptions(rounds=6, **COP_ONLY)

    found = paired(FORMAT, once, options)

    warnings = {reason.code for reason in found.pairings[0].reasons if reason.warning}
    assert warnings == {"repeat", "back_to_back"}
    assert not any(reason.warning for reason in paired(FORMAT, stage, options).pairings[0].reasons)
