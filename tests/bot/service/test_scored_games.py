"""Scores that are talked about: which games count, in which order, and whose average."""

from __future__ import annotations

from dataclasses import replace

from bot.service.scored_games import (
    Average,
    Scored,
    averages,
    best_spreads,
    counting_averages,
    high_games,
    high_losses,
    scored_games,
)
from formats.core.results import Result, forfeit_result
from tests.formats.stage_builder import new_stage, with_result, with_round


def game(who: str, score: int, against: int) -> Scored:
    return Scored(who, "e9", score, against, 1)


def test_games_count_from_both_sides_if_they_were_played_and_have_scores() -> None:
    stage = with_round(
        new_stage({f"e{number}": None for number in range(1, 9)}), [("e1", "e2", "e1"), ("e3", "e4", "e3")]
    )
    stage = with_round(stage, [("e5", "e6", "e5"), ("e7", "e8", "e7")])
    stage = with_result(stage, 2, 1, Result(half_points=(2, 0), scores=(400, 380)))
    stage = with_result(stage, 2, 2, replace_scores(forfeit_result(("e7", "e8"), ("e8",))))
    stage = with_result(stage, 1, 2, None)
    assert scored_games(stage) == [Scored("e5", "e6", 400, 380, 2), Scored("e6", "e5", 380, 400, 2)]


def replace_scores(result: Result) -> Result:
    """A walkover is no score, whatever was typed."""
    return result.model_copy(update={"scores": (50, 0)})


def test_only_wins_have_a_spread_and_only_losses_a_losing_score() -> None:
    won, lost, tied, narrow = game("e1", 500, 300), game("e2", 450, 460), game("e3", 400, 400), game("e4", 301, 300)
    games = [narrow, tied, lost, won]
    assert best_spreads(games) == [won, narrow]
    assert high_losses([*games, game("e5", 300, 301)]) == [lost, game("e5", 300, 301)]
    assert high_games(games) == [won, lost, tied, narrow]
    assert (won.margin, lost.margin) == (200, -10)


def test_level_scores_keep_the_order_in_which_they_were_played() -> None:
    first, second = game("e2", 400, 300), game("e1", 400, 300)
    assert high_games([first, second]) == [first, second]


def test_an_average_is_of_the_games_somebody_has_and_level_ones_stay_in_order() -> None:
    games = [game("e1", 400, 300), game("e1", 301, 300), game("e2", 350, 500), game("e3", 351, 0), game("e4", 350, 0)]
    found = averages(games, ["e5", "e4", "e3", "e2", "e1"])
    assert found == [
        Average("e3", 1, 351, 0),
        Average("e1", 2, 350.5, 300),
        Average("e4", 1, 350, 0),
        Average("e2", 1, 350, 500),
    ]


def test_an_average_wins_a_prize_with_at_least_half_of_the_most_games() -> None:
    few, half, most = Average("e1", 2, 500, 0), Average("e2", 3, 400, 0), Average("e3", 6, 300, 0)
    assert counting_averages([few, half, most]) == [half, most]
    assert counting_averages([]) == []
    assert replace(few, games=3) in counting_averages([replace(few, games=3), most])
