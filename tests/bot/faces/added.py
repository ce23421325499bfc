"""Faces that a test adds, in folders of their own, as a host of Herald might."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot import faces, plugins
from bot.commands import forget_commands
from bot.ui.actions import forget_handlers

AddFace = Callable[..., None]


@pytest.fixture
def add_face(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AddFace]:
    """Puts a folder of this name beside those of `bot/faces`, with the files given by their names; all are shown."""
    folder = tmp_path / "faces"
    folder.mkdir()
    monkeypatch.setattr(faces, "__path__", [*faces.__path__, str(folder)])
    added: list[str] = []

    def add(key: str, **files: str) -> None:
        (folder / key).mkdir()
        for name, content in files.items():
            (folder / key / f"{name}.py").write_text(content, encoding="utf-8")
        added.append(f"{faces.__name__}.{key}")
        plugins.FACES.forget()
        plugins.install_faces()

    yield add
    monkeypatch.undo()
    for package in added:
        forget_handlers(package)
        forget_commands(package)
        for name in [name for name in sys.modules if f"{name}.".startswith(f"{package}.")]:
            del sys.modules[name]
    plugins.FACES.forget()
    plugins.install_faces()
