"""Rules 9 and 10: official times, what players hand in, and what is sealed until the reveal."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from formats.core.contract import Awaits, NeedsPairing
from formats.core.errors import BadFormError, BadReportError
from formats.core.model import Pairing
from formats.core.results import Report, Result
from formats.core.state import Round, Stage
from formats.systems.swiss_elimination import FORMAT
from formats.systems.swiss_elimination.forms import (
    ONLINE_TIMES,
    PREFERENCES,
    answer_of,
    read_online_times,
    started_at,
    submissions_for,
)
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.progress import Progress
from formats.systems.swiss_elimination.selection import PUZZLE, unchecked_answers
from formats.systems.swiss_elimination.times import Official, Submission, clock_text, official_time, read_clock
from tests.formats.systems.swiss_elimination.playoffs import (
    EIGHT,
    OPTIONS,
    answered,
    better_rank,
    field,
    next_round,
    played,
    with_lists,
    with_times,
)

MINUTE = 60_000


def opened(stage: Stage, options: PlayoffOptions = OPTIONS) -> tuple[Stage, Round]:
    """The stage with its next round published and no result recorded."""
    stage, found = next_round(stage, options)
    round_ = Round(stage.next_round, found, {})
    return replace(stage, rounds=(*stage.rounds, round_)), round_


def known(stage: Stage, code: str, options: PlayoffOptions = OPTIONS) -> Result:
    """What the format knows of a match of the latest round."""
    pairing = match(stage, code)
    return FORMAT.known_results(stage, options)[pairing.id]


def match(stage: Stage, code: str) -> Pairing:
    return next(pairing for pairing in stage.rounds[-1].pairings.pairings if pairing.label == code)


@pytest.mark.parametrize(
    "submissions, expected",
    [
        ([], Official(22 * MINUTE, solved=False)),
        ([(5 * MINUTE, True)], Official(5 * MINUTE, solved=True)),
        ([(5 * MINUTE, False)], Official(22 * MINUTE, solved=False)),
        ([(5 * MINUTE, None)], Official(22 * MINUTE, solved=False)),
        ([(5 * MINUTE, False), (6 * MINUTE, True)], Official(6 * MINUTE, solved=True)),
        ([(5 * MINUTE, True), (6 * MINUTE, False)], Official(22 * MINUTE, solved=False)),
        ([(6 * MINUTE, False), (5 * MINUTE, True)], Official(22 * MINUTE, solved=False)),
        ([(6 * MINUTE, False), (6 * MINUTE, True)], Official(6 * MINUTE, solved=True)),
        ([(20 * MINUTE, True)], Official(20 * MINUTE, solved=True)),
        ([(20 * MINUTE + 1, True)], Official(22 * MINUTE, solved=False)),
        ([(19 * MINUTE, True), (21 * MINUTE, False)], Official(19 * MINUTE, solved=True)),
    ],
)
def test_r9_the_last_submission_in_time_counts(submissions: list[tuple[int, bool | None]], expected: Official) -> None:
    given = [Submission(after, correct) for after, correct in submissions]
    assert official_time(given, OPTIONS.longest_ms, OPTIONS.unsolved_ms) == expected


def test_r9_the_times_are_options() -> None:
    options = PlayoffOptions(online_minutes=5, unsolved_minutes=1)
    assert (
        official_time([Submission(6 * MINUTE, correct=True)], options.longest_ms, options.unsolved_ms).ms == 6 * MINUTE
    )


@pytest.mark.parametrize(
    "text, ms", [("6:43", 403_000), ("6:43.2", 403_200), ("403,25", 403_250), ("0:00.001", 1), ("598", 598_000)]
)
def test_r9_times_are_read(text: str, ms: int) -> None:
    assert read_clock(text) == ms
    assert read_clock(clock_text(ms)) == ms


@pytest.mark.parametrize("text", ["", "6:60", "six", "1:2:3", "-5", "6:43.1234"])
def test_r9_what_is_no_time_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read_clock(text)


@pytest.mark.parametrize(
    "times",
    [
        "p1 6:43.2\nP2 7:00 wrong\nP2 8:00\nP3 9:00 unchecked",
        {
            "P1": {"seconds": 403.2, "correct": True},
            "p2": [{"ms": 420_000, "correct": False}, {"clock": "8:00", "correct": True}],
            "P3": [{"seconds": 540, "correct": None}],
        },
    ],
)
def test_r9_times_come_in_as_text_or_as_data(times: Any) -> None:
    assert read_online_times({"times": times}, OPTIONS) == {
        "times": {
            "P1": [{"ms": 403_200, "correct": True}],
            "P2": [{"ms": 420_000, "correct": False}, {"ms": 480_000, "correct": True}],
            "P3": [{"ms": 540_000, "correct": None}],
        }
    }


@pytest.mark.parametrize(
    "content, problem",
    [
        (None, ("times", "unreadable")),
        ({"times": 5}, ("times", "unreadable")),
        ({"times": "", "more": ""}, ("times", "unreadable")),
        ({"times": "P1"}, ("P1", "unreadable")),
        ({"times": "P1 6:43 perhaps"}, ("P1 6:43 perhaps", "unreadable")),
        ({"times": "P9 6:43"}, ("P9", "unknown_puzzle")),
        ({"times": "P1 soon"}, ("P1", "bad_time")),
        ({"times": {"P1": [{"ms": -1, "correct": True}]}}, ("P1", "bad_time")),
        ({"times": {"P1": [{"ms": True, "correct": True}]}}, ("P1", "bad_time")),
        ({"times": {"P1": [{"seconds": "5", "correct": True}]}}, ("P1", "bad_time")),
        ({"times": {"P1": [{"ms": 5, "seconds": 5, "correct": True}]}}, ("P1", "unreadable")),
        ({"times": {"P1": [{"ms": 5}]}}, ("P1", "unreadable")),
        ({"times": {"P1": [{"ms": 5, "correct": 1}]}}, ("P1", "unreadable")),
        ({"times": {"P1": ["6:43"]}}, ("P1", "unreadable")),
    ],
)
def test_r9_times_that_cannot_be_read_are_refused(content: Any, problem: tuple[str, str]) -> None:
    with pytest.raises(BadFormError) as refused:
        read_online_times(content, OPTIONS)
    assert (refused.value.form, refused.value.problems) == (ONLINE_TIMES, (problem,))


def clocked(stored: Any, *changes: tuple[str, dict[str, Any]]) -> Any:
    """What is stored after a clock has handed these in."""
    for kind, change in changes:
        stored = read_online_times({kind: change}, OPTIONS, stored)
    return stored


def answer(task: str, minutes: int, text: str = "42", *, correct: bool | None = None) -> tuple[str, dict[str, Any]]:
    return "answer", {"puzzle": task, "ms": minutes * MINUTE, "text": text, "correct": correct}


def start(task: str) -> tuple[str, dict[str, Any]]:
    return "start", {"puzzle": task, "at": "2023-09-08T10:00:00+00:00"}


def test_r9_submissions_are_added_one_by_one_and_checked_later() -> None:
    kept = clocked(None, start("P1"), answer("P1", 5), start("P2"), answer("P2", 7), answer("P1", 9), answer("P1", 21))
    kept = clocked(kept, ("check", {"puzzle": "P1", "correct": True}))
    assert submissions_for(kept, "P1") == [
        Submission(5 * MINUTE, correct=None),
        Submission(9 * MINUTE, correct=True),
        Submission(21 * MINUTE, correct=None),
    ]
    assert submissions_for(kept, "P2") == [Submission(7 * MINUTE, correct=None)]
    assert answer_of(kept, "P1") == "42"
    assert started_at(kept, "P1") == datetime(2023, 9, 8, 10, tzinfo=UTC)
    assert started_at(kept, "P3") is None


@pytest.mark.parametrize(
    "before, change, problem",
    [
        ([start("P1")], start("P1"), ("P1", "started_before")),
        ([], answer("P1", 5), ("P1", "not_started_yet")),
        ([start("P1"), answer("P1", 21)], ("check", {"puzzle": "P1", "correct": True}), ("P1", "nothing_to_check")),
        ([], ("check", {"puzzle": "P1", "correct": True}), ("P1", "nothing_to_check")),
        ([], start("P9"), ("P9", "unknown_puzzle")),
    ],
)
def test_r9_the_clock_runs_once(before: list[Any], change: Any, problem: tuple[str, str]) -> None:
    with pytest.raises(BadFormError) as refused:
        clocked(clocked(None, *before), change)
    assert refused.value.problems == (problem,)


def test_r9_times_a_director_enters_leave_clocks_and_answers_alone() -> None:
    kept = clocked(None, start("P1"), answer("P1", 5), start("P2"))
    kept = read_online_times({"times": "P1 5:00 wrong\nP3 6:00"}, OPTIONS, kept)
    assert kept["times"]["P1"] == [{"ms": 5 * MINUTE, "correct": False, "answer": "42"}]
    assert set(kept["started"]) == {"P1", "P2"}


def test_r9_the_example_of_every_form_is_taken() -> None:
    for form in FORMAT.forms:
        content = {form_field.name: form_field.example for form_field in form.fields}
        stage = field() if form.key == ONLINE_TIMES else None
        assert FORMAT.read_form(form.key, content, "p1", stage, OPTIONS)


def test_r9_every_problem_is_told_at_once() -> None:
    with pytest.raises(BadFormError) as refused:
        read_online_times({"times": "P1 soon\nP9 6:43\nP2"}, OPTIONS)
    assert [code for _, code in refused.value.problems] == ["unreadable", "bad_time", "unknown_puzzle"]


def test_r10_the_faster_wins_on_the_puzzle_of_the_round() -> None:
    stage = with_lists(field(), {"p1": "P3"})
    stage = with_times(stage, {"p1": "P1 1:00\nP3 9:00", "p16": "P1 2:00\nP3 8:59.9"})
    stage, round_ = opened(stage)
    assert round_.pairings.facts[PUZZLE] == "P3"
    result = known(stage, "A1")
    assert (result.half_points, result.times_ms) == ((0, 2), (540_000, 539_900))
    assert result.reason is not None
    assert (result.reason.code, result.reason.about) == ("online_faster", ("p16", "p1"))
    assert (result.reason.params["time"], result.reason.params["other_time"]) == ("8:59.9", "9:00")


def test_r10_who_did_not_solve_it_has_twenty_two_minutes() -> None:
    stage, _ = opened(with_times(with_lists(field(), {"p1": "P3"}), {"p16": "P3 20:00"}))
    result = known(stage, "A1")
    assert (result.half_points, result.times_ms) == ((0, 2), (22 * MINUTE, 20 * MINUTE))
    assert result.reason is not None
    assert result.reason.code == "online_unsolved"


def test_r10_equal_times_go_to_the_better_seed() -> None:
    stage, _ = opened(with_times(with_lists(field(), {"p1": "P3"}), {"p1": "P3 5:00", "p16": "P3 5:00"}))
    results = {code: known(stage, code) for code in ("A1", "A2")}
    assert [result.half_points for result in results.values()] == [(2, 0), (2, 0)]
    assert all(result.reason is not None and result.reason.code == "online_equal" for result in results.values())


def test_r10_the_better_seed_also_wins_from_the_worse_rank() -> None:
    stage = played(field(), lambda pairing: pairing.seats[1] if pairing.label == "A1" else pairing.seats[0], rounds=1)
    stage, _ = opened(stage)
    assert match(stage, "B1").seats == ("p16", "p8")
    assert known(stage, "B1").half_points == (0, 2)


def test_r10_where_puzzles_are_not_managed_times_are_by_round() -> None:
    options = PlayoffOptions(online_puzzles=())
    stage, round_ = opened(with_times(field(), {"p16": "A 5:00\nB 1:00"}, options), options)
    assert round_.pairings.facts == {}
    assert known(stage, "A1", options).times_ms == (22 * MINUTE, 5 * MINUTE)


def test_r10_nothing_is_known_of_live_matches() -> None:
    stage, _ = opened(played(field(), better_rank, rounds=7))
    assert FORMAT.known_results(stage, OPTIONS) == {}


def test_r10_nothing_is_known_without_open_matches() -> None:
    assert FORMAT.known_results(field(), OPTIONS) == {}
    assert FORMAT.known_results(played(field(), better_rank, rounds=1), OPTIONS) == {}


def test_r10_nothing_is_paired_before_a_director_reveals_it() -> None:
    stage = with_times(field(), {"p1": "P1 5:00"})
    status = FORMAT.status(stage, OPTIONS)
    assert isinstance(status, Awaits)
    (prompt,) = status.prompts
    assert (prompt.key, prompt.who, [choice.value for choice in prompt.choices]) == ("reveal", (), ["yes"])
    assert prompt.question.params == {"missing": 15, "players": 16, "unchecked": 0}
    assert prompt.question.warning
    revealed = FORMAT.status(answered(stage, reveal="yes"), PlayoffOptions(puzzle_choice="predetermined"))
    assert revealed == NeedsPairing()


def test_r10_answers_nobody_has_checked_are_told_before_the_reveal() -> None:
    times = dict.fromkeys(field().seeds, "P1 5:00")
    times["p1"] = "P1 5:00 unchecked\nP1 6:00\nP2 7:00 unchecked\nP3 8:00 wrong\nP3 21:00 unchecked"
    stage = with_times(field(), times)
    assert unchecked_answers(Progress(stage, OPTIONS)) == (("p1", "P2"),)
    status = FORMAT.status(stage, OPTIONS)
    assert isinstance(status, Awaits)
    assert status.prompts[0].question.params == {"missing": 0, "players": 16, "unchecked": 1}
    assert status.prompts[0].question.warning


def test_r10_what_was_handed_in_is_sealed_until_then() -> None:
    both = {PREFERENCES, ONLINE_TIMES}
    assert FORMAT.sealed(None, OPTIONS) == both
    assert FORMAT.sealed(field(), OPTIONS) == both
    assert FORMAT.sealed(answered(field(), reveal="yes"), OPTIONS) == frozenset()
    assert FORMAT.sealed(played(field(), better_rank, rounds=1), OPTIONS) == frozenset()


def test_r10_a_table_without_online_matches_has_nothing_to_reveal() -> None:
    assert FORMAT.sealed(field(8), EIGHT) == frozenset()
    assert FORMAT.status(field(8), EIGHT) == NeedsPairing()


def submit(form: str, stage: Stage | None, who: str = "p1") -> Any:
    content = {"lists": "P3 P1"} if form == PREFERENCES else {"times": "P1 5:00"}
    return FORMAT.read_form(form, content, who, stage, OPTIONS)


def test_r10_lists_come_before_the_online_stage_and_times_during_it() -> None:
    assert submit(PREFERENCES, None)["lists"]["all"][:2] == ["P3", "P1"]
    assert submit(ONLINE_TIMES, field())["times"]["P1"] == [{"ms": 300_000, "correct": True}]


@pytest.mark.parametrize(
    "form, stage, code",
    [
        (PREFERENCES, field(), "closed"),
        (ONLINE_TIMES, None, "not_open_yet"),
        (ONLINE_TIMES, answered(field(), reveal="yes"), "closed"),
        (ONLINE_TIMES, played(field(), better_rank, rounds=1), "closed"),
    ],
)
def test_r10_and_at_no_other_time(form: str, stage: Stage | None, code: str) -> None:
    with pytest.raises(BadFormError) as refused:
        submit(form, stage)
    assert refused.value.problems == (("form", code),)


def test_r10_times_are_for_those_in_the_stage() -> None:
    with pytest.raises(BadFormError) as refused:
        submit(ONLINE_TIMES, field(), who="p99")
    assert refused.value.problems == (("form", "no_seat"),)


def test_r10_a_director_may_correct_a_time() -> None:
    stage, _ = opened(field())
    pairing = match(stage, "A1")
    result = FORMAT.judge(Report(winner=None, times_ms=(None, 600_000)), pairing, stage, OPTIONS)
    assert (result.half_points, result.times_ms) == ((0, 2), (22 * MINUTE, 600_000))
    with pytest.raises(BadReportError) as refused:
        FORMAT.judge(Report(winner="p1", times_ms=(None, 600_000)), pairing, stage, OPTIONS)
    assert refused.value.code == "winner_not_by_times"


def test_r10_or_name_the_winner() -> None:
    stage, _ = opened(field())
    pairing = match(stage, "A1")
    assert FORMAT.judge(Report(winner="p16"), pairing, stage, OPTIONS).half_points == (0, 2)
    with pytest.raises(BadReportError) as refused:
        FORMAT.judge(Report(winner="p2"), pairing, stage, OPTIONS)
    assert refused.value.code == "winner_not_seated"
