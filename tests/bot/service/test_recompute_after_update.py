"""What other code worked out is looked at again, one tournament after the other."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from bot.service.recompute_after_update import LINES_AT_ONCE, Review, at_once
from tests.bot.service.test_tournament_cache import service_with


async def reviewed(review: Review) -> None:
    """Look at everything."""
    running = asyncio.create_task(review.run())
    while review.busy:  # noqa: ASYNC110 - it gives no notice of its end
        await asyncio.sleep(0)
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running


async def test_everybody_looks_at_one_tournament_before_it_leaves_memory_for_the_next(tmp_path: Path) -> None:
    service = await service_with(tmp_path, 3)
    service.forget()
    memory, review = service._cache, Review(service)
    review.rest = 0.0
    seen: list[tuple[str, str, list[str]]] = []

    def there() -> list[str]:
        return [tournament for tournament in ("t1", "t2", "t3") if memory.known(tournament) is not None]

    async def timetable(tournament: str) -> None:
        seen.append(("timetable", tournament, there()))

    async def board(tournament: str) -> None:
        seen.append(("board", tournament, there()))

    review.put(timetable, ["t3", "t2"])
    review.put(board, ["t2", "t1"])
    await reviewed(review)
    assert seen == [
        ("timetable", "t3", ["t3"]),
        ("timetable", "t2", ["t2"]),
        ("board", "t2", ["t2"]),
        ("board", "t1", ["t1"]),
    ]
    assert there() == []
    await service.database.close()


async def test_what_somebody_had_asked_for_stays_in_memory(tmp_path: Path) -> None:
    service = await service_with(tmp_path, 1)
    kept = await service.loaded("t1")
    review = Review(service)

    async def look(_tournament: str) -> None:
        """See nothing."""

    review.put(look, ["t1"])
    await reviewed(review)
    assert service._cache.known("t1") is kept
    await service.database.close()


async def test_a_tournament_that_cannot_be_read_keeps_nobody_from_the_next(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    service = await service_with(tmp_path, 1)
    review, seen = Review(service), list[str]()

    async def look(tournament: str) -> None:
        seen.append(tournament)

    review.put(look, ["nowhere", "t1"])
    await reviewed(review)
    assert seen == ["t1"]
    assert "could not recompute nowhere" in caplog.text
    await service.database.close()


async def test_what_is_asked_for_anew_takes_the_place_of_what_was_asked_before(tmp_path: Path) -> None:
    service = await service_with(tmp_path, 2)
    review, seen = Review(service), list[str]()

    async def look(tournament: str) -> None:
        seen.append(tournament)

    review.put(look, ["t1", "t2"])
    review.put(look, ["t2"])
    await reviewed(review)
    assert seen == ["t2"]
    await service.database.close()


async def test_those_of_which_nothing_is_known_come_first_and_with_less_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await service_with(tmp_path, 3)
    review, seen, rests = Review(service), list[str](), list[float]()
    review.rest, review.short_rest = 1_000.0, 0.0
    sleep = asyncio.sleep

    async def slept(seconds: float) -> None:
        rests.append(seconds)
        await sleep(0)

    async def timetable(tournament: str) -> None:
        seen.append(f"timetable {tournament}")

    async def board(tournament: str) -> None:
        seen.append(f"board {tournament}")

    review.put(timetable, ["t1"], unknown=["t3"])
    review.put(board, ["t1"], unknown=["t2"])
    monkeypatch.setattr("bot.service.recompute_after_update.asyncio.sleep", slept)
    running = asyncio.create_task(review.run())
    while review.busy or len(rests) < 3:
        await sleep(0)
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
    assert seen == ["timetable t3", "board t2", "timetable t1", "board t1"]
    assert rests[:2] == [0.0, 0.0]
    assert rests[2] > 0
    await service.database.close()


def test_a_start_looks_at_no_more_before_it_is_ready_than_takes_no_time() -> None:
    assert at_once({}) == ([], [])
    assert at_once({"t3": LINES_AT_ONCE - 1, "t2": 1, "t1": 1}) == (["t3", "t2"], ["t1"])
    assert at_once({"t2": LINES_AT_ONCE + 1, "t1": 1}) == ([], ["t2", "t1"])


async def test_what_was_worked_out_leaves_memory_with_the_tournaments(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await service_with(tmp_path, 5)
    monkeypatch.setattr("bot.service.recompute_after_update.LINES_REMEMBERED", 2)
    review, forgotten, seen = Review(service), list[int](), list[str]()
    monkeypatch.setattr("bot.service.recompute_after_update.forget", lambda: forgotten.append(len(seen)))
    review.rest = 0.0

    async def look(tournament: str) -> None:
        seen.append(tournament)

    review.put(look, ["t1", "t2", "t3", "t4", "t5"])
    await reviewed(review)
    assert forgotten == [2, 4], "each has a line"
    await service.database.close()
