"""Where the worked cases and the outside data of the tests lie, and how they are read.

- Cases: `tests/cases/`, or the folder of the same shape named by `HERALD_CASES`.
- Reference data of other projects, kept outside this one: the folder that `HERALD_REFERENCE` names, or
  `shared/reference` beside the project's folder. Tests that need it are skipped by name where it is absent.
- Discord's OpenAPI description: the file that `HERALD_OPENAPI` names, or `shared/discord-openapi.json` beside it.
"""

import json
import os
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parents[1]
BESIDE = PROJECT.parent / "shared"


def cases_folder() -> Path:
    """The folder of worked cases in use."""
    named = os.environ.get("HERALD_CASES")
    return Path(named) if named else PROJECT / "tests" / "cases"


def reference_folder() -> Path | None:
    """The folder of outside reference data, or None where this machine has none."""
    folder = Path(os.environ.get("HERALD_REFERENCE") or BESIDE / "reference")
    return folder if folder.is_dir() else None


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
