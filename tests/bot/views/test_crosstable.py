"""Everybody against everybody."""

from collections.abc import Mapping
from types import MappingProxyType

import pytest

from bot.charts.rounds import pairing_sheet
from bot.text.names import display_width
from bot.views.crosstable import crosstable_view, round_head
from bot.views.pairings import pairings_view
from bot.views.standings import field_view, standings_view
from bot.views.table import TABLE_WIDTH
from formats.core import commands as cmd
from formats.core.model import EntrantData, Pairing, RoundPairings
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.core.rounds_off import ROUND_OFF
from formats.core.state import Round
from formats.core.values import Scalar
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


def chess(off: Mapping[str, list[int]] = MappingProxyType({}), **options: object) -> Played:
    """Five players of the FIDE Dutch system before round 1, with titles; some have asked for rounds off."""
    played = Played(people=("Ana", "Bo", "Cy", "Dee", "Eve"))
    known = {"rounds": 3, "initial_colour": "white", "rounds_off": 1, **options}
    played.create((StagePlan(system="fide_dutch", title="Open", options=known),), week=None, forfeit_removes=False)
    played.enter()
    titled: dict[str, Scalar] = {"title": "wgm", "federation": "ger"}
    played.do(cmd.ChangeEntrants(data={"e1": EntrantData(rating=2000, attributes=titled)}))
    played.do(cmd.ChangeEntrants(data={"e2": EntrantData(rating=1990, attributes={"federation": "France"})}))
    played.close()
    for who, numbers in off.items():
        played.do(cmd.SubmitForm(form=ROUND_OFF, entrant=who, content={"rounds": numbers}))
    return played


def cells_of(played: Played) -> dict[str, list[str]]:
    """The cells of the wall chart by name."""
    view = crosstable_view(played.context)
    assert view.csv is not None
    rows = [line.split(",") for line in view.csv.text.lstrip("\ufeff").splitlines()[1:]]
    return {row[2]: row[3:-1] for row in rows}


def test_chess_is_written_as_federations_do() -> None:
    played = chess({"e5": [1], "e4": [2]}, round_off_half_points=1).publish()
    first, second = played.state.open_games()
    played.do(cmd.RecordResult(pairing=first.id, report=Report(winner=first.seats[0])))
    played.do(cmd.RuleForfeit(pairing=second.id, absent=(second.seats[1],)))
    played.publish()
    draw, *_ = played.state.open_games()
    played.do(cmd.RecordResult(pairing=draw.id, report=Report(winner=None)))
    cells = cells_of(played)

    numbers = {name: str(place) for place, name in enumerate(cells, start=1)}
    names = {f"e{place}": name for place, name in enumerate(played.people, start=1)}
    white, black = (names[who] for who in first.seats)
    assert cells[white][0] == f"{numbers[black]}w1"
    assert cells[black][0] == f"{numbers[white]}b0"
    present, absent = (names[who] for who in second.seats)
    assert cells[present][0] == f"{numbers[absent]}w+"
    assert cells[absent][0] == f"{numbers[present]}b-"
    assert (cells["Eve"][0], cells["Dee"][1]) == ("H½", "H½")
    assert cells[names[draw.seats[0]]][1] == f"{numbers[names[draw.seats[1]]]}w½"
    assert sum(cell.endswith("?") for row in cells.values() for cell in row) == 2


def test_the_sheet_of_a_round_tells_rounds_off_from_the_bye() -> None:
    sheet = pairing_sheet(chess({"e4": [1]}, round_off_half_points=1).publish().context)
    assert sheet is not None
    assert sheet.others == ("Round off (½ point): Dee",)
    sheet = pairing_sheet(chess({"e4": [1], "e3": [1]}, round_off_half_points=1).publish().context)
    assert sheet is not None
    assert sheet.others[0].startswith("Bye: ")
    assert sheet.others[1] == "Round off (½ point): Cy and Dee"


def test_byes_are_worth_what_the_points_say() -> None:
    played = chess({"e4": [2]}, points=[3, 1, 0], bye_points=[2]).publish().play().publish()
    cells = cells_of(played)
    assert [row[0] for row in cells.values()].count("U2") == 1
    assert cells["Dee"][1] == "H1"


def test_byes_and_rounds_without_a_game_are_told_apart_in_chess() -> None:
    played = chess({"e4": [2, 3]}, round_off_half_points=2).publish().play()
    played.publish().play().publish().play()
    cells = cells_of(played)
    assert [row[0] for row in cells.values()].count("U1") == 1
    assert cells["Dee"][1:] == ["F1", "-0"]


def test_titles_stand_before_names_and_federations_after_them() -> None:
    played = chess().publish()
    table, chart = standings_view(played.context).text, crosstable_view(played.context).text
    assert "WGM Ana" in table
    assert "WGM Ana" in chart
    assert "**WGM Ana** (White)" in pairings_view(played.context).text
    field = field_view(played.context).text
    assert "WGM Ana (GER, 2000)" in field
    assert "Bo (1990)" in field
