"""Frozen logs played again a command at a time, for tests that keep what Herald makes of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from pathlib import Path

from formats import registry
from formats.core.evolve import fold, undoes_before
from formats.core.log import Record
from formats.core.log_file import read_log
from formats.core.state import TournamentState
from tests.yesterday import FOLDER, text_of

ENGINE = registry.engine()
START = TournamentState()

LOGS_OF_EVERY_KIND = (
    "called-off",
    "classic-double-elimination",
    "classic-league-and-finals",
    "judging-a-heat",
    "judging-mishaps",
    "kuksu-moves",
    "kuksu-next-cycle",
    "pentolla-freestyle",
    "rehearsed-pentolla",
    "rehearsed-scrabble",
    "requirement-met",
    "round-repaired",
    "scrabble-goes-on",
    "scrabble-imported",
    "scrabble-out-and-in",
    "scrabble-prepaired",
    "swiss-by-hand",
    "tiered-league-by-hand",
    "times-agreed",
    "times-too-late",
    "timetable-undone",
    "waiting-list",
)
"""Logs that are short and unlike each other: all five presets, stages that follow each other, a director's hand."""


@dataclass(frozen=True)
class Step:
    """A command of a log: all `records` so far, those that are `new` with it, and the state before and after."""

    before: TournamentState
    after: TournamentState
    records: tuple[Record, ...]
    new: tuple[Record, ...]

    @property
    def at(self) -> datetime:
        """When it was given."""
        return self.new[0].at

    @property
    def heading(self) -> str:
        """What happened, in a line."""
        kinds = dict.fromkeys(type(record.event).__name__ for record in self.new)
        return f"== {self.new[0].seq} {self.at:%Y-%m-%d %H:%M} {self.new[0].actor}: {', '.join(kinds)}"


def steps(log: Path) -> Iterator[Step]:
    """Every command of a log, in order."""
    whole = read_log(text_of(log)).records
    state, done = START, 0
    for _, together in groupby(whole, key=lambda record: record.command_id):
        new = tuple(together)
        before, done = state, done + len(new)
        records = tuple(whole[:done])
        state = fold(records) if undoes_before(new) else fold(new, before)
        yield Step(before, state, records, new)


def frozen(name: str) -> Path:
    """A log of version 0.1 by its name."""
    return FOLDER / f"{name}.jsonl"


def changes(sections: Iterable[tuple[str, Iterable[str]]]) -> Iterator[str]:
    """Yield after each heading the lines that are new there (+), and those that are gone (-)."""
    known: set[str] = set()
    for heading, lines in sections:
        now = set(lines)
        yield heading
        yield from (f"+ {line}" for line in sorted(now - known))
        yield from (f"- {line}" for line in sorted(known - now))
        known = now
