"""Puzzles of the online stage: their upload, and checking answers against a key.

Passwords and keys are kept beside the log, which may be taken out by anybody once the stage is revealed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.faces.swiss_elimination.errors import BadTableError
from bot.parsing.csv_text import Row, decoded, rows_of
from bot.parsing.search import folded
from formats.systems.swiss_elimination.options import PlayoffOptions

KEPT = "puzzles"
"""Under this key the settings of a tournament hold them."""

PUZZLE, PASSWORD, LINK, ANSWER = "puzzle", "password", "link", "answer"
LONGEST = 300
_NO_MATTER = re.compile(r"[\s,;.\-]+")


@dataclass(frozen=True, slots=True)
class Material:
    """Material of a puzzle, sent when the clock starts, with the right answers; empty where the director gave none."""

    password: str = ""
    link: str = ""
    key: tuple[str, ...] = ()

    def stored(self) -> dict[str, Any]:
        """Return it as JSON."""
        return {PASSWORD: self.password, LINK: self.link, ANSWER: list(self.key)}

    @classmethod
    def read(cls, stored: Mapping[str, Any] | None) -> Material:
        """From JSON; nothing at all where there is none."""
        return cls(stored[PASSWORD], stored[LINK], tuple(stored[ANSWER])) if stored else cls()

    def judge(self, answer: str) -> bool | None:
        """Is the answer right? None where there is no key. Case, blanks and separators do not matter."""
        return _plain(answer) in map(_plain, self.key) if self.key else None


def _plain(answer: str) -> str:
    return _NO_MATTER.sub("", answer).casefold()


def read_materials(data: bytes, options: PlayoffOptions) -> dict[str, Material]:
    """The puzzles of a CSV file by code: columns `puzzle`, `password`, `link`, `answer` (several with `|` between).

    Raises `BadTableError` with every problem.
    """
    head, *rows = rows_of(decoded(data) or "") or [Row(0, ())]
    columns = {folded(cell): place for place, cell in enumerate(head.cells)}
    if PUZZLE not in columns or not rows:
        raise BadTableError(((0, "no_puzzles", ""),))
    tasks = {task.upper(): task for task in options.tasks()}
    materials: dict[str, Material] = {}
    problems: list[tuple[int, str, str]] = []
    for row in rows:
        puzzle = _cell(row, columns, PUZZLE)
        task = tasks.get(puzzle.upper()) or tasks.get(puzzle.split(" ")[0].upper())
        if task is None or task in materials:
            problems.append((row.line, "unknown_puzzle" if task is None else "doubled", puzzle))
            continue
        answers = tuple(filter(None, map(str.strip, _cell(row, columns, ANSWER).split("|"))))
        materials[task] = Material(_cell(row, columns, PASSWORD), _cell(row, columns, LINK), answers)
    if problems:
        raise BadTableError(tuple(problems))
    return materials


def _cell(row: Row, columns: Mapping[str, int], name: str) -> str:
    place = columns.get(name)
    return "" if place is None or place >= len(row.cells) else row.cells[place][:LONGEST]


def missing_materials(options: PlayoffOptions, known: Mapping[str, Material]) -> tuple[list[str], list[str]]:
    """The puzzles without a password and those without a key."""

    def lacking(has: Sequence[str]) -> list[str]:
        return [task for task in options.tasks() if task not in has]

    with_password = [task for task, material in known.items() if material.password]
    with_key = [task for task, material in known.items() if material.key]
    return lacking(with_password), lacking(with_key)
