"""Everything that ships is found: what other tests are parametrized by does not shrink unnoticed."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from bot import plugins
from bot.text.catalogue import languages
from formats import registry
from tests.expected import expected

FOUND: dict[str, Callable[[], Iterable[str]]] = {
    "faces": lambda: plugins.FACES.found.by_key,
    "game_servers": lambda: plugins.GAME_SERVERS.found.by_key,
    "picture_kinds": lambda: plugins.PICTURE_KINDS.found.by_key,
    "reminders": lambda: plugins.REMINDERS.found.by_key,
    "systems": registry.systems,
}


@pytest.mark.parametrize("kind", sorted(FOUND))
def test_what_ships_is_found(kind: str) -> None:
    assert sorted(FOUND[kind]()) == expected(kind), f"enter or remove it in tests/expected/{kind}.txt"


def test_languages_that_ship_are_found_and_others_may_have_begun() -> None:
    """A language is listed once it is complete; tests then compare each of its messages with English."""
    assert set(expected("languages")) - set(languages()) == set(), "enter or remove it in tests/expected/languages.txt"
