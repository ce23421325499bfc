"""Report files of other programs, read and refused."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest

from formats.toolkit.fide.dutch import NoRoundError, pair_round
from formats.toolkit.fide.record import Entry, VirtualPoints
from formats.toolkit.fide.trf import ReportError, read_report
from tests.case_files import case_name, load_cases
from tests.case_shapes import only
from tests.formats.toolkit.fide.case_tournaments import points_of, virtual_points_of

FILES = {case["file"]: case["content"] for case in load_cases("fide report file")}
EXPECTED = load_cases("fide report")
PLAYER = ("id", "sex", "title", "name", "rating", "federation", "fide_id", "birth", "points", "rank", "rounds")


@pytest.mark.parametrize("case", EXPECTED, ids=lambda case: case["file"])
def test_everything_in_a_file_is_read(case: dict[str, Any]) -> None:
    only(
        case,
        *("file", "style", "line_end", "info", "rounds", "after", "initial_colour", "points", "next_absent"),
        *("virtual_points", "forbidden", "players", "next"),
    )
    report = read_report(FILES[case["file"]])
    tournament = report.tournament
    assert (report.style, report.info) == (case["style"], case["info"])
    assert (tournament.rounds, tournament.played_rounds) == (case["rounds"], case["after"])
    assert tournament.initial_colour == case["initial_colour"]
    assert tournament.points == points_of(case["points"])
    assert {str(number): letter for number, letter in tournament.absent.items()} == case["next_absent"]
    assert list(tournament.virtual_points) == virtual_points_of(case["virtual_points"])
    assert [sorted(rule.players) for rule in tournament.forbidden] == [sorted(group) for group in case["forbidden"]]
    for player, expected in zip(tournament.players, case["players"], strict=True):
        only(expected, *PLAYER)
        found = asdict(player)
        assert [found["number"], found["born"], int(found["fide_id"])] == [
            expected["id"],
            expected["birth"],
            expected["fide_id"],
        ]
        for key in ("sex", "title", "name", "rating", "federation", "rank"):
            assert found[key] == expected[key]
        assert [[entry.opponent, entry.colour, entry.result] for entry in player.entries] == expected["rounds"]
        assert sum(tournament.points.of(entry.result) for entry in player.entries) / 10 == expected["points"]


@pytest.mark.parametrize("case", [case for case in EXPECTED if "next" in case], ids=lambda case: case["file"])
def test_the_next_round_of_a_file_is_paired_as_other_programs_do(case: dict[str, Any]) -> None:
    tournament = read_report(FILES[case["file"]]).tournament
    if case["next"]["pairs"] is None:
        with pytest.raises(NoRoundError):
            pair_round(tournament)
        return
    found = pair_round(tournament)
    assert sorted(map(list, found.pairs)) == sorted(case["next"]["pairs"])
    assert (found.bye or None) == case["next"]["bye"]


@pytest.mark.parametrize("case", load_cases("fide report refused"), ids=case_name)
def test_a_file_with_a_fault_is_refused_with_its_line(case: dict[str, Any]) -> None:
    with pytest.raises(ReportError) as refused:
        read_report(FILES[case["file"]])
    assert refused.value.line == case["line"]


def player_line(number: int = 1, points: str = " 0.0", rounds: str = "") -> str:
    return f"001 {number:>4} m    {'Name, First':<33} 1500 FID           0            {points}    1{rounds}"


@pytest.mark.parametrize(
    "text, code, line",
    [
        ("", "no_players", 0),
        (player_line(rounds="  0000 - 1"), "game_without_opponent", 1),
        (player_line(rounds="     9 w 1"), "not_mutual", 1),
        (player_line(points=" x.5"), "bad_number", 1),
        (player_line(points="0.25"), "bad_number", 1),
        ("142 9\n" + player_line().replace("1500", "  x1"), "bad_number", 2),
        ("152 W\n" + player_line(), "no_rounds", 0),
        ("142 9\n240 X   1    1\n" + player_line(), "unknown_result", 2),
        ("XXP 4\n" + player_line(), "forbidden_alone", 1),
    ],
)
def test_what_is_wrong_is_named(text: str, code: str, line: int) -> None:
    with pytest.raises(ReportError) as refused:
        read_report(text.encode())
    assert (refused.value.code, refused.value.line) == (code, line)


def test_both_encodings_and_byte_order_marks_are_read() -> None:
    name = "Peña, José"
    line = player_line().replace("Name, First", f"{name:<11}")
    for encoding in ("utf-8", "utf-8-sig", "latin-1"):
        assert read_report(line.encode(encoding)).tournament.players[0].name == name


def test_older_spellings_are_read() -> None:
    # Small letters, blanks for absence, a bye as a forfeit without an opponent.
    lines = [
        player_line(1, " 2.0", "     2 W 1  0000 - +"),
        player_line(2, " 0.5", "     1 B 0  0000   h"),
        player_line(3, " 1.0", "            0000 - U"),
    ]
    report = read_report("\r".join(lines).encode())
    assert [player.entries for player in report.tournament.players] == [
        (Entry("1", 2, "w"), Entry("F")),
        (Entry("0", 1, "b"), Entry("H")),
        (Entry("Z"), Entry("U")),
    ]
    assert (report.style, report.tournament.rounds, report.tournament.initial_colour) == (16, 2, "w")


def test_virtual_points_of_single_players_become_ranges() -> None:
    lines = [player_line(number) for number in (1, 2, 3)]
    lines += ["XXR 5", "XXA    1  1.0  0.5  0.0", "XXA    2  1.0  0.5  0.0", "XXA    3  0.0  0.5"]
    found = read_report("\n".join(lines).encode()).tournament.virtual_points
    assert list(found) == [VirtualPoints(10, 1, 1, 1, 2), VirtualPoints(5, 2, 2, 1, 3)]
