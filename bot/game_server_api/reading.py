"""Parse responses of game servers into models of the fields that are relied on.

Missing fields are named in the error.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.game_server_api.port import GameServerError

logger = logging.getLogger(__name__)

Model = TypeVar("Model", bound=BaseModel)


YEAR_3000 = 32_503_680_000
Seconds: TypeAlias = Annotated[int, Field(ge=0, lt=YEAR_3000)]
"""Timestamps in the range of `datetime`."""

Milliseconds: TypeAlias = Annotated[int, Field(ge=0, lt=YEAR_3000 * 1000)]
"""Moments since 1970 that `datetime` can represent."""


class Shape(BaseModel):
    """Base class of models of a response. Unknown fields are ignored."""

    model_config = ConfigDict(extra="ignore", frozen=True, defer_build=True)


def shaped(shape: type[Model], value: Any) -> Model:
    """Validate a value. Raises `GameServerError` (`unreadable`) that lists the missing and wrong fields."""
    try:
        return shape.model_validate(value)
    except ValidationError as error:
        raise GameServerError("unreadable", detail="; ".join(differences(error))) from error


def readable(shape: type[Model], values: Sequence[Any]) -> list[Model]:
    """Return the values of a list that are valid; others are logged and omitted, so that one does not block the rest.

    Raises `GameServerError` (`unreadable`) if there are values and none is valid.
    """
    read: list[Model] = []
    unread: GameServerError | None = None
    for value in values:
        try:
            read.append(shaped(shape, value))
        except GameServerError as error:
            logger.warning("ignoring an invalid item in a response of a game server: %s", error.detail)
            unread = error
    if unread is not None and not read:
        raise unread
    return read


def differences(error: ValidationError) -> list[str]:
    """Return one line for each invalid field, without quoting the response itself."""
    return [
        f"{'.'.join(str(part) for part in problem['loc']) or 'answer'}: {problem['msg']}" for problem in error.errors()
    ]
