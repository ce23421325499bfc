"""Puzzles with passwords and keys, and online times from a file."""

from __future__ import annotations

import pytest

from bot.faces.swiss_elimination.errors import BadTableError
from bot.faces.swiss_elimination.puzzles import Material, missing_materials, read_materials
from bot.faces.swiss_elimination.times_table import merged, read_times
from formats.systems.swiss_elimination.options import PlayoffOptions

OPTIONS = PlayoffOptions(matches=("A A1 1-2 winners online",), online_puzzles=("P1 Maze", "P2 Loop"), live_puzzles=())
NAMES = {"ana": ["e1"], "bo": ["e2"], "cy": ["e3", "e4"]}


def test_puzzles_come_with_password_link_and_answers() -> None:
    file = b"Puzzle;Password;Answer;Link\nP1 Maze;secret;12 34|1243;https://example.org/1\np2;;;\n"
    found = read_materials(file, OPTIONS)
    assert found == {"P1": Material("secret", "https://example.org/1", ("12 34", "1243")), "P2": Material()}
    assert missing_materials(OPTIONS, found) == (["P2"], ["P2"])
    assert Material.read(found["P1"].stored()) == found["P1"]


@pytest.mark.parametrize(
    "answer, right", [("1234", True), ("12, 34", True), ("12 43", True), ("12", False), ("", False)]
)
def test_answers_are_checked_by_the_key_whatever_stands_between(answer: str, right: bool) -> None:
    assert Material(key=("12 34", "1243")).judge(answer) is right


def test_without_a_key_nobody_knows() -> None:
    assert Material().judge("1234") is None


@pytest.mark.parametrize(
    "file, problems",
    [
        (b"", [(0, "no_puzzles", "")]),
        (b"name,password\nP1,x\n", [(0, "no_puzzles", "")]),
        (b"puzzle,password\nP9,x\nP1,y\nP1,z\n", [(2, "unknown_puzzle", "P9"), (4, "doubled", "P1")]),
    ],
)
def test_every_problem_of_a_list_of_puzzles_is_told(file: bytes, problems: list[tuple[int, str, str]]) -> None:
    with pytest.raises(BadTableError) as refused:
        read_materials(file, OPTIONS)
    assert list(refused.value.problems) == problems


@pytest.mark.parametrize(
    "file",
    [
        b"name,puzzle,time,result\nAna,P1,6:43.2,wrong\nana,P1,7:00,\nBo,p2 loop,598,unchecked\nAna,P2,-,\n",
        b"player,p1,P2\nAna,6:43.2 wrong,\nAna,7:00,-\nBO,,598 unchecked\n",
    ],
)
def test_times_stand_in_a_line_a_submission_or_a_line_a_player(file: bytes) -> None:
    assert read_times(file, OPTIONS, NAMES) == {
        "e1": {"P1": [{"ms": 403_200, "correct": False}, {"ms": 420_000, "correct": True}]},
        "e2": {"P2": [{"ms": 598_000, "correct": None}]},
    }


@pytest.mark.parametrize(
    "file, codes",
    [
        (b"", ["no_names"]),
        (b"puzzle,time\nP1,5:00\n", ["no_names"]),
        (b"name,score\nAna,5\n", ["no_times"]),
        (
            b"name,puzzle,time,result\nEve,P1,5:00,\nCy,P1,5:00,\nAna,P9,5:00,\nAna,P1,soon,\nAna,P1,5:00,maybe\n",
            ["unknown_player", "several_players", "unknown_puzzle", "bad_time", "bad_result"],
        ),
        (b"name,puzzle,time,result\nAna,P2,25:00,correct\nAna,P1,20:00,\n", ["over_limit"]),
        (b"name,puzzle,time,result\nAna,P1,5:00,correct\nAna,P1,6:00,correct\n", ["solved_twice"]),
        (b"name,P1\nAna,5:00\nAna,5:00\n", ["solved_twice"]),
    ],
)
def test_every_problem_of_a_list_of_times_is_told(file: bytes, codes: list[str]) -> None:
    with pytest.raises(BadTableError) as refused:
        read_times(file, OPTIONS, NAMES)
    assert [code for _, code, _ in refused.value.problems] == codes


def test_times_of_other_puzzles_stay_as_they_were() -> None:
    stored = {"times": {"P1": [{"ms": 5, "correct": None, "answer": "x"}], "P2": [{"ms": 6, "correct": True}]}}
    new = {"P2": [{"ms": 7, "correct": True}]}
    assert merged(stored, new)["times"] == {"P1": [{"ms": 5, "correct": None}], **new}
    assert merged(None, new) == {"times": new}
