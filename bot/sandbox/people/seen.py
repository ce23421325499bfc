"""Messages and answers of the bot as one person sees them, and pressing and choosing in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from bot.sandbox.acting import components, forms
from bot.sandbox.acting.components import label_of
from bot.sandbox.checks.components import BUTTON, SELECTS, TEXT, walk
from bot.sandbox.interactions import Callback, Interaction
from bot.sandbox.people.text import text_of
from bot.sandbox.people.viewer import Viewer
from bot.sandbox.refusals import PersonError
from bot.sandbox.world.links import addressed
from bot.sandbox.world.models import Attachment, Channel, Json, Message, Poll


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

    def __init__(self, viewer: Viewer, message: Message) -> None:
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
        button = self.button(what)
        if button.custom_id is None:
            raise PersonError(f"{button.label} only opens an address.")
        viewer = self._viewer
        return await answer_to(viewer, components.click(viewer.services, viewer.id, self.id, button.custom_id))

    async def select(self, menu: str, *values: Any) -> Reply:
        """Choose in a select menu: options by value or label, people, roles and channels by name."""
        seen_menu, viewer = self.find_menu(menu), self._viewer
        custom_id = seen_menu.custom_id if seen_menu else menu
        chosen = [str(viewer.as_value(value)) for value in values]
        return await answer_to(viewer, components.select(viewer.services, viewer.id, self.id, custom_id, chosen))


class Reply:
    """The bot's answer.

    Attributes:
        kind: "message", "form" or "nothing" (the interaction was acknowledged without a visible result).
    """

    def __init__(self, person: Viewer, interaction: Interaction, message: SeenMessage | None) -> None:
        self._person = person
        self._interaction = interaction
        self._message = message
        self._values: dict[str, Any] = {}
        self.kind: Literal["message", "form", "nothing"] = "nothing"
        if interaction.modal is not None:
            self.kind = "form"
        elif message is not None:
            self.kind = "message"

    def __repr__(self) -> str:
        shown = self.title if self.kind == "form" else self.text if self.kind == "message" else ""
        return f"<{self.kind} {shown!r}>"

    @property
    def answered_after(self) -> float:
        """Real seconds until the bot's first answer, which may be a deferral."""
        return self._interaction.answered_after

    # a message

    @property
    def message(self) -> SeenMessage:
        """The message of the answer, new or edited. Raises `PersonError` if there is none."""
        if self._message is None:
            raise PersonError(f"The bot answered with a {self.kind}, not with a message.")
        return self._message

    @property
    def text(self) -> str:
        """The whole text of the message."""
        return self.message.text

    @property
    def ephemeral(self) -> bool:
        """Whether only the person sees the message."""
        return self.message.ephemeral

    @property
    def buttons(self) -> list[Button]:
        """The buttons of the message."""
        return self.message.buttons

    @property
    def follow_ups(self) -> list[SeenMessage]:
        """The follow-up messages so far."""
        return [SeenMessage(self._person, message) for message in self._interaction.follow_ups]

    async def follow_up(self, number: int = 0) -> SeenMessage:
        """Wait for the follow-up with this index, from 0."""

        def look() -> SeenMessage | None:
            follow_ups = self.follow_ups
            return follow_ups[number] if len(follow_ups) > number else None

        missed, channel = f"no follow-up number {number}", self._interaction.channel
        return await self._person.until(look, missed, self._person.patience, channel)

    async def click(self, what: str) -> Reply:
        """Press a button of the message."""
        return await self.message.click(what)

    async def select(self, menu: str, *values: Any) -> Reply:
        """Choose in a select menu of the message."""
        return await self.message.select(menu, *values)

    # a form

    @property
    def form(self) -> Json:
        """The form as Discord's JSON. Raises `PersonError` if the answer is not a form."""
        if self._interaction.modal is None:
            raise PersonError(f"The bot answered with a {self.kind}, not with a form.")
        return self._interaction.modal

    @property
    def title(self) -> str:
        """The form's title."""
        return str(self.form["title"])

    @property
    def form_text(self) -> str:
        """The texts shown in the form."""
        return "\n".join(str(item["content"]) for item in self.form["components"] if item["type"] == TEXT)

    @property
    def fields(self) -> dict[str, Json]:
        """The input components by label, as Discord's JSON."""
        return dict(forms.inputs(self.form))

    def fill(self, values: Mapping[str, Any]) -> Reply:
        """Fill in fields by label or custom id; files are (name, bytes) pairs. Other fields keep their values."""
        by_name = {item["custom_id"]: item for _, item in forms.inputs(self.form)} | self.fields
        for name, value in values.items():
            if name not in by_name:
                raise PersonError(f"The form has no field {name}; it has {', '.join(self.fields)}.")
            self._values[by_name[name]["custom_id"]] = self._person.as_value(value)
        return self

    async def submit(self, values: Mapping[str, Any] | None = None) -> Reply:
        """Submit the form, after filling in `values` if given."""
        self.fill(values or {})
        services = self._person.services
        handed_in = forms.submit(services, self._person.id, self._interaction.id, self._values)
        return await answer_to(self._person, handed_in)

    def close(self) -> None:
        """Close the form without submitting it."""
        forms.close(self._person.services, self._person.id, self._interaction.id)


async def answer_to(person: Viewer, interaction: Interaction) -> Reply:
    """Wait for the bot's answer, and for the message that follows a deferred answer."""
    before = interaction.source.edited if interaction.source else None
    await person.answered(interaction)
    channel = interaction.channel
    original: Message | None = channel.messages.get(interaction.original_id or 0)
    if interaction.answer is Callback.DEFER:
        missed = "the bot deferred its answer and never gave it"
        await person.until(
            lambda: True if original is None or interaction.touched or not original.loading else None,
            missed,
            person.patience,
            channel,
        )
        original = channel.messages.get(interaction.original_id or 0)
    elif interaction.answer is Callback.DEFER_UPDATE:
        source = interaction.source

        def moved() -> bool | None:
            changed = source is not None and (source.edited != before or source.id not in channel.messages)
            return True if interaction.touched or changed else None

        # A deferred update needs no follow-up, so a timeout is not an error here.
        if await person.world.bus.until(moved, person.settling) is None:
            original = None
    return Reply(person, interaction, SeenMessage(person, original) if original is not None else None)
