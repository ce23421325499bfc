"""Rules 3 and 5: half points and spread."""

from __future__ import annotations

from dataclasses import replace

from formats.core.model import Bye, RoundPairings
from formats.core.results import Result, forfeit_result
from formats.core.state import Round
from formats.systems.cop.scores import Score, margins_of, running_scores, scores_after
from tests.formats.systems.cop.made import field_of, scored, with_games


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
