"""Run the whole suite in a copy of the project that follows all pages docs/adding-*.md, or those named: `make adding`.

The copy is kept in build/adding. Tests that fail are run once more alone. The tests of the pages themselves are left
out: they read pages that have not been followed.
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

COPY = PROJECT / "build" / "adding"
SUITE = (sys.executable, "-m", "pytest", "-q", "--ignore=tests/test_adding.py")
IN_PARALLEL = ("-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal")
AGAIN = ("--last-failed", "--last-failed-no-failures", "none")


def main(names: Sequence[str]) -> int:
    """Follow the pages, run their commands and the suite; return 1 if it fails."""
    pages = [PAGES[name] for name in names or PAGES]
    shutil.rmtree(COPY, ignore_errors=True)
    project = SampleProject(COPY)
    for page in pages:
        project.follow(page)
    project.run(pages)
    if any(subprocess.run([*SUITE, *how], cwd=COPY, check=False).returncode == 0 for how in (IN_PARALLEL, AGAIN)):
        return 0
    print("To find the page that does this, follow one at a time: make adding PAGES=adding-a-command")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
