"""Who played whom, as a picture shows it."""

from __future__ import annotations

import pytest

from bot.charts.crosstables import crosstable, summary
from bot.pictures.outcomes import Outcome
from formats.core.plan import StagePlan
from tests.bot.played import Played

ROUND_ROBIN = StagePlan(system="round_robin", title="All")


def test_where_everybody_meets_everybody_rows_and_columns_are_the_same_people_in_the_order_of_their_ranks() -> None:
    played = Played(people=("Ana", "Bo", "Cy", "Dee")).create((ROUND_ROBIN,)).enter().close()
    played.publish().play().publish()
    table = crosstable(played.context)
    assert table is not None
    assert [row.number for row in table.rows] == ["1", "2", "3", "4"]
    assert table.heads == ("1", "2", "3", "4")
    assert {row.name for row in table.rows} == {"Ana", "Bo", "Cy", "Dee"}
    assert [row.points for row in table.rows] == sorted((row.points for row in table.rows), reverse=True)
    for place, row in enumerate(table.rows):
        assert [cell.outcome == "self" for cell in row.cells] == [column == place for column in range(4)]


@pytest.mark.parametrize(
    "met, outcome",
    [
        ([], "idle"),
        (["open"], "open"),
        (["win"], "win"),
        (["win", "loss"], "tie"),
        (["win", "loss", "loss"], "loss"),
        (["tie", "win"], "win"),
        (["loss", "open"], "loss"),
        (["open", "bye"], "bye"),
    ],
)
def test_several_games_of_the_same_two_are_won_by_who_has_won_more_of_them(
    met: list[Outcome], outcome: Outcome
) -> None:
    assert summary(met) == outcome


def test_a_large_field_has_a_wall_chart_with_a_column_for_each_round() -> None:
    played = Played().create().enter().close().publish().play().publish()
    table = crosstable(played.context)
    assert table is not None
    assert [row.number for row in table.rows] == [str(place) for place in range(1, 13)]
    assert len(table.heads) == 2
    assert all(len(row.cells) == 2 for row in table.rows)
    assert {row.cells[0].outcome for row in table.rows} == {"win", "loss"}
    assert {row.cells[1].outcome for row in table.rows} == {"open"}
    assert crosstable(Played().create().enter().context) is None
