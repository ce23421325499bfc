"""A tournament of a small format with forms and notes, for tests of how people hand them in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formats import registry
from tests.formats.form_toy import Wishers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.bot.world import World

PLAYERS = ("Ana", "Bo")
GOOD = {"What": "red", "Why": "It is warm."}


@pytest.fixture
def wishers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The registry also knows the format with forms and notes."""
    systems = {**registry.systems(), Wishers.key: Wishers()}
    monkeypatch.setattr(registry, "systems", lambda: systems)
    registry.engine.cache_clear()
    yield
    registry.engine.cache_clear()


async def wishing(world: World, players: tuple[str, ...] = PLAYERS) -> None:
    """Sign-up is open, and these players are in."""
    await world.tournament("format:wishers", players=players)
