"""Which routes of Discord are simulated, and what a bot reads that asks for another."""

from __future__ import annotations

import json
import re
from pathlib import Path

import aiohttp
import pytest

from bot.sandbox.rest.app import ROUTES
from bot.sandbox.rest.coverage import PANEL, discord_routes, missing_routes, route_of
from bot.sandbox.server import Sandbox
from bot.sandbox.world.gateway_events import NOT_SENT, SENT
from tests.case_files import PROJECT, openapi_file

METHODS = {"get", "post", "put", "patch", "delete"}


async def ask(sandbox: Sandbox, method: str, path: str) -> tuple[int, dict[str, object]]:
    headers = {"Authorization": f"Bot {sandbox.token}"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.request(method, sandbox.urls.rest + path) as response,
    ):
        return response.status, dict(await response.json())


async def test_a_route_that_is_not_simulated_is_named_in_the_answer_and_in_the_page(sandbox: Sandbox) -> None:
    for _ in range(2):
        status, body = await ask(sandbox, "GET", "/guilds/1/bans")
        assert (status, body["message"]) == (404, "Not simulated by the sandbox: GET /guilds/{guild_id}/bans")
    panel = sandbox.services.panels.panel(PANEL).as_json()
    assert [line["line"] for line in panel["log"]] == ["GET /guilds/{guild_id}/bans"] * 2


@pytest.mark.parametrize("path", ["/guilds/1/no-such-thing", "/no/such/route"])
async def test_a_route_that_discord_does_not_have_is_simply_not_found(sandbox: Sandbox, path: str) -> None:
    assert await ask(sandbox, "GET", path) == (404, {"message": "404: Not Found", "code": 0})
    assert sandbox.services.panels.find(PANEL) is None


def test_a_route_without_a_parameter_goes_before_one_with_it() -> None:
    assert route_of("GET", "/users/@me") == "GET /users/@me"
    assert route_of("GET", "/users/7") == "GET /users/{user_id}"


def test_names_of_parameters_do_not_make_a_route_missing() -> None:
    assert missing_routes([route.replace("_id}", "}") for route in discord_routes()]) == []
    simulated = [f"{method} {path}" for method, path, _ in ROUTES]
    assert "GET /guilds/{guild_id}/bans" in missing_routes(simulated)
    assert len(missing_routes(simulated)) < len(discord_routes()) - 90


def test_the_routes_are_those_of_discords_description() -> None:
    file = openapi_file()
    if file is None:
        pytest.skip("no description of Discord beside the project")
    paths = json.loads(file.read_text(encoding="utf-8"))["paths"]
    described = {f"{method.upper()} {path}" for path, item in paths.items() for method in METHODS & item.keys()}
    assert set(discord_routes()) == described


async def test_an_event_that_is_not_declared_cannot_be_published(sandbox: Sandbox) -> None:
    assert not SENT & NOT_SENT
    with pytest.raises(ValueError, match="GUILD_BAN_ADD"):
        sandbox.world.publish("GUILD_BAN_ADD", {})


def test_every_declared_event_is_sent_somewhere() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in (PROJECT / "bot" / "sandbox").rglob("*.py"))
    built = re.findall(r"f\"(GUILD_SCHEDULED_EVENT_USER_)", code)
    assert built
    missing = {name for name in SENT if code.count(f'"{name}"') < 2}  # once in the declaration
    assert missing == {"GUILD_SCHEDULED_EVENT_USER_ADD", "GUILD_SCHEDULED_EVENT_USER_REMOVE"}


def test_the_sample_in_another_library_is_the_one_that_is_run() -> None:
    page = (PROJECT / "docs" / "sandbox.md").read_text(encoding="utf-8")
    sample = Path(__file__).parent / "clients" / "hikari_bot.py"
    assert sample.read_text(encoding="utf-8") in page
