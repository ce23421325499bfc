"""Report files written: reading them gives the same."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from formats.toolkit.fide.record import Entry, Player, Points, Tournament
from formats.toolkit.fide.trf import Report, read_report, write_report
from tests.case_files import load_cases

FILES = {case["file"]: case["content"] for case in load_cases("fide report file")}
EXPECTED = load_cases("fide report")
LINE_ENDS = {"CR": "\r", "LF": "\n", "CRLF": "\r\n"}


@pytest.mark.parametrize("case", EXPECTED, ids=lambda case: case["file"])
def test_a_file_written_again_has_the_same_in_it(case: dict[str, Any]) -> None:
    report = read_report(FILES[case["file"]])
    assert read_report(write_report(report)) == report


@pytest.mark.parametrize("case", [case for case in EXPECTED if case["style"] == 26], ids=lambda case: case["file"])
def test_a_file_of_the_new_style_is_written_as_other_programs_write_it(case: dict[str, Any]) -> None:
    content = FILES[case["file"]]
    written = write_report(read_report(content), LINE_ENDS[case["line_end"]])

    def words(text: bytes) -> list[list[str]]:
        # Comments may stand at another place.
        return [line.split() for line in text.decode().split(LINE_ENDS[case["line_end"]]) if line[:3] != "###"]

    assert words(written) == words(content)


@pytest.mark.parametrize("case", load_cases("fide teams"), ids=lambda case: case["id"])
def test_records_of_teams_are_kept_and_written_back_unchanged(case: dict[str, Any]) -> None:
    content = case["trf"].encode()
    report = read_report(content)
    teams = [line.rstrip() for line in case["trf"].splitlines() if line[:3] in {"013", "310", "320", "352", "362"}]
    assert teams
    assert [line for line in report.others if line[:3] in {"013", "310", "320", "352", "362"}] == teams
    assert read_report(write_report(report)) == report


def test_every_column_is_where_the_format_has_it() -> None:
    player = Player(
        7, (Entry("=", 12, "b"), Entry("U")), 1987, "Surname, Given", "w", "WFM", "NOR", "1503014", "1990/11/30", 3
    )
    others = [Player(number, (Entry("Z"), Entry("Z"))) for number in (*range(1, 7), *range(8, 12))]
    last = Player(12, (Entry("=", 7, "w"), Entry("Z")))
    players = sorted([*others, player, last], key=lambda one: one.number)
    lines = write_report(Report(Tournament(players, 5))).decode().split("\r\n")
    line = next(line for line in lines if line.startswith("001    7"))
    columns = [(5, 8), (10, 10), (11, 13), (15, 47), (49, 52), (54, 56), (58, 68), (70, 79), (81, 84), (86, 89)]
    assert [line[first - 1 : last].strip() for first, last in columns] == [
        *("7", "w", "WFM", "Surname, Given", "1987", "NOR", "1503014", "1990/11/30", "1.5", "3"),
    ]
    assert line[91:99] == "  12 b ="
    assert line[101:109] == "0000 - U"


def test_other_points_are_written_in_both_styles() -> None:
    players = [Player(1, (Entry("U"),)), Player(2, (Entry("H"),))]
    tournament = Tournament(players, 3, "b", Points(win=30, draw=10, loss=5, absence=1, bye=20))
    for style in (16, 26):
        report = replace(Report(tournament), style=style)
        assert read_report(write_report(report)).tournament == tournament
