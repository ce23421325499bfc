"""Pass requests of personal links to the bot and return its answers. The page decides nothing."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

from pydantic import ValidationError

from bot.runtime.link_socket import address_of, socket_beside
from bot.text.personal_page import LARGEST_SCREEN, Act, Screen
from storage.database import Database
from storage.errors import StorageError

PATIENCE_SECONDS = 12.0
"""How long a reader waits for the bot."""

POLL_SECONDS = 0.1
CONNECTING_SECONDS = 2.0


class AwayError(Exception):
    """The bot is not there: it has not received anything."""


class NoAnswerError(Exception):
    """The bot has not answered in time; it may have received it."""


async def sent(database: Database, act: Act) -> Screen:
    """Return the bot's answer to an act. AwayError, NoAnswerError."""
    request = act.model_dump_json()
    try:
        if database.file is not None:
            reply = await _by_socket(socket_beside(database.file), request)
        elif not await database.link_inbox.is_known(act.token_hash):
            return Screen(outcome="ended")
        else:
            reply = await _by_table(database, act.token_hash, request)
    except StorageError as error:
        raise AwayError from error
    try:
        return Screen.model_validate_json(reply)
    except ValidationError as error:
        raise NoAnswerError from error


async def _by_socket(path: Path, request: str) -> str:
    try:
        with address_of(path) as address:
            connecting = asyncio.open_unix_connection(address, limit=LARGEST_SCREEN)
            reader, writer = await asyncio.wait_for(connecting, CONNECTING_SECONDS)
    except (OSError, TimeoutError) as error:
        raise AwayError from error
    try:
        writer.write(request.encode() + b"\n")
        await writer.drain()
        line = await asyncio.wait_for(reader.readline(), PATIENCE_SECONDS)
    except (OSError, TimeoutError, ValueError) as error:
        raise NoAnswerError from error
    finally:
        writer.close()
    return line.decode()


async def _by_table(database: Database, token_hash: str, request: str) -> str:
    inbox, request_id = database.link_inbox, secrets.token_hex(16)
    await inbox.insert(request_id, token_hash, request)
    until = asyncio.get_running_loop().time() + PATIENCE_SECONDS
    while asyncio.get_running_loop().time() < until:
        reply = await inbox.reply(request_id)
        if reply is not None:
            return reply
        await asyncio.sleep(POLL_SECONDS)
    raise NoAnswerError
