"""What docs/engine-cli.md shows is what comes out."""

import re
import shlex
from pathlib import Path

import pytest

import formats
from formats.__main__ import main

PAGE = (Path(formats.__file__).parents[1] / "docs" / "engine-cli.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"<!-- file: (\S+) -->\n```json\n(.*?)```", PAGE, re.DOTALL))
CONSOLES = re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL)
COMMAND = re.compile(r"^\$ (.*?)\n(.*?)(?=^\$ |\Z)", re.DOTALL | re.MULTILINE)
EXAMPLES = [example for console in CONSOLES for example in COMMAND.findall(console)]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the page's files."""
    for name, content in FILES.items():
        (tmp_path / name).write_text(content, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_page_has_examples() -> None:
    assert len(FILES) == 15
    assert len(EXAMPLES) >= 10


@pytest.mark.parametrize("command, output", EXAMPLES, ids=[command for command, _ in EXAMPLES])
def test_an_example(command: str, output: str, folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    program, dash, package, *arguments = shlex.split(command)
    assert (program, dash, package) == ("python", "-m", "formats")

    main(arguments)
    shown = capfd.readouterr()

    assert shown.out + shown.err == output


def test_every_command_is_in_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    commands = re.findall(r"^    (\w+) ", capsys.readouterr().out, re.MULTILINE)

    assert set(commands) == set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE))
