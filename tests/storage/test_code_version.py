"""The running code is identified by the contents of its files, not by when they were written."""

from __future__ import annotations

import os
from pathlib import Path

from storage.code_version import code_version


def test_files_that_were_installed_again_are_the_same_code(tmp_path: Path) -> None:
    file = tmp_path / "core" / "fold.py"
    file.parent.mkdir()
    file.write_text("limit = 10\n", encoding="utf-8")
    before = code_version(tmp_path)
    os.utime(file, (1, 1))
    assert code_version(tmp_path) == before


def test_changed_renamed_and_moved_text_is_other_code(tmp_path: Path) -> None:
    first, second = tmp_path / "a.py", tmp_path / "b.py"
    first.write_text("limit = 10\n", encoding="utf-8")
    second.write_text("most = 20\n", encoding="utf-8")
    known = {code_version(tmp_path)}
    first.write_text("limit = 20\n", encoding="utf-8")
    known.add(code_version(tmp_path))
    first.rename(tmp_path / "c.py")
    known.add(code_version(tmp_path))
    second.write_text("", encoding="utf-8")
    (tmp_path / "c.py").write_text("limit = 20\nmost = 20\n", encoding="utf-8")
    known.add(code_version(tmp_path))
    assert len(known) == 4
