"""Options of the Swiss elimination."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from formats.core.contract import Options
from formats.systems.swiss_elimination.table import MatchTable, TableError, Venue, read_table
from formats.systems.swiss_elimination.tables import names, table_named
from formats.systems.swiss_elimination.times import MINUTE_MS

REGULAR_ROUNDS = 8

PuzzleName = Annotated[str, Field(pattern=r"^\S{1,12}( .{1,80})?$")]
"""Code of a puzzle and, after a space, its name: `P3 Nanro (Japan)`."""

TableLine = Annotated[str, Field(max_length=80)]


def _tables_with_sizes() -> str:
    """Return the tables with their sizes, for the description of an option."""
    return ", ".join(f"{name} ({table_named(name).size} seats)" for name in names())


MOST_PUZZLES = 25
"""Maximum number of options in a select menu of Discord."""


class PlayoffOptions(Options):
    """Options of the Swiss elimination.

    The defaults are those of the Puzzle GP playoffs of 2023, except for invitations.
    """

    table: str = Field(default="wpf_gp_2023", max_length=40)
    matches: tuple[TableLine, ...] = Field(default=(), max_length=1000)
    puzzle_choice: Literal["preferences", "predetermined"] = "preferences"
    online_puzzles: tuple[PuzzleName, ...] = Field(
        default=tuple(f"P{number}" for number in range(1, 9)), max_length=MOST_PUZZLES
    )
    live_puzzles: tuple[PuzzleName, ...] = Field(
        default=tuple(f"L{number}" for number in range(1, 5)), max_length=MOST_PUZZLES
    )
    complete_lists: bool = True
    best_rounds: int = Field(default=6, ge=1, le=REGULAR_ROUNDS)
    invited: int = Field(default=30, ge=2, le=500)
    sign_up_confirms: bool = True
    online_minutes: int = Field(default=20, ge=1, le=600)
    unsolved_minutes: int = Field(default=2, ge=0, le=600)
    live_limit_minutes: int = Field(default=10, ge=1, le=600)

    @property
    def match_table(self) -> MatchTable:
        """Return the table that is played."""
        return _own_table(self.matches) if self.matches else table_named(self.table)

    @property
    def longest_ms(self) -> int:
        """Return the longest time online (rule 9)."""
        return self.online_minutes * MINUTE_MS

    @property
    def unsolved_ms(self) -> int:
        """Return the official time of a wrong or missing answer (rule 9)."""
        return (self.online_minutes + self.unsolved_minutes) * MINUTE_MS

    @property
    def limit_ms(self) -> int:
        """Return the limit of the worse seed (rule 18)."""
        return self.live_limit_minutes * MINUTE_MS

    def pool(self, venue: Venue) -> dict[str, str]:
        """Return the puzzles of a venue by code, in the pool's order; empty where puzzles are not managed."""
        puzzles = self.online_puzzles if venue == "online" else self.live_puzzles
        return {name.split()[0]: name for name in puzzles}

    def tasks(self) -> tuple[str, ...]:
        """Return what online times are stored for: the puzzles, or the rounds if puzzles are not managed."""
        return tuple(self.pool("online")) or self.match_table.rounds_at("online")

    @model_validator(mode="after")
    def _playable(self) -> Self:
        """Check that the table exists and can be played, and that each pool has enough puzzles."""
        if not self.matches and self.table not in names():
            raise PydanticCustomError("unknown_table", "there is no such table; known: {known}", _known())
        try:
            table = self.match_table
        except TableError as error:
            raise PydanticCustomError(
                "bad_table", "the match table cannot be played: {code} {line}", {"code": error.code, "line": error.line}
            ) from error
        for venue in ("online", "live"):
            self._check_pool(venue, len(table.rounds_at(venue)))
        return self

    def _check_pool(self, venue: Venue, rounds: int) -> None:
        """Check the codes and the number of puzzles of a pool."""
        puzzles = self.online_puzzles if venue == "online" else self.live_puzzles
        pool = self.pool(venue)
        if len({code.upper() for code in pool}) < len(puzzles):
            raise PydanticCustomError(
                "doubled_puzzle", "two puzzles of the {venue} pool share a code", {"venue": venue}
            )
        if pool and len(pool) < rounds:
            raise PydanticCustomError(
                "too_few_puzzles",
                "the {venue} stage has {rounds} rounds; its pool needs as many puzzles, or none",
                {"venue": venue, "rounds": rounds},
            )


def _known() -> dict[str, str]:
    """Return the names of all tables, for an error."""
    return {"known": ", ".join(names())}


@lru_cache(maxsize=64)
def _own_table(lines: tuple[str, ...]) -> MatchTable:
    """Parse a table. Cached: options are validated and compared often, and the lines are their key."""
    return read_table(lines)
