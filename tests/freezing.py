"""Freezes logs of a version that is about to be released: `python -m tests.freezing tests/0.2 LOG...`.

End-to-end tests leave their logs in a folder with `pytest --keep-logs=FOLDER tests/bot`.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from formats import registry
from formats.core.log_file import LogFile, read_log
from formats.core.verify import verify

ENGINE = registry.engine()
SUMS = "SHA256SUMS"


def summary(file: LogFile) -> dict[str, Any]:
    """What a log adds up to. In the standings of a stage: place, entrant, half-points, tie-breaks."""
    state = file.state
    standings = [
        [[line.rank, line.entrant, line.points, [str(tie_break) for tie_break in line.tie_breaks]] for line in lines]
        for lines in (ENGINE.standings(state, number) for number in range(len(state.started)))
    ]
    return {
        "title": state.title,
        "phase": state.phase,
        "events": len(file.records),
        "rounds": [len(stage.rounds) for stage in state.started],
        "champion": standings[-1][0][1] if standings and state.phase == "finished" else None,
        "status": {key: entrant.status for key, entrant in state.entrants.items()},
        "standings": standings,
    }


def freeze(folder: Path, logs: Sequence[Path]) -> None:
    """Put the logs into a new folder, with what they add up to; FileExistsError where there is one.

    Raises ValueError, and keeps nothing, where a log does not verify.
    """
    texts = {log.stem: log.read_text(encoding="utf-8") for log in logs}
    files = {name: read_log(text) for name, text in texts.items()}
    for name, file in files.items():
        if verify(file.records, ENGINE):
            raise ValueError(f"{name} does not verify")
    folder.mkdir(parents=True)
    for name, text in texts.items():
        (folder / f"{name}.jsonl").write_text(text, encoding="utf-8")
    lines = [
        f" {json.dumps(name)}: {json.dumps(summary(file), ensure_ascii=False)}" for name, file in sorted(files.items())
    ]
    (folder / "expected.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    (folder / SUMS).write_text("".join(f"{line}\n" for line in check_sums(folder)), encoding="utf-8")


def check_sums(folder: Path) -> list[str]:
    """A line for each file that must stay as it is, as `sha256sum` writes and checks them."""
    files = sorted(file for file in folder.iterdir() if file.name not in {SUMS, "README.md"})
    return [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}" for file in files]


if __name__ == "__main__":
    freeze(Path(sys.argv[1]), [Path(log) for log in sys.argv[2:]])
