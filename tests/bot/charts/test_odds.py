"""Finishing odds as pictures show them: everybody's places, and one player's over the rounds."""

from __future__ import annotations

import pytest

from bot.charts.odds import chances_chart, heat_map
from formats.core.model import Odds
from tests.bot.pictures.cases import context
from tests.bot.played import Played

PEOPLE = ("Ada", "Ben", "Cem", "Dan", "Eve")


def played() -> Played:
    return Played(people=PEOPLE).create().enter().close().publish()


def halves(*entrants: str) -> Odds:
    """Everybody comes in where they stand half of the time, and one place below, or first, the other half."""
    size = len(entrants)
    counts = tuple(
        tuple(50 * ((place == rank) + (place == (rank + 1) % size)) for place in range(size)) for rank in range(size)
    )
    return Odds(entrants=entrants, simulations=100, counts=counts)


def test_the_map_has_a_row_for_everybody_with_their_share_of_each_place() -> None:
    found = heat_map(played().context, halves("e2", "e1", "e3"))
    assert found.heads == ("1", "2", "3")
    assert [(row.number, row.name) for row in found.rows] == [("1", "Ben"), ("2", "Ada"), ("3", "Cem")]
    assert [row.shares for row in found.rows] == [(0.5, 0.5, 0.0), (0.0, 0.5, 0.5), (0.5, 0.0, 0.5)]


def test_it_says_since_when_and_how_often_was_simulated() -> None:
    odds = halves("e1", "e2", "e3")
    assert heat_map(played().context, odds).subtitle.endswith("100 simulations")
    assert heat_map(played().context, odds, so_far="Before round 1").subtitle == "Before round 1 · 100 simulations"


def test_without_prizes_no_line_parts_the_places() -> None:
    found = heat_map(played().context, halves("e1", "e2", "e3"))
    assert (found.note, found.prizes) == ("In percent.", 0)


def test_a_line_stands_behind_the_places_with_a_prize_in_formats_that_know_them() -> None:
    tournament = context("lets_play_scrabble", 70)
    prizes = tournament.rules(0).prize_places
    assert prizes
    entrants = tuple(line.entrant for line in tournament.standings(0))
    found = heat_map(tournament, halves(*entrants))
    assert f"places with a prize (1 to {prizes})" in found.note
    assert found.heads[: found.prizes] == tuple(str(place) for place in range(1, prizes + 1))


@pytest.mark.parametrize(
    "size, lines", [(1, ["1st"]), (3, ["1st"]), (4, ["1st", "Top 3"]), (9, ["1st", "Top 3", "Top 8"])]
)
def test_ones_chances_are_drawn_for_places_that_not_everybody_reaches(size: int, lines: list[str]) -> None:
    odds = halves(*(f"e{number}" for number in range(1, size + 1)))
    found = chances_chart(played().context, "e1", [(4, odds)])
    assert [line.label for line in found.lines] == lines
    assert (found.title, found.subtitle) == ("Ada", "World Championship")


def test_a_line_has_a_point_for_each_round_and_a_gap_where_the_player_was_not_in_it() -> None:
    found = chances_chart(
        played().context, "e2", [(3, halves("e2", "e1", "e3", "e4")), (4, halves("e1", "e3", "e4", "e5"))]
    )
    first, best_three = found.lines
    assert (first.shares, best_three.shares) == ((0.5, None), (1.0, None))
    assert found.heads == ("R3", "R4")
