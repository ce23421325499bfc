"""Podium with the final places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, takewhile

from bot.pictures import texts
from bot.pictures.canvas import Canvas, Drawing, alt_text
from bot.pictures.sheets import INNER, begin, foot, room
from bot.pictures.text_layout import wrapped
from bot.pictures.texts import say
from bot.pictures.themes import BODY, MARGIN, SMALL, TINY, Theme

BELOW = 7
"""Maximum number of lines below the podium; fewer if the title is long."""

_HEIGHTS = (104.0, 74.0, 52.0)
"""Of the steps of the first, second and third place."""

_COLUMNS = (1, 0, 2, 3, 4)
"""Column from the left of the finishers on the podium, best first. More do not stand on it."""

_NAMES, _ROW = 58.0, 22.0


@dataclass(frozen=True, slots=True)
class PodiumPlace:
    """A finisher: place as shown (several may share one), name, and a note (points, a prize)."""

    place: str
    name: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Podium:
    """The finishers, best first; those of the first three places are on the podium, the next ones below.

    Who share a place stand equally high, on a podium of up to five; where more share one, they are listed below.
    """

    title: str
    subtitle: str
    places: tuple[PodiumPlace, ...]

    def draw(self, theme: Theme) -> tuple[Drawing, ...]:
        """Draw the podium."""
        canvas, y = begin(theme, self.title, self.subtitle)
        ground = y + _NAMES + _HEIGHTS[0]
        on_podium = _on_podium(self.places)
        wide = INNER / max(len(_HEIGHTS), len(on_podium))
        for finisher, column in zip(on_podium, _COLUMNS, strict=False):
            step = int(finisher.place) - 1
            _step(canvas, MARGIN + column * wide, wide, ground, _HEIGHTS[step], (finisher, step))
        canvas.line([(MARGIN - 6, ground), (canvas.width - MARGIN + 6, ground)], theme.rule, width=2)
        y = ground + 10
        for finisher in self.places[len(on_podium) : _shown(self)]:
            _below(canvas, y, finisher)
            y += _ROW
        return (canvas.finish(foot(canvas, y - 8), alt(self)),)


def alt(view: Podium) -> str:
    """Return the alt text."""
    shown = view.places[: _shown(view)]
    lines = [
        texts.sentence(
            texts.enumerated(filter(None, (f"{podium_place.place}. {podium_place.name}", podium_place.note)))
        )
        for podium_place in shown
    ]
    return alt_text(texts.head(say("pictures-final-places"), view.title, view.subtitle), *lines)


def _on_podium(places: Sequence[PodiumPlace]) -> list[PodiumPlace]:
    """Return the finishers of the first three places, as far as all who share one fit."""
    shown: list[PodiumPlace] = []
    medals = takewhile(lambda finisher: int(finisher.place) <= len(_HEIGHTS), places)
    for _, group in groupby(medals, key=lambda finisher: finisher.place):
        level = list(group)
        if len(shown) + len(level) > len(_COLUMNS):
            break
        shown += level
    return shown


def _shown(view: Podium) -> int:
    """Return how many finishers the picture has room for."""
    below = room(view.title, view.subtitle) - _NAMES - _HEIGHTS[0] - 2
    return len(_on_podium(view.places)) + min(BELOW, int(below // _ROW))


def _step(canvas: Canvas, x: float, wide: float, ground: float, high: float, standing: tuple[PodiumPlace, int]) -> None:
    theme = canvas.theme
    finisher, medal = standing
    top, middle = ground - high, x + wide / 2
    canvas.path(
        f"M{x + 4:.1f} {ground:.1f}V{top + 8:.1f}q0 -8 8 -8H{x + wide - 12:.1f}q8 0 8 8V{ground:.1f}Z",
        fill=theme.medals[medal],
    )
    canvas.text(middle, top + 34, finisher.place, 26, weight=700, anchor="middle", fill=theme.on_medal, room=wide - 16)
    lines = wrapped(finisher.name, wide - 6, BODY, 700)
    note_room = 16 if finisher.note else 4
    for number, line in enumerate(reversed(lines)):
        canvas.text(middle, top - note_room - 5 - number * 17, line, BODY, weight=700, anchor="middle")
    canvas.text(middle, top - 6, finisher.note, TINY, anchor="middle", fill=theme.quiet, room=wide - 6)


def _below(canvas: Canvas, y: float, finisher: PodiumPlace) -> None:
    theme = canvas.theme
    base = y + _ROW / 2 + SMALL * 0.36
    canvas.text(MARGIN + 20, base, finisher.place, SMALL, anchor="end", fill=theme.quiet, weight=600, room=26)
    note = canvas.text(canvas.width - MARGIN, base, finisher.note, SMALL, anchor="end", fill=theme.quiet, room=104)
    canvas.text(MARGIN + 32, base, finisher.name, BODY, room=INNER - 40 - (note + 8 if note else 0))
