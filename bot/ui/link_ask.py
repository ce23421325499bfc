"""An `Ask` without Discord: acts of an entrant under a personal link, answered on the page.

Handlers of buttons and forms are the ones of chat. Their answers are collected as values (`Screen`), and only buttons
that an entrant may press are among them.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import discord

from bot.service.orders import CommandId
from bot.service.personal_links import BY_LINK
from bot.text.catalogue import language
from bot.text.messages import MESSAGE_LIMITS, Message, said
from bot.text.personal_page import LARGEST_FILES, Act, FormField, OpenForm, ShownButton, ShownMessage, seal
from bot.ui.actions import first_answer_to, is_for_entrants
from bot.ui.answers import Ask, ShownForm
from bot.ui.forms import ChoiceField, Form, ListField, TextField, TicksField
from bot.ui.forms import FormField as ChatField
from bot.ui.host import Host
from storage.people import Person
from storage.personal_links import PersonalLink


class LinkAsk(Ask):
    """One request under a link. It acts for the link's entrant alone, in the name of the person behind it."""

    def __init__(self, herald: Host, link: PersonalLink, act: Act) -> None:
        self._link = link
        self._act = act
        self._made_at = herald.service.clock.now()
        answers = first_answer_to(act.action.split(":")[1]) if ":" in act.action else "private"
        self._set_up(herald, CommandId(f"{BY_LINK}-{act.command_key()}"), answers)
        self.said: list[Message] = []
        self.form: OpenForm | None = None
        self.refused = False

    @property
    def age(self) -> float:
        """Nothing expires while it is answered."""
        return 0.0

    @property
    def key(self) -> str:
        """The id of the act: what is sent twice keeps the same drafts."""
        return self._act.command_key()

    @property
    def account(self) -> int:
        """No account of Discord."""
        return 0

    @property
    def locale(self) -> str:
        """The reader's language."""
        return language()

    @property
    def made_at(self) -> datetime:
        """When the bot received it: a deadline counts from then on."""
        return self._made_at

    @property
    def pressed(self) -> discord.Message | None:
        """No message of Discord."""
        return None

    @property
    def guild_id(self) -> int | None:
        """No server: as in a direct message."""
        return None

    @property
    def channel_id(self) -> int | None:
        """No channel."""
        return None

    def described(self) -> str:
        """Name the tournament and the action, never the link nor what was typed."""
        return f"{self._act.action.partition(':')[2].partition(':')[0] or 'page'} of {self._link.entrant_id} by link"

    def once(self, what: str) -> None:
        """Nothing to do: the command id is made of the nonce already."""

    async def person(self) -> Person:
        """Return the person behind the link."""
        if self._person is None:
            self._person = await self.service.database.people.get(self._link.person_id)
        return self._person

    def _hurry_after(self, seconds: float) -> None:
        """No answer has to be deferred."""

    async def think(self, *, update: bool = False) -> None:  # noqa: ARG002 - the base class's signature
        """Wait for a place among those that work."""
        await self._begin_work()

    async def defer(self) -> None:
        """No answer has to be deferred."""

    def defer_soon(self) -> None:
        """No answer has to be deferred."""

    async def take_note(self) -> None:
        """Nothing waits for an acknowledgement."""

    async def meanwhile(self, message: Message) -> None:
        """Show the answer alone."""

    async def say(self, message: Message, *, public: bool = False) -> None:  # noqa: ARG002 - the base class's signature
        """Add an answer."""
        self.said.append(message)

    async def replace(self, message: Message) -> None:
        """Add an answer."""
        self.said.append(message)

    async def send_files(self, files: Sequence[discord.File], embeds: Sequence[discord.Embed]) -> None:
        """Leave pictures out: the tournament's public page has them."""

    async def show_form(self, form: ShownForm) -> None:
        """Open a form on the page."""
        if isinstance(form, Form):
            self.form = OpenForm(action=form.id, title=form.title, fields=tuple(map(_field, form.fields)))


def shown_message(message: Message, key: str, nonce: str) -> ShownMessage:
    """Return an answer in the reader's language, with the buttons that an entrant may press, sealed."""
    spoken = said(message.model_dump(mode="json", exclude={"picture_refs"}), language(), MESSAGE_LIMITS)
    buttons = (
        ShownButton(
            label=button["label"],
            action=button["action"],
            style=button["style"],
            disabled=button["disabled"],
            seal=seal(key, nonce, button["action"]),
        )
        for button in spoken["buttons"]
        if is_for_entrants(button["action"].split(":")[1])
    )
    files = tuple((file["name"], file["text"]) for file in spoken["files"] if len(file["text"]) <= LARGEST_FILES)
    texts = {name: spoken[name] for name in ("content", "title", "body", "footer", "tone")}
    return ShownMessage(**texts, buttons=tuple(buttons), files=files)


def _field(field: ChatField) -> FormField:
    match field:
        case TextField():
            return FormField(
                kind="text",
                id=field.id,
                label=field.label,
                help=field.help,
                value=field.value,
                placeholder=field.placeholder,
                long=field.long,
                required=field.required,
                longest=field.longest,
            )
        case ChoiceField():
            chosen = (field.chosen,) if field.chosen else ()
            return FormField(
                kind="choice",
                id=field.id,
                label=field.label,
                help=field.help,
                required=field.required,
                choices=tuple(field.choices),
                chosen=chosen,
            )
        case TicksField() | ListField():
            ticked = field.ticked if isinstance(field, TicksField) else field.chosen
            return FormField(
                kind="ticks",
                id=field.id,
                label=field.label,
                help=field.help,
                choices=tuple(field.choices),
                chosen=tuple(sorted(ticked)),
            )
