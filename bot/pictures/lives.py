"""Lives chart of an elimination: entrants by lives left, with a mark for each round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.pictures import texts
from bot.pictures.canvas import Canvas, Drawing, alt_text
from bot.pictures.outcomes import SIGNS, Outcome, cell
from bot.pictures.sheets import INNER, foot, pages, split
from bot.pictures.texts import say
from bot.pictures.themes import MARGIN, SMALL, TINY, Theme

ROUNDS = 8
"""Maximum number of rounds shown, the latest ones."""

_ROW, _HEADING, _CELL, _HEARTS = 21.0, 22.0, 18.0, 16.0


@dataclass(frozen=True, slots=True)
class LivesRow:
    """An entrant: games lost, and the outcome of each round; `out` if no longer playing for any reason."""

    name: str
    lost: int
    rounds: tuple[Outcome, ...]
    out: bool = False

    @property
    def order(self) -> tuple[bool, int]:
        """The key to sort rows by: those who play by losses, then those who are out in the order of the standings."""
        return self.out, 0 if self.out else self.lost


@dataclass(frozen=True, slots=True)
class LivesChart:
    """All entrants, most lives first. `lives` is the number of lost games that eliminates an entrant."""

    title: str
    subtitle: str
    heads: tuple[str, ...]
    rows: tuple[LivesRow, ...]
    lives: int = 2

    def draw(self, theme: Theme) -> Iterator[Drawing]:
        """Draw the chart, in several pictures if the field is large."""
        ordered, rounds = sorted(self.rows, key=lambda row: row.order), len(self.heads)
        earlier = say("pictures-last-rounds", shown=ROUNDS, count=rounds) if rounds > ROUNDS else ""
        headings = _HEADING * len({_group(self, row) for row in self.rows})
        parts, hidden = split(ordered, _ROW, self.title, self.subtitle, earlier, taken=headings)
        for canvas, top, rows, last in pages(theme, self.title, self.subtitle, parts):
            note = hidden if last else ""
            yield canvas.finish(foot(canvas, _rows(canvas, top, self, rows), note, earlier), alt(self, rows))


def alt(view: LivesChart, rows: Sequence[LivesRow]) -> str:
    """Return the alt text: names by lives left."""
    lines = [
        texts.line(
            _group(view, row),
            texts.enumerated(other.name for other in rows if _group(view, other) == _group(view, row)),
        )
        for place, row in enumerate(rows)
        if all(_group(view, earlier) != _group(view, row) for earlier in rows[:place])
    ]
    return alt_text(texts.head(say("tables-lives"), view.title, view.subtitle), *lines)


def _group(view: LivesChart, row: LivesRow) -> str:
    if row.out:
        return say("pictures-out")
    return say("pictures-lives-left", count=view.lives - row.lost) if row.lost else say("tables-unbeaten")


def _rows(canvas: Canvas, y: float, view: LivesChart, rows: Sequence[LivesRow]) -> float:
    theme = canvas.theme
    heads = view.heads[-ROUNDS:]
    left = canvas.width - MARGIN - len(heads) * _CELL
    for place, head in enumerate(heads):
        x = left + (place + 0.5) * _CELL
        canvas.text(x, y + 7, head, TINY, anchor="middle", fill=theme.quiet, weight=600, room=_CELL - 1)
    before = ""
    for row in rows:
        group = _group(view, row)
        if group != before:
            canvas.text(MARGIN, y + 7 if not before else y + 15, group, SMALL, weight=700, fill=theme.quiet)
            y += 13 if not before else _HEADING
            before = group
        _row(canvas, y, view, row, left)
        y += _ROW
    return y


def _row(canvas: Canvas, y: float, view: LivesChart, row: LivesRow, left: float) -> None:
    theme = canvas.theme
    canvas.rect(MARGIN - 6, y, INNER + 12, _ROW - 2, theme.band, radius=5)
    for life in range(view.lives):
        filled = not row.out and life < view.lives - row.lost
        _heart(canvas, MARGIN + 6 + life * _HEARTS, y + _ROW / 2 - 1, filled=filled)
    x = MARGIN + view.lives * _HEARTS + 4
    base = y + _ROW / 2 - 1 + SMALL * 0.36
    canvas.text(x, base, row.name, SMALL, room=left - x - 6, fill=theme.faint if row.out else theme.ink)
    for place, outcome in enumerate(row.rounds[-ROUNDS:]):
        cell(canvas, left + place * _CELL + 1, y + 2, _CELL - 2, _ROW - 6, outcome, SIGNS[outcome], TINY)


def _heart(canvas: Canvas, x: float, y: float, *, filled: bool) -> None:
    low, high = y + 5.5, y - 7.5
    left = f"C{x - 9} {y - 1} {x - 5} {high} {x} {y - 2.6}"
    right = f"C{x + 5} {high} {x + 9} {y - 1} {x} {low}"
    shape = f"M{x} {low}{left}{right}Z"
    fill = canvas.theme.series[1] if filled else "none"
    canvas.path(shape, stroke=canvas.theme.series[1] if filled else canvas.theme.faint, fill=fill, width=1.2)
