"""Heads, titles and captions of tables."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.speaking.wording.numbers import counted, points_word

RANK, NAME, POINTS, WON, TIED, LOST = "#", "Name", "Pts", "W", "T", "L"
MARKS = ""
STANDINGS, CROSSTABLE, LIVES, SCHEDULE, FIELD = "Standings", "Crosstable", "Lives", "Schedule", "Field"
NOBODY = "Nobody has entered yet."
NO_ROUNDS = "No round has been published yet."
NO_GAMES = "No games to show."
WAITING = "Waiting list"
NO_LONGER_IN = "No longer in"
LEFT = {"withdrawn": "Withdrawn", "removed": "Out after a forfeit", "disqualified": "Disqualified"}
WALL_CHART_HELP = "A cell is the opponent's number, the side played, and the result."
GRID_HELP = "A cell is the result against the entrant of that number, one mark a game."
LIVES_WORDS = {
    "+": "won",
    "-": "lost",
    "=": "tied",
    ">": "won by forfeit",
    "<": "lost by forfeit",
    "x": "does not count",
    "?": "open",
    "b": "bye",
    ".": "",
}
"""The marks of the lives chart in words, for files."""

LIVES_HELP = "Each column is a round. b bye, . not paired."
UNBEATEN = "Unbeaten"
BYE_CELL, IDLE_CELL, OPEN_CELL, NOTHING_CELL = "bye", ".", "?", ""


def after_part(part: str, open_games: int) -> str:
    """What the standings include, of a stage whose groups follow one another."""
    return f"{part}, {counted(open_games, 'game')} open." if open_games else f"After {part}."


def after_round(played: int, planned: int | None, open_games: int) -> str:
    """How far the standings have come."""
    of = f" of {planned}" if planned is not None else ""
    text = f"After round {played}{of}" if played else "Before the first round"
    return f"{text}; {counted(open_games, 'game')} still open." if open_games else f"{text}."


def final() -> str:
    """The standings are final."""
    return "Final standings."


def standing_line(rank: int, name: str, half_points: int, record: str, tie_breaks: Sequence[str]) -> str:
    """An entrant's place in words, where a table would be too wide."""
    return ", ".join([f"{rank}. **{name}**: {points_word(half_points)}", record, *tie_breaks])


def record(wins: int, ties: int, losses: int) -> str:
    """`3 won, 1 lost`; ties are named where there are any."""
    tied = [f"{ties} tied"] if ties else []
    return ", ".join([f"{wins} won", *tied, f"{losses} lost"])


def losses(count: int) -> str:
    """Heading of a group of the lives chart."""
    return UNBEATEN if count == 0 else counted(count, "loss", "losses")


def mark(sign: str, meaning: str) -> str:
    """What a sign behind a name means."""
    return f"**{sign}** {meaning}"


def tie_break_help(head: str, text: str) -> str:
    """What a column means."""
    return f"**{head}**: {text}"
