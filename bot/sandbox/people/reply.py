"""The bot's answer to an interaction: a message, a form or nothing visible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

from bot.sandbox.acting import forms
from bot.sandbox.checks.components import TEXT
from bot.sandbox.interactions import Interaction
from bot.sandbox.people.seen import Button, SeenMessage
from bot.sandbox.refusals import PersonError
from bot.sandbox.world.models import Json

if TYPE_CHECKING:
    from bot.sandbox.people.person import Person


class Reply:
    """The bot's answer.

    Attributes:
        kind: "message", "form" or "nothing" (the interaction was acknowledged without a visible result).
    """

    def __init__(self, person: Person, interaction: Interaction, message: SeenMessage | None) -> None:
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
        return await self._person.answer_to(handed_in)

    def close(self) -> None:
        """Close the form without submitting it."""
        forms.close(self._person.services, self._person.id, self._interaction.id)
