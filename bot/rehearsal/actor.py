"""Interface of a sandbox member who uses commands and buttons, and of the answers and messages they get."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol


class Button(Protocol):
    """A button of a message."""

    @property
    def label(self) -> str:
        """The text on the button."""
        ...

    @property
    def custom_id(self) -> str | None:
        """The custom id, or None for a link."""
        ...


class Posted(Protocol):
    """A message that a member can see."""

    @property
    def buttons(self) -> Sequence[Button]:
        """The buttons of the message."""
        ...

    async def click(self, what: str, /) -> Answer:
        """Press a button, given by label or custom id."""
        ...


class Answer(Protocol):
    """The bot's answer to an interaction: a message or a form (modal)."""

    @property
    def kind(self) -> str:
        """`message`, `form` or `nothing`."""
        ...

    @property
    def text(self) -> str:
        """The text of the message."""
        ...

    @property
    def buttons(self) -> Sequence[Button]:
        """The buttons of the message."""
        ...

    async def click(self, what: str, /) -> Answer:
        """Press a button of the message, given by label or custom id."""
        ...

    async def submit(self, values: Mapping[str, Any], /) -> Answer:
        """Submit the form with these values by field."""
        ...


class Actor(Protocol):
    """A member who can use slash commands. Methods raise an exception if the action is not possible."""

    @property
    def id(self) -> int:
        """The Discord user id."""
        ...

    @property
    def name(self) -> str:
        """The display name."""
        ...

    async def slash(self, command: str, *, options: Mapping[str, Any]) -> Answer:
        """Use a command and return the answer."""
        ...

    async def click(self, what: str, /) -> Answer:
        """Press the newest button with that label or custom id in any channel the member sees."""
        ...

    async def wait_for(self, what: Callable[[Posted], bool], /) -> Posted:
        """Wait for a message that satisfies the predicate in the channel where commands are used, and return it."""
        ...
