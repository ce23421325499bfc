"""The world that tests of the chat side play in."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot import plugins
from bot.face_api.face import failures
from bot.face_api.in_use import Faces, faces
from bot.runtime.gc_tuning import spare_collector
from bot.service import random_ids
from bot.text.catalogue import catalogue
from bot.ui import answers, progress
from bot.ui.flows import creating
from formats import registry
from formats.core.contract import Format
from formats.core.memoize import forget
from formats.messages.languages import ENGLISH
from tests.bot.world import World
from tests.formats.form_toy import Wishers
from tests.formats.toys import TOY_MESSAGES, Neighbours
from tests.patience import SECONDS
from tests.postgres.databases import Place, place_for_a_test
from tests.sandbox.watch import Watch


def pytest_configure(config: pytest.Config) -> None:
    """Let worlds keep their logs where that is asked for."""
    World.logs_kept_in = config.getoption("--keep-logs")


shown: Faces | None = None
"""The faces that the tests before have left in use, where these are all there are."""


@pytest.fixture(autouse=True)
def all_faces() -> None:
    """Every face is shown, as a running bot shows them; a test may show others."""
    global shown  # noqa: PLW0603 - as the faces in use are
    if shown is None or faces() is not shown:
        plugins.install_faces()
        shown = faces()


@pytest.fixture(autouse=True)
def no_face_fails() -> Iterator[None]:
    """A face that fails is left out of what people see: a fault, unless a test makes it fail and forgets it again."""
    before = set(failures.seen)
    yield
    assert failures.seen <= before, "a face has failed: the log has its traceback"


@pytest.fixture(autouse=True)
def nothing_remembered_of_changed_code(request: pytest.FixtureRequest) -> Iterator[None]:
    """What was worked out while a test had changed how that is done is found by no other, nor the other way round."""
    changes = "monkeypatch" in request.fixturenames
    if changes:
        forget()
    yield
    if changes:
        forget()


@pytest.fixture(scope="session", autouse=True)
def all_reminders() -> None:
    """Every reminder is given, also in what is played once for many tests."""
    plugins.install()


class Constant:
    """In place of what is drawn by chance where a tournament is created: a run goes as the last one went."""

    def __init__(self, digits: str) -> None:
        self.digits = digits

    def token_hex(self, size: int) -> str:
        """As `secrets` has it."""
        return self.digits * (size // 2)


@pytest.fixture(scope="package", autouse=True)
def lots() -> Iterator[None]:
    """Every tournament grows from the same seed, with the same id."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(creating, "secrets", Constant("5eed"))
        patch.setattr(random_ids, "secrets", Constant("1d1d"))
        yield


@pytest.fixture(scope="package", autouse=True)
def unhurried() -> Iterator[None]:
    """However busy the machine is, the bot neither asks for more time nor tells of its progress: tests see answers."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(answers, "DIRECT_SECONDS", SECONDS)
        patch.setattr(answers, "HURRY_SECONDS", SECONDS)
        patch.setattr(answers, "FORM_SECONDS", SECONDS)
        patch.setattr(progress, "PATIENCE_SECONDS", SECONDS)
        yield


@pytest.fixture
def spared_collector() -> Iterator[None]:
    """As in the running bot, nothing looks at everything that all tests before have left, then or later."""
    threshold = gc.get_threshold()
    gc.freeze()  # else what all tests before have left is examined once
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
    for name in TOY_MESSAGES.ids:
        monkeypatch.setitem(catalogue(ENGLISH)._sources, name, TOY_MESSAGES.source(name))
    registry.engine.cache_clear()
    yield
    registry.engine.cache_clear()


@pytest.fixture
def neighbours(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Add a format that asks questions, and has a draw of lots with a call."""
    yield from known_too(monkeypatch, Neighbours())


@pytest.fixture
def wishers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A format with forms and notes."""
    yield from known_too(monkeypatch, Wishers())


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    """Where a database is that several processes share."""
    with place_for_a_test(tmp_path) as found:
        yield found
