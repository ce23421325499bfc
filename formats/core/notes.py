"""Notes about games: a closed set, each with the shape of its content.

Any game may have those of `GAME_NOTES`. A format that takes notes declares its own in `TakesNotes.notes`; nothing in
the core has to know them. No other note is ever written, and `verify` reports undeclared notes in a log.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from pydantic import ValidationError

from formats.core.errors import BadFormError
from formats.core.values import OptionalText, Value

HERE, HERE_LATE, MORE_TIME = "here", "here_late", "more_time"
"""A player is here, in time or too late to claim; a player grants more time. Written by commands of their own."""

PROPOSED, AGREED = "proposed_time", "agreed_time"
"""One player proposes a time to play, the other agrees."""

TIMED_OUT = "timed_out"
"""A player says that the opponent ran out of time where the game is played."""

TIME_ADMITTED, TIME_DENIED = "time_admitted", "time_denied"
"""The opponent agrees, which ends the game, or disagrees in words of their own."""

BY_COMMAND = frozenset({HERE, HERE_LATE, MORE_TIME})


class TimeToPlay(Value):
    """A start that players talk about, in seconds since 1970."""

    at: int

    @property
    def moment(self) -> datetime:
        """The moment, in UTC."""
        return datetime.fromtimestamp(self.at, UTC)


class Denial(Value):
    """The answer of the accused."""

    text: OptionalText = ""


NoteShape = type[Value] | None
"""How the content of a note looks; None where its name says it all."""

GAME_NOTES: Mapping[str, NoteShape] = {
    HERE: None,
    HERE_LATE: None,
    MORE_TIME: None,
    PROPOSED: TimeToPlay,
    AGREED: TimeToPlay,
    TIMED_OUT: None,
    TIME_ADMITTED: None,
    TIME_DENIED: Denial,
}
"""The notes any game may have."""


def read_content(note: str, shape: NoteShape, content: Any) -> dict[str, Any] | None:
    """The content of a note in the shape that is stored, or `BadFormError` of that note with every problem."""
    if shape is None:
        if content is not None:
            raise BadFormError(note, ((note, "extra_forbidden"),))
        return None
    try:
        return shape.model_validate({} if content is None else content).model_dump(mode="json")
    except ValidationError as error:
        problems = error.errors(include_url=False)
        wrong = tuple((".".join(map(str, item["loc"])) or note, item["type"]) for item in problems)
        raise BadFormError(note, wrong) from error


def has_shape(shape: NoteShape, content: Any) -> bool:
    """Is this what may be stored with a note of that shape?"""
    if shape is None or not isinstance(content, dict):
        return shape is None and content is None
    try:
        shape.model_validate(content)
    except ValidationError:
        return False
    return True
