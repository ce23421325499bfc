"""What processes agree on: the same wherever the same code runs, another where it writes what others cannot read."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from bot.shards import agreement as module
from bot.shards.agreement import agreement
from formats import registry
from tests.case_files import PROJECT

SAY = "from bot.shards.agreement import agreement; print(agreement())"


@pytest.fixture(autouse=True)
def anew() -> None:
    """It is worked out once in a process."""
    agreement.cache_clear()


def test_it_is_the_same_in_every_process() -> None:
    """Whatever order sets have there: its seed is not this one's."""
    seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    said = subprocess.run(
        [sys.executable, "-c", SAY],
        cwd=PROJECT,
        env=os.environ | {"PYTHONHASHSEED": seed},
        check=True,
        capture_output=True,
    )
    assert said.stdout.decode().strip() == agreement()


def test_other_tables_are_another_agreement(monkeypatch: pytest.MonkeyPatch) -> None:
    before = agreement()
    agreement.cache_clear()
    monkeypatch.setattr(module, "known_versions", lambda: ["9999"])
    assert agreement() != before
    agreement.cache_clear()


def test_a_format_more_is_another_agreement(monkeypatch: pytest.MonkeyPatch) -> None:
    before, systems = agreement(), dict(registry.systems())
    agreement.cache_clear()
    systems["new"] = next(iter(systems.values()))
    monkeypatch.setattr(registry, "systems", lambda: systems)
    assert agreement() != before
    agreement.cache_clear()


def test_a_message_more_is_another_agreement(monkeypatch: pytest.MonkeyPatch) -> None:
    before = agreement()
    agreement.cache_clear()
    monkeypatch.setattr(module, "catalogue", lambda _code: type("", (), {"ids": ["hello"]}))
    assert agreement() != before
    agreement.cache_clear()
