"""Preview picture of a link to a tournament's page: title, progress and leaders."""

from __future__ import annotations

from dataclasses import dataclass

from bot.pictures.canvas import Canvas, Drawing, alt_text
from bot.pictures.text_layout import wrapped
from bot.pictures.themes import Theme

WIDE, HIGH, SCALE = 480.0, 252.0, 1.25
"""Size in units, and their scale; with `ZOOM` pixels per unit 1,200 by 630 pixels, the usual size of link previews."""

MOST_LINES = 5

_EDGE, _TITLE, _NOTE, _NAME = 29.0, 27.0, 13.5, 15.0
_FIRST_LINE, _STEP = 50.0, 33.0


@dataclass(frozen=True, slots=True)
class CardLine:
    """A place as shown, the entrant, and a note."""

    place: str
    name: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class LinkCard:
    """Content of the card; only the first lines are shown."""

    title: str
    note: str
    lines: tuple[CardLine, ...] = ()

    def draw(self, theme: Theme) -> tuple[Drawing, ...]:
        """Draw the card: one picture, always of the same size."""
        canvas = Canvas(theme, WIDE, scale=SCALE)
        canvas.rect(0, 0, WIDE, 6, theme.accent)
        room, y = WIDE - 2 * _EDGE, _FIRST_LINE
        for line in wrapped(self.title, room, _TITLE, 700, lines=2 if len(self.lines) < MOST_LINES else 1):
            canvas.text(_EDGE, y, line, _TITLE, weight=700, room=room)
            y += _STEP
        y -= 8
        canvas.text(_EDGE, y, self.note, _NOTE, fill=theme.quiet, room=room)
        y += 32
        for card_line in self.lines[:MOST_LINES]:
            if y > HIGH - 13:
                break
            noted = canvas.text(WIDE - _EDGE, y, card_line.note, _NAME, fill=theme.quiet, anchor="end", room=120)
            canvas.text(_EDGE + 21, y, card_line.place, _NAME, fill=theme.accent, weight=700, anchor="end", room=32)
            canvas.text(_EDGE + 32, y, card_line.name, _NAME, weight=600, room=room - 45 - noted)
            y += 28
        sentences = [
            f"{card_line.place}. {card_line.name} {card_line.note}".strip() + "."
            for card_line in self.lines[:MOST_LINES]
        ]
        return (canvas.finish(HIGH, alt_text(f"{self.title}.", f"{self.note}.", *sentences)),)
