"""Run everything that can fail for a plug-in, and say what to do: `make check-plugin KEY=ladder`, or several names.

A plug-in is found by its name: a format, a face, a game server, a reminder, a kind of picture or a language. Its own
tests are run, and of those that are parametrized by what is found the cases of this plug-in.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.case_files import PROJECT

FORMAT_TESTS = (
    "tests/formats/conformance",
    "tests/formats/messages",
    "tests/formats/systems/test_options.py",
    "tests/formats/test_engine_version.py",
    "tests/formats/test_rulebook.py",
    "tests/formats/test_rules_named.py",
    "tests/bot/text/test_format_texts.py",
    "tests/bot/text/test_wrong_values.py",
    "tests/bot/views/test_agreement.py",
    "tests/bot/views/test_rules.py",
    "tests/bot/announcements/test_signup.py",
    "tests/bot/files/test_trf.py",
)
"""Tests parametrized by formats."""


@dataclass(frozen=True)
class Kind:
    """A kind of plug-in: `where` one of that name is, and the tests that are parametrized by it."""

    name: str
    where: str
    tests: tuple[str, ...]


KINDS = (
    Kind("format", "formats/systems/{key}", FORMAT_TESTS),
    Kind("face", "bot/faces/{key}", ("tests/bot/faces",)),
    Kind("game server", "bot/game_servers/{key}", ("tests/bot/game_servers",)),
    Kind("reminder", "bot/reminders/{key}.py", ("tests/bot/test_reminders.py",)),
    Kind("picture", "bot/picture_kinds/{key}.py", ("tests/bot/pictures", "tests/bot/test_pictures.py")),
    Kind("language", "bot/locales/{key}", ("tests/bot/text",)),
)

ADVICE: Mapping[str, str] = {
    "formats/systems/test_options.py": "Run `make golden TESTS=tests/formats/systems/test_options.py`; read the diff.",
    "formats/test_engine_version.py": "Run `make golden TESTS=tests/formats/test_engine_version.py`. If the format was "
    "released before, raise ENGINE_VERSION first.",
    "formats/test_rulebook.py": "Write each rule that the code cites into RULES.md: number, title, text of 20 letters.",
    "formats/test_rules_named.py": "Name a test of tests/formats/systems/KEY after each rule, such as test_r3_draws.",
    "formats/conformance": "The format breaks its contract, which docs/adding-a-format.md describes.",
    "formats/messages": "Add the messages that are missing to locales/en.ftl of the format.",
    "bot/text": "Complete the messages of each language: `make translations` lists those that are missing.",
    "bot/reference": "Run `make reference`.",
    "bot/views/test_rules.py": "Add a message format-KEY-rule-OPTION for each option to the catalogues of the format.",
    "bot/announcements/test_signup.py": "`missed` needs a sentence that begins as that of the other formats does.",
    "bot/game_servers": "The adapter breaks its contract; see docs/adding-a-game-server.md.",
    "expected": "Enter the name in its list in tests/expected.",
}
"""What to do about a failure, by the beginning of the test's path below `tests`; the longest that fits is said."""

FAILED = re.compile(r"^(?:FAILED|ERROR) tests/(\S+?\.py)(?:::(\S+))?(?: - (.*))?$", re.MULTILINE)


def kinds_of(key: str, project: Path = PROJECT) -> tuple[Kind, ...]:
    """Return the kinds of plug-in of that name that the project has."""
    return tuple(kind for kind in KINDS if (project / kind.where.format(key=key)).exists())


def advice_for(path: str) -> str:
    """Return what to do about a failure in this file below `tests`."""
    fitting = [start for start in ADVICE if path.startswith(start)]
    return ADVICE[max(fitting, key=len)] if fitting else "Read the test: its name says what has to hold."


def report(output: str) -> list[str]:
    """Return the failures in pytest's output: each advice once, with the names of its tests below."""
    found: dict[str, list[str]] = {}
    for path, test, problem in FAILED.findall(output):
        found.setdefault(advice_for(path), []).append(f"    {path}::{test} {problem}".rstrip())
    return [line for advice, tests in found.items() for line in (advice, *tests)]


def chosen_tests(keys: Sequence[str], kinds: Iterable[Kind], project: Path) -> list[str]:
    """Return pytest's arguments: the plug-ins' own tests, the lists of what ships, and their cases of other tests.

    A folder of tests that is named after a plug-in is chosen by its name, as a case is.
    """
    own = [folder for key in keys if (project / (folder := f"tests/formats/systems/{key}")).is_dir()]
    everywhere = ["tests/expected", "tests/bot/reference/test_pages.py"]
    tests = [test for kind in kinds for test in kind.tests]
    return ["-k", " or ".join([*keys, "expected", "test_pages.py"]), *own, *everywhere, *tests]


def problems(keys: Sequence[str], project: Path = PROJECT) -> list[str] | None:
    """Return what has to be done about plug-ins, in lines; None if there is none of one of the names."""
    found = [kinds_of(key, project) if key else () for key in keys]
    if not all(found):
        return None
    kinds = dict.fromkeys(kind for kinds in found for kind in kinds)
    pytest = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider"]
    command = [*pytest, *chosen_tests(keys, kinds, project)]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)
    lines = report(done.stdout)
    if done.returncode and not FAILED.search(done.stdout):
        lines.append(done.stdout + done.stderr)
    return lines
