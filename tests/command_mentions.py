"""Finds the slash commands that texts name, and those among them that no bot has."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path

WORD = "[a-z][a-z0-9-]*+"
MENTION = re.compile(rf"""(?:^|(?<=[\s"'`(“]))/({WORD}(?![/_]|\.\w)(?: {WORD})*+)""")
"""A slash that begins a word, and the words behind it. A path goes on with a slash, a dot or an underscore."""

PLACEHOLDER = "{}"


def mentions(text: str) -> list[str]:
    """What follows each slash that may begin a command: `td game forfeit is` of "use /judge forfeit is"."""
    return [found[1] for found in MENTION.finditer(re.sub(r"\s+", " ", text))]


def unknown_mentions(text: str, names: Collection[str]) -> list[str]:
    """The mentions that lead to no command or group.

    Behind a command anything may follow (its options, or the rest of a sentence in which the name is not marked as
    code), behind a group only the name of something in it. What a placeholder stands for is not known: `/td {}` and
    `/td ...` are the group.
    """
    groups = {name.rpartition(" ")[0] for name in names}
    return [mention for mention in mentions(text) if not _is_known(mention.split(), names, groups)]


def _is_known(words: list[str], names: Collection[str], groups: Collection[str]) -> bool:
    known = [count for count in range(1, len(words) + 1) if " ".join(words[:count]) in names]
    return bool(known) and (known[-1] == len(words) or " ".join(words[: known[-1]]) not in groups)


def texts(file: Path) -> Iterator[str]:
    """The texts of a file: every string of a program, each paragraph of anything else."""
    content = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        yield from re.split(r"\n\s*\n", content)
        return
    nodes = list(ast.walk(ast.parse(content)))
    parts = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in nodes:
        match node:
            case ast.JoinedStr(values=values):
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else PLACEHOLDER for part in values)
            case ast.Constant(value=str(value)) if id(node) not in parts:
                yield value
