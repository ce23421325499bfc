"""A round of groups for directors: its groups in one message, whatever the timetable behind them."""

from bot.pictures.groups import GroupGrids
from bot.views.preview import look_of, preview_view, whole_preview
from tests.bot.pictures.cases import context


def test_all_that_opens_at_once_is_one_preview_of_its_groups() -> None:
    tournament = context("pentolla_freestyle", 1)
    rounds = tournament.stage(0).rounds
    assert len(rounds) == 3
    look = look_of(tournament, 0, rounds)
    view = preview_view(tournament, 0, rounds, look)
    assert view.title.endswith("Preview: Round 1")
    lines = view.text.splitlines()
    assert [line.split("**")[1] for line in lines if line.startswith("**")] == [
        f"Round 1, {colour}" for colour in ("Blue", "Yellow", "Red", "Green")
    ]
    assert "24 games open at once" in view.text
    assert "Sitting out" not in view.text
    (grids,) = look.views
    assert isinstance(grids, GroupGrids)
    assert [len(grid.rows) for grid in grids.groups] == [4, 4, 4, 4]
    assert view.csv is not None
    assert len(view.csv.text.splitlines()) == 1 + 24
    assert "(3 of 3)" in whole_preview(tournament, 0, rounds).text
