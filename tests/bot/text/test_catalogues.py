"""Every sentence that people read is in a catalogue, so that it can be translated without touching logic."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import bot

BOT = Path(bot.__file__).parent

SENTENCE = re.compile(r"[A-Z][\w'-]*,?( [\w{}'-]+[,.:;!?]?){2,}")
"""A capital letter, and at least three words: what programs tell programs is not written so here."""


def texts(source: str) -> Iterator[tuple[int, str]]:
    """Every literal text with its line, without docstrings; what is filled in is shown as `{}`."""
    nodes = list(ast.walk(ast.parse(source)))
    parts = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if id(node) in parts | docstrings:
            continue
        if isinstance(node, ast.JoinedStr):
            filled = (str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
            yield node.lineno, "".join(filled)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


SHOWN = (
    *("announcements", "charts", "face_api", "files", "game_server_api", "parsing", "public_data", "reminders"),
    *("schedule", "service", "text", "ui", "views"),
)
"""The packages whose texts people read."""

FOR_PROGRAMMERS = {BOT / "public_data" / name for name in ("models.py", "openapi.py")}
"""Texts of these modules are part of the description of the interface for programs, which is in English."""


def test_a_sentence_is_told_from_other_texts() -> None:
    source = '"""A doc here."""\na = f"Sign-up of {b} is over."\nc = "no such key"\nd = "Result | None"\n'
    assert [text for _, text in texts(source) if SENTENCE.match(text)] == ["Sign-up of {} is over."]


def test_what_people_read_stands_in_a_catalogue() -> None:
    modules = [
        path
        for part in SHOWN
        for path in (BOT / part).rglob("*.py")
        if path not in FOR_PROGRAMMERS and "wording" not in path.parts
    ]
    modules.append(BOT / "errors.py")
    assert len(modules) > 100
    strays = [
        f"{path.relative_to(BOT)}:{line}: {text}"
        for path in modules
        for line, text in texts(path.read_text(encoding="utf-8"))
        if SENTENCE.match(text)
    ]
    assert strays == []
