"""The base class of a person: who looks at the messages, and how to wait for the bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from bot.sandbox.acting import acts
from bot.sandbox.interactions import Interaction
from bot.sandbox.people.text import transcript
from bot.sandbox.refusals import AnswerTimeout
from bot.sandbox.services import Services
from bot.sandbox.world.models import Channel, User
from bot.sandbox.world.store import World

_T = TypeVar("_T")


class Viewer:
    """The user in whose name messages are shown and interactions are sent, and how long to wait for the bot.

    Refers to the user by id, so it stays valid when a saved state with this user is loaded.

    Attributes:
        id: the user id.
        patience: real seconds to wait for the message after a deferred answer, and for any other awaited message.
        settling: real seconds to wait for a change after a deferred update, which a bot need not follow up. The
            defaults of both are in the table of limits.
    """

    def __init__(self, services: Services, user: User) -> None:
        self.services = services
        self.id = user.id
        self.patience = services.world.limits.patience_seconds
        self.settling = services.world.limits.settling_seconds

    def __repr__(self) -> str:
        return f"<{self.name}>"

    @property
    def world(self) -> World:
        """The state of the sandbox."""
        return self.services.world

    @property
    def user(self) -> User:
        """The current record of the user."""
        return self.world.users[self.id]

    @property
    def name(self) -> str:
        """The display name."""
        return self.user.display_name

    @property
    def mention(self) -> str:
        """The mention of the user in a message."""
        return f"<@{self.id}>"

    async def until(self, look: Callable[[], _T | None], missed: str, seconds: float, place: Channel) -> _T:
        """Wait until `look` returns a value. Raises `AnswerTimeout` with the transcript of `place` after `seconds`."""
        found = await self.world.bus.until(look, seconds)
        if found is None:
            raise AnswerTimeout(missed, transcript(self.world, place, self.id))
        return found

    async def answered(self, interaction: Interaction) -> None:
        """Wait for the bot's first answer. Raises `AnswerTimeout`."""
        seconds = self.world.limits.answer_seconds + 1
        await self.world.bus.until(lambda: True if interaction.answer or interaction.failed else None, seconds)
        if interaction.answer is None:
            what = f"/{interaction.name}" if interaction.name else interaction.kind.name.lower()
            missed = f"the bot did not answer {self.name}'s {what} within {self.world.limits.answer_seconds:g} s"
            raise AnswerTimeout(missed, transcript(self.world, interaction.channel, self.id))

    def as_value(self, value: Any) -> Any:
        """Convert a value of an option, select or form: people and channels to ids, files to uploads."""
        if isinstance(value, Viewer | Channel):
            return str(value.id)
        if isinstance(value, tuple) and len(value) == 2 and isinstance(value[1], bytes):  # noqa: PLR2004 - name, bytes
            return str(acts.upload(self.world, value[0], value[1]).id)
        if isinstance(value, list | tuple):
            return [self.as_value(item) for item in value]
        return value
