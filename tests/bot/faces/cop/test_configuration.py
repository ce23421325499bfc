"""The configuration of tsh: prizes, thresholds and divisions, out and in again."""

from __future__ import annotations

import io
import zipfile

import pytest

from bot.faces.cop.tsh.configuration import (
    WrittenDivision,
    configuration_lines,
    differing,
    read_configuration,
    read_folder,
)
from bot.faces.cop.tsh.division import TshRefusedError
from formats.core.plan import Prize
from formats.systems.cop.options import CopOptions

REAL = """
# an event as its directors write it
division A a.t
division B b.t
config event_name = 'Autumn Open'
config max_rounds = 15
config simulations = 5000 # as published
config gibson_spread = [250, 200]
config control_loss_activation_round = 12
config hopefulness = [0, 0.10, 0.05, 0.02, 0.01]
config track_firsts = 1
config cop_threads = 2
config html_top = '<a href="x#y">'
prize rank 1 a "$500"
prize rank 2 A "$300"
prize rank 1 B "$100"
prize rank 1 A "$50" class=B
prize rank 2 A "$25" class='B'
prize rank 1 A "$50" class=C
prize spread 1 A "$10"
"""

DIVISION = "Ada 1500 2; 400\nBen 1400 1; 380\n"


def folder(**files: str) -> bytes:
    """A zip file of these, in a folder of it."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for name, text in files.items():
            archive.writestr(f"2026-autumn/{name.replace('_', '.')}", text)
    return data.getvalue()


def written(name: str, options: CopOptions, *prizes: Prize) -> WrittenDivision:
    values = {**options.model_dump(mode="json"), **options.in_force()}
    return WrittenDivision(name, f"{name.lower()}.t", values, prizes)


def test_prizes_thresholds_and_rounds_of_each_division_are_read() -> None:
    found = read_configuration(REAL)
    assert found.divisions == {"a": "a.t", "b": "b.t"}
    first = found.options_of("A")
    assert first["place_prizes"] == 2
    assert first["class_prizes"] == [2, 1]
    assert first["rounds"] == 15
    assert first["simulations"] == 5000
    assert first["control_loss_activation_round"] == 12
    assert first["gibson_spread"] == [250, 200]
    assert found.options_of("b")["place_prizes"] == 1
    assert "class_prizes" not in found.options_of("b")
    assert CopOptions.model_validate(first).activation_round == 12


def test_what_is_written_is_read_back() -> None:
    options = CopOptions(
        rounds=11,
        place_prizes=4,
        class_prizes=(2, 1),
        gibson_spread=(300, 220, 200),
        hopefulness=(0.0, 0.2),
        control_loss_thresholds=(0.3,),
        control_loss_activation_round=9,
        simulations=777,
        always_wins_simulations=888,
        bye_spread=60,
        allow_repeat_byes=True,
    )
    lines = configuration_lines("Cup", [WrittenDivision("A", "a.t", options.model_dump(mode="json"))])
    again = CopOptions.model_validate(read_configuration("\n".join(lines)).options_of("A"))
    assert again == options
    assert "config track_firsts = 1" in lines


def test_what_is_left_empty_is_written_as_the_number_it_stands_for() -> None:
    options = CopOptions(rounds=14)
    lines = configuration_lines("Cup", [written("A", options)])
    assert "config control_loss_activation_round = 11" in lines


def test_a_folder_has_a_tournament_for_each_division() -> None:
    found = read_folder(folder(config_tsh=REAL, a_t=DIVISION, b_t=DIVISION))
    assert [
        (tournament.name, tournament.options["place_prizes"], len(tournament.division.players)) for tournament in found
    ] == [
        ("A", 2, 2),
        ("B", 1, 2),
    ]


@pytest.mark.parametrize(
    "data",
    [
        b"PK\x03\x04 no archive",
        folder(a_t=DIVISION),
        folder(config_tsh=REAL, a_t=DIVISION),
        folder(config_tsh=REAL, a_t=DIVISION, b_t=DIVISION + "# " + "x" * 2_000_000),
    ],
    ids=["broken", "no configuration", "a division is missing", "too large"],
)
def test_a_folder_that_is_not_whole_is_refused(data: bytes) -> None:
    with pytest.raises(TshRefusedError) as caught:
        read_folder(data)
    assert [problem.code for problem in caught.value.problems] == ["no_folder"]


def test_prizes_are_read_in_words() -> None:
    found = read_configuration(
        REAL + "prize highwin 1 A $20 # a comment\nprize highloss 2 a 'a mug'\nprize rank 0 A x\nprize rank 9 A\n"
    )
    assert [(prize.given_for, prize.of_class, prize.place, prize.text) for prize in found.prizes_of("A")] == [
        ("place", 0, 1, "$500"),
        ("place", 0, 2, "$300"),
        ("class", 1, 1, "$50"),
        ("class", 1, 2, "$25"),
        ("class", 2, 1, "$50"),
        ("high_game", 0, 1, "$20"),
        ("high_loss", 0, 2, "a mug"),
    ]
    assert found.options_of("A")["place_prizes"] == 9


def test_prizes_of_every_kind_come_back_and_those_without_words_stay_without() -> None:
    prizes = (
        Prize(place=1, text="$500"),
        Prize(place=1, text="a book", given_for="class", of_class=1),
        Prize(place=1, text="$20", given_for="high_game"),
        Prize(place=2, text="a mug", given_for="high_loss"),
        Prize(place=5, text="a pen"),
        Prize(place=1, text="tea", given_for="best_spread"),
        Prize(place=1, text="cake", given_for="high_average"),
    )
    options = CopOptions(place_prizes=2, class_prizes=(2,))
    lines = configuration_lines("Cup", [written("A", options, *prizes)])
    assert 'prize rank 2 A "2"' in lines
    assert 'prize rank 1 A "a book" class=B' in lines
    assert 'prize highwin 1 A "$20"' in lines
    assert "prize note A best spread: tea" in lines
    again = read_configuration("\n".join(lines))
    assert sorted(again.prizes_of("A"), key=repr) == sorted(prizes, key=repr)
    assert again.options_of("A")["place_prizes"] == 2
    assert again.options_of("A")["class_prizes"] == [2]


def test_what_a_prize_is_cannot_end_its_line_early() -> None:
    prize = Prize(place=1, text='the "big" #1\ncup')
    lines = configuration_lines("Cup", [written("A", CopOptions(place_prizes=1), prize)])
    assert [prize.text for prize in read_configuration("\n".join(lines)).prizes_of("A")] == ["the 'big' no. 1 cup"]


def test_notes_of_other_kinds_are_no_prizes() -> None:
    found = read_configuration(
        "division A a.t\nprize note A thanks to: everybody\nprize separator\nprize upset 1 A x\n"
    )
    assert found.prizes_of("A") == ()


def test_divisions_have_rounds_and_prizes_of_their_own_and_share_the_rest() -> None:
    first = written("A", CopOptions(rounds=14, place_prizes=3), Prize(place=1, text="$500"))
    second = written("B", CopOptions(rounds=12, place_prizes=1, bye_spread=75), Prize(place=1, text="$100"))
    again = read_configuration("\n".join(configuration_lines("Cup", [first, second])))
    assert again.divisions == {"a": "a.t", "b": "b.t"}
    assert [again.options_of(division)["rounds"] for division in "AB"] == [14, 12]
    assert [again.options_of(division)["place_prizes"] for division in "AB"] == [3, 1]
    assert [again.prizes_of(division)[0].text for division in "AB"] == ["$500", "$100"]
    assert "bye_spread" in differing([first, second])
    assert differing([first, first]) == ()
