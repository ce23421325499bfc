"""The match diagram: every match of every round with the ranks it is played for, as cards in columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.pictures import texts
from bot.pictures.canvas import Canvas, Drawing, alt_text
from bot.pictures.sheets import INNER, MOST_SHEETS, foot, pages
from bot.pictures.texts import say
from bot.pictures.themes import MARGIN, SMALL, TINY, Theme

COLUMNS, CARDS = 3, 8
"""Rounds beside each other and cards below each other."""

_BETWEEN, _LABEL, _SLOT, _GAP = 10.0, 16.0, 17.0, 8.0
_CARD = _LABEL + 2 * _SLOT + 3


@dataclass(frozen=True, slots=True)
class DiagramMatch:
    """A match: its code, what it is about (ranks, puzzle), the players with the better rank first, who won (0 or 1)."""

    code: str
    about: str
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
        columns = [
            DiagramRound(round_.title, round_.matches[start : start + CARDS])
            for round_ in self.rounds
            for start in range(0, max(1, len(round_.matches)), CARDS)
        ]
        most = COLUMNS * MOST_SHEETS
        shown = columns[-most:]
        note = say("pictures-earlier-matches") if len(columns) > most else ""
        parts = [shown[start : start + COLUMNS] for start in range(0, max(1, len(shown)), COLUMNS)]
        for canvas, top, part, _ in pages(theme, self.title, self.subtitle, parts):
            yield canvas.finish(foot(canvas, _columns(canvas, top, part), note), alt(self, part))


def alt(view: MatchDiagram, rounds: Sequence[DiagramRound]) -> str:
    """Return the alt text of a picture of these rounds."""
    return alt_text(
        texts.head(say("playoff-pictures-matches"), view.title, view.subtitle),
        *(texts.line(round_.title, texts.enumerated(map(_spoken, round_.matches))) for round_ in rounds),
    )


def _spoken(match: DiagramMatch) -> str:
    first, second = match.names
    if match.won is None:
        return f"{match.code} {say('pictures-against', first=first, second=second)}"
    return f"{match.code} {say('pictures-beat', first=match.names[match.won], second=match.names[1 - match.won])}"


def _columns(canvas: Canvas, top: float, rounds: Sequence[DiagramRound]) -> float:
    wide = (INNER - (COLUMNS - 1) * _BETWEEN) / COLUMNS
    bottom = top
    for column, round_ in enumerate(rounds):
        x = MARGIN + column * (wide + _BETWEEN)
        canvas.text(x, top + 8, round_.title, SMALL, weight=700, fill=canvas.theme.quiet, room=wide)
        y = top + 16
        for match in round_.matches:
            _card(canvas, x, y, wide, match)
            y += _CARD + _GAP
        bottom = max(bottom, y)
    return bottom - _GAP


def _card(canvas: Canvas, x: float, y: float, wide: float, match: DiagramMatch) -> None:
    theme = canvas.theme
    canvas.rect(x, y, wide, _CARD, theme.band, radius=5, stroke=theme.rule)
    code = canvas.text(x + 6, y + 12, match.code, TINY, weight=700, fill=theme.accent, room=wide * 0.5)
    canvas.text(x + wide - 6, y + 12, match.about, TINY, anchor="end", fill=theme.quiet, room=wide - code - 18)
    for seat in (0, 1):
        base = y + _LABEL + seat * _SLOT + _SLOT / 2 + TINY * 0.36
        if match.won == seat:
            canvas.rect(x + 0.5, base - 10, 3, 13, theme.win, radius=1.5)
        rank = canvas.text(x + wide - 6, base, match.ranks[seat], TINY, anchor="end", fill=theme.quiet)
        canvas.text(
            x + 7,
            base,
            match.names[seat],
            TINY,
            weight=600 if match.won == seat else 400,
            fill=theme.faint if match.won == 1 - seat else theme.ink,
            room=wide - 13 - (rank + 5 if rank else 0),
        )
