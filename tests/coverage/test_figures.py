"""The figures of coverage may only rise."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.coverage.__main__ import FIGURES, PROJECT, main, packages, shares


def report(**lines: tuple[int, int]) -> dict[str, Any]:
    """coverage.py's report; underscores of a name stand for slashes."""
    return {
        "files": {
            name.replace("_", "/") + ".py": {"summary": {"covered_lines": run, "num_statements": all_}}
            for name, (run, all_) in lines.items()
        }
    }


def test_a_file_counts_for_its_nearest_package() -> None:
    found = report(bot_client=(1, 2), bot_views_names=(9, 10), bot_views_views_why=(0, 10), bottle_x=(5, 5))
    assert shares(found, ["bot", "bot/views", "bot/ui"]) == {"bot": 50.0, "bot/views": 45.0}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name in ("bot/views", "formats/core", "storage"):
        (tmp_path / name).mkdir(parents=True)
        (tmp_path / name / "code.py").touch()
    (tmp_path / "bot" / "__pycache__").mkdir()
    (tmp_path / "figures.json").write_text('{"formats/core": 80.0, "storage": 60.0, "bot/gone": 3.0}')
    return tmp_path


def checked(project: Path, **lines: tuple[int, int]) -> int:
    """What the check ends with when the tests have run so much."""
    file = project / "report.json"
    file.write_text(json.dumps(report(**lines)))
    return main([str(file)], project / "figures.json", project)


def figures(project: Path) -> dict[str, float]:
    written: dict[str, float] = json.loads((project / "figures.json").read_text())
    return written


def test_every_folder_of_code_is_a_package(project: Path) -> None:
    assert packages(project) == ["bot", "bot/views", "formats", "formats/core", "storage"]


def test_what_has_risen_and_what_is_new_is_written_down(project: Path) -> None:
    assert checked(project, formats_core_code=(85, 100), storage_log=(60, 100), bot_views_code=(1, 2)) == 0
    assert figures(project) == {"bot/views": 50.0, "formats/core": 85.0, "storage": 60.0}


def test_what_has_fallen_is_a_mistake_and_nothing_is_written_down(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = figures(project)
    assert checked(project, formats_core_code=(85, 100), storage_log=(59, 100)) == 1
    assert figures(project) == before
    assert "less than before of storage." in capsys.readouterr().err


def test_what_differs_by_chance_is_no_mistake_and_lowers_nothing(project: Path) -> None:
    assert checked(project, formats_core_code=(799, 1000), storage_log=(600, 1000)) == 0
    assert figures(project) == {"formats/core": 80.0, "storage": 60.0}


def test_the_figures_written_down_are_shares_of_packages_of_this_project() -> None:
    written = json.loads(FIGURES.read_text())
    assert {"formats/core", "formats/systems", "formats/toolkit"} <= set(written)
    assert all(0 < figure <= 100 and (PROJECT / package).is_dir() for package, figure in written.items())
