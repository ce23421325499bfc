"""The match diagram: every match of every round with the ranks it is played for, as cards in columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.faces.swiss_elimination.texts import texts as own
from bot.pictures import texts
from bot.pictures.canvas import Canvas, Drawing, alt_text
from bot.pictures.sheets import INNER, MOST_SHEETS, foot, pages, room, stacked
from bot.pictures.texts import say
from bot.pictures.themes import MARGIN, SMALL, TINY, Theme

COLUMNS = 2
"""Columns beside each other, each of a round or of several short ones."""

_BETWEEN, _HEAD, _CODE, _SLOT, _GAP = 8.0, 17.0, 36.0, 14.0, 5.0
_CARD = 2 * _SLOT + 3
_WIDE = (INNER - (COLUMNS - 1) * _BETWEEN) / COLUMNS


@dataclass(frozen=True, slots=True)
class DiagramMatch:
    """A match: its code, the players with the better rank first and their ranks, who won (0 or 1)."""

    code: str
    names: tuple[str, str]
    ranks: tuple[str, str] = ("", "")
    won: int | None = None


@dataclass(frozen=True, slots=True)
class DiagramRound:
    """The matches of a round."""

    title: str
    matches: tuple[DiagramMatch, ...]


@dataclass(frozen=True, slots=True)
class MatchDiagram:
    """The rounds in order of play."""

    title: str
    subtitle: str
    rounds: tuple[DiagramRound, ...]

    def draw(self, theme: Theme) -> Iterator[Drawing]:
        """The diagram; only the latest rounds where there are too many for a few pictures."""
        earlier = say("pictures-earlier-matches")
        high = room(self.title, self.subtitle, earlier, sheets=MOST_SHEETS)
        cards = int((high - _HEAD) // (_CARD + _GAP))
        blocks = (
            DiagramRound(round_.title, round_.matches[start : start + cards])
            for round_ in self.rounds
            for start in range(0, max(1, len(round_.matches)), cards)
        )
        columns = stacked(blocks, _height, high)
        most = COLUMNS * MOST_SHEETS
        shown = columns[-most:]
        note = earlier if len(columns) > most else ""
        parts = [shown[start : start + COLUMNS] for start in range(0, max(1, len(shown)), COLUMNS)]
        for canvas, top, part, _ in pages(theme, self.title, self.subtitle, parts):
            bottom = max(
                _column(canvas, MARGIN + place * (_WIDE + _BETWEEN), top, rounds) for place, rounds in enumerate(part)
            )
            yield canvas.finish(
                foot(canvas, bottom - _GAP, note), alt(self, [each for rounds in part for each in rounds])
            )


def alt(view: MatchDiagram, rounds: Sequence[DiagramRound]) -> str:
    """Return the alt text of a picture of these rounds."""
    return alt_text(
        texts.head(own.playoff_pictures_matches(), view.title, view.subtitle),
        *(texts.line(round_.title, texts.enumerated(map(_spoken, round_.matches))) for round_ in rounds),
    )


def _spoken(match: DiagramMatch) -> str:
    first, second = match.names
    if match.won is None:
        return f"{match.code} {say('pictures-against', first=first, second=second)}"
    return f"{match.code} {say('pictures-beat', first=match.names[match.won], second=match.names[1 - match.won])}"


def _height(round_: DiagramRound) -> float:
    return _HEAD + len(round_.matches) * (_CARD + _GAP)


def _column(canvas: Canvas, x: float, y: float, rounds: Sequence[DiagramRound]) -> float:
    for round_ in rounds:
        canvas.text(x, y + 9, round_.title, SMALL, weight=700, fill=canvas.theme.quiet, room=_WIDE)
        y += _HEAD
        for match in round_.matches:
            _card(canvas, x, y, match)
            y += _CARD + _GAP
    return y


def _card(canvas: Canvas, x: float, y: float, match: DiagramMatch) -> None:
    theme = canvas.theme
    canvas.rect(x, y, _WIDE, _CARD, theme.band, radius=5, stroke=theme.rule)
    base = y + _CARD / 2 + TINY * 0.36
    canvas.text(x + _CODE / 2, base, match.code, TINY, anchor="middle", weight=700, fill=theme.accent, room=_CODE - 3)
    for seat in (0, 1):
        base = y + 1.5 + (seat + 0.5) * _SLOT + TINY * 0.36
        if match.won == seat:
            canvas.rect(x + _CODE, base - 9.5, 3, 12, theme.win, radius=1.5)
        rank = canvas.text(x + _WIDE - 5, base, match.ranks[seat], TINY, anchor="end", fill=theme.quiet)
        canvas.text(
            x + _CODE + 6,
            base,
            match.names[seat],
            TINY,
            weight=600 if match.won == seat else 400,
            fill=theme.faint if match.won == 1 - seat else theme.ink,
            room=_WIDE - _CODE - 11 - (rank + 4 if rank else 0),
        )
