"""`python -m tests.descriptions SERVER CHECKOUT`: write the contract of a server from a checkout of its description."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.descriptions import openapi, protos

READERS = {"lichess": openapi.contract, "woogles": protos.contract}
SOURCES = {"lichess": "github.com/lichess-org/api", "woogles": "github.com/woogles-io/liwords"}


def main(server: str, checkout: Path) -> None:
    """Write the contract, with the commit it was read from."""
    commit = subprocess.run(
        [shutil.which("git") or "git", "-C", checkout, "rev-parse", "HEAD"], capture_output=True, text=True, check=True
    ).stdout.strip()
    parts = {"source": {"repository": SOURCES[server], "commit": commit}, **READERS[server](checkout)}
    Path(__file__).with_name(f"{server}.json").write_text(_lines(parts), encoding="utf-8")


def _lines(parts: Mapping[str, Mapping[str, Any]]) -> str:
    """Return JSON with a line for each operation, call, message and enumeration."""
    blocks = [
        f"{json.dumps(part)}: {{\n"
        + ",\n".join(f"{json.dumps(name)}: {json.dumps(value, sort_keys=True)}" for name, value in named.items())
        + "\n}"
        for part, named in parts.items()
    ]
    return "{\n" + ",\n".join(blocks) + "\n}\n"


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
