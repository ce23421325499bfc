"""Logs with hashes, one of every preset, to read and to tamper with: `python -m tests.hashed_logs` writes them."""

from __future__ import annotations

import json
from pathlib import Path

from formats.core.log_file import LogFile, read_log, write_log
from tests.yesterday import FOLDER as YESTERDAY

FOLDER = Path(__file__).parent / "hashed"
HEADS = FOLDER / "heads.json"

OF_PRESETS = {
    "arimaa_world_championship_2010": "arimaa-world-championship",
    "classic_double_elimination": "classic-double-elimination",
    "classic_league_and_finals": "classic-league-and-finals",
    "classic_swiss": "classic-swiss",
    "kuksu_main_title_tournament": "kuksu-main-title-tournament",
    "lets_play_scrabble": "lets-play-scrabble",
    "pentolla_freestyle": "pentolla-freestyle",
    "wpf_gp_playoffs_2023": "wpf-gp-playoffs-2023",
    "wpf_sudoku_gp_playoffs_2023": "wpf-sudoku-gp-playoffs-2023",
}
"""The event of version 0.1 that each is made of, by preset."""

NOT_RELEASED = frozenset({"fide_open", "open_evening", "world_cup_48"})
"""Presets of which no released version has an event."""


def hashed(preset: str) -> str:
    """The event of a preset as it is exported today."""
    file = read_log((YESTERDAY / f"{OF_PRESETS[preset]}.jsonl").read_text(encoding="utf-8"))
    return write_log(file.header, file.records, file.payloads)


def text_of(preset: str) -> str:
    """The stored log of a preset."""
    return (FOLDER / f"{preset}.jsonl").read_text(encoding="utf-8")


def log_of(preset: str) -> LogFile:
    """The stored log of a preset, read."""
    return read_log(text_of(preset))


def heads() -> dict[str, str]:
    """The head of each, by preset."""
    stored: dict[str, str] = json.loads(HEADS.read_text(encoding="utf-8"))
    return stored


if __name__ == "__main__":
    for key in OF_PRESETS:
        (FOLDER / f"{key}.jsonl").write_text(hashed(key), encoding="utf-8")
    HEADS.write_text(
        json.dumps({key: str(log_of(key).head()) for key in OF_PRESETS}, indent=1) + "\n", encoding="utf-8"
    )
