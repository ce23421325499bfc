"""Code for one format alone is in its face: nothing else of the bot knows a format by name."""

from __future__ import annotations

import ast
from pathlib import Path

import bot
from formats import registry

BOT = Path(bot.__file__).parent
OUTSIDE = [
    file
    for file in sorted(BOT.rglob("*.py"))
    if file.relative_to(BOT).parts[0] not in {"faces", "sandbox"} and "__pycache__" not in file.parts
]


def texts(file: Path) -> set[str]:
    """Every text in a module of the bot."""
    return texts_in(file.read_text(encoding="utf-8"))


def texts_in(source: str) -> set[str]:
    tree = ast.parse(source)
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_no_key_of_a_format_or_preset_stands_outside_its_face() -> None:
    keys = {*registry.systems(), *registry.presets()}
    sources = {str(file): file.read_text(encoding="utf-8") for file in OUTSIDE}
    named = {file: source for file, source in sources.items() if any(key in source for key in keys)}
    assert {file: found for file, source in named.items() if (found := texts_in(source) & keys)} == {}


def test_a_key_would_be_found() -> None:
    assert "tiered_league" in texts(BOT / "faces" / "tiered_league" / "__init__.py")
