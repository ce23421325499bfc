"""Pyramid of a league: its tiers with promotions and demotions, and moves to the next cycle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from bot.pictures import texts
from bot.pictures.canvas import Canvas, Drawing, alt_text
from bot.pictures.sheets import INNER, MOST_SHEETS, begin, foot, room
from bot.pictures.text_layout import Weight
from bot.pictures.texts import say
from bot.pictures.themes import BODY, HEADING, MARGIN, SMALL, TINY, Theme

Move = Literal["up", "down", "stay", "out", "new"]

_TIER, _TIER_GAP, _LINE = 60.0, 24.0, 15.0
_SLOPE_HEAD, _SLOPE_STEP = 14.0, 20.0


@dataclass(frozen=True, slots=True)
class Member:
    """A player of the pyramid: the league before and the league after (empty: not in it), and the kind of the move."""

    name: str
    before: str
    after: str
    move: Move


@dataclass(frozen=True, slots=True)
class Tier:
    """A level: its name, its leagues, and how many go up and down from it. Sizes are of the cycle that ended."""

    title: str
    leagues: tuple[str, ...]
    size: int
    up: int = 0
    down: int = 0


@dataclass(frozen=True, slots=True)
class LeaguePyramid:
    """Two cycles. `tiers` from the top; `members` in the final order of the cycle that ended, new ones last.

    `before` and `after` are what the two are called.
    """

    title: str
    subtitle: str
    tiers: tuple[Tier, ...]
    members: tuple[Member, ...]
    before: str
    after: str
    note: str = ""

    def draw(self, theme: Theme) -> tuple[Drawing, ...]:
        """The pyramid with its arrows, then everybody's way from one cycle to the next, tier by tier."""
        high = room(self.title, self.subtitle, self.note, sheets=MOST_SHEETS) - _SLOPE_HEAD
        slopes = _slopes(self, int(high // _SLOPE_STEP))
        rest = slopes[: MOST_SHEETS - 1]
        sheets = 1 + len(rest)
        canvas, y = begin(theme, self.title, self.subtitle, sheet=1, sheets=sheets)
        key = say("tiered-league-pyramid-key-and-text") if len(slopes) > len(rest) else say("tiered-league-pyramid-key")
        bottom = _pyramid(canvas, y, self, room(self.title, self.subtitle, key, self.note, sheets=sheets))
        drawings = [canvas.finish(foot(canvas, bottom, key, self.note), alt_tiers(self))]
        for number, members in enumerate(rest, start=2):
            canvas, y = begin(theme, self.title, self.subtitle, sheet=number, sheets=sheets)
            bottom = _moves(canvas, y, self, members)
            drawings.append(canvas.finish(foot(canvas, bottom, self.note), alt_moves(self, members)))
        return tuple(drawings)


def alt_tiers(view: LeaguePyramid) -> str:
    """Return the alt text of the pyramid."""
    lines = [
        texts.line(
            tier.title,
            texts.enumerated((_size(tier), say("tiered-league-pyramid-up-and-down", up=tier.up, down=tier.down))),
        )
        for tier in view.tiers
    ]
    return alt_text(texts.head(say("tiered-league-pyramid-pyramid"), view.title, view.subtitle), *lines)


def alt_moves(view: LeaguePyramid, members: Sequence[Member]) -> str:
    """Return the alt text of a picture of these members' moves; those who move come first."""
    sentences = [_spoken(member) for member in sorted(members, key=lambda member: member.move == "stay")]
    shown = say("tiered-league-pyramid-from-to", before=view.before, after=view.after)
    return alt_text(texts.head(shown, view.title, view.subtitle), *sentences)


def _spoken(member: Member) -> str:
    match member.move:
        case "up":
            return say("tiered-league-pyramid-goes-up", name=member.name, before=member.before, after=member.after)
        case "down":
            return say("tiered-league-pyramid-goes-down", name=member.name, before=member.before, after=member.after)
        case "stay":
            return say("tiered-league-pyramid-stays", name=member.name, league=member.before)
        case "out":
            return say("tiered-league-pyramid-leaves", name=member.name, league=member.before)
        case "new":
            return say("tiered-league-pyramid-joins", name=member.name, league=member.after)


def _pyramid(canvas: Canvas, top: float, view: LeaguePyramid, room_for_all: float) -> float:
    """Trapezes, each wider than the one above, with arrows between them."""
    theme = canvas.theme
    count = max(1, len(view.tiers))
    narrow, wide = 150.0, INNER
    high = min(_TIER, (room_for_all + _TIER_GAP - 4) / count - _TIER_GAP)
    middle = canvas.width / 2
    y = top + 4
    for place, tier in enumerate(view.tiers):
        upper = narrow + (wide - narrow) * place / count
        lower = narrow + (wide - narrow) * (place + 1) / count
        colour = theme.series[place % len(theme.series)]
        canvas.path(
            f"M{middle - upper / 2:.1f} {y:.1f}H{middle + upper / 2:.1f}L{middle + lower / 2:.1f} {y + high:.1f}"
            f"H{middle - lower / 2:.1f}Z",
            fill=theme.band,
            stroke=colour,
            width=2,
        )
        _words(canvas, middle, y, tier, (upper - 12, high))
        y += high
        if place + 1 < len(view.tiers):
            _between(canvas, middle, y, tier.down, view.tiers[place + 1].up)
            y += _TIER_GAP
    return y


def _words(canvas: Canvas, middle: float, top: float, tier: Tier, space: tuple[float, float]) -> None:
    """Write what a tier is, in up to three lines, as many as there is space for."""
    wide, high = space
    lines: list[tuple[str, float]] = [(tier.title, HEADING), (_size(tier), SMALL)]
    if len(tier.leagues) > 1:
        lines.append((" · ".join(tier.leagues), TINY))
    lines = lines[: max(1, int(high // _LINE))]
    if len(lines) == 1:
        lines = [(texts.enumerated((tier.title, _size(tier))), SMALL)]
    base = top + (high - _LINE * len(lines)) / 2 + 12
    for number, (text, size) in enumerate(lines):
        fill = canvas.theme.quiet if number else canvas.theme.ink
        weight: Weight = 400 if number else 700
        canvas.text(middle, base + number * _LINE, text, size, weight=weight, anchor="middle", fill=fill, room=wide)


def _size(tier: Tier) -> str:
    """How many play in a tier, and in how many leagues where there are several."""
    players = say("tiered-league-pyramid-players", count=tier.size)
    several = len(tier.leagues) > 1
    return (
        texts.enumerated((players, say("tiered-league-pyramid-in-leagues", count=len(tier.leagues))))
        if several
        else players
    )


def _between(canvas: Canvas, middle: float, y: float, down: int, up: int) -> None:
    theme = canvas.theme
    for side, number, colour, upward in ((-1, up, theme.win, True), (1, down, theme.loss, False)):
        x = middle + side * 44
        tip, tail = (y + 4, y + _TIER_GAP - 4) if upward else (y + _TIER_GAP - 4, y + 4)
        turn = 6 if upward else -6
        canvas.line([(x, tail), (x, tip)], colour, width=2.4)
        canvas.line([(x - 5, tip + turn), (x, tip), (x + 5, tip + turn)], colour, width=2.4)
        canvas.text(x + 10, y + _TIER_GAP / 2 + BODY * 0.36, str(number), BODY, weight=700, fill=colour)


def _slopes(view: LeaguePyramid, most: int) -> list[list[Member]]:
    """The members in stretches of so many lines that fit into a picture, cut where a league ends if possible."""
    parts: list[list[Member]] = [[]]
    by_league: dict[str, list[Member]] = {}
    for member in view.members:
        by_league.setdefault(member.before, []).append(member)
    for league in by_league.values():
        rows = len(league) + 1
        if parts[-1] and _rows(parts[-1]) + rows > most:
            parts.append([])
        for member in league:
            if _rows([*parts[-1], member]) > most:
                parts.append([])
            parts[-1].append(member)
    return [part for part in parts if part]


def _rows(members: Sequence[Member]) -> int:
    return len(members) + len({member.before for member in members})


def _moves(canvas: Canvas, top: float, view: LeaguePyramid, members: Sequence[Member]) -> float:
    """A line for each: the name under its league, and an arrow to where it goes."""
    theme = canvas.theme
    right = canvas.width - MARGIN
    canvas.text(MARGIN, top + 8, view.before, TINY, fill=theme.quiet, weight=600, room=INNER / 2 - 10)
    canvas.text(right, top + 8, view.after, TINY, anchor="end", fill=theme.quiet, weight=600, room=INNER / 2 - 10)
    y = top + _SLOPE_HEAD
    league: str | None = None
    for member in members:
        if member.before != league:
            league = member.before
            canvas.text(MARGIN, y + 16, league or say("tiered-league-pyramid-new"), BODY, weight=700, room=INNER / 2)
            y += _SLOPE_STEP
        _move(canvas, y, member)
        y += _SLOPE_STEP
    return y


_STYLE: dict[Move, tuple[str, str]] = {
    "up": ("↑", "win"),
    "down": ("↓", "loss"),
    "stay": ("→", "faint"),
    "out": ("×", "faint"),
    "new": ("→", "accent"),
}


def _move(canvas: Canvas, y: float, member: Member) -> None:
    theme = canvas.theme
    sign, colour_name = _STYLE[member.move]
    colour: str = getattr(theme, colour_name)
    tint = {"up": theme.win_tint, "down": theme.loss_tint}.get(member.move, theme.band)
    base = y + _SLOPE_STEP / 2 + SMALL * 0.36
    right = canvas.width - MARGIN
    canvas.rect(MARGIN - 6, y + 1, INNER + 12, _SLOPE_STEP - 2, tint, radius=4)
    name = canvas.text(MARGIN + 6, base, member.name, SMALL, room=INNER - 106)
    after = canvas.text(
        right - 2,
        base,
        member.after or say("tiered-league-pyramid-out"),
        SMALL,
        anchor="end",
        weight=600,
        room=74,
        fill=theme.ink if member.after else colour,
    )
    start, end = MARGIN + name + 16, right - after - 26
    middle = y + _SLOPE_STEP / 2
    if end - start > 12:  # noqa: PLR2004 - shorter is a blot
        canvas.line([(start, middle), (end - 4, middle)], colour, width=1.4, dash="1 4", watched=True)
    canvas.text(end + 8, base, sign, BODY, anchor="middle", fill=colour, weight=700)
