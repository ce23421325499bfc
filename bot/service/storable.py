"""Texts as people send them, without what no database keeps."""

from __future__ import annotations

import re
from typing import Any

_UNKEPT = re.compile("[\0\ud800-\udfff]")


def storable(text: str) -> str:
    """The text without NUL, which PostgreSQL refuses, and without halves of characters, which no file holds.

    Nobody can type them; whoever sends them all the same is answered as if they had not.
    """
    return _UNKEPT.sub("", text)


def make_storable(data: Any) -> Any:
    """The same for every text in a piece of JSON, however deep; lists and objects are changed in place."""
    if isinstance(data, str):
        return storable(data)
    if isinstance(data, dict):
        for key, value in data.items():
            data[key] = make_storable(value)
    elif isinstance(data, list):
        data[:] = [make_storable(value) for value in data]
    return data
