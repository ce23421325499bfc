"""Brackets: rounds side by side, with lines from matches to the matches their winners advance to.

A bracket that does not fit is divided into windows: while the first round has more than `MATCHES` matches, sections of
it with the rounds they determine; then the remaining rounds in groups of at most `COLUMNS`. If that would take more
than `MOST_SHEETS` pictures, only the last rounds of each part are shown. Match k of a round with half as many matches
is centred between its two feeders, 2k and 2k + 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.pictures import texts
from bot.pictures.canvas import Canvas, Drawing, alt_text
from bot.pictures.sheets import INNER, MOST_SHEETS, foot, pages, room, stacked
from bot.pictures.texts import say
from bot.pictures.themes import BODY, MARGIN, SMALL, TINY, Theme

COLUMNS, MATCHES = 3, 8
"""Maximum number of rounds and of matches per round in one picture, so that text is legible on a phone."""

_SLOT, _STEP, _BETWEEN, _PART, _HEAD = 15.0, 37.0, 11.0, 24.0, 17.0
_WIDEST = 150.0


@dataclass(frozen=True, slots=True)
class Slot:
    """A side of a match; name and seed are "" while it is open. `won` is None before the match is decided."""

    name: str
    score: str = ""
    won: bool | None = None
    seed: str = ""


@dataclass(frozen=True, slots=True)
class BracketMatch:
    """A match. `label` is its code; a match that is not played (a bye) has one side without a name."""

    top: Slot
    bottom: Slot
    label: str = ""


@dataclass(frozen=True, slots=True)
class BracketRound:
    """A column of matches, from top to bottom.

    With half as many matches as the round before, match k is fed by 2k and 2k + 1 of it; with as many, by match k.
    `note` is shown below the title on pages.
    """

    title: str
    matches: tuple[BracketMatch, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class BracketPart:
    """A tree of rounds: a whole single elimination, or the winners', losers' or final part of a double one."""

    title: str
    rounds: tuple[BracketRound, ...]


@dataclass(frozen=True, slots=True)
class Bracket:
    """A whole bracket."""

    title: str
    subtitle: str
    parts: tuple[BracketPart, ...]

    def draw(self, theme: Theme) -> Iterator[Drawing]:
        """Draw the bracket, in several pictures if it is large, the last rounds at the end."""
        windows = [window for part in self.parts for window in _windows(part)]
        high = room(self.title, self.subtitle, sheets=MOST_SHEETS)
        short = len(stacked(windows, _Window.height, high)) > MOST_SHEETS
        if short:
            windows = [_Window(part, _latest(part)) for part in self.parts if part.rounds]
        windows = [window for window in windows if window.known] or windows[:1]
        note = say("pictures-earlier-matches") if short else ""
        high = room(self.title, self.subtitle, note, sheets=MOST_SHEETS)
        sheets = stacked(windows, _Window.height, high)
        for canvas, y, shown, _ in pages(theme, self.title, self.subtitle, sheets):
            bottom = y
            for window in shown:
                bottom = _window(canvas, bottom, window, high)
            yield canvas.finish(foot(canvas, bottom, note), alt(self, shown))


@dataclass(frozen=True, slots=True)
class _Window:
    """The rounds of a part shown in one picture."""

    part: BracketPart
    rounds: tuple[BracketRound, ...]
    number: int = 1
    of: int = 1

    @property
    def title(self) -> str:
        return f"{self.part.title} {self.number}/{self.of}" if self.of > 1 and self.part.title else self.part.title

    def height(self) -> float:
        """The height of its rounds with their heads."""
        return (_PART if self.title else 0) + _HEAD + max(len(round_.matches) for round_ in self.rounds) * _STEP

    @property
    def known(self) -> bool:
        """Whether any side of its matches is known."""
        return any(match.top.name or match.bottom.name for round_ in self.rounds for match in round_.matches)


def alt(view: Bracket, windows: Sequence[_Window]) -> str:
    """Return the alt text of a picture of these rounds, the latest round first."""
    lines = [
        texts.line(" · ".join(filter(None, (window.title, round_.title))), texts.enumerated(matches))
        for window in reversed(windows)
        for round_ in reversed(window.rounds)
        if (matches := [_spoken(match) for match in round_.matches if match.top.name or match.bottom.name])
    ]
    return alt_text(texts.head(say("pictures-bracket"), view.title, view.subtitle), *lines)


def _spoken(match: BracketMatch) -> str:
    first, second = match.top, match.bottom
    if second.won:
        first, second = second, first
    names = {"first": _named(first), "second": _named(second)}
    sentence = say("pictures-beat", **names) if first.won else say("pictures-against", **names)
    score = f" {first.score}:{second.score}" if first.score and second.score else f" {first.score}".rstrip()
    return f"{sentence}{score}"


def _named(slot: Slot) -> str:
    seed = f" ({slot.seed})" if slot.seed else ""
    return f"{slot.name}{seed}" if slot.name else say("pictures-open")


def _windows(part: BracketPart) -> list[_Window]:
    """Divide a part into windows that fit into one picture each."""
    rounds = part.rounds
    if not rounds:
        return []
    windows: list[tuple[BracketRound, ...]] = []
    while rounds and len(rounds[0].matches) > MATCHES:
        sections = -(-len(rounds[0].matches) // MATCHES)
        depth = min(
            COLUMNS,
            next((column for column, round_ in enumerate(rounds) if len(round_.matches) < sections), len(rounds)),
        )
        windows += [
            tuple(BracketRound(round_.title, _section(round_.matches, section, sections)) for round_ in rounds[:depth])
            for section in range(sections)
        ]
        rounds = rounds[depth:] if len(rounds) - depth > 1 or depth == 1 else rounds[depth - 1 :]
    while len(rounds) > COLUMNS:
        half = -(-len(rounds) // -(-len(rounds) // COLUMNS))
        windows.append(rounds[:half])
        rounds = rounds[half:]
    if rounds:
        windows.append(rounds)
    return [_Window(part, shown, number, len(windows)) for number, shown in enumerate(windows, start=1)]


def _latest(part: BracketPart) -> tuple[BracketRound, ...]:
    """Return the last rounds that fit into one picture."""
    return tuple(round_ for round_ in part.rounds[-COLUMNS:] if len(round_.matches) <= MATCHES)


def _section(matches: tuple[BracketMatch, ...], section: int, sections: int) -> tuple[BracketMatch, ...]:
    return matches[len(matches) * section // sections : len(matches) * (section + 1) // sections]


def _window(canvas: Canvas, y: float, window: _Window, high: float) -> float:
    """Draw the rounds of a window below the title of their part, closer together if they would not fit."""
    if window.title:
        canvas.text(MARGIN, y + 15, window.title, BODY, weight=700, room=INNER)
        y += _PART
    most = max(len(round_.matches) for round_ in window.rounds)
    step = min(_STEP, (high - (_PART if window.title else 0) - _HEAD) / most)
    return _tree(canvas, y, window.rounds, step)


def _tree(canvas: Canvas, top: float, rounds: Sequence[BracketRound], step: float) -> float:
    """Draw the rounds from `top`, matches of the first `step` apart; return where they end."""
    count = len(rounds)
    wide = min(_WIDEST, (INNER - (count - 1) * _BETWEEN) / count)
    centres = _centres(rounds, top + _HEAD, step)
    half = _SLOT
    for column, round_ in enumerate(rounds):
        x = MARGIN + column * (wide + _BETWEEN)
        canvas.text(x, top + 8, round_.title, TINY, fill=canvas.theme.quiet, weight=600, room=wide)
        for match, y in zip(round_.matches, centres[column], strict=True):
            _match(canvas, x, y - half, wide, match)
        if column:
            _join(canvas, x - _BETWEEN, x, centres[column - 1], centres[column])
    return max(y for column in centres for y in column) + half + step - 2 * _SLOT


def _centres(rounds: Sequence[BracketRound], top: float, step: float) -> list[list[float]]:
    """Return the vertical centre of every match: stacked in the first round, then between their feeders."""
    centres = [[top + _SLOT + step * place for place in range(len(rounds[0].matches))]]
    for round_ in rounds[1:]:
        before = centres[-1]
        if 2 * len(round_.matches) == len(before):
            centres.append([(before[2 * place] + before[2 * place + 1]) / 2 for place in range(len(round_.matches))])
        elif len(round_.matches) == len(before):
            centres.append(list(before))
        else:
            centres.append([top + _SLOT + step * place for place in range(len(round_.matches))])
    return centres


def _join(canvas: Canvas, left: float, right: float, before: Sequence[float], after: Sequence[float]) -> None:
    """Draw the lines from the matches of one column to those of the next."""
    middle = (left + right) / 2
    for place, y in enumerate(after):
        if 2 * len(after) == len(before):
            sources = before[2 * place : 2 * place + 2]
        elif len(after) == len(before):
            sources = before[place : place + 1]
        else:
            sources = ()
        for source in sources:
            points = [(left, source), (middle, source), (middle, y), (right, y)]
            canvas.line(points, canvas.theme.faint, width=1.2, watched=True)


def _match(canvas: Canvas, x: float, y: float, wide: float, match: BracketMatch) -> None:
    theme = canvas.theme
    canvas.rect(x, y, wide, 2 * _SLOT, theme.band, radius=4, stroke=theme.rule)
    for place, slot in enumerate((match.top, match.bottom)):
        _slot(canvas, x, y + place * _SLOT, wide, slot)
    canvas.line([(x, y + _SLOT), (x + wide, y + _SLOT)], theme.rule, width=0.8)


def _slot(canvas: Canvas, x: float, y: float, wide: float, slot: Slot) -> None:
    theme = canvas.theme
    base = y + _SLOT / 2 + SMALL * 0.36
    if slot.won:
        canvas.rect(x + 0.5, y + 1.5, 3, _SLOT - 3, theme.win, radius=1.5)
    score = canvas.text(x + wide - 4, base, slot.score, TINY, anchor="end", weight=600, fill=theme.quiet)
    ink = {True: theme.ink, False: theme.faint, None: theme.ink}[slot.won]
    left = x + 6
    if slot.seed:
        left += canvas.text(left, base, slot.seed, TINY, fill=theme.quiet) + 4
    rest = x + wide - 4 - left - (score + 4 if score else 0)
    canvas.text(left, base, slot.name, TINY, weight=600 if slot.won else 400, fill=ink, room=rest)
