"""Groups as small grids, each a round robin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.pictures import texts
from bot.pictures.canvas import Canvas, Drawing, alt_text
from bot.pictures.outcomes import SIGNS, Outcome, cell
from bot.pictures.sheets import INNER, MOST_SHEETS, foot, more_below, pages, room, stacked
from bot.pictures.texts import say
from bot.pictures.themes import HEADING, MARGIN, SMALL, TINY, Theme

LARGEST = 10
"""Maximum number of members of a group whose games are shown side by side."""

_ROW, _NUMBER, _NAME, _CELL, _POINTS, _HEAD, _BETWEEN = 20.0, 20.0, 78.0, 18.0, 30.0, 18.0, 12.0


@dataclass(frozen=True, slots=True)
class GroupRow:
    """A member: outcomes against the group's members in their order; `through` if the member advances."""

    place: str
    name: str
    games: tuple[Outcome, ...]
    points: str
    through: bool = False


@dataclass(frozen=True, slots=True)
class GroupGrid:
    """A group, best first. Of a group larger than `LARGEST` the games are not shown."""

    title: str
    rows: tuple[GroupRow, ...]


@dataclass(frozen=True, slots=True)
class GroupGrids:
    """The groups of a round."""

    title: str
    subtitle: str
    groups: tuple[GroupGrid, ...]
    note: str = ""

    def draw(self, theme: Theme) -> Iterator[Drawing]:
        """Draw the groups over as many pictures as needed, without splitting a group if possible."""
        high = room(self.title, self.subtitle, more_below(len(self.groups)), self.note, sheets=MOST_SHEETS)
        parts = _parts(self.groups, high + _BETWEEN)
        hidden = sum(len(part) for part in parts[MOST_SHEETS:])
        for canvas, top, groups, last in pages(theme, self.title, self.subtitle, parts[:MOST_SHEETS]):
            y = top
            for group in groups:
                y = _group(canvas, y, group)
            note = more_below(hidden) if last else ""
            yield canvas.finish(foot(canvas, y - _BETWEEN, note, self.note), alt(self, groups))


def alt(view: GroupGrids, groups: Sequence[GroupGrid]) -> str:
    """Return the alt text of a picture of these groups."""
    lines = [
        texts.line(group.title, texts.enumerated(f"{row.place}. {row.name} {row.points}" for row in group.rows))
        for group in groups
    ]
    return alt_text(texts.head(say("pictures-groups"), view.title, view.subtitle), *lines)


def _parts(groups: Sequence[GroupGrid], high: float) -> list[list[GroupGrid]]:
    """Distribute groups over pictures of a height in order; a group too long for a picture is continued."""
    most = int((high - _HEAD - _BETWEEN) // _ROW)
    whole = (
        GroupGrid(group.title, group.rows[start : start + most])
        for group in groups
        for start in range(0, max(1, len(group.rows)), most)
    )
    return stacked(whole, lambda group: _HEAD + len(group.rows) * _ROW + _BETWEEN, high)


def _group(canvas: Canvas, y: float, group: GroupGrid) -> float:
    theme = canvas.theme
    games = max((len(row.games) for row in group.rows), default=0)
    columns = games if games <= LARGEST else 0
    right = canvas.width - MARGIN - 2
    wide = min(_CELL, (INNER - _NUMBER - _NAME - _POINTS) / max(1, columns))
    left = right - _POINTS - columns * wide
    canvas.text(MARGIN, y + 11, group.title, HEADING, weight=700, room=left - MARGIN - 6)
    for place in range(columns):
        x = left + (place + 0.5) * wide
        canvas.text(x, y + 11, str(place + 1), TINY, anchor="middle", fill=theme.quiet, weight=600)
    canvas.text(right, y + 11, say("tables-points"), TINY, anchor="end", fill=theme.quiet, weight=600)
    y += _HEAD
    for row in group.rows:
        if row.through:
            canvas.rect(MARGIN - 6, y, INNER + 12, _ROW - 1, theme.win_tint, radius=4)
            canvas.rect(MARGIN - 6, y + 2, 3, _ROW - 5, theme.win, radius=1.5)
        base = y + _ROW / 2 + SMALL * 0.36 - 0.5
        canvas.text(MARGIN + 14, base, row.place, SMALL, anchor="end", fill=theme.quiet)
        canvas.text(
            MARGIN + _NUMBER,
            base,
            row.name,
            SMALL,
            weight=600 if row.through else 400,
            room=left - MARGIN - _NUMBER - 6,
        )
        for place, outcome in enumerate(row.games[:columns]):
            cell(canvas, left + place * wide + 1, y + 1.5, wide - 2, _ROW - 4, outcome, SIGNS[outcome], TINY)
        canvas.text(right, base, row.points, SMALL, anchor="end", weight=600)
        y += _ROW
    return y + _BETWEEN
