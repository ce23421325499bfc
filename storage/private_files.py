"""Files that no other account of the machine may read (mode 600), independent of the umask."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable
from pathlib import Path

PRIVATE = 0o600


def create_private(file: Path) -> None:
    """Create an empty file; FileExistsError if it exists. SQLite gives the files beside it the same mode."""
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))


def write_private(file: Path, content: bytes) -> None:
    """Write a whole file; an existing one keeps its mode."""
    with os.fdopen(os.open(file, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, PRIVATE), "wb") as opened:
        opened.write(content)


def readable_by_others(files: Iterable[Path]) -> list[Path]:
    """Return those of these files that another account of the machine can read, by their modes."""
    return [file for file in files if _others_can(file, stat.S_IRGRP | stat.S_IROTH) and _others_get_to(file)]


def _others_get_to(file: Path) -> bool:
    return all(_others_can(folder, stat.S_IXGRP | stat.S_IXOTH) for folder in file.resolve().parents)


def _others_can(file: Path, bits: int) -> bool:
    try:
        return os.name == "posix" and bool(file.stat().st_mode & bits)
    except OSError:
        return False
