"""Convert dataclass records to JSON and back by pydantic. Bytes are stored separately, see `StoredBytes`.

Keys that no field has are ignored: earlier versions saved some.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from pydantic import TypeAdapter

_T = TypeVar("_T")


def encode(value: Any, put: Callable[[bytes], str]) -> Any:
    """Return a record as JSON; `put` stores bytes and returns their name."""
    return TypeAdapter(type(value)).dump_python(value, mode="json", context=put)


def decode(kind: type[_T], value: Any, get: Callable[[str], bytes]) -> _T:
    """Return the record of a type from its JSON; `get` returns stored bytes. Raises ValueError if it does not match."""
    made: _T = TypeAdapter(kind).validate_python(value, context=get)
    return made
