"""Input of the command line: a position written by hand, or the log of a tournament."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from formats.cli.position import BY_HAND, BadInputError, Position, as_state
from formats.core.engine import Engine
from formats.core.log_file import MARK, LogFile, read_log
from formats.core.state import TournamentState
from formats.core.values import EntrantId


@dataclass(frozen=True)
class Source:
    """A tournament that was read. `names` are those the log knows; `at` is its latest moment; `log` is None by hand."""

    state: TournamentState
    at: datetime
    names: Mapping[EntrantId, str] = field(default_factory=dict)
    log: LogFile | None = None

    def name(self, entrant: EntrantId) -> str:
        """Return the name of an entrant."""
        return self.names.get(entrant, entrant)


def read_source(text: str, engine: Engine) -> Source:
    """The tournament behind a text.

    Raises `BadInputError`, pydantic's `ValidationError`, and `RuleError` where the engine refuses what is written.
    """
    if not text.strip():
        raise BadInputError("nothing came in: give a position as JSON or an exported log")
    if is_log(text):
        log = read_log(text, even_broken=True)
        return Source(log.state, log.records[-1].at, log.header.names(), log)
    position = Position.model_validate(_json(text))
    return Source(as_state(position, engine), BY_HAND)


def is_log(text: str) -> bool:
    """Does the first line mark a log?"""
    first = text.lstrip().split("\n", 1)[0]
    try:
        header = json.loads(first)
    except ValueError:
        return False
    return isinstance(header, dict) and MARK in header


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError as error:
        raise BadInputError(f"this is not JSON: {error}") from error
