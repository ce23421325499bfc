"""Messages as attributes: made from the name, and kept."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import copy
from pathlib import Path

from bot.text import texts as texts_module
from bot.text.catalogue import catalogue, in_language, plugin_prefixes
from bot.text.phrases import Groups, Messages
from bot.text.texts import texts

MADE_BY_NAME = ("command-", "option-", "choice-", "name-")


def test_an_attribute_is_a_message_and_kept() -> None:
    assert texts.info.no_tournaments.id == "info-no-tournaments"
    assert texts.info.no_tournaments is texts.info.no_tournaments
    assert str(texts.info.rules) == texts.info.rules() == "Rules"
    with in_language("de"):
        assert texts.info.rules() == "Regeln"
    assert texts.numbers.places(first=2, last=3) == "places 2–3"


def test_a_keyword_of_python_has_an_underscore_behind_it() -> None:
    assert Messages("swiss-elimination-playoff-pictures-").from_.id == "swiss-elimination-playoff-pictures-from"
    assert Groups().page_switch.next.id == "page-switch-next"


def test_names_that_python_asks_for_are_no_messages() -> None:
    assert not hasattr(texts, "__len__")
    assert copy(texts.info).rules() == "Rules"


def test_the_stub_declares_the_messages_under_their_ids() -> None:
    stub = ast.parse(Path(texts_module.__file__).with_suffix(".pyi").read_text(encoding="utf-8"))
    classes = {node.name: node for node in stub.body if isinstance(node, ast.ClassDef)}
    groups = dict(_members(classes["_Texts"]))
    declared = {
        getattr(getattr(texts, group), name).id for group, kind in groups.items() for name, _ in _members(classes[kind])
    }
    of_plugins = tuple(plugin_prefixes())
    assert declared == {name for name in catalogue("en").ids if not name.startswith((*MADE_BY_NAME, *of_plugins))}


def _members(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """The attributes and methods of a class, with the types of the attributes."""
    for member in node.body:
        if isinstance(member, ast.FunctionDef):
            yield member.name, ""
        elif isinstance(member, ast.AnnAssign):
            yield ast.unparse(member.target), ast.unparse(member.annotation)
