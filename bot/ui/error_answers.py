"""Handle errors of interactions: a sentence for the person, and a log line to reproduce our own bugs."""

from __future__ import annotations

import logging
from contextlib import suppress

import aiohttp
import discord
from discord import app_commands
from pydantic import ValidationError

from bot.errors import SeveralTournamentsError
from bot.text import actions
from bot.text.buttons import button
from bot.text.errors.error_text import error_text
from bot.text.messages import LABEL_LIMIT, Message
from bot.text.names import clean, elide
from bot.text.texts import texts
from bot.ui import drafts
from bot.ui.answers import Ask
from bot.ui.timing import is_too_late
from formats.core.errors import InvariantError, TournamentError
from storage.errors import UnusableDatabaseError
from storage.wording import advice

logger = logging.getLogger(__name__)

TYPED = "typed"
"""The draft of a command that was typed before it was known which tournament it is about, as Discord sent it."""

MOST_BUTTONS = 5
"""Among more tournaments than that the option of the command is the better choice."""

ANSWERED_ALREADY = 40060
"""Discord's code for the second answer to the same interaction."""


async def answer_error(ask: Ask, error: Exception) -> None:
    """One clear sentence for the person; our own bugs are logged with everything needed to replay them."""
    if is_too_late(error):
        # Discord has shown the person that nothing came; another try would only be refused again.
        ask.herald.late_answers.add()
        return
    if isinstance(error, UnusableDatabaseError):
        logger.error("%s", advice(error))
        text = error_text(error)
    elif isinstance(error, TournamentError) and not isinstance(error, InvariantError):
        text = error_text(error, ask.context)
    elif isinstance(error, ValidationError):
        logger.warning("not understood: %s", ask.described(), exc_info=error)
        text = texts.mishaps.unusable()
    elif isinstance(error, app_commands.TransformerError):
        text = texts.mishaps.not_here()
    elif _is_refused_with(error, ANSWERED_ALREADY):
        logger.error("somebody else has answered in this bot's name: does a second Herald run with its token?")
        return
    else:
        logger.error("interaction failed: %s", ask.described(), exc_info=error)
        may_have_counted = ask.has_acted or _is_of_discord(error)
        text = texts.mishaps.may_have_counted() if may_have_counted else texts.mishaps.broken()
    message = Message(content=text)
    if isinstance(error, SeveralTournamentsError) and _is_typed(ask) and len(error.tournaments) <= MOST_BUTTONS:
        with suppress(UnusableDatabaseError):  # nothing can be kept: the option is left
            message = await _which_tournament(ask, error)
    try:
        await ask.say(message)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as failure:
        logger.warning("could not answer: %s", failure)


def _is_typed(ask: Ask) -> bool:
    """Is it a command, which can be carried on with, and not a button or form?"""
    return ask.interaction.type is discord.InteractionType.application_command


async def _which_tournament(ask: Ask, error: SeveralTournamentsError) -> Message:
    """Return the question with a button for each tournament, which carries on with the command as it was typed."""
    token = await drafts.keep(ask, "", TYPED, ask.interaction.data)
    choices = (
        button(actions.MEANT, tournament, token, label=elide(clean(title), LABEL_LIMIT))
        for tournament, title in zip(error.tournaments, error.titles, strict=True)
    )
    return Message(content=texts.errors_chat.which_tournament(), buttons=tuple(choices))


def _is_of_discord(error: Exception) -> bool:
    """Was it Discord, or the way there, that failed? Then what was asked for may have been done before."""
    return isinstance(error, discord.HTTPException | aiohttp.ClientError | OSError)


def _is_refused_with(error: Exception, code: int) -> bool:
    """Did Discord refuse with this code?"""
    return isinstance(error, discord.HTTPException) and error.code == code
