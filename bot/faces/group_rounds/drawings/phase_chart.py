"""A column for every round, its groups below each other: the way from the groups to the final."""

from __future__ import annotations

from dataclasses import dataclass

from bot.pictures import texts
from bot.pictures.canvas import Canvas, Drawing, alt_text
from bot.pictures.sheets import INNER, begin, foot
from bot.pictures.themes import MARGIN, SMALL, TINY, Theme

_HEAD, _TITLE, _ROW, _BETWEEN, _GAP = 20.0, 16.0, 15.0, 8.0, 6.0


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

    def draw(self, theme: Theme) -> tuple[Drawing, ...]:
        """One picture."""
        canvas, top = begin(theme, self.title, self.subtitle)
        wide = (INNER + _GAP) / len(self.phases)
        ends = [
            _phase(canvas, MARGIN + place * wide, top, wide - _GAP, phase) for place, phase in enumerate(self.phases)
        ]
        return (canvas.finish(foot(canvas, max(ends) - _BETWEEN, self.note), self._alt()),)

    def _alt(self) -> str:
        """The latest rounds first: they matter most, and room is short."""
        lines = [
            texts.line(
                texts.enumerated((phase.title, group.title)), texts.enumerated(member.name for member in group.members)
            )
            for phase in reversed(self.phases)
            for group in phase.groups
        ]
        return alt_text(texts.sentence(self.title), texts.sentence(self.subtitle), *lines)


def _phase(canvas: Canvas, x: float, y: float, wide: float, phase: ChartPhase) -> float:
    theme = canvas.theme
    canvas.text(x, y + 9, phase.title, SMALL, weight=700, room=wide)
    canvas.line([(x, y + 14), (x + wide, y + 14)], theme.rule)
    y += _HEAD
    if not phase.groups:
        canvas.text(x, y + TINY, phase.empty, TINY, fill=theme.faint, room=wide)
        return y + _ROW + _BETWEEN
    for group in phase.groups:
        canvas.text(x, y + TINY, group.title, TINY, fill=theme.quiet, weight=600, room=wide)
        y += _TITLE
        for member in group.members:
            if member.on:
                canvas.rect(x, y, wide, _ROW - 1, theme.win_tint, radius=3)
                canvas.rect(x, y + 2, 2.5, _ROW - 5, theme.win, radius=1)
            ink = theme.ink if member.on else theme.quiet
            canvas.text(x + 5, y + TINY, member.name, TINY, fill=ink, weight=600 if member.on else 400, room=wide - 7)
            y += _ROW
        if group.rest:
            canvas.text(x + 5, y + TINY, group.rest, TINY, fill=theme.faint, room=wide - 7)
            y += _ROW
        y += _BETWEEN
    return y
