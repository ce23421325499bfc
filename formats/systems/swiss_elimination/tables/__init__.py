"""Match tables as package data: each `NAME.json` beside this module is the table of that name."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from formats.systems.swiss_elimination.table import MatchTable, read_table

_SUFFIX = ".json"


def names() -> tuple[str, ...]:
    """Return the names of all tables in alphabetical order."""
    file_names = (file.name for file in files(__package__).iterdir())
    return tuple(sorted(name.removesuffix(_SUFFIX) for name in file_names if name.endswith(_SUFFIX)))


@cache
def table_named(name: str) -> MatchTable:
    """Return the table with that name, one of `names()`. Cached: tables never change."""
    text = (files(__package__) / f"{name}{_SUFFIX}").read_text(encoding="utf-8")
    return read_table(json.loads(text)["matches"])
