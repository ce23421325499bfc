"""How adapters read answers: into models of what they rely on. What lacks is named; what is more is let be."""

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
Milliseconds: TypeAlias = Annotated[int, Field(ge=0, lt=YEAR_3000 * 1000)]
"""Moments since 1970 that `datetime` can represent."""


class Shape(BaseModel):
    """Part of an answer as it was published. What it does not name may be there too, whatever it is."""

    model_config = ConfigDict(extra="ignore", frozen=True)


def shaped(shape: type[Model], value: Any) -> Model:
    """The value in its shape; `unreadable`, with every field that is missing or of another kind, for anything else."""
    try:
        return shape.model_validate(value)
    except ValidationError as error:
        raise GameServerError("unreadable", detail="; ".join(differences(error))) from error


def readable(shape: type[Model], values: Sequence[Any]) -> list[Model]:
    """The values of a list that have this shape; others are logged and left out, so that they hold up nothing else.

    `unreadable` if there are values and none has the shape.
    """
    read: list[Model] = []
    unread: GameServerError | None = None
    for value in values:
        try:
            read.append(shaped(shape, value))
        except GameServerError as error:
            logger.warning("an answer of a game server has a part that cannot be read: %s", error.detail)
            unread = error
    if unread is not None and not read:
        raise unread
    return read


def differences(error: ValidationError) -> list[str]:
    """What an answer lacks or has otherwise, a line for each field, without the answer itself."""
    return [
        f"{'.'.join(str(part) for part in problem['loc']) or 'answer'}: {problem['msg']}" for problem in error.errors()
    ]
