"""What a host's own tools see of a running bot."""

from __future__ import annotations

import asyncio
import json
import re
from datetime import timedelta

import aiohttp
import pytest
from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families as families

from bot.hosting import health
from bot.hosting.health import HEARTBEAT_SECONDS, health_of
from bot.hosting.monitoring import Monitor, watch_loop
from bot.runtime.settings import ProcessSettings
from bot.service.worker import WorkerDecider
from storage.connections import Connections
from tests.bot.commands.desk import started, td
from tests.bot.world import World
from tests.case_files import PROJECT

pytestmark = pytest.mark.usefixtures("awake")


async def fetched(world: World, path: str) -> tuple[int, str]:
    """Status and body of a page of the monitor."""
    async with (
        Monitor(lambda: world.herald, "127.0.0.1", 0) as monitor,
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{monitor.port}{path}") as answer,
    ):
        return answer.status, await answer.text()


async def measured(world: World) -> dict[str, float]:
    """Every sample by its name and the values of its labels, which come in the order of the labels' names."""
    status, body = await fetched(world, "/metrics")
    assert status == 200
    return {
        " ".join([sample.name, *(value for _, value in sorted(sample.labels.items()))]): sample.value
        for family in families(body)
        for sample in family.samples
    }


async def test_a_bot_at_work_is_well_in_every_part(world: World) -> None:
    status, body = await fetched(world, "/healthz")
    assert status == 200
    parts = dict.fromkeys(("gateway", "database", "outbox", "timetable", "shards"), "ok")
    assert json.loads(body) == {"status": "ok", **parts, "runs": "0 of 1"}


async def test_there_is_nothing_else_on_the_port(world: World) -> None:
    assert (await fetched(world, "/"))[0] == 404
    assert (await fetched(world, "/metrics/../sandbox/save"))[0] == 404


async def test_a_message_that_waits_too_long_is_trouble_and_a_held_one_is_not(world: World) -> None:
    await started(world)
    down = world.sandbox.faults.add("POST /channels/{channel_id}/messages", status=503, times=None)
    await td(world, "/td announce", text="Come all")
    await world.jump(timedelta(minutes=20))
    assert "waited" in (await health_of(world.herald)).parts["outbox"]
    assert (await fetched(world, "/healthz"))[0] == 503
    samples = await measured(world)
    assert samples["herald_outbox_rows"] >= 1
    assert samples["herald_outbox_oldest_seconds"] >= 20 * 60
    assert samples["herald_healthy outbox"] == 0

    world.sandbox.faults.discard(down)
    world.sandbox.faults.add("POST /channels/{channel_id}/messages", status=403, code=50013, times=None)
    await world.jump(timedelta(minutes=20))
    assert (await health_of(world.herald)).is_well
    assert (await measured(world))["herald_outbox_held_targets"] == 1


async def test_a_bot_without_discord_is_in_trouble(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as apart:
        apart.setattr(type(world.herald), "latency", HEARTBEAT_SECONDS + 1)
        assert "heartbeat" in (await health_of(world.herald)).parts["gateway"]
        apart.setattr(type(world.herald), "is_ready", lambda _: False)
        status, body = await fetched(world, "/healthz")
        assert (await measured(world))["herald_healthy gateway"] == 0
    assert status == 503
    assert json.loads(body) | {"gateway": ""} == {
        "status": "trouble", "gateway": "", "database": "ok", "outbox": "ok", "timetable": "ok", "shards": "ok",
        "runs": "0 of 1",
    }  # fmt: skip
    assert "not connected" in body


async def test_a_database_that_is_held_slow_or_gone_is_trouble(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as held:
        held.setattr(Connections, "busy", property(lambda _: True))
        assert "another program" in (await health_of(world.herald)).parts["database"]
    with monkeypatch.context() as slow:
        slow.setattr(health, "DATABASE_SECONDS", 0.0)
        assert "no answer" in (await health_of(world.herald)).parts["database"]
    assert (await health_of(world.herald)).is_well
    assert world.database.file is not None
    world.database.file.unlink()
    assert (await fetched(world, "/healthz"))[0] == 503
    assert (await measured(world))["herald_healthy database"] == 0


async def test_a_timetable_that_does_not_get_on_is_trouble(world: World) -> None:
    await started(world)
    (keeping,) = [task for task in world.herald._background if task.get_name() == "timetable"]
    keeping.cancel()
    world.clock.advance(timedelta(days=30))
    assert "has been due" in (await health_of(world.herald)).parts["timetable"]
    assert (await fetched(world, "/healthz"))[0] == 503


async def test_what_discord_refuses_and_what_the_worker_has_to_do_is_measured(world: World) -> None:
    before = await measured(world)
    world.herald.refusals.note(403)
    decider = WorkerDecider()
    try:
        computing = asyncio.create_task(decider.work(abs, -1))
        await asyncio.sleep(0)
        waiting = (await measured(world))["herald_worker_waiting"]
        assert await computing == 1
    finally:
        decider.close()
    after = await measured(world)
    assert waiting == before["herald_worker_waiting"] + 1
    assert after["herald_worker_waiting"] == before["herald_worker_waiting"]
    assert after["herald_discord_refused_recently"] >= 1
    assert after["herald_discord_answers_total 403"] == before.get("herald_discord_answers_total 403", 0) + 1


async def test_answers_are_counted_by_what_they_are_and_what_became_of_them(world: World) -> None:
    await started(world)
    before = await measured(world)
    await td(world, "/td open")
    await td(world, "/td announce", text="Come all")
    await td(world, "/td audit")
    after = await measured(world)

    def more(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert more("herald_answers_total refused /td open") == 1
    assert more("herald_answers_total answered /td audit") == 1
    assert more("herald_answer_seconds_count /td audit") == 1
    assert more("herald_first_answer_seconds_count") >= 2
    assert more("herald_deliveries_total delivered") >= 1
    assert more("herald_discord_answers_total 200") >= 1
    assert more("herald_database_seconds_count write") >= 1


async def test_nothing_names_a_person_or_a_tournament(world: World) -> None:
    await started(world)
    _, body = await fetched(world, "/metrics")
    assert not [word for word in ("Omar", "Ana", "Championship", "t1", "lobby") if word in body]


async def test_a_loop_that_is_held_up_shows(world: World) -> None:
    name = "herald_loop_stall_seconds_count"
    before = await measured(world)
    watching = asyncio.create_task(watch_loop(0.0))
    for _ in range(100):
        await asyncio.sleep(0)
    watching.cancel()
    assert (await measured(world))[name] > before[name]


@pytest.mark.parametrize("place", ["9464", "127.0.0.1", "127.0.0.1:x", "some where:1"])
def test_a_place_needs_an_address_and_a_port(place: str) -> None:
    with pytest.raises(ValueError, match="http"):
        ProcessSettings(http=place)


def test_it_is_off_unless_a_host_wants_it() -> None:
    assert ProcessSettings().http_place is None
    assert ProcessSettings(http="127.0.0.1:9464").http_place == ("127.0.0.1", 9464)


DASHBOARD = PROJECT / "deploy" / "grafana.json"


def test_the_dashboard_shows_nothing_that_is_not_measured() -> None:
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\bherald_\w+", target["expr"])
    }
    there = {name for metric in REGISTRY.collect() for name in (metric.name, *_series(metric.name))}
    assert asked
    assert asked <= there


def _series(name: str) -> list[str]:
    return [f"{name}_{end}" for end in ("total", "bucket", "count", "sum")]
