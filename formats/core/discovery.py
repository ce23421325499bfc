"""Discovery of plug-ins: every module of a folder such as `formats/systems`. Broken ones are left out, with the reason.

All plug-ins are found by this module: pairing systems and presets (`formats/registry.py`), faces, kinds of pictures,
reminders and game servers (`bot/plugins.py`).
"""

from __future__ import annotations

import importlib
import pkgutil
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Generic, Protocol, TypeVar


class Keyed(Protocol):
    """Something that knows the name of the folder or module it comes from."""

    @property
    def key(self) -> str:
        """That name."""


K = TypeVar("K", bound=Keyed)


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A plug-in that cannot be used: the full name of its module, and what is wrong with it."""

    module: str
    problem: str

    @property
    def key(self) -> str:
        """The name of its folder or file."""
        return self.module.rpartition(".")[2]

    def __str__(self) -> str:
        """One sentence for a log or a terminal."""
        return f"{self.module} cannot be loaded and is left out: {self.problem}"


@dataclass(frozen=True)
class Found(Generic[K]):
    """Plug-ins of a folder by key, in alphabetical order, and those that were left out."""

    by_key: Mapping[str, K]
    left_out: tuple[LeftOut, ...]


class PluginFolder(Generic[K]):
    """The plug-ins of one folder, imported when they are first asked for.

    `left_out` is called once for each plug-in that cannot be loaded. See `discover` for the other parameters.
    """

    def __init__(
        self,
        package: ModuleType,
        attribute: str,
        kind: type[K],
        *,
        whole: bool = False,
        left_out: Callable[[LeftOut], None] | None = None,
    ) -> None:
        self.package = package
        self._attribute = attribute
        self._kind = kind
        self._whole = whole
        self._left_out = left_out
        self._found: Found[K] | None = None

    @property
    def found(self) -> Found[K]:
        """The plug-ins by key, and those that were left out."""
        if self._found is None:
            self._found = discover(self.package, self._attribute, self._kind, whole=self._whole)
            if self._left_out is not None:
                for broken in self._found.left_out:
                    self._left_out(broken)
        return self._found

    @property
    def packages(self) -> tuple[str, ...]:
        """The full names of their modules or folders."""
        return tuple(f"{self.package.__name__}.{key}" for key in self.found.by_key)

    def forget(self) -> None:
        """Search the folder again at the next access. Modules that are imported stay imported."""
        self._found = None


def discover(package: ModuleType, attribute: str, kind: type[K], *, whole: bool = False) -> Found[K]:
    """Import every folder and module of `package`; each must hold `attribute`, a `kind` whose key is its own name.

    With `whole` all modules in such a folder are imported too, for what they register. One that does not hold what it
    must, or raises anything while it is imported, is left out and stops none of the others.
    """
    by_key: dict[str, K] = {}
    left_out: list[LeftOut] = []
    for key in sorted(module.name for module in pkgutil.iter_modules(package.__path__)):
        name = f"{package.__name__}.{key}"
        try:
            module = importlib.import_module(name)
            if whole:
                _import_modules(module)
            value = getattr(module, attribute, None)
        except Exception as error:  # noqa: BLE001 - whatever a plug-in of somebody else's raises
            left_out.append(LeftOut(name, _cause(error)))
            continue
        if isinstance(value, kind) and value.key == key:
            by_key[key] = value
        else:
            left_out.append(LeftOut(name, f"{attribute} must be a {kind.__name__} with the key {key!r}"))
    return Found(by_key, tuple(left_out))


def _import_modules(package: ModuleType) -> None:
    """Everything below a folder, in alphabetical order; nothing below a single module."""
    modules = pkgutil.walk_packages(getattr(package, "__path__", ()), f"{package.__name__}.")
    for module in sorted(modules, key=lambda module: module.name):
        importlib.import_module(module.name)


def _cause(error: Exception) -> str:
    """The error on one line, and the line of the plug-in that raised it."""
    line = " ".join(f"{type(error).__name__}: {error}".split())
    # Not the frames of this module, nor those of the import system, of which some have no file.
    ours = {__file__, importlib.__file__, pkgutil.__file__}
    frames = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if not frame.filename.startswith("<") and frame.filename not in ours
    ]
    return f"{line} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else line
