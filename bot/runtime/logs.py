"""Log formatters that redact tokens, and omit error messages that may quote user input.

A preference list or an appeal must not appear in a log file because an error occurred with it. Log messages state what
was done, not with which text. Of an error whose message may quote its input, only type and traceback are logged. Errors
in `SAFE_MESSAGES` describe programs, files and networks only, so their messages are kept. This is an allowlist: the
message of any other type is omitted.
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

from sqlalchemy.exc import SQLAlchemyError

from formats.core.errors import InvariantError
from storage.errors import StorageError, UnusableDatabaseError
from storage.wording import advice

ABOUT: ContextVar[str] = ContextVar("about", default="")
"""Id of the command in whose context code runs, from the interaction to the delivery of its posts.

Part of log lines.
"""

OMITTED = "(message omitted: it may quote user input)"
SAFE_MESSAGES = (
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
)
"""Errors whose messages are logged. Parameters of SQL statements are hidden where engines are created."""

SECRETS = (
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.~-]+"), r"\1…"),
    (re.compile(r"\b[\w-]{23,30}\.[\w-]{6,7}\.[\w-]{27,}"), "…"),
)
"""Patterns of secrets: tokens in addresses of webhooks and interactions, and bot tokens."""

NOISY_LOGGERS = ("aiosqlite", "alembic", "apscheduler")

Chain = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def start_logging(
    level: str, form: Literal["text", "json"], secrets: Iterable[str] = (), safe: Iterable[type[BaseException]] = ()
) -> None:
    """Log to standard error, as text or JSON lines; `secrets` are replaced in every line.

    Messages of `safe` errors are logged besides those in `SAFE_MESSAGES`.
    """
    handler = logging.StreamHandler()
    hidden = tuple(secret for secret in secrets if secret)
    handler.setFormatter((JsonLines if form == "json" else Lines)(hidden, safe))
    logging.basicConfig(level=level, handlers=[handler])
    # These log every heartbeat, job and table, and warn about voice support, which is not used.
    logging.getLogger("discord.client").setLevel(logging.ERROR)
    logging.getLogger("discord").setLevel(max(logging.WARNING, logging.getLogger().level))
    for noisy in NOISY_LOGGERS:
        logging.getLogger(noisy).setLevel(logging.WARNING)


class Lines(logging.Formatter):
    """Formatter for text lines without secrets."""

    def __init__(self, secrets: Iterable[str] = (), safe: Iterable[type[BaseException]] = ()) -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}", style="{")
        self._secrets = tuple(secrets)
        self._safe = (*SAFE_MESSAGES, *safe)

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, followed by a traceback if there is one."""
        record = copy(record)
        record.exc_text = None  # the traceback as another handler has formatted it
        about = ABOUT.get()
        line = super().format(record)
        return self.redacted(f"{line} [{about}]" if about else line)

    def formatException(self, ei: Chain) -> str:  # noqa: N802 - the standard library's name
        """Return the traceback, with the error's message only if its type is safe."""
        error = ei[1]
        if error is None:
            return ""
        if isinstance(error, UnusableDatabaseError):
            return advice(error)
        return "\n".join(_described(error, self._safe))

    def redacted(self, text: str) -> str:
        """Replace secrets in a text."""
        for secret in self._secrets:
            text = text.replace(secret, "…")
        for pattern, replacement in SECRETS:
            text = pattern.sub(replacement, text)
        return text


class JsonLines(Lines):
    """Formatter for one JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return time, level, source and message, and the traceback if there is one."""
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
        return self.redacted(json.dumps(line, ensure_ascii=False))


def _described(error: BaseException, safe: tuple[type[BaseException], ...]) -> list[str]:
    """Return the lines of an error and its causes, like Python's traceback but with filtered messages."""
    lines: list[str] = []
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        lines += [*_described(cause, safe), "", "After that:", ""]
    if isinstance(error, BaseExceptionGroup):
        for part in error.exceptions:
            lines += _described(part, safe)
    lines.append("Traceback (most recent call last):")
    lines += [line.rstrip("\n") for line in traceback.format_tb(error.__traceback__)]
    kind = type(error)
    text = str(error) if isinstance(error, safe) and not isinstance(error, UnicodeError) else OMITTED
    lines.append(f"{kind.__module__}.{kind.__qualname__}: {text}")
    return lines
