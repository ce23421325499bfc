import asyncio
import importlib
import logging
import multiprocessing
import struct
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

import pytest

from bot.charts import painting, preloaded
from bot.charts.painting import picture_or_none
from bot.pictures import drawing
from bot.pictures.canvas import Drawing
from bot.pictures.podium import Podium, PodiumPlace
from bot.pictures.render import ZOOM, RenderingError, render
from bot.pictures.themes import WIDTH, Theme
from formats.messages.languages import ENGLISH
from tests.bot.pictures.samples import podium

T = TypeVar("T")
PNG = b"\x89PNG\r\n\x1a\n"
BROKEN = Podium("Broken", "", (PodiumPlace("1", None),))  # type: ignore[arg-type]


class Apart:
    """A spawned process of its own."""

    def __init__(self) -> None:
        self.pool = ProcessPoolExecutor(max_workers=1, mp_context=multiprocessing.get_context("spawn"))

    async def aside(self, work: Callable[..., T], *arguments: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.pool, work, *arguments)


class Here:
    """Does the work on the spot."""

    async def aside(self, work: Callable[..., T], *arguments: Any) -> T:
        return work(*arguments)


class Never:
    """Never gets to it."""

    async def aside(self, work: Callable[..., T], *arguments: Any) -> T:
        await asyncio.Event().wait()
        return work(*arguments)


@pytest.fixture
def apart() -> Iterator[Apart]:
    found = Apart()
    yield found
    found.pool.shutdown()


async def test_views_and_pictures_travel_to_the_worker_and_back(apart: Apart) -> None:
    found = await picture_or_none(apart, podium(4), "light")
    assert found is not None
    assert len(found) == 1
    assert found[0].png.startswith(PNG)
    assert found[0].alt.startswith("Final places")
    assert struct.unpack(">I", found[0].png[16:20]) == (int(WIDTH * ZOOM),)


async def test_pages_that_nobody_asked_for_are_not_drawn() -> None:
    class TwoPages:
        """A view whose second page cannot be drawn."""

        def draw(self, theme: Theme) -> Iterator[Drawing]:
            yield from podium(4).draw(theme)
            raise RuntimeError

    found = await picture_or_none(Here(), TwoPages(), most=1)
    assert found is not None
    assert len(found) == 1
    assert await picture_or_none(Here(), TwoPages()) is None


async def test_a_failing_picture_is_logged_with_its_input_and_costs_nothing(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert await picture_or_none(Here(), BROKEN) is None
    assert "Broken" in caplog.text


async def test_what_fails_in_the_worker_costs_nothing_either(apart: Apart) -> None:
    assert await picture_or_none(apart, BROKEN) is None
    assert await picture_or_none(apart, podium(4)) is not None


def test_the_fork_server_starts_without_pictures(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (first,) = painting.painted(preloaded.FIRST_PICTURE, ENGLISH, "dark")
    assert first.png.startswith(PNG)
    monkeypatch.setattr(drawing, "render", lambda _svg: render("<svg"))
    importlib.reload(preloaded)
    assert "rendering a first picture failed" in caplog.text


async def test_no_view_is_no_picture() -> None:
    assert await picture_or_none(Here(), None) is None


async def test_a_slow_picture_is_not_waited_for_nor_are_the_names_on_it_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(painting, "PATIENCE", 0.01)
    with caplog.at_level(logging.WARNING):
        assert await picture_or_none(Never(), podium(4)) is None
    (line,) = caplog.records
    assert line.levelname == "WARNING"
    assert line.getMessage() == "rendering a picture timed out, theme dark, view Podium"


def test_what_is_no_svg_is_refused() -> None:
    with pytest.raises(RenderingError) as caught:
        render("<svg")
    assert caught.value.cause
