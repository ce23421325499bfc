"""Logs of version 0.1 can be read, fold to what they did then, and verify."""

from pathlib import Path
from typing import Any, get_args

import pytest

from formats.core.events import Event
from formats.core.log_file import LogFile, read_log
from formats.core.verify import verify
from formats.messages.sentences import english, message_of
from tests.freezing import ENGINE, summary
from tests.yesterday import FOLDER, LOGS, expectations, lines_of, text_of

KINDS_OF_0_1 = 29
NAMES = [f"{log.parent.name}-{log.stem}" for log in LOGS]
SPLIT = {("DeadlinePassed", ".event.subject")}
"""What was one text in version 0.1 and has become several fields."""


@pytest.fixture(scope="module", params=LOGS, ids=NAMES)
def log(request: pytest.FixtureRequest) -> Path:
    """One of the frozen logs. Everything about one is tested before the next, so that it is read once."""
    path: Path = request.param
    return path


@pytest.fixture(scope="module")
def file(log: Path) -> LogFile:
    return read_log(text_of(log))


def lost(old: Any, new: Any, where: str = "") -> list[str]:
    """Where something of `old` is not found in `new`."""
    if isinstance(old, dict) and isinstance(new, dict):
        return [
            place
            for key, value in old.items()
            for place in (lost(value, new[key], f"{where}.{key}") if key in new else [f"{where}.{key}"])
        ]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [
            place
            for number, (before, after) in enumerate(zip(old, new, strict=True))
            for place in lost(before, after, f"{where}[{number}]")
        ]
    return [] if old == new else [where]


CAUSES_SINCE = {
    "The invitation was declined.",
    "The invitation was not answered in time.",
    "Lost on time.",
    "played elsewhere",
}
"""Herald's own sentences in logs of version 0.1, for each of which an event has a cause or a field since."""


def reason_codes(value: Any) -> set[str]:
    """The codes of all reasons in the JSON of an event."""
    if isinstance(value, dict):
        own = {value["code"]} if {"code", "params"} <= value.keys() else set()
        return own.union(*(reason_codes(item) for item in value.values()))
    return set().union(*(reason_codes(item) for item in value)) if isinstance(value, list) else set()


def test_every_frozen_log_has_its_expectation() -> None:
    for folder in {log.parent for log in LOGS}:
        assert sorted(log.stem for log in LOGS if log.parent == folder) == sorted(expectations(folder))


def test_every_kind_of_event_stands_in_the_frozen_logs() -> None:
    frozen = {line["event"]["kind"] for log in LOGS if log.parent == FOLDER for line in lines_of(log)}
    known = {kind.model_fields["kind"].default for kind in get_args(get_args(Event)[0])}
    assert len(frozen) == KINDS_OF_0_1
    assert frozen <= known


def test_a_log_adds_up_to_what_it_did_when_it_was_written(log: Path, file: LogFile) -> None:
    assert summary(file) == expectations(log.parent)[log.stem]


def test_all_pairings_and_draws_of_a_log_are_found_again(file: LogFile) -> None:
    assert verify(file.records, ENGINE) == ()


def test_writing_a_line_again_loses_nothing_of_it(log: Path, file: LogFile) -> None:
    for old, record in zip(lines_of(log), file.records, strict=True):
        told = old["event"].get("text") in CAUSES_SINCE
        found = [
            place
            for place in lost(old, record.model_dump(mode="json"))
            if not (told and place in {".event.text", ".event.cause"})
        ]
        assert [place for place in found if (old["event"]["kind"], place) not in SPLIT] == []


def test_every_reason_in_a_log_still_has_its_sentence(log: Path, file: LogFile) -> None:
    systems = [plan.system for plan in file.state.stages]
    codes = set().union(*(reason_codes(line["event"]) for line in lines_of(log)))
    assert [code for code in codes if not any(message_of(english(), code, key) for key in systems)] == []


def test_what_is_lost_is_found() -> None:
    assert lost({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}], "c": 4}) == [".a[1].b"]
    assert lost({"a": 1}, {}) == [".a"]
