"""Where the worked cases and the outside data of the tests lie, and how they are read.

- Cases: `tests/cases/`, with a small extract of reference data of our own making below `reference/`; or, instead of
  them, the folder of the same shapes named by `HERALD_CASES`.
- Reference data of other projects, which are kept outside this one: the folder that `HERALD_REFERENCE` names, or
  `shared/reference` beside the project's folder. Tests run over what there is.
- Discord's OpenAPI description: the file that `HERALD_OPENAPI` names, or `shared/discord-openapi.json` beside it.

A folder is read completely. What a file holds is known by its shape (`tests/case_shapes.py`); a file that nothing reads
is a mistake, and so is a folder that is named and holds no case.
"""

import gzip
import json
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tests.case_shapes import UnreadError, cases_within

PROJECT = Path(__file__).resolve().parents[1]
BESIDE = PROJECT.parent / "shared"
OWN = PROJECT / "tests" / "cases"


class NoCasesError(Exception):
    """A variable of the environment names a folder of cases that does not exist, or that holds none."""

    def __init__(self, variable: str, folder: str) -> None:
        super().__init__(f"{variable} names {folder or 'nothing'}, where no cases are")
        self.variable, self.folder = variable, folder


class UnreadFilesError(Exception):
    """Files of a folder of cases that no test reads, each with the reason."""

    def __init__(self, folder: Path, files: dict[str, str]) -> None:
        listed = "; ".join(f"{file}: {reason}" for file, reason in files.items())
        super().__init__(f"not everything in {folder} is read: {listed}")
        self.folder, self.files = folder, files


def cases_folder() -> Path:
    """The folder of worked cases in use; raises NoCasesError where one is named that holds none."""
    named = os.environ.get("HERALD_CASES")
    return OWN if named is None else _named_folder("HERALD_CASES", named)


def reference_folder() -> Path | None:
    """The folder of outside reference data, or None where this machine has none.

    Raises NoCasesError where one is named that holds none.
    """
    named = os.environ.get("HERALD_REFERENCE")
    if named is not None:
        return _named_folder("HERALD_REFERENCE", named)
    folder = BESIDE / "reference"
    return folder if folder.is_dir() else None


def _named_folder(variable: str, named: str) -> Path:
    folder = Path(named)
    if not named.strip() or next(folder.rglob("*.json"), None) is None:
        raise NoCasesError(variable, named)
    return folder


def folders() -> list[Path]:
    """All folders in use: of cases, and of reference data where this machine has them."""
    outside = reference_folder()
    return [cases_folder(), *([outside] if outside else [])]


def check_folders() -> None:
    """Raises NoCasesError or UnreadFilesError where a folder in use is empty, or holds what nothing reads."""
    for folder in folders():
        unread = {}
        for file in _files(folder):
            try:
                cases_in(file)
            except UnreadError as error:
                unread[file.relative_to(folder).as_posix()] = str(error)
        if unread:
            raise UnreadFilesError(folder, unread)


def _files(folder: Path) -> Iterator[Path]:
    """What a folder holds besides pages that explain it."""
    for file in sorted(folder.rglob("*")):
        hidden = any(part.startswith(".") for part in file.relative_to(folder).parts)
        if file.is_file() and not hidden and file.suffix != ".md":
            yield file


@cache
def cases_in(file: Path) -> tuple[tuple[str, Any], ...]:
    """The cases of a file, each with the name of its shape; raises UnreadError where a part of it is of none."""
    try:
        cases = tuple(cases_within(_content(file)))
    except ValueError as error:
        message = f"it cannot be read: {error}"
        raise UnreadError(message) from error
    if not cases:
        message = "it holds no case"
        raise UnreadError(message)
    return cases


def _content(file: Path) -> Any:
    """What a file holds: JSON, JSON Lines as a list (both may be compressed), or a report file as one object."""
    name = file.name.removesuffix(".gz")
    content = gzip.decompress(file.read_bytes()) if file.suffix == ".gz" else file.read_bytes()
    if name.endswith(".json"):
        return json.loads(content.decode())
    if name.endswith(".jsonl"):
        return [json.loads(line) for line in content.decode().splitlines()]
    if name.endswith(".trf"):
        return {"file": name, "content": content}
    message = "it is no JSON file"
    raise UnreadError(message)


def load_cases(shape: str) -> list[Any]:
    """All cases of a shape in all folders in use; none where no folder has any."""
    return [case for folder in folders() for file in _files(folder) for name, case in _readable(file) if name == shape]


def _readable(file: Path) -> tuple[tuple[str, Any], ...]:
    """The cases of a file, none of one that cannot be read: `check_folders` names those, all at once."""
    try:
        return cases_in(file)
    except UnreadError:
        return ()


def openapi_file() -> Path | None:
    """Discord's OpenAPI description, or None where this machine has none."""
    file = Path(os.environ.get("HERALD_OPENAPI") or BESIDE / "discord-openapi.json")
    return file if file.is_file() else None


def case_name(case: Any) -> str | None:
    """A case's name for pytest's `ids`; None lets pytest number it."""
    if isinstance(case, dict):
        name = case.get("name") or case.get("id") or case.get("why")
        return str(name) if name is not None else None
    return None
