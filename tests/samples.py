"""Follow a page of the docs in a copy of the project: make its changes, and run the commands it names.

A block of code is below a comment that names its file:

- `<!-- file: bot/commands/x.py -->`: a new file with this text;
- `<!-- in: bot/runtime/settings.py -->`, a `diff`: lines with `+` are added, with `-` removed; the others are context;
- `<!-- add: bot/locales/LANGUAGE/info.ftl -->`: each line begins with the code of a language and is added, without it,
  at the end of that language's file, which is made if there is none.

Lines such as `$ make reference`, `$ make golden TESTS="tests/bot/views"` and `$ make test TESTS="tests/bot"` are the
commands.
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from tests.case_files import PROJECT
from tests.patience import PROGRAM_SECONDS

LEFT_OUT = shutil.ignore_patterns(".env", ".git", ".venv*", ".*_cache", ".hypothesis", "build")
"""Bytecode is copied: it is valid for files with the same time of change, and compiling takes a while."""

BLOCK = re.compile(r"^<!-- (file|in|add): (\S+) -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RUN = re.compile(r"^    \$ make (\w+)(?: TESTS=(.+))?$", re.MULTILINE)
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")
IN_ONE_PROCESS = ("-p", "no:xdist")


class SampleProject:
    """A copy of the project in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(PROJECT, folder, ignore=LEFT_OUT, dirs_exist_ok=True, ignore_dangling_symlinks=True)

    def follow(self, page: str) -> list[str]:
        """Make every change of a page; return the paths of the files that are new or changed."""
        changed = []
        for kind, path, text in BLOCK.findall(page):
            file = self.folder / path
            if kind == "add":
                changed += self._add_translations(path, text)
                continue
            if kind == "file":
                assert not file.exists(), f"{path} is there already"
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
            else:
                file.write_text(patched(file.read_text(encoding="utf-8"), text), encoding="utf-8")
            changed.append(path)
        return changed

    def _add_translations(self, path: str, text: str) -> list[str]:
        changed = []
        for line in text.splitlines():
            code, _, message = line.partition(" ")
            name = path.replace("LANGUAGE", code)
            file = self.folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            with file.open("a", encoding="utf-8") as catalogue:
                catalogue.write(f"{message.strip()}\n")
            changed.append(name)
        return changed

    def run(self, pages: Iterable[str], more_tests: Sequence[str] = ()) -> None:
        """Run the commands of the pages, each kind once for all of them, and more tests; all have to succeed.

        The reference is written first, because tests compare it with the code. All tests run in one process, which
        writes golden files if a page writes some: the caller checks which of them differ.
        """
        commands = [command for page in pages for command in RUN.findall(page)]
        assert {target for target, _ in commands} <= {"reference", "golden", "test"}
        if any(target == "reference" for target, _ in commands):
            self.python("-m", "bot.reference")
        updating = ["--update-golden"] if any(target == "golden" for target, _ in commands) else []
        named = [test for target, tests in commands if target != "reference" for test in split(tests)]
        self.python(*PYTEST, *IN_ONE_PROCESS, *updating, *dict.fromkeys([*named, *more_tests]))

    def python(self, *arguments: str) -> None:
        """Run Python in the copy; what it printed is shown if it fails."""
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
            timeout=PROGRAM_SECONDS,
        )
        assert done.returncode == 0, f"{arguments}\n{done.stdout}{done.stderr}"


def split(tests: str) -> list[str]:
    """Return the single paths of `TESTS="..."`."""
    return shlex.split(tests.strip('"'))


def patched(text: str, diff: str) -> str:
    """Apply a diff without line numbers. Each piece, separated by `...`, must match in exactly one place."""
    for piece in re.split(r"^\.\.\.\n", diff, flags=re.MULTILINE):
        lines = piece.splitlines()
        before = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
        after = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
        assert text.count(before) == 1, f"matches {text.count(before)} times:\n{before}"
        text = text.replace(before, after)
    return text
