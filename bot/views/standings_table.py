"""Standings as a table, for a whole stage or one of its groups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from bot.text import tables
from bot.text.catalogue import manner
from bot.text.context import TournamentContext
from bot.text.format_texts import format_text
from bot.text.numbers import points, points_word
from bot.text.texts import texts
from bot.views.table import Column
from formats.core.memoize import memoize
from formats.core.model import Standing, TieBreak
from formats.core.values import EntrantId


def standings_table(
    context: TournamentContext,
    lines: Sequence[Standing],
    tie_breaks: Sequence[TieBreak],
    signs: Mapping[EntrantId, str],
    how_far: Mapping[EntrantId, str] = MappingProxyType({}),
) -> tuple[tuple[Column, ...], list[list[str]]]:
    """Return columns and rows of a table of standings; `signs` mark some of the entrants.

    If `how_far` is known (knock-outs), it replaces the points.
    """
    ties = any(line.ties for line in lines)
    columns = _columns(tie_breaks, _Shown(bool(signs), bool(how_far), ties), manner())
    rows = [
        [
            "" if line.apart else str(line.rank),
            context.names.full(line.entrant),
            *([signs.get(line.entrant, "")] if signs else []),
            how_far.get(line.entrant, "") if how_far else points(line.half_points),
            str(line.wins),
            *([str(line.ties)] if ties else []),
            str(line.losses),
            *map(format_text, padded(line, tie_breaks)),
        ]
        for line in lines
    ]
    return columns, rows


class _Shown(NamedTuple):
    """Optional columns of a table: signs, progress instead of points, ties."""

    signs: bool
    how_far: bool
    ties: bool


@memoize(lambda tie_breaks, shown, manner: (tie_breaks, *shown, manner), most=256)
def _columns(tie_breaks: Sequence[TieBreak], shown: _Shown, manner: str) -> tuple[Column, ...]:  # noqa: ARG001
    """Return the columns with heads in the reader's language."""
    return (
        Column(tables.RANK),
        Column(texts.tables.name(), "left", elastic=True),
        *([Column(tables.MARKS, "left")] if shown.signs else []),
        Column(texts.tables.reached(), "left") if shown.how_far else Column(texts.tables.points()),
        Column(texts.tables.won()),
        *([Column(texts.tables.tied())] if shown.ties else []),
        Column(texts.tables.lost()),
        *(Column(tie_break.head) for tie_break in tie_breaks),
    )


def reached_text(line: Standing, how_far: Mapping[EntrantId, str]) -> str:
    """Return what a place is based on: how far the entrant got, if that is known, else the points."""
    return how_far[line.entrant] if line.entrant in how_far else points_word(line.half_points)


def padded(line: Standing, tie_breaks: Sequence[TieBreak]) -> list[str]:
    """Return the tie-break values, one for each column; before the first round a format may have none."""
    return [*line.tie_breaks, *[""] * (len(tie_breaks) - len(line.tie_breaks))]
