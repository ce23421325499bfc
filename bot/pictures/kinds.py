"""Menu of the kinds of tournaments that can be created: a sketch and a title for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.pictures import texts
from bot.pictures.canvas import Canvas, Drawing, alt_text
from bot.pictures.sheets import INNER, MOST_SHEETS, foot, more_below, pages, room
from bot.pictures.sketches import Sketch, draw_sketch
from bot.pictures.text_layout import wrapped
from bot.pictures.texts import say
from bot.pictures.themes import HEADING, MARGIN, TINY, Theme

COLUMNS = 3
"""Number of kinds side by side."""

MOST_STAGES = 2
"""Maximum number of stages drawn: the first and the last."""

_GAP, _CARD, _LINE, _BELOW, _HEAD = 8.0, 40.0, 13.0, 5.0, 24.0
_TILE = (INNER - (COLUMNS - 1) * _GAP) / COLUMNS


_SAID: Mapping[Sketch, Callable[[], str]] = {
    "bracket": lambda: say("pictures-sketch-bracket"),
    "double_bracket": lambda: say("pictures-sketch-double-bracket"),
    "everybody": lambda: say("pictures-sketch-everybody"),
    "groups": lambda: say("pictures-sketch-groups"),
    "groups_final": lambda: say("pictures-sketch-groups-final"),
    "lives": lambda: say("pictures-sketch-lives"),
    "odds": lambda: say("pictures-sketch-odds"),
    "path": lambda: say("pictures-sketch-path"),
    "rounds": lambda: say("pictures-sketch-rounds"),
    "tiers": lambda: say("pictures-sketch-tiers"),
}
"""Description of each sketch for the alt text."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind: its title, and the sketch of each stage in order."""

    title: str
    stages: tuple[Sketch, ...]


@dataclass(frozen=True, slots=True)
class Kinds:
    """Kinds under a common heading."""

    heading: str
    kinds: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class KindsSheet:
    """All kinds of a menu, in its order."""

    title: str
    parts: tuple[Kinds, ...]

    def draw(self, theme: Theme) -> Iterator[Drawing]:
        """Draw the kinds, in several pictures if there are many."""
        count = sum(len(part.kinds) for part in self.parts)
        sheets = _sheets(self.parts, room(self.title, "", more_below(count), sheets=MOST_SHEETS))
        hidden = sum(len(part.kinds) for sheet in sheets[MOST_SHEETS:] for part in sheet)
        for canvas, top, parts, last in pages(theme, self.title, "", sheets[:MOST_SHEETS]):
            y = top
            for part in parts:
                y = _part(canvas, y, part)
            yield canvas.finish(foot(canvas, y - 8, more_below(hidden) if last else ""), alt(self, parts))


def alt(view: KindsSheet, parts: Sequence[Kinds]) -> str:
    """Return the alt text: title and description of each kind."""
    sentences = [texts.sentence(view.title)]
    for part in parts:
        sentences.append(texts.sentence(part.heading))
        sentences += [texts.line(kind.title, in_words(kind)) for kind in part.kinds]
    return alt_text(*sentences)


def in_words(kind: Kind) -> str:
    """Return the description of a kind's sketches."""
    drawn = [_SAID[sketch]() for sketch in drawn_stages(kind)]
    return drawn[0] if len(drawn) == 1 else say("pictures-sketch-then", first=drawn[0], last=drawn[-1])


def drawn_stages(kind: Kind) -> tuple[Sketch, ...]:
    """Return the sketches that are drawn: those of the first and the last stage."""
    return kind.stages if len(kind.stages) <= MOST_STAGES else (kind.stages[0], kind.stages[-1])


def _sheets(parts: Sequence[Kinds], high: float) -> list[list[Kinds]]:
    """Distribute rows of kinds over pictures of a height in order; a divided heading is repeated."""
    sheets: list[list[Kinds]] = [[]]
    used = 0.0
    for part in parts:
        for start in range(0, len(part.kinds), COLUMNS):
            row = part.kinds[start : start + COLUMNS]
            goes_on = bool(start and sheets[-1])
            needs = _high(row) if goes_on else _high(row) + _HEAD
            if sheets[-1] and used + needs > high:
                sheets.append([])
                used, needs, goes_on = 0.0, _high(row) + _HEAD, False
            if goes_on:
                row = (*sheets[-1].pop().kinds, *row)
            sheets[-1].append(Kinds(part.heading, row))
            used += needs
    return sheets


def _high(row: Sequence[Kind]) -> float:
    """Return the height of a row, determined by the longest title."""
    return _CARD + _BELOW + _LINE * max(len(_title(kind)) for kind in row)


def _title(kind: Kind) -> list[str]:
    """Return the lines of a title."""
    return wrapped(kind.title, _TILE, TINY, 600, lines=3)


def _part(canvas: Canvas, y: float, part: Kinds) -> float:
    canvas.text(MARGIN, y + 12, part.heading, HEADING, weight=700, room=INNER)
    y += _HEAD
    for start in range(0, len(part.kinds), COLUMNS):
        row = part.kinds[start : start + COLUMNS]
        for column, kind in enumerate(row):
            _tile(canvas, MARGIN + column * (_TILE + _GAP), y, kind)
        y += _high(row)
    return y


def _tile(canvas: Canvas, x: float, y: float, kind: Kind) -> None:
    theme, stages = canvas.theme, drawn_stages(kind)
    canvas.rect(x, y, _TILE, _CARD, theme.band, radius=5)
    if len(stages) == 1:
        draw_sketch(canvas, stages[0], x + _TILE / 2 - 34, y + 4, 68, _CARD - 8)
    else:
        middle, level = x + _TILE / 2, y + _CARD / 2
        draw_sketch(canvas, stages[0], x + 4, y + 9, 36, _CARD - 18)
        canvas.line([(middle - 5, level), (middle + 5, level)], theme.faint, width=1.4)
        canvas.line([(middle + 1, level - 4), (middle + 5, level), (middle + 1, level + 4)], theme.faint, width=1.4)
        draw_sketch(canvas, stages[-1], x + _TILE - 40, y + 9, 36, _CARD - 18)
    for number, line in enumerate(_title(kind)):
        canvas.text(x, y + _CARD + 12 + number * _LINE, line, TINY, weight=600)
