"""What is logged, and what never is: tokens, and whatever people wrote.

A preference list or an appeal must not lie in a log file because something went wrong with it. Messages of ours say
what was done, not with which text; and of an error whose own text may quote what it was given, only the kind and the
place are kept.
"""

from __future__ import annotations

import json
import logging
import re
import traceback
from collections.abc import Iterable
from contextvars import ContextVar
from copy import copy
from types import TracebackType
from typing import Literal

import discord
from sqlalchemy.exc import SQLAlchemyError

from formats.core.errors import InvariantError
from storage.errors import StorageError, UnusableDatabaseError
from storage.wording import advice

ABOUT: ContextVar[str] = ContextVar("about", default="")
"""The command on whose behalf something is done: the same id from the interaction to the delivery of what it caused."""

LEFT_OUT = "(what it says is left out: it may quote what somebody wrote)"
TELLING = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    ImportError,
    InvariantError,
    NameError,
    NotImplementedError,
    OSError,
    RuntimeError,
    SQLAlchemyError,
    StorageError,
    TypeError,
    discord.DiscordException,
)
"""Errors that speak of programs, files and networks. The parameters of statements are hidden where engines are made."""

SECRETS = (
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.~-]+"), r"\1…"),
    (re.compile(r"\b[\w-]{23,30}\.[\w-]{6,7}\.[\w-]{27,}"), "…"),
)
"""What lets its bearer speak for the bot: in the addresses of answers, and the bot's token itself."""

TALKATIVE = ("aiosqlite", "alembic", "apscheduler")

Chain = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def start_logging(level: str, form: Literal["text", "json"], secrets: Iterable[str] = ()) -> None:
    """Log to standard error, for people or for machines; `secrets` appear in no line."""
    handler = logging.StreamHandler()
    hidden = tuple(secret for secret in secrets if secret)
    handler.setFormatter(JsonLines(hidden) if form == "json" else Lines(hidden))
    logging.basicConfig(level=level, handlers=[handler])
    # These speak of every heartbeat, every job and every table; and of voice, which this bot does not use.
    logging.getLogger("discord.client").setLevel(logging.ERROR)
    logging.getLogger("discord").setLevel(max(logging.WARNING, logging.getLogger().level))
    for talkative in TALKATIVE:
        logging.getLogger(talkative).setLevel(logging.WARNING)


class Lines(logging.Formatter):
    """Lines for people, without anything that is secret."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}", style="{")
        self._secrets = tuple(secrets)

    def format(self, record: logging.LogRecord) -> str:
        """The line, and below it the traceback where there is one."""
        record = copy(record)
        record.exc_text = None  # another handler may have kept what it made of the error there
        about = ABOUT.get()
        line = super().format(record)
        return self.discreet(f"{line} [{about}]" if about else line)

    def formatException(self, ei: Chain) -> str:  # noqa: N802 - the standard library's name
        """Where it went wrong, and what went wrong as far as that may be said."""
        error = ei[1]
        if error is None:
            return ""
        if isinstance(error, UnusableDatabaseError):
            return advice(error)
        return "\n".join(_told(error))

    def discreet(self, text: str) -> str:
        """The text with nothing secret in it."""
        for secret in self._secrets:
            text = text.replace(secret, "…")
        for shape, instead in SECRETS:
            text = shape.sub(instead, text)
        return text


class JsonLines(Lines):
    """One JSON object a line, for machines."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, source, message, and the traceback where there is one."""
        line = {
            "at": self.formatTime(record),
            "level": record.levelname,
            "source": record.name,
            "message": record.getMessage(),
        }
        if about := ABOUT.get():
            line["about"] = about
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return self.discreet(json.dumps(line, ensure_ascii=False))


def _told(error: BaseException) -> list[str]:
    """The error and what caused it, the first cause first, as Python shows them but for their texts."""
    lines: list[str] = []
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        lines += [*_told(cause), "", "After that:", ""]
    if isinstance(error, BaseExceptionGroup):
        for part in error.exceptions:
            lines += _told(part)
    lines.append("Traceback (most recent call last):")
    lines += [line.rstrip("\n") for line in traceback.format_tb(error.__traceback__)]
    kind = type(error)
    text = str(error) if isinstance(error, TELLING) and not isinstance(error, UnicodeError) else LEFT_OUT
    lines.append(f"{kind.__module__}.{kind.__qualname__}: {text}")
    return lines
