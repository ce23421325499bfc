"""`python -m tests.bot.announcements.gallery FOLDER`: every kind of card in every language, as the sandbox shows it.

The cards are posts of frozen logs, and posts and live boards of evenings, one of each kind, without their pictures. A
contact sheet is a picture of `A_SHEET`
of them on a page as wide as a phone or a window; `index.html` shows all. Options choose languages and logs.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import Any

from playwright.async_api import async_playwright

from bot import plugins
from bot.announcements.composing import compose
from bot.announcements.rendering import said_post
from bot.sandbox.checks.messages import Draft
from bot.sandbox.server import Sandbox
from bot.sandbox.world.messages import post as put
from bot.sandbox.world.models import MessageFlag
from bot.service.loaded import Change
from bot.text.messages import Message
from bot.ui.cards import embeds_of, view_of
from bot.ui.layouts import board_layout
from bot.views.live_board import LiveBoard
from formats.core.changing import with_fields
from storage.outbox import Post
from tests.bot.announcements.evening_cards import Shown, evening_cards
from tests.bot.loaded_steps import change
from tests.bot.season import is_message
from tests.browser import QUIET, chromium
from tests.expected import expected
from tests.replayed import ENGINE, LOGS_OF_EVERY_KIND, Step, frozen, steps

SIZES = (390, 1280)
A_SHEET = 12
HEIGHT = 9000
"""Pixels of a page: as many as twelve of the longest cards take, since only what is in sight is drawn."""

HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Cards</title>
<style>body{font:16px system-ui;margin:24px}img{display:block;border:1px solid #888;margin:8px 0}</style>"""


def kind_of(post: Post, message: Message, heading: str) -> tuple[object, ...]:
    """Return what is the same of two cards of one kind: their events, whom they are for, and their buttons."""
    events = heading.rpartition(": ")[2]
    return events, post.person_id is None, tuple(button.action.split(":")[1] for button in message.buttons)


def in_language(step: Step, code: str) -> Change:
    """Return the change of a step where posts are in a language: tables are as wide as their words in it."""
    made = change(step)
    settings = made.after.settings.model_copy(update={"language": code})
    return replace(made, loaded=replace(made.loaded, state=with_fields(made.after, settings=settings)))


def cards(logs: Sequence[str], code: str) -> list[Message]:
    """Return one post of each kind in a language, in the order of the logs."""
    found: dict[tuple[object, ...], Message] = {}
    for log in logs:
        for step in steps(frozen(log)):
            for post in compose(in_language(step, code), ENGINE):
                if is_message(post):
                    message = Message.model_validate(said_post(post, "en").payload)
                    kind = kind_of(post, message, step.heading)
                    if kind not in found:
                        found[kind] = Message.model_validate(said_post(post, code).payload)
    return list(found.values())


def draft_of(message: Shown) -> Draft:
    """Return a message or a board as the bot would send it."""
    if isinstance(message, LiveBoard):
        components = board_layout(message).to_components()  # type: ignore[no-untyped-call]
        return Draft(components=components, flags=int(MessageFlag.COMPONENTS_V2))
    view = view_of(message)
    return Draft(
        content=message.content,
        embeds=[dict(embed.to_dict()) for embed in embeds_of(message)],
        components=[] if view is None else view.to_components(),
    )


def sheets(posts: Sequence[Shown]) -> Iterator[Sequence[Shown]]:
    """Yield the cards of each sheet."""
    for start in range(0, len(posts), A_SHEET):
        yield posts[start : start + A_SHEET]


async def main(folder: Path, languages: Sequence[str], logs: Sequence[str]) -> str:
    """Take all pictures; return the page that shows them."""
    plugins.install()
    program = chromium()
    if program is None:
        sys.exit("Chromium is not here: apt-get install chromium-headless-shell")
    parts = [HEAD]
    found = {code: list(sheets([*cards(logs, code), *evening_cards(code)])) for code in languages}
    async with Sandbox() as sandbox, async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=program, args=list(QUIET))
        names = [f"{code.lower()}-{number + 1}" for code in languages for number in range(len(found[code]))]
        server = sandbox.guild("Club", owner="Omar", channels=tuple(names))
        for width in SIZES:
            page = await browser.new_page(viewport={"width": width, "height": HEIGHT})
            for code in languages:
                for number, sheet in enumerate(found[code], start=1):
                    name = f"{code.lower()}-{number}"
                    if width == SIZES[0]:
                        fill(sandbox, server.channel(name), sheet)
                    await shot(page, sandbox, server.channel(name).id, len(sheet), folder / f"{name}-{width}.png")
                    parts.append(f'<h2>{escape(name)}, {width}</h2><img src="{name}-{width}.png" alt="{name}">')
            await page.close()
        await browser.close()
    sys.stdout.write(f"{len(parts) - 1} sheets of {A_SHEET} cards: {folder / 'index.html'}\n")
    return "\n".join(parts)


def fill(sandbox: Sandbox, channel: Any, sheet: Sequence[Shown]) -> None:
    """Post the cards of a sheet."""
    world = sandbox.services.world
    for post in sheet:
        put(world, channel, world.bot.id, draft_of(post))


async def shot(page: Any, sandbox: Sandbox, channel: int, count: int, file: Path) -> None:
    """Take a picture of the cards in a channel."""
    await page.goto("about:blank")
    await page.goto(f"{sandbox.url}/#as={sandbox.person('Omar').id}&in={channel}")
    await page.locator(".items article").nth(count - 1).wait_for(state="attached")
    await page.locator(".items").screenshot(path=file)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--languages", nargs="*", default=expected("languages"))
    parser.add_argument("--logs", nargs="*", default=LOGS_OF_EVERY_KIND)
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    index = asyncio.run(main(arguments.folder, arguments.languages, arguments.logs))
    (arguments.folder / "index.html").write_text(index, encoding="utf-8")
