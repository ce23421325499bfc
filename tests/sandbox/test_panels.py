"""Panels: fields, actions and what the program tells, as the page sees them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.sandbox.panels import MOST_LINES, Panel
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from tests.sandbox.open_page import Page

FIELDS: tuple[dict[str, Any], ...] = (
    {"key": "count", "kind": "number", "label": "Count", "value": 3, "low": 1, "high": 9},
    {"key": "pace", "kind": "choice", "label": "Pace", "choices": [("slow", "Slow"), ("fast", "Fast")]},
    {"key": "name", "kind": "text", "label": "Name", "high": 5},
    {"key": "on", "kind": "toggle", "label": "On", "value": False},
    {"key": "log", "kind": "file", "label": "Log"},
    {"key": "who", "kind": "person", "label": "Who", "choices": [("7", "Dana")]},
)
ACTIONS: tuple[dict[str, Any], ...] = (
    {"key": "go", "label": "Go", "style": "primary"},
    {"key": "hidden", "label": "Hidden", "shown": False},
)


class Program:
    """What a program behind a panel notes down."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.pressed: list[tuple[str, dict[str, Any]]] = []
        self.refusal: str | None = None
        self.panel: Panel = sandbox.add_panel("test", "Test", "Try it.", FIELDS, ACTIONS, self._act)

    async def _act(self, action: str, values: dict[str, Any]) -> str | None:
        self.pressed.append((action, values))
        return self.refusal


@pytest.fixture
async def program(sandbox: Sandbox) -> Program:
    return Program(sandbox)


@pytest.fixture
async def page(sandbox: Sandbox, dana: Person) -> AsyncIterator[Page]:
    async with aiohttp.ClientSession() as session:
        yield Page(session, sandbox.url, dana)


async def press(page: Page, action: str = "go", *, status: int = 200, **values: Any) -> dict[str, Any]:
    return await page.post("panel", {"key": "test", "action": action, "values": values}, status=status)


async def test_page_is_shown_the_panel_with_its_fields(page: Page, program: Program) -> None:
    (panel,) = (await page.get("state"))["panels"]
    assert (panel["key"], panel["title"], panel["help"]) == ("test", "Test", "Try it.")
    assert [field["kind"] for field in panel["fields"]] == ["number", "choice", "text", "toggle", "file", "person"]
    assert panel["fields"][1]["value"] == "slow"
    assert [action["shown"] for action in panel["actions"]] == [True, False]
    assert (panel["progress"], panel["log"], panel["lines"]) == (None, [], 0)


async def test_action_gets_every_value_as_what_it_is(page: Page, program: Program) -> None:
    upload = await page.upload("log.jsonl", b"hello")
    await press(page, count="5", pace="fast", name=" Ada ", on=True, log=upload, who="7")
    ((action, values),) = program.pressed
    assert action == "go"
    assert values == {
        "count": 5,
        "pace": "fast",
        "name": "Ada",
        "on": True,
        "log": ("log.jsonl", b"hello"),
        "who": "7",
    }
    await press(page, count="2")
    assert program.pressed[-1][1] == values | {"count": 2}


UNFIT: tuple[dict[str, Any], ...] = (
    {"count": 0},
    {"count": 10},
    {"count": "many"},
    {"count": None},
    {"pace": "warp"},
    {"name": "longer"},
    {"log": "123"},
    {"unknown": 1},
)


@pytest.mark.parametrize("values", UNFIT, ids=str)
async def test_value_that_does_not_fit_is_refused_and_nothing_changes(
    page: Page, program: Program, values: dict[str, Any]
) -> None:
    before = program.panel.as_json()
    answer = await press(page, status=400, **values)
    assert answer["ok"] is False
    assert program.pressed == []
    assert program.panel.as_json() == before


async def test_action_that_is_not_offered_is_refused(page: Page, program: Program) -> None:
    await press(page, "hidden", status=400)
    await press(page, "unheard", status=400)
    program.panel.set_action("go", enabled=False)
    await press(page, status=400)
    program.panel.set_action("hidden", shown=True)
    await press(page, "hidden")
    assert [action for action, _ in program.pressed] == ["hidden"]
    await page.post("panel", {"key": "none", "action": "go"}, status=400)


async def test_program_says_why_not(page: Page, program: Program) -> None:
    program.refusal = "Not on Sundays."
    assert (await press(page, status=400))["error"] == "Not on Sundays."


async def test_field_that_is_switched_off_keeps_its_value(page: Page, program: Program) -> None:
    program.panel.set_field("count", enabled=False)
    await press(page, count=9)
    assert program.pressed[0][1]["count"] == 3


async def test_stranger_is_nobody_for_a_person_field(page: Page, program: Program) -> None:
    await press(page, who="8")
    assert program.pressed[0][1]["who"] is None


async def test_changes_are_told_once_to_every_page(page: Page, program: Program) -> None:
    async with page.live() as live:
        program.panel.show(status="Half of it", progress=50.4)
        program.panel.log("one", "two")
        program.panel.set_field("count", value=4)
        panel = (await live.next("panel"))["panel"]
        assert (panel["status"], panel["progress"], panel["fields"][0]["value"]) == ("Half of it", 50, 4)
        assert [entry["line"] for entry in panel["log"]] == ["one", "two"]
        program.panel.clear()
        assert (await live.next("panel"))["panel"]["log"] == []


async def test_log_keeps_the_latest_lines_and_counts_all(sandbox: Sandbox, program: Program) -> None:
    program.panel.log(*(str(number) for number in range(MOST_LINES + 5)))
    body = program.panel.as_json()
    assert (len(body["log"]), body["lines"], body["log"][0]["line"]) == (MOST_LINES, MOST_LINES + 5, "5")


async def test_unknown_kind_or_attribute_is_a_mistake_of_the_program(sandbox: Sandbox, program: Program) -> None:
    with pytest.raises(ValueError, match="colour"):
        sandbox.add_panel("other", "Other", "", [{"key": "a", "kind": "colour", "label": "A"}], [], program._act)
    with pytest.raises(ValueError, match="colour"):
        program.panel.set_field("count", colour="red")


async def test_tour_is_shown_to_the_page(page: Page, sandbox: Sandbox) -> None:
    sandbox.set_tour(
        [
            {"title": "Look", "text": "Around."},
            {"title": "Go", "text": "On.", "panel": "test", "action": "go", "label": "Go", "until": 100},
            {"title": "Yours", "text": "A command.", "command": "roll", "label": "Roll"},
        ]
    )
    first, second, third = (await page.get("state"))["tour"]
    assert (first["title"], first["act"], first["use"], first["until"]) == ("Look", None, None, None)
    assert (third["act"], third["use"]) == (None, {"command": "roll", "label": "Roll", "switch": None})
    assert second["act"] == {"panel": "test", "action": "go", "label": "Go", "values": {}}
