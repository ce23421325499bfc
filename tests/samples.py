"""The samples of a page, tried out: a copy of the project is changed as the page says, and what it says to run is run.

A block of code stands under a comment that names its file:

- `<!-- file: bot/commands/x.py -->`: a new file with this text;
- `<!-- in: bot/runtime/settings.py -->`, a `diff`: lines with `+` are added, with `-` removed; the others are there.

Lines such as `$ make test TESTS="tests/bot"` and `$ make reference` are what is run, in the order of the page.
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from tests.case_files import PROJECT
from tests.patience import PROGRAM_SECONDS

COPIED = ("bot", "formats", "storage", "tests", "docs", "pyproject.toml", "Makefile", "README.md", ".env.example")
LEFT_OUT = shutil.ignore_patterns("0.1", "cases", "golden", "*.png", "bench")
BLOCK = re.compile(r"^<!-- (file|in): (\S+) -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RUN = re.compile(r"^    \$ make (\w+)(?: TESTS=(.+))?$", re.MULTILINE)
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")


class SampleProject:
    """A copy of the project in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            source = PROJECT / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=LEFT_OUT)
            else:
                shutil.copy2(source, folder / name)

    def follow(self, page: str) -> list[str]:
        """Make every change of a page; the paths of the files that are new or changed."""
        changed = []
        for kind, path, text in BLOCK.findall(page):
            file = self.folder / path
            if kind == "file":
                assert not file.exists(), f"{path} is there already"
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
            else:
                file.write_text(patched(file.read_text(encoding="utf-8"), text), encoding="utf-8")
            changed.append(path)
        return changed

    def run(self, page: str) -> None:
        """Run what the page says to run, or several pages, everything once; it has to end well."""
        targets = {target for target, _ in RUN.findall(page)}
        assert targets <= {"reference", "test"}
        tests = dict.fromkeys(test for _, named in RUN.findall(page) for test in shlex.split(named.strip('"')))
        programs = [["-m", "bot.reference"]] if "reference" in targets else []
        for program in [*programs, [*PYTEST, *tests]]:
            done = subprocess.run(
                [sys.executable, *program],
                cwd=self.folder,
                capture_output=True,
                text=True,
                check=False,
                timeout=PROGRAM_SECONDS,
            )
            assert done.returncode == 0, f"{program}\n{done.stdout}{done.stderr}"


def patched(text: str, diff: str) -> str:
    """A text with the changes of a diff without line numbers. Each piece, parted by `...`, must fit in one place."""
    for piece in re.split(r"^\.\.\.\n", diff, flags=re.MULTILINE):
        lines = piece.splitlines()
        before = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
        after = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
        assert text.count(before) == 1, f"stands there {text.count(before)} times:\n{before}"
        text = text.replace(before, after)
    return text
