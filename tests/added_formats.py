"""Formats that a test adds in folders of their own, as a host of Herald might."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from formats import registry, systems
from formats.messages.sentences import english

AddSystem = Callable[..., None]


@pytest.fixture
def add_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AddSystem]:
    """Add a folder of this name beside those of `formats/systems`, with its English messages and modules by name."""
    monkeypatch.setattr(systems, "__path__", [*systems.__path__, str(tmp_path)])
    keys: list[str] = []

    def add(key: str, messages: str = "", **files: str) -> None:
        (tmp_path / key).mkdir()
        for name, content in files.items():
            (tmp_path / key / f"{name}.py").write_text(content, encoding="utf-8")
        if messages:
            (tmp_path / key / "locales").mkdir()
            (tmp_path / key / "locales" / "en.ftl").write_text(messages, encoding="utf-8")
        keys.append(key)
        registry.forget()
        english.cache_clear()

    yield add
    added = tuple(f"{systems.__name__}.{key}" for key in keys)
    for name in [
        name for name in sys.modules if name in added or name.startswith(tuple(f"{module}." for module in added))
    ]:
        del sys.modules[name]
    registry.forget()
    english.cache_clear()
