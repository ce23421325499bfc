"""The base of every value that is stored, compared or printed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, get_args

from pydantic import BaseModel, ConfigDict, Field, GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

EntrantId = str
"""An entrant within one tournament: `e1`, `e2`, ... Never a name, never a Discord id."""

PairingId = str
"""A pairing within one tournament: `s0r3b2` is stage 0, round 3, board 2."""

PersonId = str
"""A person in the rows beside a log (`p3`), such as who gave a command. Never a name, never a Discord id."""

OptionalText = Annotated[str, Field(max_length=1000)]
"""Free text of a command, such as a comment on a ruling; may be empty."""

RequiredText = Annotated[str, Field(min_length=1, max_length=1000)]
"""Free text that a command needs, such as the reason of a ruling."""

Scalar = str | int | float | bool | None
"""What a rationale parameter or an entrant's attribute may hold."""


class Value(BaseModel):
    """A frozen value that refuses unknown fields and turns into JSON and back without loss.

    Validators are built when a class is first used, since building all of them takes a sixth of a start.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False, defer_build=True)


def every_value() -> Iterator[type[Value]]:
    """Yield all loaded classes of values."""
    waiting: list[type[Value]] = [Value]
    while waiting:
        kind = waiting.pop()
        yield kind
        waiting += kind.__subclasses__()


class AsPairs:
    """Annotation of a mapping whose keys are tuples: in JSON, where keys are texts, it is a list of pairs."""

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """The schema of that list."""
        key, value = get_args(source)
        pairs = handler.generate_schema(list[tuple[key, value]])  # type: ignore[valid-type] # known at run time
        written = core_schema.plain_serializer_function_ser_schema(
            lambda mapping: list(mapping.items()), return_schema=pairs
        )
        return core_schema.no_info_after_validator_function(dict, pairs, serialization=written)


def pairing_id(stage: int, round_number: int, board: int) -> PairingId:
    """The id of a board of a round; stages count from 0, rounds and boards from 1."""
    return f"s{stage}r{round_number}b{board}"
