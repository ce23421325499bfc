"""Rules 9 to 12: how each phase fills a round, and what every game and bye of it says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from formats.core.lots import Lots
from formats.core.model import Bye, RoundPairings
from formats.core.results import Result, forfeit_result
from formats.core.state import Round
from formats.systems.cop import FORMAT
from formats.systems.cop.options import CopOptions
from formats.systems.cop.rounds import known_groups
from formats.systems.cop.scores import Score, margins_of, running_scores, scores_after
from tests.formats.stage_builder import paired, with_status
from tests.formats.systems.cop.made import COP_ONLY, field_of, games_of, played, reasons_of, scored, with_games

TABLE = CopOptions(rounds=8, simulations=10, always_wins_simulations=10)
GROUPS = CopOptions(rounds=14, opening="initial_fontes", simulations=10, always_wins_simulations=10)
SWISS = CopOptions(rounds=14, opening="swiss", simulations=10, always_wins_simulations=10)


def bye_reasons(found: RoundPairings) -> dict[str, list[tuple[str, str, tuple[str, ...]]]]:
    return {bye.entrant: [(reason.code, reason.rule, reason.about) for reason in bye.reasons] for bye in found.byes}


def of_seats(found: RoundPairings, code: str) -> bool:
    """Does each game tell this reason of its own two players?"""
    told = [[reason for reason in pairing.reasons if reason.code == code] for pairing in found.pairings]
    return all(
        [set(reason.about) for reason in mine] == [set(pairing.seats)]
        for mine, pairing in zip(told, found.pairings, strict=True)
    )


def test_rule_10_each_game_of_the_table_and_whoever_is_free_say_so() -> None:
    found = paired(FORMAT, field_of(5), TABLE)

    assert len(found.pairings) == 2
    assert of_seats(found, "schedule")
    (free,) = found.byes
    assert bye_reasons(found) == {free.entrant: [("bye_schedule", "R10", (free.entrant,))]}


@pytest.mark.parametrize("size, options", [(6, TABLE), (16, GROUPS)])
def test_rule_10_whose_opponent_of_the_table_or_group_has_left_has_the_bye_and_is_told_why(
    size: int, options: CopOptions
) -> None:
    stage = played(field_of(size), options, 1)
    alone = next(game for game in games_of(paired(FORMAT, stage, options)) if "e1" in game) - {"e1"}
    found = paired(FORMAT, with_status(stage, ["e1"]), options)

    (who,) = alone
    assert bye_reasons(found) == {who: [("bye_left_alone", "R10", (who,))]}


def test_rule_10_the_last_round_of_the_table_is_still_one_of_the_table() -> None:
    stage = played(field_of(5), TABLE, 4)
    told = reasons_of(paired(FORMAT, stage, TABLE), "round_round_robin")[0]

    assert told.params == {"round": 5, "rounds": 8, "of_schedule": 5, "schedule": 5}


def test_rule_10_the_drawn_groups_are_told_and_recorded() -> None:
    found = paired(FORMAT, field_of(15), GROUPS)

    told = [reason.about for reason in reasons_of(found, "fontes_group")]
    recorded = [group.split() for group in str(found.facts["groups"]).split(", ")]
    assert [[seat for seat in group if seat != "-"] for group in recorded] == [list(about) for about in told]
    assert sum(group.count("-") for group in recorded) == 1
    assert of_seats(found, "schedule")
    (free,) = found.byes
    assert bye_reasons(found) == {free.entrant: [("bye_schedule", "R10", (free.entrant,))]}


def test_rule_10_without_the_drawn_groups_everybody_plays_a_swiss_round() -> None:
    stage = played(field_of(16), GROUPS, 1)
    by_hand = replace(stage.rounds[0], pairings=stage.rounds[0].pairings.model_copy(update={"facts": {}}))
    found = paired(FORMAT, replace(stage, rounds=(by_hand,)), GROUPS)

    assert known_groups(replace(stage, rounds=(by_hand,))) == []
    assert len(found.pairings) == 8
    assert not reasons_of(found, "schedule")


def test_rule_11_the_bye_of_a_swiss_round_says_so() -> None:
    found = paired(FORMAT, field_of(5), SWISS)

    (bye,) = found.byes
    assert bye_reasons(found) == {bye.entrant: [("bye_swiss", "R11", (bye.entrant,))]}


def test_rule_12_prepaired_games_and_byes_say_so() -> None:
    options = SWISS.model_copy(update={"prepaired": ("1 e1 e2", "1 e3 bye")})
    found = paired(FORMAT, field_of(5), options)

    assert bye_reasons(found) == {"e3": [("prepaired", "R12", ("e3",))]}
    assert [reason.about for reason in reasons_of(found, "prepaired")] == [("e1", "e2"), ("e3",)]
    assert games_of(found) == {frozenset({"e1", "e2"}), frozenset({"e4", "e5"})}


def test_rule_18_the_seed_of_the_simulations_is_a_recorded_draw_of_63_bits() -> None:
    lots = Lots("cop")
    FORMAT.pair(field_of(4), CopOptions(rounds=8, **COP_ONLY), lots)

    draw = next(draw for draw in lots.draws if draw.purpose == "simulations for round 1")
    assert (draw.low, draw.high) == (0, 2**63 - 1)


def test_rule_3_wins_losses_and_ties_are_counted_one_by_one() -> None:
    stage = field_of(4)
    for scores in ((400, 300), (350, 350), (300, 301)):
        stage = with_games(stage, ("e1", "e2", scores), ("e3", "e4", (500, 1)))

    assert scores_after(stage, stage.rounds, 50)["e1"] == Score(half_points=3, spread=99, wins=1, losses=1, ties=1)
    assert scores_after(stage, stage.rounds[:2], 50)["e2"] == Score(half_points=1, spread=-100, losses=1, ties=1)


def test_rule_5_a_bye_wins_half_a_bye_nothing_and_an_absence_loses_the_spread_of_byes() -> None:
    byes = (Bye(entrant="e1"), Bye(entrant="e2", half_points=1), Bye(entrant="e3", half_points=0))
    stage = replace(field_of(4), rounds=(Round(1, RoundPairings(pairings=(), byes=byes), {}),))

    scores = scores_after(stage, stage.rounds, 50)

    assert [(scores[who].half_points, scores[who].spread) for who in stage.seeds] == [
        (2, 50),
        (1, 0),
        (0, -50),
        (0, -50),
    ]


def test_rule_5_margins_of_games_forfeits_and_games_without_scores() -> None:
    assert margins_of(scored((420, 400)), 50) == (20, -20)
    assert margins_of(forfeit_result(("a", "b"), ("b",)), 50) == (50, -50)
    assert margins_of(forfeit_result(("a", "b"), ("a", "b")), 50) == (-50, -50)
    assert margins_of(Result(half_points=(2, 0)), 50) == (0, 0)


def test_after_each_round_half_points_and_spread_are_what_was_made_until_then() -> None:
    stage = with_games(field_of(2), ("e1", "e2", (400, 300)))
    stage = with_games(stage, ("e1", "e2", (310, 330)))

    running = running_scores(stage, 50)

    assert [(made.half_points, made.spread) for made in running["e1"]] == [(2, 100), (2, 80)]
    assert [(made.half_points, made.spread) for made in running["e2"]] == [(0, -100), (2, -80)]
    assert running_scores(field_of(2), 50) == {"e1": (), "e2": ()}


def test_a_void_game_counts_for_nobody() -> None:
    stage = with_games(field_of(2), ("e1", "e2", (400, 300)))
    void = replace(stage.rounds[0], results={"s0r1b1": Result(half_points=(0, 0), how="void")})

    assert scores_after(stage, (void,), 50) == {"e1": Score(), "e2": Score()}


def test_a_fact_that_is_no_text_records_no_groups() -> None:
    pairings = RoundPairings(pairings=(), facts={"groups": 3})
    assert known_groups(replace(field_of(4), rounds=(Round(1, pairings, {}),))) == []
