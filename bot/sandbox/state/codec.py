"""Convert dataclass records to JSON and back, directed by their type hints. Bytes are stored separately.

Supported types: dataclasses, dict, list, tuple, deque, set, datetime, bytes, Enum, and unions of plain types. JSON
object keys are strings, so int keys are converted by the hint of the dict.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from datetime import datetime
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

_T = TypeVar("_T")
_LISTS = (list, tuple, deque)


def encode(value: Any, put: Callable[[bytes], str]) -> Any:
    """Return a record (or a container of records) as JSON; `put` stores bytes and returns their name."""
    if is_dataclass(value) and not isinstance(value, type):
        return {item.name: encode(getattr(value, item.name), put) for item in fields(value)}
    if isinstance(value, dict):
        return {str(key): encode(item, put) for key, item in value.items()}
    if isinstance(value, (*_LISTS, set)):
        return [encode(item, put) for item in (sorted(value) if isinstance(value, set) else value)]
    return _encode_plain(value, put)


def _encode_plain(value: Any, put: Callable[[bytes], str]) -> Any:
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, bytes):
        return put(value)
    return value.value if isinstance(value, Enum) else value


def decode(kind: type[_T], value: Any, get: Callable[[str], bytes]) -> _T:
    """Return the record of a type from its JSON; `get` returns stored bytes. Raises ValueError if it does not match."""
    try:
        made: _T = _decode(kind, value, get)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"this is no {getattr(kind, '__name__', kind)}: {error}") from error
    return made


def _decode(kind: Any, value: Any, get: Callable[[str], bytes]) -> Any:
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _decode_union(inner, value, get)
    if origin is dict:
        if inner[1] is Any:
            return dict(value)
        return {_key(inner[0], key): _decode(inner[1], item, get) for key, item in value.items()}
    if origin in (*_LISTS, set):
        return origin(_decode(inner[0], item, get) for item in value)
    if isinstance(kind, type) and is_dataclass(kind):
        hints = _hints(kind)
        return kind(**{name: _decode(hints[name], item, get) for name, item in value.items()})
    return _decode_plain(kind, value, get)


def _decode_plain(kind: Any, value: Any, get: Callable[[str], bytes]) -> Any:
    if kind is datetime:
        return datetime.fromisoformat(value)
    if kind is bytes:
        return get(value)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind(value)
    if kind is float and isinstance(value, int):
        return float(value)
    if kind is not Any and not isinstance(value, kind):
        raise TypeError(f"{value!r} is no {kind.__name__}")
    return value


def _decode_union(kinds: tuple[Any, ...], value: Any, get: Callable[[str], bytes]) -> Any:
    if value is None and NoneType in kinds:
        return None
    others = [kind for kind in kinds if kind is not NoneType]
    if len(others) == 1:
        return _decode(others[0], value, get)
    # Other unions are of plain values (a nonce is a string or a number), which JSON distinguishes.
    if not isinstance(value, tuple(others)):
        raise TypeError(f"{value!r} is none of {others}")
    return value


def _key(kind: Any, key: str) -> Any:
    return int(key) if kind is int else key


@cache
def _hints(kind: type) -> dict[str, Any]:
    """Return the type hints of a dataclass. Cached, because resolving them dominates the time of decoding."""
    return get_type_hints(kind)
