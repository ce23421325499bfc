"""Everything that ships is found: what other tests are parametrized by does not shrink unnoticed."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from bot import face_registry, game_server_registry, reminder_registry
from bot.text.catalogue import languages
from formats import registry
from tests.expected import expected

FOUND: dict[str, Callable[[], Iterable[str]]] = {
    "faces": lambda: face_registry.found().by_key,
    "game_servers": lambda: game_server_registry.found().by_key,
    "languages": languages,
    "reminders": lambda: reminder_registry.found().by_key,
    "systems": registry.systems,
}


@pytest.mark.parametrize("kind", FOUND)
def test_what_ships_is_found(kind: str) -> None:
    assert sorted(FOUND[kind]()) == expected(kind), f"enter or remove it in tests/expected/{kind}.txt"
