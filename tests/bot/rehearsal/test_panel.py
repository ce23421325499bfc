"""The rehearsal as a panel of the page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.rehearsal.panel import ALWAYS, KEY, TOUR, RehearsalPanel, setting_of
from bot.rehearsal.sandbox_adapter import SandboxAdapter
from bot.sandbox.panels import Panel
from bot.sandbox.refusals import PersonError
from tests.bot.world import World

SMALL = {"what": "format:round_robin", "players": 2, "pace": "0", "hold": True, "late_hours": 0, "absent": 0}


@pytest.fixture
async def panel(awake: World) -> AsyncIterator[Panel]:
    """The panel in the page."""
    made = RehearsalPanel(
        awake.sandbox, awake.herald.service, SandboxAdapter(awake.sandbox, awake.server, awake.herald)
    )
    yield awake.sandbox.services.panels.panel(KEY)
    await made.rehearsal.stop()


def shown(panel: Panel) -> set[str]:
    """The actions that can be pressed."""
    return {action["key"] for action in panel.as_json()["actions"] if action["shown"]}


def field(panel: Panel, key: str) -> dict[str, Any]:
    """A field as the page has it."""
    return next(dict(field) for field in panel.as_json()["fields"] if field["key"] == key)


async def until(world: World, panel: Panel, progress: int) -> None:
    """Wait until so much is done and nothing moves."""

    def there() -> bool | None:
        return (panel.as_json()["progress"] == progress and "pause" not in shown(panel)) or None

    assert await world.sandbox.world.bus.until(there, 30)


async def test_rehearsal_is_started_held_led_and_finished_from_the_panel(panel: Panel, world: World) -> None:
    assert shown(panel) == {"start", "new_seed"}
    await panel.act("start", SMALL)
    await until(world, panel, 5)
    assert shown(panel) == {"go", "step", "finish", "stop", "lead"}
    assert not field(panel, "players")["enabled"]
    assert all(field(panel, key)["enabled"] for key in ALWAYS)
    user = field(panel, "person")["choices"][0]["value"]
    await panel.act("lead", {"person": user})
    assert "let_go" in shown(panel)
    await panel.act("finish", {})
    await until(world, panel, 100)
    assert shown(panel) == {"start", "new_seed"}
    assert field(panel, "players")["enabled"]
    assert any("declares the standings final" in line["line"] for line in panel.as_json()["log"])


async def test_refusal_of_the_bot_reaches_whoever_pressed(panel: Panel, world: World) -> None:
    with pytest.raises(PersonError):
        await panel.act("start", {"players": 1})
    with pytest.raises(PersonError):
        await panel.act("stop", {})
    await panel.act("start", SMALL)
    with pytest.raises(PersonError):
        await panel.act("start", SMALL)
    with pytest.raises(PersonError):
        await panel.act("lead", {"person": str(world.director.id)})


async def test_tournament_that_is_not_over_is_offered_until_it_is(panel: Panel, world: World) -> None:
    def offered() -> list[str]:
        return [choice["label"] for choice in field(panel, "what")["choices"] if "Go on with" in choice["label"]]

    await world.director.slash("/td create", what="format:round_robin", title="Cup")
    assert offered() == ["Go on with: Cup"]
    again = RehearsalPanel(
        world.sandbox, world.herald.service, SandboxAdapter(world.sandbox, world.server, world.herald)
    )
    panel = world.sandbox.services.panels.panel(KEY)
    assert offered() == []
    await again.offer_existing()
    assert offered() == ["Go on with: Cup"]
    sure = await world.director.slash("/td cancel")
    await sure.click(sure.buttons[0].label)
    assert offered() == []


async def test_new_seed_is_another_one(panel: Panel) -> None:
    before = field(panel, "seed")["value"]
    await panel.act("new_seed", {})
    assert field(panel, "seed")["value"] not in {"", before}


async def test_every_field_reaches_the_setting(panel: Panel) -> None:
    values = {field["key"]: field["value"] for field in panel.as_json()["fields"]}
    values |= {"players": 12, "spread": 300, "seed": "s", "pace": "0.3", "late_hours": 4, "absent": 1, "leaving": 2}
    values |= {"disputed": 3, "silent": 4, "hold": True, "log": ("a.jsonl", b"x")}
    setting = setting_of(values)
    assert (setting.players, setting.spread, setting.seed, setting.pace, setting.hold) == (12, 300, "s", 0.3, True)
    shown = setting.behaviour
    assert (shown.late_hours, shown.absent, shown.leaving, shown.disputed, shown.silent) == (4, 1, 2, 3, 4)
    assert setting.log == ("a.jsonl", b"x")
    assert setting_of(values | {"seed": ""}).seed


async def test_tour_presses_what_the_panel_has(panel: Panel, world: World) -> None:
    steps = world.sandbox.services.tour
    assert len(steps) == len(TOUR) == 4
    body = panel.as_json()
    assert [step.command for step in steps] == ["", "", "", "td tonight"]
    for step in steps[:-1]:
        assert step.action in {action["key"] for action in body["actions"]}
        assert set(step.values) <= {field["key"] for field in body["fields"]}
