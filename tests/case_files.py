"""Where the worked cases and the outside data of the tests lie, and how they are read.

- Cases: `tests/cases/`, or the folder of the same shape named by `HERALD_CASES`.
- Reference data: `tests/cases/reference/`, a small extract of our own making, and beside it, with data of other
  projects that are kept outside this one, the folder that `HERALD_REFERENCE` names or `shared/reference` beside the
  project's folder. Its tests run over what there is.
- Discord's OpenAPI description: the file that `HERALD_OPENAPI` names, or `shared/discord-openapi.json` beside it.
"""

import json
import os
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parents[1]
BESIDE = PROJECT.parent / "shared"


class NoCasesError(Exception):
    """A variable of the environment names a folder of cases that does not exist, or that holds none."""

    def __init__(self, variable: str, folder: Path) -> None:
        super().__init__(f"{variable} names {folder}, where no cases are")
        self.variable, self.folder = variable, folder


def cases_folder() -> Path:
    """The folder of worked cases in use; raises NoCasesError where the one that is named holds no cases."""
    named = os.environ.get("HERALD_CASES")
    if not named:
        return PROJECT / "tests" / "cases"
    folder = Path(named)
    if next(folder.rglob("*.json"), None) is None:
        raise NoCasesError("HERALD_CASES", folder)
    return folder


def reference_folder() -> Path | None:
    """The folder of outside reference data, or None where this machine has none.

    Raises NoCasesError where one is named that does not exist.
    """
    named = os.environ.get("HERALD_REFERENCE")
    folder = Path(named or BESIDE / "reference")
    if named and not folder.is_dir():
        raise NoCasesError("HERALD_REFERENCE", folder)
    return folder if folder.is_dir() else None


def reference_folders() -> list[Path]:
    """The folders of reference data: our own extract, and that of other projects where this machine has it."""
    outside = reference_folder()
    return [PROJECT / "tests" / "cases" / "reference", *([outside] if outside else [])]


def reference_files(pattern: str) -> list[Path]:
    """The files of reference data that match `pattern`, our own first."""
    return [file for folder in reference_folders() for file in sorted(folder.glob(pattern))]


def whose(file: Path) -> str:
    """For pytest's `ids`: `own` data or those of `others`."""
    return "own" if file.is_relative_to(PROJECT) else "others"


def openapi_file() -> Path | None:
    """Discord's OpenAPI description, or None where this machine has none."""
    file = Path(os.environ.get("HERALD_OPENAPI") or BESIDE / "discord-openapi.json")
    return file if file.is_file() else None


def load_cases(pattern: str, *keys: str, folder: Path | None = None) -> list[Any]:
    """All cases of the files that match `pattern` (within the folder: `arimaa/fde.json`, `cop/perl/*.json`).

    `keys` lead into a file that is an object: `load_cases("kuksu/snake.json", "cases")`. A list found there gives its
    items, anything else is one case. A file or key that a folder lacks gives no case, so that a module parametrized
    over it has nothing to run instead of failing.
    """
    cases: list[Any] = []
    for file in sorted((folder or cases_folder()).glob(pattern)):
        found = json.loads(file.read_text(encoding="utf-8"))
        for key in keys:
            found = found.get(key, []) if isinstance(found, dict) else []
        cases.extend(found if isinstance(found, list) else [found])
    return cases


def case_name(case: Any) -> str | None:
    """A case's name for pytest's `ids`; None lets pytest number it."""
    if isinstance(case, dict):
        name = case.get("name") or case.get("id")
        return str(name) if name is not None else None
    return None
