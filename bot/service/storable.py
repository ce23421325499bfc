"""Removal of characters that databases refuse from received texts."""

from __future__ import annotations

import re
from typing import Any

_UNKEPT = re.compile("[\0\ud800-\udfff]")


def storable(text: str) -> str:
    """Return the text without NUL, which PostgreSQL refuses, and without lone surrogates, which UTF-8 cannot encode.

    They cannot be typed; a program that sends them all the same is answered as if it had not.
    """
    return _UNKEPT.sub("", text)


def make_storable(data: Any) -> Any:
    """Apply `storable` to every text in a piece of JSON, however deep; lists and objects are changed in place."""
    if isinstance(data, str):
        return storable(data)
    if isinstance(data, dict):
        for key, value in data.items():
            data[key] = make_storable(value)
    elif isinstance(data, list):
        data[:] = [make_storable(value) for value in data]
    return data
