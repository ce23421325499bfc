"""The files of the catalogues as Fluent parses them, once in a process: it takes a second and a half for a language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast


@cache
def parsed(path: Path) -> tuple[ast.EntryType, ...]:
    """Return the entries of a file, shared by all callers, which do not change them."""
    return tuple(FluentParser().parse(path.read_text(encoding="utf-8")).body)
