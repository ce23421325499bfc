"""What older versions of Herald wrote, for tests to read. No file is ever written again: see `tests/0.1/README.md`."""

from __future__ import annotations

import json
import sqlite3
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "0.1"
LOGS = tuple(sorted(Path(__file__).parent.glob("[0-9]*/*.jsonl")))
"""The frozen logs of all versions."""


def text_of(log: Path) -> str:
    """A whole log."""
    return log.read_text(encoding="utf-8")


def lines_of(log: Path) -> list[dict[str, Any]]:
    """Return the lines of a log, without the header and the hashes."""
    lines = [json.loads(line) for line in text_of(log).split("\n")[1:] if line]
    return [{name: value for name, value in line.items() if name != "hash"} for line in lines]


@cache
def expectations(folder: Path) -> dict[str, dict[str, Any]]:
    """What each log of a folder added up to when it was frozen, by the file's name."""
    expected: dict[str, dict[str, Any]] = json.loads((folder / "expected.json").read_text(encoding="utf-8"))
    return expected


def old_database(place: Path, version: str = "0.1") -> Path:
    """A database that a version left behind, in a new file at `place`."""
    with sqlite3.connect(place) as raw:
        raw.executescript((FOLDER.with_name(version) / "herald.sql").read_text(encoding="utf-8"))
    raw.close()
    return place
