"""Week table of two players' available times, with the chosen slot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.pictures import texts
from bot.pictures.canvas import Canvas, Drawing, alt_text
from bot.pictures.sheets import INNER, begin, foot, room
from bot.pictures.texts import say
from bot.pictures.themes import MARGIN, SMALL, TINY, Theme

Free = Literal["none", "first", "second", "both", "outside"]
"""For whom a start is possible; `outside` of the week's window."""

_HOURS, _ROW, _HEAD, _LEGEND = 37.0, 19.0, 15.0, 25.0
_SPOKEN = 40
"""Maximum number of times listed in the alt text."""


@dataclass(frozen=True, slots=True)
class WeekTable:
    """Available times: `cells[hour][day]`.

    `chosen` is (hour, day), `players` the two, `note` the chosen time in words.
    """

    title: str
    subtitle: str
    players: tuple[str, str]
    days: tuple[str, ...]
    hours: tuple[str, ...]
    cells: tuple[tuple[Free, ...], ...]
    chosen: tuple[int, int] | None = None
    note: str = ""

    def draw(self, theme: Theme) -> tuple[Drawing, ...]:
        """Draw the table."""
        canvas, y = begin(theme, self.title, self.subtitle)
        y = _legend(canvas, y, self)
        wide = (INNER - _HOURS) / max(1, len(self.days))
        high = min(_ROW, (room(self.title, self.subtitle, self.note) - _HEAD - _LEGEND) / max(1, len(self.hours)))
        every = 1 if high > TINY * 1.1 else 2
        left = MARGIN + _HOURS
        for place, day in enumerate(self.days):
            x = left + (place + 0.5) * wide
            canvas.text(x, y + 8, day, TINY, anchor="middle", weight=600, fill=theme.quiet, room=wide - 2)
        y += _HEAD
        for row, (name, cells) in enumerate(zip(self.hours, self.cells, strict=True)):
            top = y + row * high
            if row % every == 0:
                base = top + high / 2 + TINY * 0.36
                canvas.text(left - 5, base, name, TINY, anchor="end", fill=theme.quiet, room=_HOURS - 5)
            for column, free in enumerate(cells):
                _cell(canvas, left + column * wide, top, (wide, high), free)
        if self.chosen is not None:
            row, column = self.chosen
            _ring(canvas, left + column * wide, y + row * high, (wide, high))
        height = foot(canvas, y + len(self.hours) * high, self.note)
        return (canvas.finish(height, alt(self)),)


def alt(view: WeekTable) -> str:
    """Return the alt text: the chosen time, and the common times."""
    both = [
        f"{view.days[day]} {view.hours[hour]}"
        for day in range(len(view.days))
        for hour in range(len(view.hours))
        if view.cells[hour][day] == "both"
    ]
    chosen = ""
    if view.chosen is not None:
        hour, day = view.chosen
        chosen = texts.line(say("pictures-chosen"), f"{view.days[day]} {view.hours[hour]}")
    listed = texts.enumerated(both[:_SPOKEN])
    if len(both) > _SPOKEN:
        listed = say("pictures-and-more", listed=listed, count=len(both) - _SPOKEN)
    common = texts.line(say("pictures-both-can"), listed) if both else say("pictures-no-common-start")
    first, second = view.players
    shown = say("pictures-times-of", first=first, second=second)
    return alt_text(texts.head(shown, view.title, view.subtitle), chosen, view.note, common)


def _legend(canvas: Canvas, y: float, view: WeekTable) -> float:
    kinds: tuple[tuple[Free, str], ...] = (
        ("first", view.players[0]),
        ("second", view.players[1]),
        ("both", say("pictures-both")),
    )
    x = MARGIN
    for kind, text in kinds:
        _cell(canvas, x, y - 3, (20, _ROW), kind)
        room = 46.0 if kind == "both" else 79.0
        x += 24 + canvas.text(x + 24, y + _ROW / 2 - 3 + SMALL * 0.36, text, SMALL, room=room) + 8
    return y + _LEGEND


def _cell(canvas: Canvas, x: float, y: float, size: tuple[float, float], free: Free) -> None:
    """Draw a cell: upper half for the first player, lower half for the second; a full cell with a dot for both."""
    theme = canvas.theme
    wide, row = size
    inner, high = wide - 2, row - 2
    if free == "outside":
        return
    canvas.rect(x + 1, y + 1, inner, high, theme.neutral_tint, radius=3)
    if free == "both":
        canvas.rect(x + 1, y + 1, inner, high, theme.series[2], radius=3)
        canvas.circle(x + wide / 2, y + row / 2, 2.6, theme.page)
    elif free == "first":
        canvas.rect(x + 1, y + 1, inner, high / 2, theme.series[0], radius=3)
    elif free == "second":
        canvas.rect(x + 1, y + 1 + high / 2, inner, high / 2, theme.series[1], radius=3)


def _ring(canvas: Canvas, x: float, y: float, size: tuple[float, float]) -> None:
    left, top, right, bottom = x - 1, y - 1, x + size[0] + 1, y + size[1] + 1
    data = f"M{left:.1f} {top:.1f}H{right:.1f}V{bottom:.1f}H{left:.1f}Z"
    canvas.path(data, stroke=canvas.theme.page, width=5.5)
    canvas.path(data, stroke=canvas.theme.ink, width=2.6)
