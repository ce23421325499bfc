"""A person without Discord: reads the page of their link over a real socket, without scripts, and sends its forms."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

import aiohttp

from bot.service.personal_links import new_links
from bot.views.info import Policies
from bot.web import personal
from bot.web.serving import Serving
from bot.web.simulating import Simulations
from bot.web.site import Site, SiteOptions
from formats import registry
from storage.database import Database
from tests.bot.commands.desk import entrant_of
from tests.bot.inline_decider import InlineDecider
from tests.bot.world import World

BASE = "https://herald.example"
ADDRESS = re.compile(r"https://herald\.example/me/([A-Za-z0-9_-]{24})")
FROM_HERE = {"Origin": BASE}


@dataclass
class SeenForm:
    """A form of a page: what it sends in any case, its fields by label, its buttons by label."""

    fixed: list[tuple[str, str]] = field(default_factory=list)
    fields: dict[str, str] = field(default_factory=dict)
    options: dict[str, dict[str, str]] = field(default_factory=dict)
    values: dict[str, list[str]] = field(default_factory=dict)
    buttons: dict[str, tuple[str, str] | None] = field(default_factory=dict)


class SeenPage(HTMLParser):
    """The forms of a page, and its words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.forms: list[SeenForm] = []
        self.words: list[str] = []
        self._labels: dict[str, str] = {}
        self._names: dict[str, str] = {}
        self._label, self._button = "", None
        self._form: SeenForm | None = None
        self._in, self._area = "", ""
        self._pending: tuple[str, str] | None = None
        self._collected = ""
        self.feed(text)
        self.close()

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {key: value or "" for key, value in attrs}
        if tag == "form":
            self._form = SeenForm()
            self.forms.append(self._form)
        form = self._form
        if form is None:
            return
        if tag in {"label", "legend", "button", "textarea", "option"}:
            self._in, self._collected, self._label = tag, "", has.get("for", "")
        if tag == "button":
            self._pending = (has["name"], has["value"]) if "name" in has else None
        elif tag == "option":
            self._option = has
        elif tag == "input" and has.get("type") == "hidden":
            form.fixed.append((has["name"], has["value"]))
        elif tag == "input" and has.get("type") == "checkbox":
            self._box = has
            if "checked" in has:
                form.values.setdefault(has["name"], []).append(has["value"])
        elif tag in {"input", "select", "textarea"}:
            self._field(form, tag, has)

    def _field(self, form: SeenForm, tag: str, has: dict[str, str]) -> None:
        form.fields[self._labels.get(has.get("id", ""), "")] = self._area = has["name"]
        if tag == "input":
            form.values[has["name"]] = [has.get("value", "")]

    def handle_endtag(self, tag: str) -> None:
        form, text = self._form, " ".join(self._collected.split())
        if form is None or tag != self._in:
            self._form = None if tag == "form" else form
            return
        if tag == "label" and self._label:
            self._labels[self._label] = text
        elif tag == "label":
            form.options.setdefault(self._box["name"], {})[text] = self._box["value"]
        elif tag == "button":
            form.buttons[text] = self._pending
        elif tag == "textarea":
            form.values[self._area] = [self._collected.removeprefix("\n")]
        elif tag == "option":
            form.options.setdefault(self._area, {})[text] = self._option["value"]
            if "selected" in self._option:
                form.values[self._area] = [self._option["value"]]
        self._in = ""

    def handle_data(self, data: str) -> None:
        self.words.append(data)
        self._collected += data


@dataclass
class LinkReader:
    """The owner of a link with a browser."""

    client: aiohttp.ClientSession
    path: str
    status: int = 0
    page: SeenPage = field(default_factory=lambda: SeenPage(""))
    headers: Mapping[str, str] = field(default_factory=dict)
    html: str = ""
    last: list[tuple[str, str]] = field(default_factory=list)
    address: str = "203.0.113.5"

    @property
    def text(self) -> str:
        """Everything that is read on the page."""
        return self.page.text

    @property
    def buttons(self) -> list[str]:
        """The labels of all buttons."""
        return [label for form in self.page.forms for label in form.buttons]

    async def look(self, **query: str) -> LinkReader:
        """Open the address."""
        async with self.client.get(self.path, params=query, headers={"X-Forwarded-For": self.address}) as answer:
            return await self._read(answer)

    async def press(self, label: str, **fields: Any) -> LinkReader:
        """Press a button of the page, with fields of its form by label filled in: a text, a choice, or several."""
        form = next((form for form in self.page.forms if label in form.buttons), None)
        assert form is not None, f"no button {label!r} but {self.buttons} below {self.text!r}"
        values = {name: list(given) for name, given in form.values.items()}
        for said, value in fields.items():
            name = next(name for shown, name in form.fields.items() if shown.startswith(said.replace("_", " ")))
            chosen = form.options.get(name, {})
            values[name] = [chosen.get(value, value)]
        sent = [*form.fixed, *((name, value) for name, given in values.items() for value in given)]
        button = form.buttons[label]
        return await self.send([*sent, *([button] if button is not None else [])])

    async def send(
        self, data: list[tuple[str, str]], headers: Mapping[str, str] = FROM_HERE, *, path: str = ""
    ) -> LinkReader:
        """Send a form with these values."""
        self.last = data
        sent = {**headers, "X-Forwarded-For": self.address}
        async with self.client.post(path or self.path, data=aiohttp.FormData(data), headers=sent) as answer:
            return await self._read(answer)

    def starting(self, *beginnings: str) -> str:
        """The label of the first button that begins with one of these."""
        found = next((label for label in self.buttons if label.startswith(beginnings)), None)
        assert found is not None, f"no button {beginnings} but {self.buttons} below {self.text!r}"
        return found

    async def again(self) -> LinkReader:
        """Send the last form once more, as it was."""
        return await self.send(self.last)

    async def _read(self, answer: aiohttp.ClientResponse) -> LinkReader:
        self.status, self.headers, self.html = answer.status, dict(answer.headers), await answer.text()
        self.page = SeenPage(self.html)
        return self


@asynccontextmanager
async def pages(world: World) -> AsyncIterator[aiohttp.ClientSession]:
    """The site beside a world's bot: it has a connection of its own to the database, and reads."""
    world.herald.policies = Policies(page=BASE)
    place = world.database.file or world.database.connections.url.render_as_string(hide_password=False)
    database = await Database.open_to_read(place)
    assert database is not None
    options = SiteOptions(BASE, proxied=True)
    site = Site(
        database, registry.engine(), options, routes=[personal.routes], simulations=Simulations(InlineDecider())
    )
    async with (
        database,
        Serving(site, "127.0.0.1", 0) as serving,
        aiohttp.ClientSession(f"http://127.0.0.1:{serving.port}") as client,
    ):
        yield client


async def link_of(world: World, name: str) -> str:
    """The token of a new link of an entrant, stored as `/guests link` does."""
    entrant = await entrant_of(world, name)
    links, tokens = new_links(await world.loaded(), [entrant], world.clock.now())
    await world.database.personal_links.put(links)
    return tokens[entrant]


@asynccontextmanager
async def reader_of(world: World, name: str) -> AsyncIterator[LinkReader]:
    """An entrant who has opened the page of their link."""
    async with pages(world) as client:
        token = await link_of(world, name)
        yield await LinkReader(client, f"/me/{token}").look()
