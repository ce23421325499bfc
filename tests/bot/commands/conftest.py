"""What tests of commands share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from formats import registry
from formats.core.contract import Format
from tests.formats.form_toy import Wishers
from tests.formats.toys import Neighbours


def known_too(monkeypatch: pytest.MonkeyPatch, system: Format[Any]) -> Iterator[None]:
    """For one test the registry also knows this format."""
    systems = {**registry.systems(), system.key: system}
    monkeypatch.setattr(registry, "systems", lambda: systems)
    registry.engine.cache_clear()
    yield
    registry.engine.cache_clear()


@pytest.fixture
def neighbours(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A format that asks questions, and has a draw of lots for which somebody calls."""
    yield from known_too(monkeypatch, Neighbours())


@pytest.fixture
def wishers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A format with forms and notes."""
    yield from known_too(monkeypatch, Wishers())
