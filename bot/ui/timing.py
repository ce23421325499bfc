"""How long people wait for answers, and what becomes of what they ask."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import discord

from bot.metrics import ANSWER_SECONDS, ANSWERS, FIRST_ANSWER_SECONDS
from formats.core.errors import InvariantError, TournamentError

UNKNOWN_INTERACTION = 10062
"""Discord's code for an answer that comes too late."""

Outcome = Literal["answered", "refused", "broken", "too_late"]

_BEGAN = "began"
_OUTCOME = "outcome"
_ENDED = "ended"


@contextmanager
def timed(interaction: discord.Interaction, what: str) -> Iterator[None]:
    """Everything that an interaction begins; `what` is the name of a command, button or form."""
    began = interaction.extras[_BEGAN] = time.perf_counter()
    try:
        yield
    except Exception as error:
        ended_with(interaction, error)
        raise
    finally:
        interaction.extras[_ENDED] = True
        ANSWERS.labels(what, interaction.extras.get(_OUTCOME, "answered")).inc()
        ANSWER_SECONDS.labels(what).observe(time.perf_counter() - began)


def first_answered(interaction: discord.Interaction) -> None:
    """Discord has just taken the first answer."""
    if _BEGAN in interaction.extras:
        FIRST_ANSWER_SECONDS.observe(time.perf_counter() - interaction.extras[_BEGAN])


def has_ended(interaction: discord.Interaction) -> bool:
    """Has everything ended that it began?"""
    return _ENDED in interaction.extras


def ended_with(interaction: discord.Interaction, error: Exception) -> None:
    """It ended with an error: refused with a sentence, too late for any answer, or broken."""
    outcome: Outcome = "broken"
    if isinstance(error, TournamentError) and not isinstance(error, InvariantError):
        outcome = "refused"
    elif is_too_late(error):
        outcome = "too_late"
    interaction.extras[_OUTCOME] = outcome


def is_too_late(error: BaseException) -> bool:
    """Does Discord not know the interaction any more? It waits three seconds for the first answer."""
    return isinstance(error, discord.NotFound) and error.code == UNKNOWN_INTERACTION


def name_of(interaction: discord.Interaction) -> str:
    """The name of a slash command, as `/td open`; of an autocomplete, that of its command and what is typed."""
    command = interaction.command
    name = "unknown" if command is None else f"/{command.qualified_name}"
    return f"{name} (choices)" if interaction.type is discord.InteractionType.autocomplete else name
