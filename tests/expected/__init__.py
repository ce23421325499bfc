"""The names of all plug-ins and languages that the project ships, one a line, in a file for each kind.

Many tests are parametrized by what is found, and would run less without failing if something were not found any more.
"""

from __future__ import annotations

from pathlib import Path


def expected(kind: str) -> list[str]:
    """The names of that kind, `languages` or `systems`, in alphabetical order."""
    return Path(__file__).with_name(f"{kind}.txt").read_text(encoding="utf-8").split()
