"""Convert dataclass records to JSON and back by pydantic. Bytes are stored separately, see `StoredBytes`.

Keys that no field has are ignored: earlier versions saved some.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from pydantic import TypeAdapter

_T = TypeVar("_T")


def encode(value: Any, put: Callable[[bytes], str]) -> Any:
    """Return a record as JSON; `put` stores bytes and returns their name."""
    return _adapter(type(value)).dump_python(value, mode="json", context=put)  # type: ignore[arg-type] # classes are hashable


def decode(kind: type[_T], value: Any, get: Callable[[str], bytes]) -> _T:
    """Return the record of a type from its JSON; `get` returns stored bytes. Raises ValueError if it does not match."""
    made: _T = _adapter(kind).validate_python(value, context=get)  # type: ignore[arg-type] # likewise
    return made


@cache
def _adapter(kind: type[Any]) -> TypeAdapter[Any]:
    """Return the converter of a type. Building one takes longer than converting a small sandbox."""
    return TypeAdapter(kind)
