"""Driver of a person's page: clicks and types what the person would do, and reads the answers.

It acts as the director and the players of a rehearsal act, so that one can be played through the page.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Locator, Page

from bot.rehearsal.actor import Posted
from bot.sandbox.acting import forms
from bot.sandbox.commands import options_of
from bot.sandbox.people import Button, Person
from bot.sandbox.people.seen import Reply, SeenMessage
from bot.sandbox.world.models import Channel, ChannelType, Json
from tests.bot.world import LOBBY, World
from tests.evenings.acts import Acts
from tests.patience import SECONDS
from tests.sandbox.page.desk import Desk

SECONDS_A_CLICK = 3.0
"""To find what is named or lit, to aim at it and to press it."""

LETTERS_A_SECOND = 4.0
"""Typing speed of a practised typist."""

WORDS_A_SECOND = 3.0
"""Reading speed of a person who reads every word, without haste."""

BOOLEAN, FILE = 5, 11
"""Kinds of options of a command."""


@dataclass
class Work:
    """What hands and eyes have done: clicks, letters typed, words of answers and forms read."""

    clicks: int = 0
    letters: int = 0
    words: int = 0

    def add(self, other: Work) -> None:
        """That too."""
        self.clicks += other.clicks
        self.letters += other.letters
        self.words += other.words

    @property
    def seconds(self) -> float:
        """What a person needs for it, whatever the machine that plays it."""
        return self.clicks * SECONDS_A_CLICK + self.letters / LETTERS_A_SECOND + self.words / WORDS_A_SECOND


class Hands:
    """Driver of a person's open page. `looked` is called after each act, with its name."""

    def __init__(self, world: World, page: Page, person: Person, acts: Acts) -> None:
        self.person = person
        self.desk = Desk(page, world.sandbox)
        self.work = Work()
        self.looked: Callable[[str], Awaitable[None]] | None = None
        self._world = world
        self._acts = acts
        acts.watch(person)

    @property
    def id(self) -> int:
        """The Discord user id."""
        return self.person.id

    @property
    def name(self) -> str:
        """The display name."""
        return self.person.name

    @property
    def page(self) -> Page:
        """The open page."""
        return self.desk.page

    async def open(self) -> None:
        """Open the page where tournaments are announced."""
        await self.desk.open(self.name, LOBBY)

    # what they do

    async def slash(self, command: str, *, options: Mapping[str, Any] | None = None) -> InPage:
        """Type a command, choose it and its options, and send it. The tournament goes without saying: there is one."""
        await self.go_to(self.person.place(LOBBY))
        path = command.removeprefix("/")
        await self.desk.begin(path)
        self._did(letters=len(path) + 1, clicks=1)
        form = self.page.get_by_role("form", name=f"Command /{path}")
        wanted = {name: value for name, value in (options or {}).items() if name != "tournament" and value is not None}
        for number, name in enumerate(wanted):
            before = {other: wanted[other] for other in list(wanted)[:number]}
            await self._choose(form, path, name, wanted[name], before)
        await form.get_by_role("button", name="Send command").click()
        self._did(clicks=1)
        return await self._answered(command)

    async def click(self, what: str) -> InPage:
        """Press the latest button of that label or custom id, wherever it was posted."""
        channels = [channel for channel in self._world.sandbox.world.channels.values() if self.person.can_see(channel)]
        seen = [
            message
            for channel in channels
            for message in self.person.sees(channel)
            if message.find_button(what) is not None
        ]
        assert seen, f"{self.name} sees no button {what}"
        return await self.press(max(seen, key=lambda message: message.id), what)

    async def wait_for(self, what: Callable[[Posted], bool]) -> InPage:
        """Wait for such a message where commands are used."""
        return InPage(self, None, await self.person.wait_for(what))

    async def press(self, message: SeenMessage, what: str) -> InPage:
        """Press the button of that label or custom id under a message."""
        button = message.button(what)
        await self.go_to(message.channel)
        found = self.page.locator(f'li[data-id="{message.id}"] [data-key="button-{button.custom_id}"]')
        await found.click()
        self._did(clicks=1)
        return await self._answered(button.label)

    async def hand_in(self, form: Json, values: Mapping[str, Any]) -> InPage:
        """Fill in the form that is open, by the custom ids or labels of its fields, and hand it in."""
        dialog = self.desk.dialog(str(form["title"]))
        fields, left = forms.inputs(form), set(values)
        for number, (label, field) in enumerate(fields):
            for name in {label, str(field["custom_id"])} & left:
                await self._fill(dialog.locator(".field").nth(number), field, values[name])
                left.remove(name)
        assert not left, (left, fields)
        await dialog.get_by_role("button", name="Submit").click()
        self._did(clicks=1)
        return await self._answered(str(form["title"]))

    async def go_to(self, channel: Channel) -> None:
        """Open a channel, a thread or the direct messages in the sidebar."""
        entry = self.page.locator(f'.channels [data-key="channel-{channel.id}"]')
        if await entry.count() == 0 or await entry.get_attribute("aria-current") is None:
            if channel.kind is ChannelType.DM:
                await self.page.locator('.rail [data-key="guild-null"]').click()
            elif await entry.count() == 0:
                await self.page.locator(f'.rail [data-key="guild-{channel.guild_id}"]').click()
            await entry.click()
            self._did(clicks=1)
        await self.page.locator(f'.channels [data-key="channel-{channel.id}"][aria-current=page]').wait_for()

    # how they do it

    async def _choose(self, form: Locator, command: str, name: str, value: Any, before: Mapping[str, Any]) -> None:
        """Put a value into an option: a file, a text, or one of what is offered while one types."""
        chip = form.locator(".option-chip").filter(has=self.page.locator("span.name").get_by_text(name, exact=True))
        if await chip.count() == 0:
            await form.locator(f'[data-key="add-{name}"]').click()
            self._did(clicks=1)
        field, option = chip.locator("input"), self._option(command, name)
        if option["type"] == FILE:
            await _upload(field, value)
            await form.locator(".option-chip.wrong").wait_for(state="detached")
            self._did(clicks=1)
            return
        typed, label = await self._offered(command, option, value, before)
        await field.fill(typed)
        self._did(letters=len(typed))
        if label is not None:
            await self.page.get_by_role("option", name=label, exact=True).first.click()
            self._did(clicks=1)

    def _option(self, command: str, name: str) -> Json:
        found = self.person.services.commands.find(
            command.split(), self._world.server.id, locale=self.person.user.locale
        )
        assert found is not None, command
        return next(option for option in options_of(*found) if option["name"] == name)

    async def _offered(
        self, command: str, option: Json, value: Any, before: Mapping[str, Any]
    ) -> tuple[str, str | None]:
        """What is typed, and what is then chosen from the list: None where a text stands as it is."""
        if option["type"] == BOOLEAN:
            return "", str(value)
        if hasattr(value, "name"):
            return value.name, value.name
        for choice in option.get("choices") or ():
            if value in (choice["value"], choice["name"]):
                return str(choice["name"]), str(choice["name"])
        if option.get("autocomplete"):
            for typed in ("", *await self._called(str(value))):
                for offered in await self.person.autocomplete(command, option["name"], typed, channel=LOBBY, **before):
                    if offered.value == value:
                        return typed, offered.name
        return str(value), None

    async def _called(self, value: str) -> Sequence[str]:
        """Return the names of the entrant or the players of the game with this id."""
        if not await self._world.database.tournaments.all():
            return ()
        loaded = await self._world.loaded()
        games = {game.id: game.seats for game in loaded.state.open_games()}
        return [loaded.people[who].name for who in games.get(value, (value,)) if who in loaded.people]

    async def _fill(self, place: Locator, field: Json, value: Any) -> None:
        """Fill in one field of a form."""
        menu = place.locator("button.select")
        if await menu.count():
            wanted = [value] if isinstance(value, str) else list(value)
            labels = [
                option["label"]
                for option in field["options"]
                if option["value"] in wanted or any(option["label"].startswith(name) for name in wanted)
            ]
            assert len(labels) == len(wanted), (value, field["options"])
            await menu.click()
            for label in labels:
                await self.page.get_by_role("option", name=label).first.click()
            done = self.page.get_by_role("button", name="Done")
            if await done.count():
                await done.click()
            self._did(clicks=1 + len(labels))
        elif field.get("options"):
            await place.locator(f'input[value="{value}"]').check()
            self._did(clicks=1)
        elif isinstance(value, tuple):
            await _upload(place.locator("input"), value)
            self._did(clicks=1)
        else:
            await place.locator("input, textarea").fill(str(value))
            self._did(clicks=1, letters=len(str(value)))

    async def _answered(self, act: str) -> InPage:
        """What the bot answers, once it is on the page."""
        async with asyncio.timeout(SECONDS):
            reply = await self._acts.answered(self.person)
        if reply.kind == "form":
            await self.desk.dialog(reply.title).wait_for()
            self._did(words=len(reply.form_text.split()) + sum(len(label.split()) for label in reply.fields))
        elif reply.kind == "message":
            self._did(words=len(reply.text.split()))
            if reply.message.channel.id == self._here() and reply.message.exists:
                await self.page.locator(f'li[data-id="{reply.message.id}"]').wait_for(state="attached")
        if self.looked is not None:
            await self.looked(act)
        return InPage(self, reply, reply.message if reply.kind == "message" else None)

    def _here(self) -> int:
        """The channel that is open."""
        return int(self.page.url.rpartition("in=")[2] or 0)

    def _did(self, *, clicks: int = 0, letters: int = 0, words: int = 0) -> None:
        self.work.clicks += clicks
        self.work.letters += letters
        self.work.words += words


class InPage:
    """Answer or post of the bot as it is shown in the page."""

    def __init__(self, hands: Hands, reply: Reply | None, message: SeenMessage | None) -> None:
        self._hands = hands
        self._reply = reply
        self._message = message

    @property
    def kind(self) -> str:
        """`message`, `form` or `nothing`."""
        return "message" if self._reply is None else self._reply.kind

    @property
    def message(self) -> SeenMessage:
        """The message."""
        assert self._message is not None, self._reply
        return self._message

    @property
    def text(self) -> str:
        """All that can be read in the message."""
        return self.message.text

    @property
    def buttons(self) -> Sequence[Button]:
        """The buttons of the message."""
        return self.message.buttons

    async def click(self, what: str) -> InPage:
        """Press a button of the message, by label or custom id."""
        return await self._hands.press(self.message, what)

    async def submit(self, values: Mapping[str, Any]) -> InPage:
        """Hand the form in with these fields filled in."""
        assert self._reply is not None
        return await self._hands.hand_in(self._reply.form, values)


async def _upload(field: Locator, file: tuple[str, bytes]) -> None:
    name, data = file
    await field.set_input_files({"name": name, "mimeType": "text/csv", "buffer": data})
