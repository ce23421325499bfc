"""Declaration of what a handler's first answer can be, made where the handler is registered.

`private` is a message that only the person sees, `public` one that everybody sees, `form` possibly a form. An
overloaded bot defers interactions before their handlers run, and has to know then who will see the answer, and what
must not be deferred at all. A test compares the declared forms with the handlers from which `open_form` can be reached.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import discord

FirstAnswer = Literal["private", "public", "form"]

_ATTRIBUTE = "herald_first_answer"
_KEY = "first_answer"


def declare(handler: Callable[..., Any], answers: FirstAnswer) -> None:
    """Declare the first answer of a handler."""
    handler.__dict__[_ATTRIBUTE] = answers


def declared(handler: Callable[..., Any]) -> FirstAnswer:
    """The declared first answer of a handler; private where nothing was declared."""
    answers: FirstAnswer = handler.__dict__.get(_ATTRIBUTE, "private")
    return answers


def expect(interaction: discord.Interaction, handler: Callable[..., Any]) -> None:
    """This handler is going to answer the interaction."""
    interaction.extras[_KEY] = declared(handler)


def first_answer_of(interaction: discord.Interaction) -> FirstAnswer:
    """Return the first answer that the interaction's handler has declared."""
    answers: FirstAnswer = interaction.extras.get(_KEY, "private")
    return answers
