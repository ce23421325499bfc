"""Standings by FIDE's tie-breaks in the Swiss and in round robins."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from formats.core.state import Stage
from formats.systems.round_robin import FORMAT as ROUND_ROBIN
from formats.systems.round_robin.system import RoundRobinOptions
from formats.systems.swiss import FORMAT as SWISS
from formats.systems.swiss.options import SwissOptions, SwissTieBreakName
from formats.toolkit.fide.tie_breaks import TieBreaks
from tests.formats.stage_builder import new_stage, with_round

FIDE: tuple[SwissTieBreakName, ...] = ("BH/C1", "BH", "SB", "DE", "WIN")


def swiss_after(rounds: int = 3) -> Stage:
    """Seven players; the game of e2 and e5 is a forfeit of both, which Herald's own Buchholz counts otherwise."""
    stage = new_stage({f"e{number}": 2000.0 - number for number in range(1, 8)})
    games: list[list[tuple[str, str, str | None]]] = [
        [("e1", "e4", "e1"), ("e2", "e5", None), ("e3", "e6", "e3")],
        [("e1", "e3", "e1"), ("e7", "e4", "e4"), ("e5", "e6", "e5")],
        [("e4", "e1", "e1"), ("e2", "e3", "e2"), ("e5", "e7", "e7")],
    ]
    for played, bye in zip(games[:rounds], ("e7", "e2", "e6"), strict=False):
        stage = with_round(stage, played, bye)
    return stage


def test_the_swiss_ranks_by_the_tie_breaks_of_the_handbook_and_shows_their_values() -> None:
    stage, options = swiss_after(), SwissOptions(rounds=3, tie_breaks=FIDE)
    record = SWISS.chess_record(stage, options)
    assert record is not None
    table = TieBreaks(record.tournament)
    ranks = dict(zip(record.order, table.ranks(["PTS", *FIDE]), strict=True))
    lines = SWISS.rank(stage, options)
    assert {line.entrant: line.rank for line in lines} == ranks
    place = {who: index for index, who in enumerate(record.order)}
    for line in lines:
        assert line.tie_breaks[1] == f"{(table.values('BH')[place[line.entrant]] or 0) / 100:g}"
    assert [column.name for column in SWISS.tie_breaks_of(options)] == ["BH-C1", "BH", "SB", "DE", "WIN"]
    own = SWISS.rank(stage, SwissOptions(rounds=3, tie_breaks=("buchholz_cut_1", "buchholz")))
    assert {line.entrant: line.tie_breaks[1] for line in own} != {line.entrant: line.tie_breaks[1] for line in lines}
    assert any(reason.code == "above" and reason.rule == "R11" for line in lines for reason in line.reasons)


def test_forfeits_count_as_games_in_a_round_robin() -> None:
    stage = new_stage({f"e{number}": 2000.0 - number for number in range(1, 5)})
    stage = with_round(stage, [("e1", "e4", "e1"), ("e2", "e3", "e3")])
    stage = with_round(stage, [("e4", "e3", None), ("e1", "e2", "e1")])
    options = RoundRobinOptions(tie_breaks=("SB", "WON", "BPG"))
    shown = {line.entrant: line.tie_breaks for line in ROUND_ROBIN.rank(stage, options)}
    assert shown == {"e1": ("0", "2", "0"), "e2": ("0", "0", "1"), "e3": ("0", "1", "1"), "e4": ("0", "0", "1")}
    record = ROUND_ROBIN.chess_record(stage, options)
    assert record is not None
    assert record.tournament.round_robin


@pytest.mark.parametrize(
    "bad", [{"tie_breaks": ["BH", "sodos"]}, {"tie_breaks": ["BH"], "points": [3, 1, 0], "bonus": ["win by 5: 1"]}]
)
def test_they_stand_alone_and_need_points_of_report_files(bad: dict[str, object]) -> None:
    with pytest.raises(ValidationError, match="FIDE's tie-breaks"):
        SwissOptions.model_validate(bad)


def test_a_round_robin_has_no_buchholz() -> None:
    with pytest.raises(ValidationError):
        RoundRobinOptions.model_validate({"tie_breaks": ["BH"]})
