"""No regular expression of the product takes long for any text: every one in the packages is found and tried."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from itertools import chain
from typing import Any

from tests.case_files import PROJECT
from tests.processor_time import cpu_seconds
from tests.repeated_tokens import LONGEST, some, texts

PACKAGES = ("formats", "storage", "bot")
FUNCTIONS = {"compile", "match", "fullmatch", "search", "sub", "subn", "split", "findall", "finditer"}
USE = re.compile(rf"(\w+)\s*\.\s*({'|'.join(sorted(FUNCTIONS))})\b")
"""A use of a pattern: its name and the method."""

MAY_IMPORT_RE = re.compile(r"\bimport\b.*\bre\b|\bfrom re\b")
LIMIT = 0.05
"""Seconds of CPU for one text."""

SHORT = 250
"""A text of few characters shows an exponential or cubic pattern at once; it would not come to an end with many."""

OF_OUR_OWN_TEXTS = {
    ("storage/backup.py", "re.compile"): "the name of the database's own file, escaped",
    ("bot/sandbox/rest/coverage.py", "re.fullmatch"): "made from our own list of Discord's routes",
    ("bot/text/format_texts.py", "re.compile"): "made from our own catalogues, used on our own identifiers",
}
"""Patterns put together at run time: where, and why nobody else has a say in them."""


@dataclass(frozen=True)
class Found:
    """A pattern, where it stands, and with which functions it is used."""

    where: str
    pattern: re.Pattern[Any]
    uses: frozenset[str]


@cache
def sources() -> dict[str, str]:
    """The text of every module of the packages, by its path."""
    files = [file for package in PACKAGES for file in sorted((PROJECT / package).rglob("*.py"))]
    return {str(file.relative_to(PROJECT)): file.read_text(encoding="utf-8") for file in files}


@cache
def trees() -> dict[str, list[ast.AST]]:
    """The nodes of every module that may import `re`: parsing all others takes most of the time of collecting tests."""
    return {path: list(ast.walk(ast.parse(text))) for path, text in sources().items() if MAY_IMPORT_RE.search(text)}


def _calls(nodes: list[ast.AST]) -> Iterator[ast.Call]:
    """Calls of `re.compile` and the like."""
    for node in nodes:
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and isinstance(node.func.value, ast.Name)
            and node.func.value.id == "re"
            and node.func.attr in FUNCTIONS
        ):
            yield node


@cache
def _methods() -> dict[str, frozenset[str]]:
    """With which functions a name is used as a pattern, anywhere in the packages."""
    used: dict[str, set[str]] = {}
    for text in sources().values():
        for name, method in USE.findall(text):
            used.setdefault(name, set()).add(method)
    return {name: frozenset(methods) for name, methods in used.items()}


def _named(nodes: list[ast.AST]) -> dict[ast.AST, str]:
    """The name that each value of a module is given."""
    return {
        node.value: node.targets[0].id
        for node in nodes
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }


def _found() -> Iterator[Found | tuple[str, str]]:
    """Every pattern, or (path, call) where it cannot be worked out from the module alone."""
    for path, nodes in trees().items():
        names = _named(nodes)
        for call in _calls(nodes):
            assert isinstance(call.func, ast.Attribute)
            module = importlib.import_module(path.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
            expression = ast.Call(ast.Name("__compile", ast.Load()), [call.args[0], *_flags(call)], [])
            try:
                code = compile(ast.fix_missing_locations(ast.Expression(expression)), path, "eval")
                pattern = eval(code, {**vars(module), "__compile": re.compile})  # noqa: S307 - our own source
            except NameError:
                yield path, f"re.{call.func.attr}"
                continue
            if call.func.attr == "compile":
                uses = _methods().get(names.get(call, ""), frozenset())
            else:
                uses = frozenset({call.func.attr})
            yield Found(f"{path}:{call.lineno}", pattern, uses or frozenset({"match", "fullmatch", "search"}))


def _flags(call: ast.Call) -> list[ast.expr]:
    """The flags of a call."""
    assert isinstance(call.func, ast.Attribute)
    place = {"compile": 1, "sub": 4, "subn": 4, "split": 3}.get(call.func.attr, 2)
    named = [keyword.value for keyword in call.keywords if keyword.arg == "flags"]
    return named or call.args[place : place + 1]


@cache
def patterns() -> list[Found]:
    """Every pattern that is found. Not at collection, where finding them takes a second of every process."""
    return [found for found in _found() if isinstance(found, Found)]


def slowest(pattern: re.Pattern[Any], use: str, number: int) -> tuple[float, str]:
    """The text that takes longest, as (CPU seconds, text): short ones of every token, long ones of some."""
    look = getattr(pattern, use)
    given = ("",) if use in {"sub", "subn"} else ()
    worst = (0.0, "")
    for text in chain(texts(SHORT), texts(LONGEST, some(number))):

        def tried(text: str = text) -> object:
            answer = look(*given, text.encode() if isinstance(pattern.pattern, bytes) else text)
            return sum(1 for _ in answer) if use == "finditer" else answer

        worst = max(worst, (cpu_seconds(tried, LIMIT), text))
        if worst[0] > LIMIT:
            break
    return worst


def test_no_pattern_takes_long_for_a_repeated_token() -> None:
    slow = [
        f"{found.where}: {found.pattern.pattern!r}.{use}({text[:30]!r} ...) takes {seconds:.2f} s"
        for number, found in enumerate(patterns())
        for use in sorted(found.uses)
        for seconds, text in [slowest(found.pattern, use, number)]
        if seconds > LIMIT
    ]
    assert slow == []


def test_every_pattern_is_found_or_its_reason_is_given() -> None:
    hidden = [found for found in _found() if not isinstance(found, Found)]
    assert set(hidden) == set(OF_OUR_OWN_TEXTS)
    assert len(patterns()) > 100
    named = {path for path, nodes in trees().items() for node in nodes if _imports_re(node)}
    assert named == {found.where.partition(":")[0] for found in patterns()} | {path for path, _ in hidden} | ONLY_TYPES


ONLY_TYPES: set[str] = set()
"""Modules that import `re` for its types alone."""


def _imports_re(node: ast.AST) -> bool:
    if isinstance(node, ast.ImportFrom):
        assert node.module != "re", "import the module, so that this test finds its patterns"
    return isinstance(node, ast.Import) and any(name.name == "re" for name in node.names)


def test_a_cubic_pattern_would_be_found() -> None:
    cubic = re.compile(r"(.+?)[\s:]+(-?\d{1,6})(?:\s*[,;–—-]\s*|\s+)(\D.*?)[\s:]+(-?\d{1,6})")
    # Short enough for a cubic pattern to come to an end.
    assert any(cpu_seconds(partial(cubic.fullmatch, text), LIMIT) > LIMIT for text in texts(500) if ":" in text)
