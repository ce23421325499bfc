"""A message as a person sees it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any

from bot.sandbox.acting.components import label_of
from bot.sandbox.checks.components import BUTTON, SELECTS, walk
from bot.sandbox.people.text import text_of
from bot.sandbox.refusals import PersonError
from bot.sandbox.world.links import addressed
from bot.sandbox.world.models import Attachment, Channel, Json, Message, Poll

if TYPE_CHECKING:
    from bot.sandbox.people.person import Person
    from bot.sandbox.people.reply import Reply


@dataclass(frozen=True, slots=True)
class Button:
    """A button: its label and whether it can be pressed."""

    label: str
    custom_id: str | None
    url: str | None
    style: int
    disabled: bool


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu: its label, and the options of a string select as (value, label)."""

    label: str
    custom_id: str
    kind: int
    options: tuple[tuple[str, str], ...]
    chosen: tuple[str, ...]
    disabled: bool


class SeenMessage:
    """A message as one person sees it. Always current: it follows edits."""

    def __init__(self, viewer: Person, message: Message) -> None:
        self._viewer = viewer
        self.raw = message

    def __repr__(self) -> str:
        return f"<message {self.id}: {self.text!r}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeenMessage) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def id(self) -> int:
        """The message's id."""
        return self.raw.id

    @property
    def text(self) -> str:
        """The whole text: content, embeds, text components."""
        return text_of(self.raw)

    @property
    def content(self) -> str:
        """The content without embeds and components."""
        return self.raw.content

    @property
    def embeds(self) -> list[Json]:
        """The embeds as Discord's JSON."""
        return addressed(self._viewer.world, self.raw.embeds, lasting=False)

    @property
    def author(self) -> str:
        """The author's display name."""
        return self._viewer.world.name_of(self.raw.author_id)

    @property
    def channel(self) -> Channel:
        """The channel of the message."""
        return self._viewer.world.channel(self.raw.channel_id)

    @property
    def at(self) -> datetime:
        """When it was sent, on the sandbox's clock."""
        return self.raw.timestamp

    @property
    def ephemeral(self) -> bool:
        """Whether only the viewer sees it."""
        return self.raw.ephemeral

    @property
    def edited(self) -> bool:
        """Whether it was edited."""
        return self.raw.edited is not None

    @property
    def pinned(self) -> bool:
        """Whether it is pinned."""
        return self.raw.pinned_at is not None

    @property
    def exists(self) -> bool:
        """Whether it still exists and was not dismissed."""
        return self.raw.id in self.channel.messages and not self.raw.dismissed

    @property
    def mentions(self) -> list[str]:
        """Display names of the users who are notified."""
        return [self._viewer.world.name_of(user_id) for user_id in self.raw.mention_ids]

    @property
    def attachments(self) -> list[Attachment]:
        """The files: `filename`, `data`, `description` (alt text), `content_type`."""
        return self.raw.attachments

    @property
    def poll(self) -> Poll:
        """The poll with the voters of each answer. Raises `PersonError` if there is none."""
        if self.raw.poll is None:
            raise PersonError("There is no poll in this message.")
        return self.raw.poll

    @property
    def reactions(self) -> dict[str, int]:
        """The number of reactions by emoji."""
        return {emoji: len(people) for emoji, people in self.raw.reactions.items()}

    @property
    def buttons(self) -> list[Button]:
        """The buttons, in the order shown."""
        return [
            Button(label_of(item), item.get("custom_id"), item.get("url"), item["style"], bool(item.get("disabled")))
            for item in walk(self.raw.components)
            if item["type"] == BUTTON
        ]

    @property
    def menus(self) -> list[Menu]:
        """The select menus, in the order shown."""
        return [
            Menu(
                label_of(item),
                item["custom_id"],
                item["type"],
                tuple((option["value"], option["label"]) for option in item.get("options", ())),
                tuple(option["value"] for option in item.get("options", ()) if option.get("default")),
                bool(item.get("disabled")),
            )
            for item in walk(self.raw.components)
            if item["type"] in SELECTS
        ]

    def find_button(self, what: str) -> Button | None:
        """Return a button by label or custom id, or None."""
        return next((item for item in self.buttons if what in (item.label, item.custom_id)), None)

    def find_menu(self, what: str) -> Menu | None:
        """Return a select menu by placeholder or custom id, or None."""
        return next((item for item in self.menus if what in (item.label, item.custom_id)), None)

    def button(self, what: str) -> Button:
        """Return a button by label or custom id. Raises `PersonError` if there is none."""
        found = self.find_button(what)
        if found is None:
            offered = ", ".join(item.label for item in self.buttons) or "none"
            raise PersonError(f"There is no button {what}; there is {offered}.")
        return found

    async def click(self, what: str) -> Reply:
        """Press a button by label or custom id."""
        return await self._viewer.click(what, in_=self)

    async def select(self, menu: str, *values: Any) -> Reply:
        """Choose in a select menu: options by value or label, people, roles and channels by name."""
        return await self._viewer.select(menu, *values, in_=self)
