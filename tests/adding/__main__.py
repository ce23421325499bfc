"""Run the whole suite after the changes of each page docs/adding-*.md, each in a copy of the project: `make adding`.

The copies and the output of pytest are kept in build/adding. A test that fails is run once more alone.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

from tests.case_files import PROJECT
from tests.samples import SampleProject
from tests.test_adding import PAGES

IN_PARALLEL = ("-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal")
AGAIN = ("--last-failed", "--last-failed-no-failures", "none")


def suite_after(page: str) -> bool:
    """Follow a page, run its commands and the whole suite; print the last line of pytest."""
    folder = PROJECT / "build" / "adding" / page
    shutil.rmtree(folder, ignore_errors=True)
    project = SampleProject(folder)
    project.follow(PAGES[page])
    project.run([PAGES[page]])
    for arguments in (IN_PARALLEL, AGAIN):
        with folder.with_suffix(".txt").open("w", encoding="utf-8") as output:
            command = [sys.executable, "-m", "pytest", "-q", *arguments]
            done = subprocess.run(command, cwd=folder, stdout=output, stderr=subprocess.STDOUT, check=False)
        print(f"{page}: {folder.with_suffix('.txt').read_text(encoding='utf-8').splitlines()[-1]}", flush=True)
        if done.returncode == 0:
            return True
    return False


def main(pages: Sequence[str]) -> int:
    """Try the pages that are named, or all; 1 if the suite fails after one of them."""
    failed = [page for page in pages or PAGES if not suite_after(page)]
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
