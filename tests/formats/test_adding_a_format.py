"""The code in docs/adding-a-format.md is the code of the project, and runs."""

import inspect
import re
from pathlib import Path

import pytest

import formats
from formats import registry
from formats.__main__ import main
from formats.core import capabilities
from formats.core.contract import Format
from formats.core.plan import StagePlan
from formats.core.rules import StageRules
from formats.systems.round_robin.system import RoundRobin
from tests.added_formats import AddSystem
from tests.formats.conformance.whole_tournaments import Whole

PROJECT = Path(formats.__file__).parents[1]
PAGE = (PROJECT / "docs" / "adding-a-format.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"<!-- from: (\S+) -->\n```\w+\n(.*?)```", PAGE, re.DOTALL)
SYSTEM, DOOR = "formats/systems/round_robin/system.py", "formats/systems/round_robin/__init__.py"
MESSAGES = "formats/systems/round_robin/locales/en.ftl"


def shown(path: str) -> str:
    """All that the page shows of a file, in the file's order."""
    text = (PROJECT / path).read_text(encoding="utf-8")
    return "\n".join(sorted((code for name, code in BLOCKS if name == path), key=text.index))


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


@pytest.mark.parametrize("path, code", BLOCKS, ids=[f"{number}-{path}" for number, (path, _) in enumerate(BLOCKS)])
def test_a_block_is_the_files_own_text(path: str, code: str) -> None:
    assert code.strip()
    assert code in (PROJECT / path).read_text(encoding="utf-8")


def test_every_block_of_code_names_its_file() -> None:
    assert len(re.findall(r"^```\w+$", PAGE, re.MULTILINE)) == len(BLOCKS) > 5


def test_the_page_shows_the_whole_format_with_its_imports() -> None:
    assert lines(shown(SYSTEM)) == lines((PROJECT / SYSTEM).read_text(encoding="utf-8"))
    assert lines(shown(DOOR)) == lines((PROJECT / DOOR).read_text(encoding="utf-8"))


def test_the_page_shows_or_names_all_that_every_format_answers() -> None:
    answers = {name for name, _ in inspect.getmembers(Format, inspect.isfunction)} - {"read_options"}
    own = {f"def {name}(" for name in answers if name in vars(RoundRobin)}

    assert own <= set(re.findall(r"def \w+\(", shown(SYSTEM)))
    assert {name for name in answers if f"def {name}(" not in PAGE and f"`{name}`" not in PAGE} == set()


def test_the_format_of_the_page_is_played_from_a_folder_of_its_own(add_system: AddSystem) -> None:
    door = shown(DOOR).replace("formats.systems.round_robin", "formats.systems.everybody")
    system = shown(SYSTEM).replace('key: ClassVar[str] = "round_robin"', 'key: ClassVar[str] = "everybody"')
    messages = (PROJECT / MESSAGES).read_text(encoding="utf-8").replace("format-round-robin-", "format-everybody-")
    add_system("everybody", messages, __init__=door, system=system)

    assert registry.left_out() == ()
    found = registry.systems()["everybody"]
    assert type(found).__module__ == "formats.systems.everybody.system"
    Whole(registry.engine(), [StagePlan(system="everybody", title="Sample")], 7, seed=1).to_the_end()


def test_the_sample_with_groups_is_played_without_an_edit_anywhere(
    add_system: AddSystem, capfd: pytest.CaptureFixture[str]
) -> None:
    sample = shown("tests/formats/samples/divisions.py")
    messages = shown("tests/formats/samples/divisions.ftl")
    add_system("divisions", messages, __init__="from formats.systems.divisions.system import FORMAT", system=sample)
    engine = registry.engine()

    whole = Whole(engine, [StagePlan(system="divisions", title="Sample", options={"divisions": 3})], 11, seed=5)
    play = whole.to_the_end()

    rules, stage = engine.rules_of(play.state), play.state.stage()
    assert isinstance(rules, StageRules)
    assert isinstance(rules.system, capabilities.HasGroups)
    assert [(group.title, len(group.entrants)) for group in rules.groups(stage)] == [
        ("Division A", 4),
        ("Division B", 4),
        ("Division C", 3),
    ]
    assert set(rules.rank_groups(stage, ["A", "C"])) == {"A", "C"}
    assert main(["list"]) == 0
    assert "\ndivisions: Divisions\n" in capfd.readouterr().out


def test_files_and_folders_the_tutorial_speaks_of_exist() -> None:
    for path in re.findall(r"`((?:formats|tests|docs)/[\w/.]+)`", PAGE):
        assert (PROJECT / path).exists(), path
