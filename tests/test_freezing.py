"""Logs of a version can be frozen beside those of the versions before it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.freezing import SUMS, check_sums, freeze
from tests.yesterday import FOLDER, LOGS, expectations, text_of

SWISS, CALLED_OFF = FOLDER / "classic-swiss.jsonl", FOLDER / "called-off.jsonl"


def test_logs_are_frozen_with_what_they_add_up_to(tmp_path: Path) -> None:
    freeze(tmp_path / "0.2", [SWISS, CALLED_OFF])
    assert text_of(tmp_path / "0.2" / SWISS.name) == text_of(SWISS)
    expected = json.loads((tmp_path / "0.2" / "expected.json").read_text(encoding="utf-8"))
    assert expected == {log.stem: expectations(FOLDER)[log.stem] for log in (SWISS, CALLED_OFF)}


def test_what_is_frozen_is_never_written_again(tmp_path: Path) -> None:
    freeze(tmp_path / "0.2", [CALLED_OFF])
    with pytest.raises(FileExistsError):
        freeze(tmp_path / "0.2", [SWISS])
    assert [file.name for file in (tmp_path / "0.2").glob("*.jsonl")] == [CALLED_OFF.name]


@pytest.mark.parametrize("folder", sorted({log.parent for log in LOGS}), ids=lambda folder: folder.name)
def test_frozen_files_are_as_they_were(folder: Path) -> None:
    assert (folder / SUMS).read_text(encoding="utf-8").splitlines() == check_sums(folder)


def test_a_changed_file_is_noticed(tmp_path: Path) -> None:
    freeze(tmp_path / "0.2", [CALLED_OFF])
    before = (tmp_path / "0.2" / SUMS).read_text(encoding="utf-8").splitlines()
    assert before == check_sums(tmp_path / "0.2")
    (tmp_path / "0.2" / CALLED_OFF.name).write_text("{}", encoding="utf-8")
    assert len(set(before) & set(check_sums(tmp_path / "0.2"))) == len(before) - 1


def test_a_log_that_does_not_verify_is_not_frozen(tmp_path: Path) -> None:
    forged = tmp_path / "forged.jsonl"
    text = text_of(SWISS)
    seeds = text[text.index('"seeds":[') :].partition("]")[0]
    first, second, *others = seeds.removeprefix('"seeds":[').split(",")
    forged.write_text(text.replace(seeds, '"seeds":[' + ",".join([second, first, *others]), 1), encoding="utf-8")
    with pytest.raises(ValueError, match="forged"):
        freeze(tmp_path / "0.2", [forged])
    assert not (tmp_path / "0.2").exists()
