"""Expected texts kept as small files; `pytest --update-golden` rewrites them, to be read before committing."""

from collections.abc import Callable
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "golden"

Golden = Callable[[str, str], None]
"""Called with a file's name below `tests/golden` and the text it must hold."""


def golden_checker(*, update: bool) -> Golden:
    """What the fixture `golden` gives a test."""

    def check(name: str, text: str) -> None:
        file = FOLDER / name
        written = text.rstrip("\n") + "\n"
        if update:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(written, encoding="utf-8", newline="")
            return
        if not file.is_file():
            pytest.fail(f"there is no golden file {name}: run pytest with --update-golden and read what it wrote")
        assert written == file.read_bytes().decode("utf-8")

    return check
