"""What is wrong with a log as a file, held against heads that were posted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from formats import registry
from formats.core import commands as cmd
from formats.core.branches import stages_of
from formats.core.chain import Head, payload_of
from formats.core.events import MainLine
from formats.core.log_check import check_branch, check_file, of_error
from formats.core.log_file import BadLogError, LogFile, LogHeader, LogPerson
from formats.core.model import EntrantData
from formats.core.plan import StagePlan
from formats.core.stage_field import StageField
from formats.core.state_slices.branches import Branches
from formats.core.verify import Difference
from tests.formats.play import Play, running


def file_of(play: Play, title: str = "Play", name: str = "Ada") -> LogFile:
    people = {"p1": LogPerson(name=name, entrants=("e1",))}
    header = LogHeader(tournament="t1", title=title, engine="toys", people=people)
    return LogFile(header, tuple(play.records), play.state, tuple(map(payload_of, play.records)))


@pytest.fixture(scope="module")
def file() -> LogFile:
    return file_of(running())


def test_a_log_that_ends_with_its_latest_head_is_whole(file: LogFile) -> None:
    assert check_file(file) == ()
    assert check_file(file, [file.head()]) == ()
    assert check_file(file, [file.head(), file.head(1)]) == ()


def test_lines_after_the_latest_head_are_told_from_the_first_on(file: LogFile) -> None:
    lines = len(file.records)
    assert check_file(file, [file.head(1), file.head(lines - 2)]) == (Difference(lines - 1, "after_head", "2", ""),)


def test_a_log_that_ends_before_a_head_tells_how_many_lines_are_missing(file: LogFile) -> None:
    lines = len(file.records)
    later = replace(file.head(), seq=lines + 3)
    assert check_file(file, [later]) == (Difference(lines, "cut", "3", ""),)
    nothing = Head(0, "0" * 32, "0" * 16)
    assert [difference.what for difference in check_file(file, [nothing])] == ["cut"]


def test_other_lines_and_other_names_are_told_apart(file: LogFile) -> None:
    head = file.head()
    other_line = replace(head, line="f" * len(head.line))
    assert check_file(file, [other_line]) == (Difference(head.seq, "head", str(head), str(other_line)),)
    renamed = file_of(running(), name="Ida")
    assert check_file(renamed, [head]) == (Difference(head.seq, "names", str(renamed.head()), str(head)),)


def test_only_what_is_posted_of_a_hash_is_compared(file: LogFile) -> None:
    head = file.head()
    assert check_file(file, [replace(head, line=head.line[:32], names=head.names[:16])]) == ()


def test_heads_are_looked_at_in_the_order_of_their_lines(file: LogFile) -> None:
    wrong = [replace(file.head(seq), line="f" * 64) for seq in (3, 1, 2)]
    differences = check_file(file, wrong)
    assert [difference.seq for difference in differences if difference.what == "head"] == [1, 2, 3]


def test_another_title_in_the_header_than_in_the_log_is_told() -> None:
    assert check_file(file_of(running(), title="Display")) == (Difference(1, "title", "Display", "Play"),)


def test_what_is_wrong_in_a_line_of_the_file_is_told_of_the_line_of_the_log(file: LogFile) -> None:
    assert of_error(BadLogError(7, "event", "x")) == Difference(6, "event", "x", "")
    assert of_error(BadLogError(1, "bent", "4"), file) == Difference(4, "bent", "4", "")
    for code in ("cut", "added"):
        assert of_error(BadLogError(1, code, "2"), file) == Difference(len(file.records), code, "2", "")
    assert of_error(BadLogError(1, "sealed"), file) == Difference(0, "sealed", "", "")
    broken = replace(file, broken=(BadLogError(1, "sealed"),))
    assert [difference.what for difference in check_file(broken)] == ["sealed"]


CUP = StagePlan(system="single_elimination", title="Cup", options={"as_they_come": False})
PLATE = CUP.model_copy(update={"title": "Plate", "field": StageField.model_validate("losers 1 beside")})


def main_line() -> Play:
    """A cup of eight whose losers of round 1 play on."""
    play = Play((CUP, PLATE), engine=registry.engine())
    play.enter(8)
    play.publish()
    play.win_all()
    play.publish()
    return play


def plate(main: Play, data: Sequence[EntrantData] = (), **named: object) -> LogFile:
    """The log of its branch."""
    return file_of(plate_of(main, data, **named))


def plate_of(main: Play, data: Sequence[EntrantData] = (), **named: object) -> Play:
    """The branch of it, with this data of its entrants; `named` is said otherwise of the main line."""
    opened = main.state.slice_of(Branches).by_stage[1]
    play = Play(stages_of(main.state.stages, 1), engine=main.engine)
    known = tuple(data) or tuple(main.state.entrants[who].data for who in opened.seeds)
    play.do(cmd.RegisterEntrants(entrants=known, by_director=True))
    play.do(cmd.CloseRegistration())
    line = file_of(main).head().line
    said = {
        "stage": 1,
        "opening": opened.opening,
        "line": len(main.records),
        "line_hash": line,
        "entrants": opened.seeds,
    }
    play.do(cmd.NameMainLine(main_line=MainLine.model_validate({"identity": "", **said, **named})))
    return play


def test_a_branch_has_the_field_and_the_stages_of_its_main_line() -> None:
    main = main_line()
    assert list(check_branch(plate(main), file_of(main))) == []
    main.win_all()
    assert list(check_branch(plate(main), file_of(main))) == [], "the main line goes on"


def test_a_branch_of_another_field_or_another_main_line_is_found() -> None:
    main, other = main_line(), running()
    seeds = main.state.slice_of(Branches).by_stage[1].seeds
    stronger = [EntrantData(rating=3000.0) for _ in seeds]
    wrong = (
        plate(main, line=3),
        plate(main, line=999),
        plate(main, entrants=seeds[::-1]),
        plate(main, opening="c1"),
        plate(main, stronger),
        file_of(main),
    )
    for branch in wrong:
        assert [difference.what for difference in check_branch(branch, file_of(main))] == ["branch"]
    assert [difference.what for difference in check_branch(plate(main), file_of(other))] == ["branch"]
