"""A report file as values, and what can be wrong with one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from formats.toolkit.fide.record import Tournament

INFO: Final = ("012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122")
"""Lines about the event: name, city, federation, first and last day, numbers, type, arbiters, rate of play."""

DATES: Final = "132"
"""The line of the dates of rounds, whose text begins at column 92."""

FIRST_ROUND, ROUND_WIDTH = 91, 10
"""Where the entries of rounds begin in the line of a player, and how wide each is."""

LEADING: Final = ("172", "182", "192", "202", "212", "222")
"""Other records that stand before the players: ranking, program, type, tie-breaks, rate of play."""

Style = Literal[16, 26]

ErrorCode = Literal[
    "points_differ",
    "same_colour",
    "not_mutual",
    "meets_self",
    "number_twice",
    "number_missing",
    "unknown_result",
    "unknown_colour",
    "short_line",
    "bad_number",
    "bye_with_opponent",
    "game_without_opponent",
    "too_few_rounds",
    "no_rounds",
    "unknown_initial_colour",
    "unknown_type",
    "unknown_points",
    "virtual_backwards",
    "no_virtual_points",
    "bye_without_number",
    "forbidden_alone",
    "no_players",
]


class ReportError(ValueError):
    """A report file that cannot be used: `line` counts from 1 (0: the whole file), `code` is what is wrong there."""

    def __init__(self, line: int, code: ErrorCode) -> None:
        super().__init__(f"line {line}: {code}")
        self.line, self.code = line, code


@dataclass(frozen=True)
class Report:
    """A report file. `info` are the lines of `INFO` by code, several of one code joined by line feeds.

    `dates` is the text of line 132. `others` are lines as they stand that only other programs read: comments (`###`),
    teams, tie-breaks, national ratings. Those of `LEADING` come first. In a file that was read, `line_of` is where the
    first line of each code was, and `player_lines` where that of each player was, by number.
    """

    tournament: Tournament
    style: Style = 26
    info: Mapping[str, str] = field(default_factory=dict)
    dates: str = ""
    others: Sequence[str] = ()
    line_of: Mapping[str, int] = field(default_factory=dict, compare=False)
    player_lines: Sequence[int] = field(default=(), compare=False)

    def other(self, code: str) -> str | None:
        """Return the text of the first other line with this code, such as `202` (tie-breaks) or `192` (type)."""
        return next((line[4:].strip() for line in self.others if line[:3] == code), None)
