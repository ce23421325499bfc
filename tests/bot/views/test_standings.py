"""Standings in the words of the game: points, wins and losses with spread, or how far everybody came."""

from __future__ import annotations

from bot.charts.standings import podium, standings_card
from bot.views.person import history_head
from bot.views.standings import leading_lines, standings_view
from bot.views.standings_table import record
from formats.core.model import Standing
from tests.bot.pictures.cases import context, simple


def test_a_knock_out_says_how_far_each_came_and_counts_no_points() -> None:
    tournament = simple("single_elimination", 5)
    view = standings_view(tournament)
    assert "Pts" not in view.text
    far = [line.rpartition(" · ")[2] for line in leading_lines(tournament, 0, 5)]
    assert far == ["champion", "Final", "Semi-finals", "Semi-finals", "Quarter-finals"]
    assert all(words in view.text for words in far)
    last = tournament.standings()[-1].entrant
    assert "5th, Quarter-finals" in history_head(tournament, 0, last)


def test_whoever_has_a_bye_stands_beside_whoever_has_won() -> None:
    tournament = simple("single_elimination", 5, 3)
    lines = leading_lines(tournament, 0, 5)
    assert [line.rpartition(" · ")[2] for line in lines] == ["still in"] * 4 + ["Quarter-finals"]
    assert {line.partition(".")[0] for line in lines[:4]} == {"1"}


def test_pictures_say_the_same() -> None:
    tournament = simple("single_elimination", 5)
    card, places = standings_card(tournament), podium(tournament)
    assert card is not None
    assert places is not None
    assert card.heads[0] == "Reached"
    assert [row.values[0] for row in card.rows] == [place.note for place in places.places]
    assert places.places[0].note == "champion"


def test_out_after_two_losses_says_in_which_round() -> None:
    tournament = context("arimaa_world_championship_2010")
    lines = leading_lines(tournament, 1, 8)
    assert lines[0].endswith("champion")
    assert all("out in round" in line for line in lines[1:])


def test_where_points_count_nothing_changes() -> None:
    assert leading_lines(context("classic_swiss"), 0, 1)[0].endswith("points")


def test_scores_are_written_as_players_of_the_game_do() -> None:
    scrabble = context("lets_play_scrabble", 20)
    first = scrabble.standings()[0]
    assert first.wins
    spread = first.tie_breaks[0]
    score = record(first)
    assert leading_lines(scrabble, 0, 1)[0].endswith(f" · {score} {spread}")
    assert f" {score} " in standings_view(scrabble).text
    assert "Pts" not in standings_view(scrabble).text
    assert f", {score} {spread}, " in history_head(scrabble, 0, first.entrant)
    assert " points" in leading_lines(simple("swiss", 6), 0, 6)[0]


def test_a_tie_is_half_a_win_and_half_a_loss_of_a_record() -> None:
    assert record(Standing(entrant="e1", rank=1, points=7, wins=3, ties=1, losses=0)) == "3½–½"


def test_at_the_end_columns_that_only_repeat_the_place_are_left_out() -> None:
    running = standings_view(context("wpf_gp_playoffs_2023", 12))
    assert "Best" in running.text
    finished = standings_view(context("wpf_gp_playoffs_2023"))
    assert "W–L" in finished.text
    assert not {"Best", "Worst", "Pts"} & set(finished.text.split())
