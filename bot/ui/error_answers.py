"""Handle errors of interactions: a sentence for the person, and a log line to reproduce our own bugs."""

from __future__ import annotations

import logging

import aiohttp
import discord
from discord import app_commands
from pydantic import ValidationError

from bot.text.errors.error_text import error_text
from bot.text.messages import Message
from bot.text.texts import texts
from bot.ui.answers import Ask
from bot.ui.timing import is_too_late
from formats.core.errors import InvariantError, TournamentError
from storage.errors import UnusableDatabaseError
from storage.wording import advice

logger = logging.getLogger(__name__)

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
    try:
        await ask.say(Message(content=text))
    except (discord.HTTPException, aiohttp.ClientError, OSError) as failure:
        logger.warning("could not answer: %s", failure)


def _is_of_discord(error: Exception) -> bool:
    """Was it Discord, or the way there, that failed? Then what was asked for may have been done before."""
    return isinstance(error, discord.HTTPException | aiohttp.ClientError | OSError)


def _is_refused_with(error: Exception, code: int) -> bool:
    """Did Discord refuse with this code?"""
    return isinstance(error, discord.HTTPException) and error.code == code
