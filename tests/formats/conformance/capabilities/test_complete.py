"""Every capability is held to what it promises, and described."""

import ast
import re
from pathlib import Path

import pytest

import formats
from tests.formats.conformance.capabilities.samples import CAPABILITIES, SYSTEMS

HERE = Path(__file__).parent
PAGE = (Path(formats.__file__).parents[1] / "docs" / "adding-a-format.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", CAPABILITIES)
def test_a_capability_has_a_class_of_tests(name: str) -> None:
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in HERE.glob("test_*.py")]
    classes = {node.name: node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)}

    assert [part for part in classes[f"Test{name}"].body if isinstance(part, ast.FunctionDef)]


@pytest.mark.parametrize("name", CAPABILITIES)
def test_a_capability_has_a_section_that_shows_how_it_is_named_and_answered(name: str) -> None:
    sections = re.split(r"^#+ ", PAGE, flags=re.MULTILINE)
    (section,) = [text for text in sections if f"`{name}`" in text.partition("\n")[0]]
    own = [part for part in vars(CAPABILITIES[name]) if not part.startswith("_") and part != "key"]
    declared = [part for part in getattr(CAPABILITIES[name], "__annotations__", {}) if part != "key"]

    assert {part for part in (*own, *declared) if f"`{part}`" not in section} == set()


def test_every_capability_is_somebodys() -> None:
    for capability in CAPABILITIES.values():
        assert any(isinstance(system, capability) for system in SYSTEMS.values()), capability
