"""A log from elsewhere is held to what people could have made here."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.errors import LogBeyondLimitsError
from bot.files.log_import import DEEPEST, LONGEST_TITLE, MOST_STAGES, read_foreign_log
from formats import registry
from formats.core.log_file import BadLogError
from tests.case_files import PROJECT

ENGINE = registry.engine()
LOG = (PROJECT / "tests" / "0.1" / "classic-swiss.jsonl").read_text(encoding="utf-8")
LINES = [json.loads(line) for line in LOG.splitlines()]

Change = Callable[[list[dict[str, Any]]], None]


def packed(change: Change) -> bytes:
    """The log with a change by hand."""
    lines = json.loads(json.dumps(LINES))
    change(lines)
    return "\n".join(json.dumps(line) for line in lines).encode()


def long_title(lines: list[dict[str, Any]]) -> None:
    lines[1]["event"]["title"] = "T" * (LONGEST_TITLE + 1)


def long_header(lines: list[dict[str, Any]]) -> None:
    lines[0]["title"] = "T" * 3000


def long_name(lines: list[dict[str, Any]]) -> None:
    next(iter(lines[0]["people"].values()))["name"] = "N" * 81


def page_of_text(lines: list[dict[str, Any]]) -> None:
    lines[1]["event"]["title"] = "T" * 30_000


def many_stages(lines: list[dict[str, Any]]) -> None:
    lines[1]["event"]["stages"] *= MOST_STAGES + 1


def endless_line(lines: list[dict[str, Any]]) -> None:
    lines[1]["event"]["more"] = ["x" * 100] * 10_000


def deep(lines: list[dict[str, Any]]) -> None:
    found: Any = 1
    for _ in range(DEEPEST + 1):
        found = [found]
    lines[1]["event"]["more"] = found


def huge_number(lines: list[dict[str, Any]]) -> None:
    lines[1]["event"]["more"] = 10**400


def infinite(lines: list[dict[str, Any]]) -> None:
    lines[1]["event"]["more"] = float("inf")


@pytest.mark.parametrize(
    "change, what",
    [
        (long_title, "title"),
        (long_header, "title"),
        (long_name, "name"),
        (page_of_text, "text"),
        (many_stages, "stages"),
        (endless_line, "line"),
        (deep, "depth"),
        (huge_number, "number"),
        (infinite, "number"),
    ],
)
def test_what_nobody_could_have_made_here_is_refused(change: Change, what: str) -> None:
    with pytest.raises(LogBeyondLimitsError) as caught:
        read_foreign_log(packed(change), ENGINE)
    assert caught.value.what == what


@pytest.mark.parametrize(
    "text",
    [b"", b"\0\1", b"[" * 200_000, b'{"herald-log": 1}', b'{"a":' * 50_000, "…".encode("utf-16"), b"\xff\xfe\x00"],
)
def test_what_is_no_log_is_refused(text: bytes) -> None:
    with pytest.raises((BadLogError, LogBeyondLimitsError)):
        read_foreign_log(text, ENGINE)


@pytest.fixture
def deep_recursion() -> Iterator[None]:
    """Some library has let everything recurse as deep as it likes, and the reader of JSON stops at nothing."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(100_000)
    yield
    sys.setrecursionlimit(before)


@pytest.mark.usefixtures("deep_recursion")
@pytest.mark.parametrize(
    "text", ["[" * 200_000, '{"a":' * 50_000, '{"a": "]]", "b": ' * 20_000, '"\\\\"' + "[" * 90_000]
)
def test_no_depth_of_a_file_kills_the_process(text: str) -> None:
    with pytest.raises(LogBeyondLimitsError) as caught:
        read_foreign_log(text.encode(), ENGINE)
    assert caught.value.what == "depth"


@pytest.mark.parametrize("sign", ['\\"', '"', "\\", '"\\', "[]", '"['])
def test_no_line_takes_long_to_look_through(sign: str) -> None:
    begun = time.process_time()
    with pytest.raises((BadLogError, LogBeyondLimitsError)):
        read_foreign_log(('"' + sign * (490_000 // len(sign))).encode(), ENGINE)
    assert time.process_time() - begun < 5.0, "looked at again and again it is minutes"


def test_brackets_in_texts_are_no_depth() -> None:
    def bracketed(lines: list[dict[str, Any]]) -> None:
        lines[0]["title"] = lines[1]["event"]["title"] = '\\"' + "[" * 60

    assert read_foreign_log(packed(bracketed), ENGINE).records


@pytest.mark.parametrize("name", [file.name for file in sorted((PROJECT / "tests" / "0.1").glob("*.jsonl"))])
def test_every_log_that_was_made_here_passes(name: str) -> None:
    data = (PROJECT / "tests" / "0.1" / name).read_bytes()
    assert read_foreign_log(data, ENGINE).records
