"""The score of every game of a match: what fits a result, and what cannot have happened."""

from __future__ import annotations

import pytest

from formats.core import commands as cmd
from formats.core.errors import BadReportError
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.core.verify import verify
from formats.registry import engine
from formats.toolkit.game_scores import games_won, half_points_of, problem_of
from tests.formats.play import Play

FIRST, SECOND, LEVEL = (2, 0), (0, 2), (1, 1)


@pytest.mark.parametrize(
    "games, half_points, scores, problem",
    [
        (((11, 7), (9, 11), (11, 5)), FIRST, None, ""),
        (((11, 7), (9, 11), (11, 5)), FIRST, (2, 1), ""),
        (((11, 7), (11, 9)), FIRST, (2, 0), ""),
        (((11, 7), (5, 5), (11, 9)), FIRST, (2, 0), ""),
        (((11, 7), (5, 5), (4, 4)), FIRST, None, ""),  # all games played, and one ahead
        (((11, 7), (7, 11)), LEVEL, None, ""),
        (((7, 11), (9, 11)), SECOND, (0, 2), ""),
        (((7, 11),), SECOND, None, "too_few_games"),
        (((7, 11), (9, 11)), LEVEL, None, "games_contradict_winner"),
        (((11, 7), (9, 11), (11, 5)), SECOND, None, "games_contradict_winner"),
        (((11, 7), (9, 11), (11, 5)), FIRST, (2, 0), "games_contradict_score"),
        (((11, 7), (11, 9), (11, 5)), FIRST, None, "played_on"),
        (((11, 7),), FIRST, None, "too_few_games"),
        (((11, 7), (9, 11), (5, 5), (11, 5)), FIRST, None, "too_many_games"),
        (((11, 7), (9, 11)), FIRST, None, "games_contradict_winner"),
    ],
)
def test_games_of_a_best_of_three_fit_their_result(
    games: tuple[tuple[int, int], ...],
    half_points: tuple[int, int],
    scores: tuple[int, int] | None,
    problem: str,
) -> None:
    assert problem_of(games, 3, half_points, scores) == problem


def test_a_match_of_one_game_has_no_games() -> None:
    assert problem_of(((11, 7), (11, 9)), 1, FIRST, None) == "no_series"


def test_games_are_counted_by_seat_and_level_ones_for_nobody() -> None:
    games = ((11, 7), (5, 5), (3, 4))
    assert games_won(games) == (1, 1)
    assert half_points_of(games) == ((2, 0), (1, 1), (0, 2))


def match(best_of: int = 3) -> tuple[Play, str, tuple[str, str]]:
    play = Play([StagePlan(system="single_elimination", title="Cup", options={"best_of": best_of})], engine=engine())
    play.do(cmd.RegisterEntrants(entrants=({}, {}), by_director=True))  # type: ignore[arg-type]
    play.do(cmd.OpenRegistration())
    play.do(cmd.CloseRegistration())
    play.do(cmd.PublishRound(stage=0, round_number=1))
    game = play.state.open_games()[0]
    return play, game.id, game.seats


def games(*scores: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    return scores


def test_a_report_with_every_game_becomes_a_result_with_score_and_games() -> None:
    play, game, (winner, loser) = match()
    told = games((11, 7), (9, 11), (11, 5))
    play.do(cmd.ReportResult(pairing=game, by=winner, report=Report(winner=winner, game_scores=told)))
    play.do(cmd.ConfirmReport(pairing=game, by=loser))
    result = play.state.find(game)[1].results[game]
    assert (result.scores, result.game_scores, result.games) == ((2, 1), told, ((2, 0), (0, 2), (2, 0)))
    assert not verify(play.records, play.engine)


def test_reports_with_different_games_are_a_dispute() -> None:
    play, game, (winner, loser) = match()
    first, second = games((11, 7), (9, 11), (11, 5)), games((11, 7), (9, 11), (11, 6))
    play.do(cmd.ReportResult(pairing=game, by=winner, report=Report(winner=winner, game_scores=first)))
    play.do(cmd.ReportResult(pairing=game, by=loser, report=Report(winner=winner, game_scores=second)))
    assert play.state.reports[game].disputed_by == loser


@pytest.mark.parametrize("tells", [0, 1])
def test_whoever_tells_only_the_score_agrees_with_whoever_tells_the_games(tells: int) -> None:
    play, game, seats = match()
    told = games((11, 7), (9, 11), (11, 5))
    for number, seat in enumerate(seats):
        report = Report(winner=seats[0], scores=(2, 1), game_scores=told if number == tells else ())
        play.do(cmd.ReportResult(pairing=game, by=seat, report=report))
    assert play.state.find(game)[1].results[game].game_scores == told


def test_games_are_refused_where_a_match_is_one_game_in_any_format() -> None:
    play, game, (winner, _) = match(best_of=1)
    report = Report(winner=winner, game_scores=games((11, 7), (11, 5)))
    with pytest.raises(BadReportError) as refused:
        play.do(cmd.ReportResult(pairing=game, by=winner, report=report))
    assert refused.value.code == "no_series"


def test_a_director_cannot_enter_what_was_played_on() -> None:
    play, game, (winner, _) = match()
    report = Report(winner=winner, game_scores=games((11, 7), (11, 5), (11, 0)))
    with pytest.raises(BadReportError) as refused:
        play.do(cmd.RecordResult(pairing=game, report=report))
    assert refused.value.code == "played_on"
