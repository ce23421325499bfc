"""Official times, and the comparison of two players (rules 9, 10 and 18). Times are in milliseconds."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

SECOND_MS = 1000
MINUTE_MS = 60 * SECOND_MS

_CLOCK = re.compile(r"(?:(\d{1,3}):([0-5]?\d)|(\d{1,5}))(?:[.,](\d{1,3}))?")


@dataclass(frozen=True, slots=True)
class Submission:
    """Answers handed in that long after the password was requested. `correct` is None until they have been checked."""

    after_ms: int
    correct: bool | None


@dataclass(frozen=True, slots=True)
class Official:
    """An official time. `solved` is False for the time set for wrong and missing answers."""

    ms: int
    solved: bool


def official_time(submissions: Iterable[Submission], longest_ms: int, unsolved_ms: int) -> Official:
    """Return the official time: the last submission within the time counts, right or wrong (rule 9).

    No submission counts as a wrong one (reading W9).
    """
    last = counting_submission(submissions, longest_ms)
    if last is not None and last.correct:
        return Official(last.after_ms, solved=True)
    return Official(unsolved_ms, solved=False)


def counting_submission(submissions: Iterable[Submission], longest_ms: int) -> Submission | None:
    """Return the last submission within the time (of equal times the last one listed), or None (rule 9)."""
    in_time = [submission for submission in submissions if submission.after_ms <= longest_ms]
    return max(reversed(in_time), key=lambda solve: solve.after_ms, default=None)


def better_seed_wins_online(better_seed_ms: int, worse_seed_ms: int) -> bool:
    """Return True if the better seed wins: by the smaller official time or a tie (rules 4 and 10, reading W10)."""
    return better_seed_ms <= worse_seed_ms


def better_seed_wins_live(better_seed_ms: int | None, worse_seed_ms: int | None, limit_ms: int) -> bool:
    """Return False only if the worse seed is under the limit and faster (rule 18, reading W11).

    None: no correct answer.
    """
    if worse_seed_ms is None or worse_seed_ms >= limit_ms:
        return True
    return better_seed_ms is not None and better_seed_ms <= worse_seed_ms


def read_clock(text: str) -> int:
    """Return `9:58.2`, `598.2` or `598` in milliseconds. Raises `ValueError`."""
    parts = _CLOCK.fullmatch(text.strip())
    if parts is None:
        raise ValueError(text)
    minutes, seconds, only_seconds, fraction = parts.groups()
    whole = int(only_seconds) if minutes is None else int(minutes) * 60 + int(seconds)
    return whole * SECOND_MS + int((fraction or "0").ljust(3, "0"))


def clock_text(ms: int) -> str:
    """Return `9:58` or, with a fraction, `9:58.2`."""
    minutes, rest = divmod(ms, MINUTE_MS)
    seconds, fraction = divmod(rest, SECOND_MS)
    decimals = f".{fraction:03d}".rstrip("0") if fraction else ""
    return f"{minutes}:{seconds:02d}{decimals}"
