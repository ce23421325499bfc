"""Every cache in the code is on the page that lists them, with what it saves and what bounds it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.case_files import PROJECT

MECHANISMS = {"LRUCache", "cache", "lru_cache", "memoize"}
"""A decorator, or a call whose result is assigned: nothing else makes a cache."""


def mechanism(node: ast.expr) -> str | None:
    """Which cache an expression makes, if it makes one."""
    function = node.func if isinstance(node, ast.Call) else node
    while isinstance(function, ast.Call | ast.Subscript):
        function = function.func if isinstance(function, ast.Call) else function.value
    return function.id if isinstance(function, ast.Name) and function.id in MECHANISMS else None


def caches_in(tree: ast.Module) -> Iterator[str]:
    """The names of the functions and attributes that are caches."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and any(map(mechanism, node.decorator_list)):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            made = (mechanism(part) for part in ast.walk(node.value) if isinstance(part, ast.Call))
            if any(made):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                yield ast.unparse(target).removeprefix("self.")


def in_code() -> set[str]:
    """All caches, as `module.name`."""
    found = set()
    for package in ("bot", "formats", "storage"):
        for file in sorted((PROJECT / package).rglob("*.py")):
            text = file.read_text(encoding="utf-8")
            if any(name in text for name in MECHANISMS):  # parsing all files takes seconds
                module = ".".join(file.relative_to(PROJECT).with_suffix("").parts).removesuffix(".__init__")
                found |= {f"{module}.{name}" for name in caches_in(ast.parse(text))}
    return found


def on_page(page: Path = PROJECT / "docs" / "caches.md") -> set[str]:
    """All caches in the first columns of the tables."""
    return set(re.findall(r"^\| `([\w.]+)` \|", page.read_text(encoding="utf-8"), re.MULTILINE))


def test_every_cache_is_on_the_page() -> None:
    assert in_code() - on_page() == set(), "add it to docs/caches.md, or do without it"
    assert on_page() - in_code() == set(), "remove it from docs/caches.md"


def test_all_ways_to_make_a_cache_are_found() -> None:
    source = """
@cache
def once(): ...

@memoize(lambda state: (state,), most=2)
def by_identity(state): ...

by_value = lru_cache(maxsize=8)(print)

class Owner:
    def __init__(self):
        self._made: LRUCache[str, int] = LRUCache(4)
        self._other = sorted(LRUCaches)
"""
    assert sorted(caches_in(ast.parse(source))) == ["_made", "by_identity", "by_value", "once"]
