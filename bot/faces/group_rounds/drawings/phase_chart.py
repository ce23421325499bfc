"""Chart of all rounds as columns of groups, from the first groups to the final."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.pictures import texts
from bot.pictures.canvas import Canvas, Drawing, alt_text
from bot.pictures.sheets import INNER, MOST_SHEETS, foot, pages, room, stacked
from bot.pictures.texts import say
from bot.pictures.themes import MARGIN, SMALL, TINY, Theme

COLUMNS = 3
"""Columns beside each other: a round is one or, with many groups, several."""

_HEAD, _TITLE, _ROW, _BETWEEN, _GAP = 20.0, 15.0, 14.0, 7.0, 6.0
_WIDE = (INNER - (COLUMNS - 1) * _GAP) / COLUMNS


@dataclass(frozen=True, slots=True)
class ChartMember:
    """A member of a group; `on` for those who went on from it, or won."""

    name: str
    on: bool = False


@dataclass(frozen=True, slots=True)
class ChartGroup:
    """A group in its order; `rest` counts members that are not named."""

    title: str
    members: tuple[ChartMember, ...]
    rest: str = ""


@dataclass(frozen=True, slots=True)
class ChartPhase:
    """A round with its groups; `empty` is shown in place of groups that are not known yet."""

    title: str
    groups: tuple[ChartGroup, ...]
    empty: str = ""


@dataclass(frozen=True, slots=True)
class PhaseChart:
    """All rounds of an event, the first on the left."""

    title: str
    subtitle: str
    phases: tuple[ChartPhase, ...]
    note: str = ""

    def draw(self, theme: Theme) -> Iterator[Drawing]:
        """The latest rounds in several pictures if they do not fit into one."""
        earlier = say("pictures-earlier-matches")
        high = room(self.title, self.subtitle, self.note, earlier, sheets=MOST_SHEETS) - _HEAD
        columns = [
            ChartPhase(phase.title, tuple(groups), phase.empty)
            for phase in self.phases
            for groups in stacked(phase.groups, _height, high + _BETWEEN)
        ]
        most = COLUMNS * MOST_SHEETS
        shown = columns[-most:]
        parts = [shown[start : start + COLUMNS] for start in range(0, len(shown), COLUMNS)]
        note = earlier if len(columns) > most else ""
        for canvas, top, part, _ in pages(theme, self.title, self.subtitle, parts):
            ends = [_phase(canvas, MARGIN + place * (_WIDE + _GAP), top, phase) for place, phase in enumerate(part)]
            yield canvas.finish(foot(canvas, max(ends) - _BETWEEN, self.note, note), self._alt(part))

    def _alt(self, phases: Sequence[ChartPhase]) -> str:
        """The latest rounds first: they matter most, and room is short."""
        lines = [
            texts.line(
                texts.enumerated((phase.title, group.title)), texts.enumerated(member.name for member in group.members)
            )
            for phase in reversed(phases)
            for group in phase.groups
        ]
        return alt_text(texts.head(say("pictures-groups"), self.title, self.subtitle), *lines)


def _height(group: ChartGroup) -> float:
    return _TITLE + _ROW * (len(group.members) + bool(group.rest)) + _BETWEEN


def _phase(canvas: Canvas, x: float, y: float, phase: ChartPhase) -> float:
    theme = canvas.theme
    canvas.text(x, y + 9, phase.title, SMALL, weight=700, room=_WIDE)
    canvas.line([(x, y + 14), (x + _WIDE, y + 14)], theme.rule)
    y += _HEAD
    if not phase.groups:
        canvas.text(x, y + TINY, phase.empty, TINY, fill=theme.faint, room=_WIDE)
        return y + _ROW + _BETWEEN
    for group in phase.groups:
        canvas.text(x, y + TINY, group.title, TINY, fill=theme.quiet, weight=600, room=_WIDE)
        y += _TITLE
        for member in group.members:
            if member.on:
                canvas.rect(x, y, _WIDE, _ROW - 1, theme.win_tint, radius=3)
                canvas.rect(x, y + 2, 2.5, _ROW - 5, theme.win, radius=1)
            ink = theme.ink if member.on else theme.quiet
            canvas.text(x + 5, y + TINY, member.name, TINY, fill=ink, weight=600 if member.on else 400, room=_WIDE - 7)
            y += _ROW
        if group.rest:
            canvas.text(x + 5, y + TINY, group.rest, TINY, fill=theme.faint, room=_WIDE - 7)
            y += _ROW
        y += _BETWEEN
    return y
