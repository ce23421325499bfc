"""Our connections to files build on private parts of aiosqlite, so its version is bounded to those that have them."""

from __future__ import annotations

import ast
import inspect
import sqlite3
import tomllib
from importlib import metadata

import aiosqlite
import pytest
from packaging.requirements import Requirement

from storage import errands
from tests.case_files import PROJECT
from tests.quick_databases import ThreadlessConnection

PRIVATE = {"_conn", "_connection", "_connector", "_execute", "_running", "_thread", "_tx"}
"""What our connections use of `aiosqlite.Connection` that its authors may change at any time."""


def required() -> Requirement:
    """What `pyproject.toml` asks for."""
    asked = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]["dependencies"]
    return next(found for found in map(Requirement, asked) if found.name == "aiosqlite")


def inherited(kind: type) -> set[str]:
    """The private names that the methods of a class use and neither define nor assign first themselves."""
    tree = ast.parse(inspect.getsource(kind))
    used = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr[:2].strip("_")}
    own = {name for name in vars(kind) if name not in vars(aiosqlite.Connection)} | {"_begin"}
    return {name for name in used if name.startswith("_")} - own


def test_the_private_parts_that_are_used_are_known() -> None:
    assert inherited(errands.Connection) | inherited(ThreadlessConnection) == PRIVATE


def test_the_installed_version_has_them_all() -> None:
    connection = aiosqlite.Connection(lambda: sqlite3.connect(":memory:"), 64)
    plain = PRIVATE - {"_conn"}  # a property, of no use before there is a connection
    assert [name for name in sorted(plain) if not hasattr(connection, name)] == []
    assert isinstance(inspect.getattr_static(aiosqlite.Connection, "_conn"), property)


def test_only_versions_that_are_known_to_have_them_may_be_installed() -> None:
    specifier = required().specifier
    assert specifier.contains(metadata.version("aiosqlite"))
    assert {bound.operator for bound in specifier} == {">=", "<"}


@pytest.mark.parametrize("version", ["0.20.0", "0.21.0", "0.23.0", "0.30.0", "1.0.0"])
def test_a_version_that_nobody_tried_is_not_installed(version: str) -> None:
    """0.20 and 0.21 are threads themselves and have no `_thread`."""
    assert not required().specifier.contains(version)
