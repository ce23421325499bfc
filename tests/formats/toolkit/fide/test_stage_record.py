"""A stage of Herald as the record of a chess tournament."""

from __future__ import annotations

from dataclasses import replace

import pytest

from formats.core.model import Bye, EntrantData, Pairing, RoundPairings
from formats.core.points import USUAL, Bonus, PointTable
from formats.core.results import Result, forfeit_result
from formats.core.state import Round, Stage
from formats.toolkit.fide.record import Entry, Points
from formats.toolkit.fide.stage_record import complete_rounds, points_of, recorded_players
from tests.formats.stage_builder import stage_with, won


def test_points_are_tenths() -> None:
    assert points_of(USUAL) == Points()
    assert points_of(USUAL, bye_half_points=1) == Points(bye=5)
    three = PointTable(3, 1, 0, 3, 0, 3, 1, 0, allocated_bye=2, scale=1)
    assert points_of(three) == Points(win=30, draw=10, bye=20)


@pytest.mark.parametrize(
    "table",
    [
        PointTable(win=1, tie=0, loss=0, forfeit_win=1, full_bye=1, half_bye=0, scale=3),
        PointTable(bonuses=(Bonus("win", 20, 1),)),
        PointTable(forfeit_win=1),
        PointTable(zero_bye=1),
    ],
)
def test_no_file_has_thirds_bonuses_or_two_values_for_a_win(table: PointTable) -> None:
    assert points_of(table) is None


ATTRIBUTES = {"title": "wgm", "federation": "fra", "fide_id": "123456", "sex": "w", "born": "1990/01/02"}
GAMES = [Pairing(id=f"s0r1b{board}", board=board, seats=(f"e{2 * board - 1}", f"e{2 * board}")) for board in (1, 2)]
BYES = (Bye(entrant="e5"), Bye.round_off("e6", 1), Bye.round_off("e7", 0))


def after(results: dict[str, Result]) -> Stage:
    data = EntrantData(rating=2345.6, attributes=dict(ATTRIBUTES))
    stage = stage_with({f"e{number}": data for number in range(1, 8)})
    return replace(stage, rounds=(Round(1, RoundPairings(pairings=tuple(GAMES), byes=BYES), results),))


def test_entries_have_opponents_colours_forfeits_and_kinds_of_byes() -> None:
    black_began = won(GAMES[0].seats, "e1").model_copy(update={"first": "e2"})
    stage = after({GAMES[0].id: black_began, GAMES[1].id: forfeit_result(GAMES[1].seats, ("e4",))})
    players = recorded_players(stage, stage.seeds, complete_rounds(stage))
    assert [player.entries for player in players] == [
        (Entry("1", 2, "b"),),
        (Entry("0", 1, "w"),),
        (Entry("+", 4, "w"),),
        (Entry("-", 3, "b"),),
        (Entry("U"),),
        (Entry("H"),),
        (Entry("Z"),),
    ]
    first = players[0]
    assert (first.rating, first.title, first.federation, first.fide_id) == (2346, "WGM", "FRA", "123456")
    assert (first.sex, first.born) == ("w", "1990/01/02")


def test_an_open_game_and_one_that_does_not_count_are_absences() -> None:
    stage = after({GAMES[0].id: won(GAMES[0].seats, "e1").model_copy(update={"how": "void"})})
    assert complete_rounds(stage) == []
    players = recorded_players(stage, stage.seeds, stage.rounds)
    assert {player.entries for player in players[:4]} == {(Entry("Z"),)}
