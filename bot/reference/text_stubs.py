"""Stubs of the modules through which messages are used: the messages of the English catalogues with their variables."""

from __future__ import annotations

import keyword
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from bot.text.catalogue import CATALOGUES, id_prefix
from bot.text.command_texts import KINDS, NAME
from formats.messages.languages import ENGLISH

PROJECT = CATALOGUES.parents[1]
FACES = CATALOGUES.parent / "faces"


def text_stubs() -> Mapping[str, str]:
    """The stubs by their paths in the project: one for the bot, and one for each face that has messages."""
    catalogues = {path.stem: _messages([path]) for path in sorted((CATALOGUES / ENGLISH).glob("*.ftl"))}
    written = {"bot/text/texts.pyi": _stub_of_groups(catalogues)}
    for path in sorted(FACES.glob(f"*/locales/{ENGLISH}.ftl")):
        folder = path.parents[1].relative_to(PROJECT).as_posix()
        written[f"{folder}/texts.pyi"] = _stub_of_face(f"{folder}/locales", id_prefix(path), _messages([path]))
    return written


def _messages(paths: Iterable[Path]) -> list[ast.Message]:
    parsed = (FluentParser().parse(path.read_text(encoding="utf-8")) for path in paths)
    return [entry for resource in parsed for entry in resource.body if isinstance(entry, ast.Message)]


def _stub_of_groups(catalogues: Mapping[str, list[ast.Message]]) -> str:
    every = {entry.id.name: entry for messages in catalogues.values() for entry in messages}
    classes, groups = [], []
    for stem, messages in catalogues.items():
        lines = list(_declarations(f"{stem}-", messages, every))
        if lines:
            name = "".join(map(str.capitalize, stem.split("-")))
            classes.append("\n".join([f"class _{name}:", *lines]))
            groups.append(f"    {_attribute(stem)}: _{name}")
    return _module("bot/locales/en", classes, groups)


def _stub_of_face(folder: str, prefix: str, messages: list[ast.Message]) -> str:
    every = {entry.id.name: entry for entry in messages}
    return _module(folder, [], list(_declarations(prefix, messages, every)))


def _module(folder: str, classes: list[str], members: list[str]) -> str:
    """A stub for what is in a folder of catalogues."""
    head = f'"""The messages of `{folder}`, written by `make reference`."""\n'
    imports = "from bot.text.phrases import Phrase\nfrom formats.messages.parts import Value\n"
    parts = [*classes, "\n".join(["class _Texts:", *members]), "texts: _Texts"]
    return "\n".join([head, imports, *(f"{part}\n" for part in parts)])


def _declarations(prefix: str, messages: list[ast.Message], every: Mapping[str, ast.Message]) -> Iterator[str]:
    """An attribute for each message without variables, a method for each with variables; with the comments on them."""
    for entry in messages:
        if entry.id.name.partition("-")[0] in (*KINDS, NAME):
            continue
        name, variables = _attribute(entry.id.name.removeprefix(prefix)), _variables(entry, every)
        taken = ", ".join(f"{variable}: Value" for variable in sorted(variables))
        yield f"    def {name}(self, *, {taken}) -> str:" if taken else f"    {name}: Phrase"
        indent = " " * (8 if taken else 4)
        if entry.comment is not None and entry.comment.content:
            yield f'{indent}"""{entry.comment.content.replace(chr(10), " ")}"""'
        elif taken:
            yield f"{indent}..."


def _attribute(part: str) -> str:
    """The name of an attribute for a part of an id."""
    name = part.replace("-", "_")
    return f"{name}_" if keyword.iskeyword(name) else name


class _Names(visitor.Visitor):
    """The variables of a message, and the messages inside it."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name
        self.messages.add(node.id.name)


def _variables(entry: ast.Message, every: Mapping[str, ast.Message]) -> set[str]:
    """The variables of a message and of the messages inside it."""
    names = _Names()
    names.visit(entry)
    return names.variables.union(*(_variables(every[inside], every) for inside in names.messages))
