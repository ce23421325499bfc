"""What a command, a button or a flow does is tested where the folders lead."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.case_files import PROJECT

OF_THE_PACKAGE = {"test_found"}
"""Tests of what finds the modules of a package."""


def about(test: Path, room: str) -> str | None:
    """The module a test is about: `test_answering_draws` looks at `answering` from one more side."""
    folder = PROJECT / "bot" / room / test.parent.relative_to(PROJECT / "tests" / "bot" / room)
    words = test.stem.split("_")[1:]
    names = ("_".join(words[:count]) for count in range(len(words), 0, -1))
    return next((name for name in names if (folder / f"{name}.py").is_file()), None)


@pytest.mark.parametrize("room", ["commands", "ui"])
def test_every_test_is_named_after_a_module_of_its_folder(room: str) -> None:
    tests = [test for test in (PROJECT / "tests" / "bot" / room).rglob("test_*.py") if test.stem not in OF_THE_PACKAGE]
    assert tests
    assert [test.name for test in tests if about(test, room) is None] == []
