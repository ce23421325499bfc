"""What every test can ask for."""

import gc
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

import tests.bytecode  # noqa: F401 - before anything else of the project is imported
from tests.added_formats import add_system
from tests.browser import browser, page_port, windows
from tests.case_files import NoCasesError, UnreadFilesError, check_folders, openapi_file
from tests.examples import register_profiles
from tests.golden_files import Golden, golden_checker
from tests.on_the_spot import on_the_spot
from tests.postgres.in_use import server

__all__ = ["add_system", "browser", "page_port", "windows"]

register_profiles()

# What is imported stays: the collector of garbage has nothing to find until the tests begin.
gc.disable()

YOUNG = 10_000
"""So many new objects before the collector looks at what is young; Python's own 700 takes a tenth of a run."""


@pytest.fixture(scope="session", autouse=True)
def databases() -> Iterator[None]:
    """Databases wait for no disk, and worlds for no threads. Where no test knows any, nothing is loaded for it."""
    with ExitStack() as meanwhile:
        meanwhile.enter_context(on_the_spot())
        if "storage.database" in sys.modules:
            from tests.quick_databases import quick_databases  # noqa: PLC0415 - takes longer than many tests run

            meanwhile.enter_context(quick_databases())
        yield


@pytest.fixture(scope="session")
def openapi() -> Path:
    """Discord's OpenAPI description; a test that asks for it is skipped where there is none."""
    file = openapi_file()
    if file is None:
        pytest.skip("no OpenAPI description here: name the file in HERALD_OPENAPI")
    return file


def pytest_configure() -> None:
    """No run is green that has left out a part of the cases it was given."""
    try:
        check_folders()
    except (NoCasesError, UnreadFilesError) as error:
        raise pytest.UsageError(str(error)) from error


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add options that rewrite golden files, and keep the logs of tournaments to freeze them (`tests/freezing.py`)."""
    parser.addoption("--update-golden", action="store_true", help="rewrite the golden files instead of comparing")
    parser.addoption("--keep-logs", metavar="FOLDER", help="write the logs of all tournaments of tests/bot there")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Compares a text with a file below `tests/golden`, or writes it with `--update-golden`."""
    return golden_checker(update=bool(request.config.getoption("--update-golden")))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes long comes first, so that no process is left alone with it at the end.

    What is about one kind of database is left out where the other is tested.
    """
    other = "postgres" if server() is None else "sqlite"
    left_out = [item for item in items if item.get_closest_marker(other) is not None]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in set(left_out)]
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_collection_finish() -> None:
    """What is loaded by now stays to the end: the collector of garbage need not go through it again and again.

    Tests make much and drop it at once; it looks less often than in a program that waits for memory.
    """
    gc.freeze()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    gc.enable()


def pytest_sessionfinish() -> None:
    """Find what the last tests have left. What is in use would take seconds to examine, then and at the exit."""
    gc.collect(1)
    gc.freeze()
