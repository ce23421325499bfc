"""The world that tests of the chat side play in."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot import face_registry, reminder_registry
from bot.collecting import spare_collector
from bot.ui import answers, progress
from bot.ui.flows import creating
from formats import registry
from formats.core.contract import Format
from tests.bot.world import World
from tests.formats.form_toy import Wishers
from tests.formats.toys import Neighbours
from tests.patience import SECONDS
from tests.sandbox.watch import Watch


def pytest_configure(config: pytest.Config) -> None:
    """Let worlds keep their logs where that is asked for."""
    World.logs_kept_in = config.getoption("--keep-logs")


@pytest.fixture(autouse=True)
def all_faces() -> None:
    """Every face is shown, as a running bot shows them; a test may show others."""
    face_registry.install()


@pytest.fixture(scope="session", autouse=True)
def all_reminders() -> None:
    """Every reminder is given, also in what is played once for many tests."""
    reminder_registry.install()


class Lots:
    """In place of what is drawn by chance where a tournament is created: a run goes as the last one went."""

    @staticmethod
    def token_hex(size: int) -> str:
        """As `secrets` has it."""
        return "5eed" * (size // 2)


@pytest.fixture(autouse=True)
def lots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every tournament grows from the same seed."""
    monkeypatch.setattr(creating, "secrets", Lots)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, the bot neither asks for more time nor tells of its progress: tests see answers."""
    monkeypatch.setattr(answers, "DIRECT_SECONDS", SECONDS)
    monkeypatch.setattr(answers, "HURRY_SECONDS", SECONDS)
    monkeypatch.setattr(progress, "PATIENCE_SECONDS", SECONDS)


@pytest.fixture
def spared_collector() -> Iterator[None]:
    """As in the running bot, nothing looks at everything that all tests before have left, then or later."""
    threshold = gc.get_threshold()
    spare_collector()
    yield
    gc.set_threshold(*threshold)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """A sandbox with a server, a director and the bot, which must send nothing that Discord would refuse.

    It sleeps until a scene wakes it up, or the fixture `awake`.
    """
    made = World(tmp_path)
    watch = Watch(made.sandbox.services)
    await made.open(asleep=True)
    try:
        yield made
    finally:
        await made.close()
    watch.check()


@pytest.fixture
async def awake(world: World) -> World:
    """The same world, with the bot at work."""
    await world.start_bot()
    return world


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
