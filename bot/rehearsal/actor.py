"""Somebody who acts, as rehearsals need it: what they do, and what the bot answers them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol


class Button(Protocol):
    """A button of a message."""

    @property
    def label(self) -> str:
        """What stands on it."""
        ...

    @property
    def custom_id(self) -> str | None:
        """What the bot knows it by."""
        ...


class Posted(Protocol):
    """A message somebody sees."""

    @property
    def buttons(self) -> Sequence[Button]:
        """Its buttons."""
        ...

    async def click(self, what: str, /) -> Answer:
        """Press it."""
        ...


class Answer(Protocol):
    """What the bot answered somebody."""

    @property
    def kind(self) -> str:
        """`message`, `form` or `nothing`."""
        ...

    @property
    def text(self) -> str:
        """What the message says."""
        ...

    @property
    def buttons(self) -> Sequence[Button]:
        """The buttons of the message."""
        ...

    async def click(self, what: str, /) -> Answer:
        """Press a button of the message, by label or custom id."""
        ...

    async def submit(self, values: Mapping[str, Any], /) -> Answer:
        """Hand the form in with these fields filled in."""
        ...


class Actor(Protocol):
    """Somebody who can use slash commands. What is impossible raises."""

    @property
    def id(self) -> int:
        """The Discord user id."""
        ...

    @property
    def name(self) -> str:
        """The display name."""
        ...

    async def slash(self, command: str, *, options: Mapping[str, Any]) -> Answer:
        """Use a command and wait for the answer."""
        ...

    async def click(self, what: str, /) -> Answer:
        """Press the latest button of that label or custom id, wherever it was posted."""
        ...

    async def wait_for(self, what: Callable[[Posted], bool], /) -> Posted:
        """Wait for such a message where commands are used."""
        ...
