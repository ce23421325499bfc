"""Everybody against everybody."""

import pytest

from bot.text.names import display_width
from bot.views.crosstable import crosstable_view, round_head
from bot.views.standings import standings_view
from bot.views.table import TABLE_WIDTH
from formats.core.model import Pairing, RoundPairings
from formats.core.plan import StagePlan
from formats.core.state import Round
from tests.bot.pictures.cases import simple
from tests.bot.played import Played


@pytest.mark.parametrize("rounds", range(7, 11))
@pytest.mark.parametrize("people", [8, 12])
def test_a_wall_chart_that_is_too_wide_goes_on_below_and_shows_every_round(people: int, rounds: int) -> None:
    played = Played(people=tuple("x" * 40 + str(number) for number in range(people)))
    options = {"rounds": rounds, "allow_repeats": True}
    played.create((StagePlan(system="score_group_swiss", title="Swiss", options=options),), week=None).enter().close()
    for _ in range(rounds):
        played.publish().play()

    text = crosstable_view(played.context, kind="wall").text

    heads = [word for line in text.split("\n") for word in line.split() if line.split()[0] == "#"]
    assert [head for head in heads if head.startswith("R")] == [f"R{number}" for number in range(1, rounds + 1)]
    assert all(display_width(line) <= TABLE_WIDTH for block in text.split("```")[1::2] for line in block.split("\n"))


def test_the_file_of_a_knock_out_says_how_far_each_came_and_has_no_points() -> None:
    tournament = simple("single_elimination", 5)
    view = crosstable_view(tournament)
    assert "Pts" not in view.text
    for found in (view.csv, standings_view(tournament).csv):
        assert found is not None
        head, first, *_ = found.text.lstrip("\ufeff").splitlines()
        assert "reached" in head
        assert "points" not in head
        assert "champion" in first


@pytest.mark.parametrize(
    "title, codes, head",
    [
        ("Round A", ("A1", "A2"), "A"),
        ("Round F, live", ("F1", "F3"), "F"),
        ("", ("B1", "B2"), "R7"),
        ("Semi-finals", ("S1", "S2"), "R7"),
        ("Round A", (), "R7"),
    ],
)
def test_a_round_whose_matches_have_codes_is_headed_by_its_letter(
    title: str, codes: tuple[str, ...], head: str
) -> None:
    games = tuple(Pairing(id=code, board=at, seats=("e1", "e2"), label=code) for at, code in enumerate(codes, start=1))
    assert round_head(Round(number=7, pairings=RoundPairings(pairings=games, label=title), results={})) == head
