"""What an interrupted search goes on with."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from tests.search.__main__ import Tried, pending, tried

TESTS = ["a.py::test_a", "b.py::test_b"]


def test_a_search_goes_on_with_what_is_not_in_the_record(tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    assert tried(record) == []
    known = [Tried(TESTS[0], 1, 250, good=True, seconds=1.0)]
    record.write_text(json.dumps(asdict(known[0])) + '\n{"test": "cut o', encoding="utf-8")
    assert tried(record) == known
    assert pending(TESTS, known, range(1, 3)) == [(1, TESTS[1]), (2, TESTS[0]), (2, TESTS[1])]


def test_a_property_that_failed_is_not_run_again() -> None:
    known = [Tried(TESTS[0], 1, 250, good=False, seconds=1.0)]
    assert pending(TESTS, known, range(1, 3)) == [(1, TESTS[1]), (2, TESTS[1])]


def test_nothing_is_left_once_every_seed_was_tried() -> None:
    known = [Tried(test, seed, 250, good=True, seconds=1.0) for test in TESTS for seed in (1, 2)]
    assert pending(TESTS, known, range(1, 3)) == []
