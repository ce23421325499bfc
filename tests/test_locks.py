"""The lock files hold what `pyproject.toml` asks for, all of it and nothing else, and can be used anywhere."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from importlib import metadata
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.case_files import PROJECT

ASKED: dict[str, Any] = tomllib.loads((PROJECT / "pyproject.toml").read_text())
RUNTIME = [*ASKED["project"]["dependencies"], *ASKED["project"]["optional-dependencies"]["postgres"]]
GROUPS: dict[str, list[str]] = {
    "requirements.lock": RUNTIME,
    "requirements-dev.lock": [*RUNTIME, *ASKED["project"]["optional-dependencies"]["dev"]],
    "requirements-docs.lock": ASKED["dependency-groups"]["docs"],
}
"""What each file was resolved from."""

PIN = re.compile(
    r"(?P<name>[A-Za-z0-9._-]+)(?:\[(?P<extras>[a-z,]+)\])?==(?P<version>[^ ;\\]+)"
    r"(?: ; [^\\]+?)?(?: \\\n    --hash=sha256:[0-9a-f]{64})+\n"
)


def locked(name: str) -> dict[str, Version]:
    """The version of each library in a lock file."""
    pins = PIN.finditer((PROJECT / name).read_text())
    return {canonicalize_name(pin["name"]): Version(pin["version"]) for pin in pins}


def wanted(requirements: Iterable[str], extras: frozenset[str] = frozenset()) -> Iterator[Requirement]:
    """The requirements without those of extras nobody asked for; for every platform and Python."""
    for requirement in map(Requirement, requirements):
        extra = re.search(r"extra == [\"']([^\"']+)", str(requirement.marker or ""))
        if extra is None or extra[1] in extras:
            yield requirement


def needed(requirements: Iterable[str]) -> set[str]:
    """All libraries that these need, those they need too, as far as they are installed."""
    waiting, libraries = list(wanted(requirements)), set[tuple[str, frozenset[str]]]()
    while waiting:
        requirement = waiting.pop()
        key = (str(canonicalize_name(requirement.name)), frozenset(requirement.extras))
        if key in libraries:
            continue
        libraries.add(key)
        try:
            waiting += wanted(metadata.requires(requirement.name) or (), key[1])
        except metadata.PackageNotFoundError:
            continue  # for another platform or Python
    return {name for name, _ in libraries}


@pytest.mark.parametrize("name", GROUPS)
def test_a_lock_file_holds_versions_with_hashes_and_nothing_else(name: str) -> None:
    assert PIN.sub("", (PROJECT / name).read_text()) == "", "an address, an option, or a version without hashes"


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_extras_that_are_needed_are_locked_with_their_library(name: str) -> None:
    """Older versions of pip look up a library with extras among all releases, and refuse one without a hash."""
    pins = PIN.finditer((PROJECT / name).read_text())
    extras = {canonicalize_name(pin["name"]): set((pin["extras"] or "").split(",")) for pin in pins}
    direct = [Requirement(asked) for asked in GROUPS[name]]
    indirect = [
        requirement for library in needed(GROUPS[name]) & extras.keys() for requirement in _installed_needs(library)
    ]
    missing = [found for found in (*direct, *indirect) if not found.extras <= extras[canonicalize_name(found.name)]]
    assert missing == []


def _installed_needs(library: str) -> list[Requirement]:
    try:
        return [found for found in wanted(metadata.requires(library) or ()) if found.extras]
    except metadata.PackageNotFoundError:
        return []  # for another platform or Python


@pytest.mark.parametrize("name", GROUPS)
def test_everything_that_is_asked_for_is_locked_in_a_version_that_will_do(name: str) -> None:
    versions = locked(name)
    wrong = [
        asked
        for asked in GROUPS[name]
        for requirement in [Requirement(asked)]
        if canonicalize_name(requirement.name) not in versions
        or versions[canonicalize_name(requirement.name)] not in requirement.specifier
    ]
    assert wrong == [], "make lock"


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_nothing_is_locked_that_nobody_needs(name: str) -> None:
    assert set(locked(name)) - needed(GROUPS[name]) == set(), "make lock"


def test_a_library_has_one_version_in_all_lock_files() -> None:
    first, *others = (locked(name) for name in ("requirements-dev.lock", "requirements.lock", "requirements-docs.lock"))
    differing = {name for other in others for name, version in other.items() if first.get(name, version) != version}
    assert differing == set(), "make lock"


def test_what_the_bot_needs_is_locked_for_developers_too() -> None:
    assert set(locked("requirements.lock")) <= set(locked("requirements-dev.lock"))


def test_actions_of_the_forge_are_pinned_by_commit() -> None:
    used = [
        line.strip()
        for file in (PROJECT / ".github" / "workflows").glob("*.yml")
        for line in file.read_text(encoding="utf-8").splitlines()
        if "uses:" in line
    ]
    assert used
    assert [line for line in used if not re.fullmatch(r"- uses: [\w-]+/[\w-]+@[0-9a-f]{40} # v[\d.]+", line)] == []
