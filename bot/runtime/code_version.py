"""Identify the running code, so that results stored by other code are computed again."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import formats
from storage.code_version import code_version


@cache
def running_code() -> str:
    """Return the version and a digest of the files of `bot` and `formats`."""
    return code_version(Path(__file__).parents[1], Path(formats.__file__).parent)
