"""The diagram of the packages and their allowed imports, drawn from the import contracts in pyproject.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from bot.reference.markdown import code, page

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"


def packages_page() -> str:
    """The page of the packages: those of the project, of the bot, and of the engine."""
    contracts: dict[str, dict[str, Any]] = {
        contract["id"]: contract
        for contract in tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    }
    bot, plain = contracts["bot"], set(contracts["discord"]["source_modules"])
    layers = [[name.strip() for name in layer.split("|")] for layer in bot["layers"]]
    engine = [[layer.removeprefix("formats.")] for layer in contracts["formats"]["layers"]]
    return page(
        "Packages and their imports",
        "packages",
        [
            *("## The project", "", *_diagram([[name] for name in contracts["packages"]["layers"]], set()), ""),
            *("## The bot", "", "Packages with round ends do not import discord.py.", ""),
            *_diagram(layers, {name for layer in layers for name in layer if f"bot.{name}" in plain}),
            *("", "Imports that are allowed besides:", ""),
            *(f"* {code(allowed)}" for allowed in bot.get("ignore_imports", ())),
            *("", "## The engine", "", *_diagram(engine, set())),
        ],
    )


def _diagram(layers: Sequence[Sequence[str]], rounded: set[str]) -> Iterator[str]:
    """One box for each layer, the highest first, as a diagram that forges and documentation sites draw."""
    yield "```mermaid"
    yield "flowchart TD"
    for number, layer in enumerate(layers):
        yield f'    subgraph layer{number}[" "]'
        for name in layer:
            yield f'        {name}(["{name}"])' if name in rounded else f'        {name}["{name}"]'
        yield "    end"
    for upper, lower in pairwise(range(len(layers))):
        yield f"    layer{upper} --> layer{lower}"
    yield "```"
