"""What the pages point to is there: files, headings, targets of make, programs."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from formats.__main__ import main as engine
from storage.__main__ import main as storage
from tests.case_files import PROJECT
from tests.samples import BLOCK

PAGES = sorted(
    file
    for pattern in ("*.md", "docs/**/*.md", "formats/**/*.md", "tests/*.md", ".github/**/*.md")
    for file in PROJECT.glob(pattern)
)
FOLDERS = ("bot", "formats", "storage", "tests")
NAMES = [page.relative_to(PROJECT).as_posix() for page in PAGES]
LINK = re.compile(r"\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"")
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def prose(page: Path) -> str:
    """A page without its samples."""
    return FENCED.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    """What a link can point to in a page: its headings, as forges and the site make anchors of them."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def links(page: Path) -> Iterator[tuple[Path, str]]:
    """Every link to something in the project: the file, and the heading in it."""
    for link in LINK.finditer(prose(page)):
        target = link[1] or link[2]
        if "://" not in target:
            path, _, anchor = target.partition("#")
            yield (page.parent / path).resolve() if path else page, anchor


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    for target, anchor in links(page):
        assert target.exists(), target
        assert not anchor or anchor in anchors(target), f"{target}#{anchor}"


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_target_of_make_in_a_page_exists(page: Path) -> None:
    known = set(re.findall(r"^([a-z-]+):", (PROJECT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = set(re.findall(r"(?:`|^    |^\$ |&& )make ([a-z][a-z-]*)", page.read_text(encoding="utf-8"), re.MULTILINE))
    assert named <= known


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_program_in_a_page_exists(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    programs = {"formats": engine, "storage": storage}
    for name, argument in re.findall(r"python -m ([\w.]+)(?: ([a-z][a-z-]*))?", page.read_text(encoding="utf-8")):
        assert importlib.util.find_spec(name), name
        if argument and name in programs:
            with pytest.raises(SystemExit) as ended:
                programs[name]([argument, "--help"])
            assert (ended.value.code, bool(capsys.readouterr().out)) == (0, True)


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_file_or_folder_that_a_page_names_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    brought = {path for kind, path, _ in BLOCK.findall(text) if kind == "file"}
    for path in re.findall(r"`((?:bot|formats|storage|tests|docs)/[\w/.-]*)`", text):
        assert path in brought or (PROJECT / path).exists(), path


def test_the_architecture_has_a_line_for_every_room() -> None:
    page = (PROJECT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = {
        path for line in re.findall(r"^\| (`.*?) \|", page, re.MULTILINE) for path in re.findall(r"`([^`]+)`", line)
    }
    packages = [file.parent for outer in ("bot", "formats") for file in (PROJECT / outer).glob("*/__init__.py")]
    rooms = {package.relative_to(PROJECT).as_posix() for package in packages}
    assert {"bot/announcements", "formats/core", "bot/ui"} <= rooms
    assert rooms - named - {"formats/cli"} == set()


def test_pages_are_found() -> None:
    assert {"README.md", "CONTRIBUTING.md", "docs/architecture.md", "formats/systems/cop/RULES.md"} <= set(NAMES)
    assert sum(1 for page in PAGES for _ in links(page)) > 60


def test_the_site_is_built_with_locked_versions() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    locked = (PROJECT / "requirements-docs.lock").read_text(encoding="utf-8")
    for requirement in project["dependency-groups"]["docs"]:
        name = requirement.partition(">")[0]
        assert f"\n{name}==" in f"\n{locked}"


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_module_in_a_page_exists(page: Path) -> None:
    """By its path, or by its name alone where the page says in which folder it is."""
    modules = [file.relative_to(PROJECT).as_posix() for folder in FOLDERS for file in (PROJECT / folder).rglob("*.py")]
    known = {part for module in modules for part in (module, module.rpartition("/")[2])}
    named = set(re.findall(r"`([\w/]+\.py)`", prose(page)))
    assert {name for name in named - known if not any(module.endswith(f"/{name}") for module in modules)} == set()
