"""Standings as a table, for a whole stage or one of its groups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from bot.text import tables
from bot.text.catalogue import rendering_key
from bot.text.context import TournamentContext
from bot.text.format_texts import format_text
from bot.text.numbers import points, points_word
from bot.text.texts import texts
from bot.views.table import Column, FittedTable
from formats.core.model import Standing
from formats.core.values import EntrantId
from formats.messages.sentences import ColumnText


def standings_table(
    context: TournamentContext,
    stage: int,
    lines: Sequence[Standing],
    tie_breaks: Sequence[ColumnText],
    signs: Mapping[EntrantId, str],
    how_far: Mapping[EntrantId, str] = MappingProxyType({}),
) -> tuple[tuple[Column, ...], list[list[str]]]:
    """Return columns and rows of a table of standings; `signs` mark some of the entrants.

    If `how_far` is known (knock-outs), it replaces the points; a record replaces the columns of wins and losses.
    """
    ties = any(line.ties for line in lines)
    wins = not how_far and context.rules(stage).scored_in_wins
    told = _distinct(lines, tie_breaks)
    federations = {line.entrant: context.federation(line.entrant) for line in lines}
    shown = _Shown(bool(signs), bool(how_far), ties, wins, any(federations.values()))
    columns = _columns(tuple(tie_breaks[place] for place in told), shown, rendering_key())
    rows = [
        [
            "" if line.apart else str(line.rank),
            context.titled(line.entrant),
            *([federations[line.entrant]] if shown.federations else []),
            *([signs.get(line.entrant, "")] if signs else []),
            *([record(line)] if wins else _counted(line, how_far, ties=ties)),
            *(format_text(value) for place, value in enumerate(padded(line, tie_breaks)) if place in told),
        ]
        for line in lines
    ]
    return columns, rows


def _counted(line: Standing, how_far: Mapping[EntrantId, str], *, ties: bool) -> list[str]:
    """Return the cells of points (or how far the entrant got), wins, ties and losses."""
    reached = how_far.get(line.entrant, "") if how_far else points(line.points, line.scale)
    return [reached, str(line.wins), *([str(line.ties)] if ties else []), str(line.losses)]


class _Shown(NamedTuple):
    """Optional columns of a table: signs, progress instead of points, ties, wins and losses in one, federations."""

    signs: bool
    how_far: bool
    ties: bool
    wins: bool
    federations: bool


@lru_cache(maxsize=256)
def _columns(tie_breaks: tuple[ColumnText, ...], shown: _Shown, rendering_key: str) -> tuple[Column, ...]:  # noqa: ARG001
    """Return the columns with heads in the reader's language."""
    return (
        Column(tables.RANK),
        Column(texts.tables.name(), "left", elastic=True),
        *([Column(texts.tables.federation(), "left", spare=_LEAST)] if shown.federations else []),
        *([Column(tables.MARKS, "left")] if shown.signs else []),
        *([Column(f"{texts.tables.won()}–{texts.tables.lost()}")] if shown.wins else _counting(shown)),
        *(Column(tie_break.head, spare=place) for place, tie_break in enumerate(tie_breaks, start=1)),
    )


def _counting(shown: _Shown) -> list[Column]:
    """Return the columns of points, wins, ties and losses; points say most of what the others do."""
    reached = Column(texts.tables.reached(), "left") if shown.how_far else Column(texts.tables.points())
    heads = (texts.tables.won, *([texts.tables.tied] if shown.ties else []), texts.tables.lost)
    return [reached, *(Column(head(), spare=_LESS_THAN_TIE_BREAKS) for head in heads)]


_LESS_THAN_TIE_BREAKS = 1000
"""Wins, ties and losses are left out of a narrow table before the tie-breaks that decide places."""

_LEAST = _LESS_THAN_TIE_BREAKS + 1
"""Federations are left out first."""


def reached_text(line: Standing, how_far: Mapping[EntrantId, str]) -> str:
    """Return what a place is based on: how far the entrant got, if that is known, else the points."""
    return how_far[line.entrant] if line.entrant in how_far else points_word(line.points, line.scale)


def record(line: Standing) -> str:
    """Return wins and losses as players write them, a tie as half of each: `4–0`, `3½–½`."""
    return f"{points(line.points, line.scale)}–{points(2 * line.losses + line.ties)}"


def score_text(
    context: TournamentContext, stage: int, line: Standing, how_far: Mapping[EntrantId, str] = MappingProxyType({})
) -> str:
    """Return what a place is based on in the words of the game: how far, `3½ points`, `4–0`, with spread `4–0 +210`."""
    if line.entrant in how_far or not context.rules(stage).scored_in_wins:
        return reached_text(line, how_far)
    spread = line.tie_breaks[:1] if context.rules(stage).counts_spread else ()
    return " ".join([record(line), *spread])


def _distinct(lines: Sequence[Standing], tie_breaks: Sequence[ColumnText]) -> list[int]:
    """Return the numbers of the columns that say more than the rank.

    At the end the best and the worst place still possible are the place.
    """
    return [
        place
        for place in range(len(tie_breaks))
        if any(line.tie_breaks[place : place + 1] != (str(line.rank),) for line in lines)
    ]


def column_help(table: FittedTable, tie_breaks: Sequence[ColumnText]) -> list[str]:
    """Return what the tie-breaks are that have a column in the table."""
    shown = {column.head for column in table.columns}
    return [
        tables.tie_break_help(tie_break.head, tie_break.help) for tie_break in tie_breaks if tie_break.head in shown
    ]


def padded(line: Standing, tie_breaks: Sequence[ColumnText]) -> list[str]:
    """Return the tie-break values, one for each column; before the first round a format may have none."""
    return [*line.tie_breaks, *[""] * (len(tie_breaks) - len(line.tie_breaks))]
