"""The samples of docs/sandbox.md, run as they stand there."""

from __future__ import annotations

import ast
import asyncio
import inspect
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import CodeType
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox.__main__ import serve
from bot.sandbox.server import Sandbox
from tests.patience import SECONDS
from tests.sandbox.conftest import connected

PAGE = Path(__file__).parents[2] / "docs" / "sandbox.md"
Names = dict[str, Any]


def samples() -> list[tuple[str, str]]:
    """Every sample with the heading it stands under."""
    samples, heading = [], ""
    for part in re.split(r"(?m)^(## [^\n]*|```python\n.*?^```)$", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL):
        if part.startswith("## "):
            heading = part.removeprefix("## ")
        elif part.startswith("```python\n"):
            samples.append((heading, part.removeprefix("```python\n").removesuffix("```")))
    return samples


THE_BOT, RUNNING, *OTHERS = samples()


def compiled(sample: str) -> CodeType:
    code: CodeType = compile(sample, str(PAGE), "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    return code


async def run(sample: str, names: Names) -> None:
    """Run a sample; one that is a test function is called with what it asks for."""
    known = set(names)
    outcome = eval(compiled(sample), names)  # noqa: S307 - our own pages
    if inspect.iscoroutine(outcome):
        await outcome
    for name in set(names) - known:
        if name.startswith("test_"):
            function = names[name]
            await function(**{key: names[key] for key in inspect.signature(function).parameters})


@asynccontextmanager
async def stage(folder: Path) -> AsyncIterator[Names]:
    """A sandbox with the page's own bot at work."""
    names: Names = {"folder": folder, "Sandbox": Sandbox}
    await run(THE_BOT[1], names)
    async with Sandbox(bot_name="Club bot") as sandbox:
        names |= {"sandbox": sandbox, "server": sandbox.guild("Club")}
        async with connected(sandbox, names["Club"](), "join"):
            yield names


def test_the_page_has_samples() -> None:
    assert THE_BOT[0] == "A bot to try it with"
    assert RUNNING[0] == "Running it"
    assert len(OTHERS) >= 8


async def test_the_bot_runs_as_the_page_says(capsys: pytest.CaptureFixture[str]) -> None:
    names: Names = {}
    await run(THE_BOT[1], names)
    await run(RUNNING[1], names)
    began = asyncio.Event()

    async def on_ready(client: discord.Client) -> None:
        began.set()
        await client.close()

    names["Club"].on_ready = on_ready
    before = discord.http.Route.BASE
    await asyncio.wait_for(names["main"](), SECONDS)
    assert began.is_set()
    assert capsys.readouterr().out.startswith("http://127.0.0.1:")
    assert before == discord.http.Route.BASE


@pytest.mark.parametrize("sample", [sample for _, sample in OTHERS], ids=[heading for heading, _ in OTHERS])
async def test_a_sample_runs_as_it_stands(sample: str, tmp_path: Path) -> None:
    async with stage(tmp_path) as names:
        await run(sample, names)


async def test_a_sandbox_alone_prints_what_a_bot_needs_to_connect(capsys: pytest.CaptureFixture[str]) -> None:
    stop = asyncio.Event()
    serving = asyncio.create_task(serve(0, ("Dana", "Kim"), stop))
    text = ""
    while "Token:" not in text:
        await asyncio.sleep(0)
        assert not serving.done()
        text += capsys.readouterr().out
    rest, token = re.findall(r"(?:REST API|Token): +(\S+)", text)
    headers = {"Authorization": f"Bot {token}"}
    async with aiohttp.ClientSession(headers=headers) as session, session.get(f"{rest}/users/@me/guilds") as response:
        assert [guild["name"] for guild in await response.json()] == ["Workshop"]
    stop.set()
    await serving
