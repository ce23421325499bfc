"""Messages as attributes: `texts.info.leads(who=...)` is the message `info-leads`.

Attributes are made when they are first read and then kept, so that no list of messages is needed while the bot runs.
Stubs beside the modules that use this one (`texts.pyi`) declare them with their variables; `make reference` writes them
from the English catalogues. A wrong name or variable is an error of the type checker.
"""

from __future__ import annotations

import keyword
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from bot.text.catalogue import say
from formats.messages.parts import Value

C = TypeVar("C", bound=str)


@dataclass(frozen=True)
class Phrase:
    """A message that is called with its variables to get its text, in the language of the reader."""

    id: str

    def __call__(self, **values: Value) -> str:
        """The text of the message, as `say` returns it."""
        return say(self.id, **values)

    def __str__(self) -> str:
        return say(self.id)


AnyMessage: TypeAlias = Callable[..., str]
"""A message out of several that are chosen by a code, and do not all have the same variables."""


class Messages:
    """The messages whose ids begin with a prefix; underscores in the names of attributes are hyphens in ids."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix

    def __getattr__(self, name: str) -> Phrase:
        part = _in_ids(name)
        phrase = Phrase(self._prefix + part)
        setattr(self, name, phrase)
        return phrase


class Groups:
    """The messages of the bot, by the name of their file: `texts.info` has those of `info.ftl`."""

    def __getattr__(self, name: str) -> Messages:
        messages = Messages(f"{_in_ids(name)}-")
        setattr(self, name, messages)
        return messages


def by_code(messages: object, prefix: str, *codes: C) -> dict[C, Phrase]:
    """The messages of `messages` for codes: that of the code `too_few` has the attribute `prefix` + `too_few`.

    The type checker does not know these names; a test looks for their ids in the catalogues.
    """
    return {code: getattr(messages, prefix + code.replace("-", "_").replace(".", "_")) for code in codes}


def said(phrases: Iterable[Phrase]) -> tuple[str, ...]:
    """The texts of several messages without variables, such as the heads of a table."""
    return tuple(phrase() for phrase in phrases)


def _in_ids(name: str) -> str:
    """The part of an id that belongs to an attribute. A keyword of Python has an underscore behind it: `from_`."""
    if name.startswith("_"):
        raise AttributeError(name)  # Python itself asks for such names, for instance when it copies an object.
    if name.endswith("_") and keyword.iskeyword(name[:-1]):
        name = name[:-1]
    return name.replace("_", "-")
