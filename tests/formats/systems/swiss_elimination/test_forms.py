"""Rules 9 and 14: how lists and times are read, stored, and shown again as they were understood."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from formats.core.errors import BadFormError
from formats.systems.swiss_elimination.forms import (
    FORMS,
    ONLINE_TIMES,
    PREFERENCES,
    answer_of,
    list_for,
    preference_lines,
    preference_texts,
    read_online_times,
    read_preferences,
    started_at,
    submissions_for,
    time_texts,
)
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.toolkit.invitation import INVITATION

OPTIONS = PlayoffOptions(online_puzzles=("P1 Nanro", "P2", "P3", "P4", "P5", "P6", "P7", "P8"))
POOL = [f"P{number}" for number in range(1, 9)]
AT = datetime(2026, 3, 2, 12, tzinfo=UTC)


def problems(content: Any, stored: Any = None) -> list[tuple[str, str]]:
    """What is wrong with times that are handed in."""
    with pytest.raises(BadFormError) as refused:
        read_online_times(content, OPTIONS, stored)
    return list(refused.value.problems)


def times_of(stored: Any, task: str = "P1") -> list[tuple[int, bool | None]]:
    """When each answer was handed in, and whether it was right."""
    return [(submission.after_ms, submission.correct) for submission in submissions_for(stored, task)]


def submitted(**submission: Any) -> Any:
    return {"times": {"P1": [{"correct": True, **submission}]}}


def test_r14_a_list_is_filled_up_and_shown_as_it_would_be_typed_the_one_for_all_rounds_first() -> None:
    stored = read_preferences({"lists": "C: p8, p7\nB = P2\nP3 P1"}, OPTIONS)
    rest = ["P2", "P4", "P5", "P6", "P7", "P8"]

    assert stored["lists"]["all"] == ["P3", "P1", *rest]
    assert preference_texts(stored)["lists"].splitlines() == [
        "P3 P1 P2 P4 P5 P6 P7 P8",
        "B: P2 P1 P3 P4 P5 P6 P7 P8",
        "C: P8 P7 P1 P2 P3 P4 P5 P6",
    ]
    assert list_for(stored, "C") == ["P8", "P7", *POOL[:6]]
    assert list_for(stored, "D") == ["P3", "P1", *rest]
    assert list_for({"lists": {"C": POOL}}, "D") is None


def test_r14_lists_are_shown_numbered_with_the_names_of_the_puzzles() -> None:
    both = {"lists": {"C": ["P2", "P1"], "all": ["P1", "P2"]}}

    assert tuple(line.text for line in preference_lines(both, OPTIONS)) == (
        "For all other rounds:",
        "1. P1 Nanro",
        "2. P2",
        "For round C:",
        "1. P2",
        "2. P1 Nanro",
    )
    (all_rounds, puzzle) = preference_lines({"lists": {"all": ["P9"]}}, OPTIONS)
    assert (all_rounds.text, puzzle.text) == ("For all rounds:", "1. P9")


@pytest.mark.parametrize(
    "submission, ms",
    [
        ({"ms": 0}, 0),
        ({"ms": 7}, 7),
        ({"seconds": 0}, 0),
        ({"seconds": 1.5}, 1500),
        ({"seconds": 999_999}, 999_999_000),
    ],
)
def test_r9_a_time_is_any_whole_number_of_milliseconds_from_0_or_seconds_below_a_million(
    submission: dict[str, Any], ms: int
) -> None:
    stored = read_online_times(submitted(**submission), OPTIONS)

    assert times_of(stored) == [(ms, True)]


@pytest.mark.parametrize(
    "submission", [{"ms": -1}, {"ms": True}, {"ms": 1.5}, {"seconds": -1}, {"seconds": 10**6}, {"seconds": False}]
)
def test_r9_other_numbers_are_no_time(submission: dict[str, Any]) -> None:
    assert problems(submitted(**submission)) == [("P1", "bad_time")]


@pytest.mark.parametrize(
    "submission",
    [{}, {"ms": 1, "seconds": 1}, {"ms": 1, "more": 1}, {"ms": 1, "correct": "yes"}, {"ms": 1, "correct": 1}],
)
def test_r9_a_submission_says_when_in_one_way_and_whether_it_was_right(submission: dict[str, Any]) -> None:
    assert problems(submitted(**submission)) == [("P1", "unreadable")]


def test_r9_a_submission_that_nobody_has_checked_is_neither_right_nor_wrong() -> None:
    stored = read_online_times(submitted(ms=5, correct=None), OPTIONS)

    assert times_of(stored) == [(5, None)]


def test_r9_times_are_shown_as_they_would_be_typed() -> None:
    typed = "P1: 6:43.2 wrong\np2 1:05 unchecked\nP1 7:00"
    stored = read_online_times({"times": typed}, OPTIONS)

    assert time_texts(stored)["times"].splitlines() == ["P1 6:43.2 wrong", "P1 7:00", "P2 1:05 unchecked"]


@pytest.mark.parametrize("line", ["P1", "P1 1:00 perhaps", "P1 1:00 wrong again"])
def test_r9_a_line_is_a_puzzle_a_time_and_at_most_a_word(line: str) -> None:
    assert problems({"times": line}) == [(line, "unreadable")]


def test_r9_a_clock_starts_a_puzzle_once_and_answers_come_after_it() -> None:
    start, answer = {"start": {"puzzle": "P1", "at": AT.isoformat()}}, {"puzzle": "P1", "ms": 60_000, "correct": None}
    assert problems({"answer": {**answer, "text": "4"}}) == [("P1", "not_started_yet")]
    started = read_online_times(start, OPTIONS)
    assert started_at(started, "P1") == AT
    assert (started_at(started, "P2"), started_at(None, "P1")) == (None, None)
    assert problems(start, started) == [("P1", "started_before")]
    assert problems({"start": {"puzzle": "P9", "at": AT.isoformat()}}) == [("P9", "unknown_puzzle")]

    first = read_online_times({"answer": {**answer, "text": "4"}}, OPTIONS, started)
    second = read_online_times({"answer": {**answer, "ms": 70_000, "text": "5" * 201}}, OPTIONS, first)

    assert (answer_of(started, "P1"), answer_of(None, "P1")) == ("", "")
    assert answer_of(first, "P1") == "4"
    assert answer_of(second, "P1") == "5" * 200
    assert times_of(second) == [(60_000, None), (70_000, None)]


def test_r9_the_submission_that_counts_is_checked_and_no_other() -> None:
    two = read_online_times({"times": "P1 1:00 unchecked\nP1 2:00 unchecked"}, OPTIONS)
    checked = read_online_times({"check": {"puzzle": "P1", "correct": False}}, OPTIONS, two)

    assert times_of(checked) == [(60_000, None), (120_000, False)]
    assert problems({"check": {"puzzle": "P2", "correct": False}}, two) == [("P2", "nothing_to_check")]


def test_r9_of_two_submissions_of_the_same_moment_the_later_is_checked() -> None:
    twice = read_online_times({"times": "P1 1:00 unchecked\nP1 1:00 unchecked"}, OPTIONS)
    checked = read_online_times({"check": {"puzzle": "P1", "correct": True}}, OPTIONS, twice)

    assert times_of(checked) == [(60_000, None), (60_000, True)]


def test_r9_typed_times_replace_those_before_and_keep_what_was_started_and_answered() -> None:
    started = read_online_times({"start": {"puzzle": "P1", "at": AT.isoformat()}}, OPTIONS)
    answered = read_online_times(
        {"answer": {"puzzle": "P1", "ms": 60_000, "text": "4", "correct": None}}, OPTIONS, started
    )

    stored = read_online_times({"times": "P1 1:00\nP1 1:01 wrong"}, OPTIONS, answered)

    assert stored["times"]["P1"] == [
        {"ms": 60_000, "correct": True, "answer": "4"},
        {"ms": 61_000, "correct": False},
    ]
    assert started_at(stored, "P1") == AT
    assert "started" not in read_online_times({"times": "P1 1:00"}, OPTIONS, None)


def test_there_is_room_to_type_a_list_for_each_online_round_and_two_submissions_for_each_puzzle() -> None:
    room = {form.key: form.fields[0].lines for form in FORMS if form.key != INVITATION.key}

    assert room[PREFERENCES] == 1 + len(OPTIONS.match_table.rounds_at("online"))
    assert room[ONLINE_TIMES] == 2 * len(OPTIONS.tasks())
