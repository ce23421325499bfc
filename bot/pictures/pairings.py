"""Picture of the pairings of a round: a row for each game, with both players and the result between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.pictures import texts
from bot.pictures.canvas import Canvas, Drawing, alt_text
from bot.pictures.sheets import INNER, foot, pages, split
from bot.pictures.text_layout import fitted, text_width
from bot.pictures.texts import say
from bot.pictures.themes import BODY, MARGIN, SMALL, TINY, Theme

_ROW, _MIDDLE = 37.0, 30.0
"""Height of a row, and the least width of the text between the players."""


@dataclass(frozen=True, slots=True)
class SheetGame:
    """A game: board, the two players by seat, and a line below each (score so far, side).

    `centre` is the text between them: the result, or "" without one; `won` is the winning seat.
    """

    board: str
    names: tuple[str, str]
    notes: tuple[str, str] = ("", "")
    centre: str = ""
    won: int | None = None


@dataclass(frozen=True, slots=True)
class PairingSheet:
    """A round's games by board; `others` are lines about byes and unpaired entrants."""

    title: str
    subtitle: str
    games: tuple[SheetGame, ...]
    others: tuple[str, ...] = ()

    def draw(self, theme: Theme) -> Iterator[Drawing]:
        """Draw the sheet, in several pictures if there are many games."""
        parts, hidden = split(self.games, _ROW, self.title, self.subtitle, *self.others)
        for canvas, y, games, last in pages(theme, self.title, self.subtitle, parts):
            for place, game in enumerate(games):
                _game(canvas, y + place * _ROW, game)
            notes = (hidden, *self.others) if last else ()
            yield canvas.finish(foot(canvas, y + len(games) * _ROW, *notes), alt(self, games, last=last))


def alt(view: PairingSheet, games: Sequence[SheetGame], *, last: bool) -> str:
    """Return the alt text of a sheet."""
    lines = [
        texts.line(
            game.board,
            texts.enumerated(
                filter(None, (say("pictures-against", first=game.names[0], second=game.names[1]), game.centre))
            ),
        )
        for game in games
    ]
    return alt_text(
        texts.head(say("pictures-pairings"), view.title, view.subtitle), *lines, *(view.others if last else ())
    )


def _game(canvas: Canvas, top: float, game: SheetGame) -> None:
    """Draw a row: the board in a pill, a player on each side, and in the middle the result or "vs"."""
    theme = canvas.theme
    canvas.rect(MARGIN - 6, top, INNER + 12, _ROW - 5, theme.band, radius=6)
    board = fitted(game.board, 40, TINY, 600)
    pill = max(22.0, text_width(board, TINY, 600) + 10)
    middle_y = top + (_ROW - 5) / 2
    canvas.rect(MARGIN - 1, middle_y - 9, pill, 18, theme.neutral_tint, radius=9)
    canvas.text(
        MARGIN - 1 + pill / 2, middle_y + TINY * 0.36, board, TINY, anchor="middle", weight=600, fill=theme.quiet
    )
    left, right = MARGIN + pill + 6, canvas.width - MARGIN
    centre_room = max(_MIDDLE, text_width(game.centre, BODY, 700) + 12) if game.centre else _MIDDLE
    centre_x = (left + right) / 2
    room = (right - left - centre_room) / 2
    for seat, x in enumerate((left, right)):
        _player(canvas, top, game, seat, x, room)
    shown, ink = (game.centre, theme.ink) if game.centre else (say("pictures-versus"), theme.faint)
    size = BODY if game.centre else SMALL
    canvas.text(
        centre_x,
        middle_y + size * 0.36,
        shown,
        size,
        anchor="middle",
        fill=ink,
        weight=700 if game.centre else 400,
        room=centre_room,
    )


def _player(canvas: Canvas, top: float, game: SheetGame, seat: int, x: float, room: float) -> None:
    """Draw a player's name and note from `x` inwards; the winner is bold, the loser is quiet."""
    theme, note = canvas.theme, game.notes[seat]
    anchor: Literal["start", "end"] = "end" if seat else "start"
    base = top + (15 if note else (_ROW - 5) / 2 + BODY * 0.36)
    fill = theme.quiet if game.won == 1 - seat else theme.ink
    canvas.text(
        x, base, game.names[seat], BODY, anchor=anchor, room=room, weight=700 if game.won == seat else 400, fill=fill
    )
    if note:
        canvas.text(x, top + 28, note, TINY, anchor=anchor, room=room, fill=theme.quiet)
