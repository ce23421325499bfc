"""The code in docs/adding-a-format.md is the code of the project."""

import inspect
import re
from pathlib import Path

import pytest

import formats
from formats.core.contract import Format
from formats.systems.round_robin.system import RoundRobin

PROJECT = Path(formats.__file__).parents[1]
PAGE = (PROJECT / "docs" / "adding-a-format.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"<!-- from: (\S+) -->\n```\w+\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("path, code", BLOCKS, ids=[f"{number}-{path}" for number, (path, _) in enumerate(BLOCKS)])
def test_a_block_is_the_files_own_text(path: str, code: str) -> None:
    assert code.strip()
    assert code in (PROJECT / path).read_text(encoding="utf-8")


def test_every_block_of_code_names_its_file() -> None:
    assert len(re.findall(r"^```\w+$", PAGE, re.MULTILINE)) == len(BLOCKS) > 5


def test_the_tutorial_shows_everything_the_format_answers() -> None:
    shown = "".join(code for path, code in BLOCKS if path.endswith("system.py"))
    answers = [name for name, _ in inspect.getmembers(RoundRobin, inspect.isfunction) if name in vars(RoundRobin)]

    assert {f"def {name}(" for name in answers} <= set(re.findall(r"def \w+\(", shown))


def test_the_tutorial_names_every_part_of_the_contract() -> None:
    parts = {name for name, value in vars(Format).items() if inspect.isfunction(value) and not name.startswith("_")}

    code = " ".join(re.findall(r"(?s)```.*?```|`[^`\n]+`", PAGE))
    named = set(re.findall(r"\w+", code))

    assert parts - named == {"read_options"}


def test_files_and_folders_the_tutorial_speaks_of_exist() -> None:
    for path in re.findall(r"`((?:formats|tests|docs)/[\w/.]+)`", PAGE):
        assert (PROJECT / path).exists(), path
