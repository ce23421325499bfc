"""Measure how long people wait for answers, and the outcomes of their interactions."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import discord

from bot.runtime.metrics import ANSWER_SECONDS, ANSWERS, FIRST_ANSWER_SECONDS
from formats.core.errors import InvariantError, TournamentError

logger = logging.getLogger(__name__)

LOG_SECONDS = 60.0
"""Late answers are logged so often at the most: an overloaded bot would write a line a person."""

UNKNOWN_INTERACTION = 10062
"""Discord's code for an answer that comes too late."""

Outcome = Literal["answered", "refused", "broken", "too_late"]

_BEGAN = "began"
_OUTCOME = "outcome"
_ENDED = "ended"


def begin(interaction: discord.Interaction, age: float) -> None:
    """Measure an interaction from the moment Discord made it, `age` seconds ago."""
    interaction.extras[_BEGAN] = time.perf_counter() - age


def seconds_since_made(interaction: discord.Interaction) -> float:
    """Return the seconds since Discord made the interaction; 0 where answering it has not begun."""
    now = time.perf_counter()
    return now - float(interaction.extras.get(_BEGAN, now))


@contextmanager
def timed(interaction: discord.Interaction, what: str) -> Iterator[None]:
    """Everything that an interaction begins; `what` is the name of a command, button or form."""
    try:
        yield
    except Exception as error:
        ended_with(interaction, error)
        raise
    finally:
        interaction.extras[_ENDED] = True
        ANSWERS.labels(what, interaction.extras.get(_OUTCOME, "answered")).inc()
        ANSWER_SECONDS.labels(what).observe(seconds_since_made(interaction))


def first_answered(interaction: discord.Interaction) -> None:
    """Discord has just taken the first answer."""
    if _BEGAN in interaction.extras:
        FIRST_ANSWER_SECONDS.observe(seconds_since_made(interaction))


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


class LateAnswers:
    """Logs how many answers came too late: the first at once, the others once a minute with their number."""

    def __init__(self) -> None:
        self._unlogged = 0
        self._quiet: asyncio.TimerHandle | None = None

    def add(self) -> None:
        """One more answer came too late."""
        self._unlogged += 1
        if self._quiet is None:
            self._log()

    def _log(self) -> None:
        self._quiet = None
        if self._unlogged:
            logger.warning("answers that came too late for Discord (more than three seconds): %d", self._unlogged)
            self._unlogged = 0
            self._quiet = asyncio.get_running_loop().call_later(LOG_SECONDS, self._log)


def name_of(interaction: discord.Interaction) -> str:
    """The name of a slash command, as `/td open`; of an autocomplete, that of its command and what is typed."""
    command = interaction.command
    name = "unknown" if command is None else f"/{command.qualified_name}"
    return f"{name} (choices)" if interaction.type is discord.InteractionType.autocomplete else name
