"""Parse online times that were taken elsewhere from a CSV file; all errors are reported at once.

Either a line a submission (columns `name`, `puzzle`, `time` and perhaps `result`: correct, wrong or unchecked), or a
line a player with a column for each puzzle (`6:43.2`, `6:43.2 wrong`, empty: nothing handed in).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.faces.swiss_elimination.errors import BadTableError
from bot.parsing.csv_text import Row, decoded, rows_of
from bot.parsing.search import folded
from formats.core.values import EntrantId
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.times import MINUTE_MS, read_clock

NAMES = ("name", "player", "entrant")
RESULTS: Mapping[str, bool | None] = {
    "": True,
    "correct": True,
    "right": True,
    "ok": True,
    "1": True,
    "yes": True,
    "wrong": False,
    "incorrect": False,
    "0": False,
    "no": False,
    "unchecked": None,
}
NOTHING = {"", "-", "–", "dnf"}

Submissions = dict[str, list[dict[str, Any]]]
"""By puzzle, oldest first, as `read_online_times` takes them."""

Problem = tuple[int, str, str]


def read_times(
    data: bytes, options: PlayoffOptions, names: Mapping[str, Sequence[EntrantId]]
) -> dict[EntrantId, Submissions]:
    """Submissions by entrant. `names` are the entrants of each name, folded. Raises `BadTableError`."""
    head, *rows = rows_of(decoded(data) or "") or [Row(0, ())]
    columns = [folded(cell) for cell in head.cells]
    who = next((place for place, column in enumerate(columns) if column in NAMES), None)
    tasks = {folded(task): task for task in options.tasks()}
    if who is None or not rows:
        raise BadTableError(((0, "no_names", ""),))
    if not {"puzzle", "time"} <= set(columns) and not any(column in tasks for column in columns):
        raise BadTableError(((0, "no_times", ""),))
    times_by_entrant: dict[EntrantId, Submissions] = {}
    problems: list[Problem] = []
    for row in rows:
        name = row.cells[who] if who < len(row.cells) else ""
        known = names.get(folded(name), ())
        if len(known) != 1:
            problems.append((row.line, "several_players" if known else "unknown_player", name))
            continue
        mine = times_by_entrant.setdefault(known[0], {})
        for puzzle, time in _cells(columns, row):
            _read(row.line, tasks, puzzle, time, mine, problems, options.online_minutes * MINUTE_MS)
    if problems:
        raise BadTableError(tuple(problems))
    return times_by_entrant


def _cells(columns: Sequence[str], row: Row) -> Iterator[tuple[str, str]]:
    """Puzzle and time with result, for each submission of a line."""
    cells = dict(zip(columns, row.cells, strict=False))
    if {"puzzle", "time"} <= set(columns):
        yield cells.get("puzzle", ""), f"{cells.get('time', '')} {cells.get('result', '')}".strip()
        return
    for column, cell in cells.items():
        if column not in NAMES and column not in {"discord", "place", "seed"}:
            yield column, cell


def _read(
    line: int,
    tasks: Mapping[str, str],
    puzzle: str,
    time: str,
    mine: Submissions,
    problems: list[Problem],
    limit_ms: int,
) -> None:
    task = tasks.get(folded(puzzle)) or tasks.get(folded(puzzle.split(" ", maxsplit=1)[0]))
    if task is None:
        problems.append((line, "unknown_puzzle", puzzle))
        return
    clock, _, result = time.partition(" ")
    if time.casefold() in NOTHING:
        return
    try:
        ms, correct = read_clock(clock), RESULTS[result.strip().casefold()]
    except ValueError:
        problems.append((line, "bad_time", clock))
    except KeyError:
        problems.append((line, "bad_result", result))
    else:
        if ms > limit_ms:
            problems.append((line, "over_limit", clock))
        elif any(attempt["correct"] for attempt in mine.get(task, ())):
            problems.append((line, "solved_twice", puzzle))
        else:
            mine.setdefault(task, []).append({"ms": ms, "correct": correct})


def merged(stored: Any, times: Submissions) -> dict[str, Any]:
    """Return the times to hand in: these, and those of other puzzles as they are stored."""
    kept = {} if stored is None else stored["times"]
    others = {
        task: [{"ms": attempt["ms"], "correct": attempt["correct"]} for attempt in listed]
        for task, listed in kept.items()
        if task not in times
    }
    return {"times": {**others, **times}}
