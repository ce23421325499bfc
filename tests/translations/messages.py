"""The messages of catalogues as syntax trees, and which of them the code of the bot uses."""

from __future__ import annotations

import ast as python
import functools
import importlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from fluent.syntax import ast, visitor

from bot.text.phrases import Phrase, by_code
from tests.translations.parsed_catalogues import parsed

MADE_BY_NAME = ("command-", "option-", "choice-", "name-")
"""Prefixes of ids that follow from the names of commands."""


class UnreadableMessageError(Exception):
    """A file of a catalogue has a part that Fluent cannot read."""


class _Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name)


class _References(visitor.Visitor):
    """Collects the ids of the messages that a message contains."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name)


def entries(files: Sequence[Path]) -> Iterator[tuple[Path, ast.Message]]:
    """Yield the messages of files. Raises `UnreadableMessageError`."""
    for path in files:
        for entry in parsed(path):
            if isinstance(entry, ast.Junk):
                raise UnreadableMessageError(f"{path.name} cannot be read from: {entry.content!r}")
            if isinstance(entry, ast.Message):
                yield path, entry


def variables(entry: ast.Message) -> set[str]:
    """Return the names of a message's variables."""
    seen = _Variables()
    seen.visit(entry)
    return seen.found


def contained(messages: Mapping[str, ast.Message]) -> set[str]:
    """Return the ids of all messages that one of these contains."""
    seen = _References()
    for entry in messages.values():
        seen.visit(entry)
    return seen.found


def said(tree: python.AST) -> Iterator[tuple[str, set[str] | None]]:
    """Yield the ids that a module formats by id, with the names of the values where all are named."""
    for node in python.walk(tree):
        if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id in {"say", "Phrase"}:
            which, named = node.args[0], node.func.id == "say" and all(keyword.arg for keyword in node.keywords)
            names = {keyword.arg for keyword in node.keywords if keyword.arg} if named else None
            for part in (which.body, which.orelse) if isinstance(which, python.IfExp) else (which,):
                if isinstance(part, python.Constant) and isinstance(part.value, str):
                    yield part.value, names


class Texts:
    """The messages that a module has from a module of texts (`texts.info.leads`)."""

    def __init__(self, tree: python.AST) -> None:
        self._imported = {
            name.asname or name.name: (node.module, name.name)
            for node in python.walk(tree)
            if isinstance(node, python.ImportFrom) and node.module
            for name in node.names
        }
        self._assigned = {
            target.id: node.value
            for node in python.iter_child_nodes(tree)
            if isinstance(node, python.Assign | python.AnnAssign) and node.value is not None
            for target in (node.targets if isinstance(node, python.Assign) else [node.target])
            if isinstance(target, python.Name)
        }
        self._texts = {
            name: importlib.import_module(module).texts
            for name, (module, original) in self._imported.items()
            if original == "texts" and module.endswith(".texts")
        }

    def below(self, tree: python.AST) -> Iterator[str]:
        """Yield the ids that a part of the module names."""
        for node in python.walk(tree) if self._texts else ():
            names: list[str] = []
            part: python.expr | python.AST = node
            while isinstance(part, python.Attribute):
                names.insert(0, part.attr)
                part = part.value
            if names and isinstance(part, python.Name) and part.id in self._texts:
                message = functools.reduce(getattr, names, self._texts[part.id])
                if isinstance(message, Phrase):
                    yield message.id
            if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == "by_code":
                yield from self._chosen(node)

    def _chosen(self, call: python.Call) -> Iterator[str]:
        """Yield the ids that a call of `by_code` chooses from."""
        arguments = self._value(python.Tuple(call.args, python.Load()))
        for message in by_code(*arguments).values():
            yield message.id

    def _value(self, part: python.expr) -> Any:
        """Return the value of an expression of literals and names that the module imports or assigns at its top."""
        names = {node.id for node in python.walk(part) if isinstance(node, python.Name)}
        known = names & {*self._texts, *self._assigned, *self._imported}
        return eval(python.unparse(part), {name: self._named(name) for name in known})  # noqa: S307 - our own code

    def _named(self, name: str) -> Any:
        if name in self._texts:
            return self._texts[name]
        if name in self._assigned:
            return self._value(self._assigned[name])
        module, original = self._imported[name]
        found = importlib.import_module(module)
        return getattr(found, original) if hasattr(found, original) else importlib.import_module(f"{module}.{original}")


def used(modules: Sequence[python.Module]) -> set[str]:
    """Return the ids of all messages that modules use."""
    return {name for module in modules for name in Texts(module).below(module)} | {
        name for module in modules for name, _ in said(module)
    }
