"""Player card: rank, figures, recent games and the ranks over the rounds."""

from __future__ import annotations

from dataclasses import dataclass

from bot.pictures import texts
from bot.pictures.canvas import Canvas, Drawing, alt_text
from bot.pictures.outcomes import SIGNS, Outcome, cell
from bot.pictures.sheets import INNER, begin, foot, room
from bot.pictures.texts import say
from bot.pictures.themes import BODY, MARGIN, SMALL, TINY, TITLE, Theme

GAMES = 8
"""Maximum number of games shown, the latest ones; fewer if there is no room for them."""

_FACTS = 4
_FACT_HEIGHT, _GAME, _CHART = 50.0, 22.0, 60.0


@dataclass(frozen=True, slots=True)
class CardGame:
    """A line about a game: round, opponent, side or time, outcome."""

    round: str
    opponent: str
    outcome: Outcome
    note: str = ""


@dataclass(frozen=True, slots=True)
class PlayerCard:
    """A player in a tournament. `facts` are (label, value), of which `_FACTS` are shown; `ranks` after each round."""

    name: str
    subtitle: str
    facts: tuple[tuple[str, str], ...]
    games: tuple[CardGame, ...] = ()
    ranks: tuple[int, ...] = ()
    field: int = 0
    note: str = ""

    def draw(self, theme: Theme) -> tuple[Drawing, ...]:
        """Draw the card."""
        canvas, y = begin(theme, self.name, self.subtitle)
        y = _facts(canvas, y, self)
        if len(self.ranks) > 1:
            y = _ranks(canvas, y, self)
        shown, games = _shown(self), len(self.games)
        for game in self.games[-shown:]:
            _game(canvas, y, game)
            y += _GAME
        earlier = say("pictures-last-games", shown=shown, count=games) if games > shown else ""
        return (canvas.finish(foot(canvas, y, self.note, earlier), alt(self)),)


def alt(view: PlayerCard) -> str:
    """Return the alt text."""
    facts = texts.enumerated(f"{label} {value}" for label, value in view.facts[:_FACTS])
    games = [
        texts.line(game.round, texts.enumerated(filter(None, (_game_text(game), game.note))))
        for game in view.games[-_shown(view) :]
    ]
    ranks = texts.line(say("pictures-ranks-so-far"), texts.enumerated(map(str, view.ranks)))
    return alt_text(
        f"{texts.sentence(view.name)} {texts.sentence(view.subtitle)}",
        texts.sentence(facts) if facts else "",
        ranks if len(view.ranks) > 1 else "",
        *games,
        view.note,
    )


def _shown(view: PlayerCard) -> int:
    """Return how many of the latest games the picture has room for."""
    notes = (view.note, say("pictures-last-games", shown=GAMES, count=len(view.games)))
    taken = (_FACT_HEIGHT + 12 if view.facts else 0) + (_CHART if len(view.ranks) > 1 else 0)
    return min(GAMES, int((room(view.name, view.subtitle, *notes) - taken) // _GAME))


def _game_text(game: CardGame) -> str:
    """Return the outcome of a game in words; for a round without a game, the text in place of the opponent."""
    match game.outcome:
        case "win":
            return say("pictures-won-against", opponent=game.opponent)
        case "loss":
            return say("pictures-lost-to", opponent=game.opponent)
        case "tie":
            return say("pictures-tied-with", opponent=game.opponent)
        case "open":
            return say("pictures-to-play", opponent=game.opponent)
        case "bye" | "idle" | "self":
            return game.opponent


def _facts(canvas: Canvas, y: float, view: PlayerCard) -> float:
    theme = canvas.theme
    shown = view.facts[:_FACTS]
    if not shown:
        return y
    wide = (INNER + 12 - 6 * (len(shown) - 1)) / len(shown)
    for place, (label, value) in enumerate(shown):
        x = MARGIN - 6 + place * (wide + 6)
        canvas.rect(x, y, wide, _FACT_HEIGHT, theme.band, radius=6)
        canvas.text(x + wide / 2, y + 24, value, TITLE, weight=700, anchor="middle", room=wide - 8)
        canvas.text(x + wide / 2, y + 41, label, TINY, anchor="middle", fill=theme.quiet, room=wide - 8)
    return y + _FACT_HEIGHT + 12


def _ranks(canvas: Canvas, y: float, view: PlayerCard) -> float:
    """Draw the ranks over the rounds as a line, the best rank at the top."""
    theme = canvas.theme
    best, worst = min(view.ranks), max(view.ranks)
    span = max(1, worst - best)
    left, right = MARGIN + 58, canvas.width - MARGIN - 30
    step = (right - left) / (len(view.ranks) - 1)
    points = [
        (left + place * step, y + 8 + (_CHART - 22) * (rank - best) / span) for place, rank in enumerate(view.ranks)
    ]
    canvas.text(MARGIN, y + 8 + (_CHART - 22) / 2 + TINY * 0.36, say("pictures-rank"), TINY, fill=theme.quiet, room=38)
    canvas.line(points, theme.accent, width=2.4)
    for x, level in points:
        canvas.circle(x, level, 3, theme.accent, stroke=theme.page, width=1.2)
    canvas.text(left - 6, points[0][1] + TINY * 0.36, str(view.ranks[0]), TINY, anchor="end")
    canvas.text(right + 8, points[-1][1] + BODY * 0.36, str(view.ranks[-1]), BODY, weight=700)
    return y + _CHART


def _game(canvas: Canvas, y: float, game: CardGame) -> None:
    theme = canvas.theme
    base = y + _GAME / 2 + SMALL * 0.36
    cell(canvas, MARGIN + 34, y + 2, 22, _GAME - 4, game.outcome, SIGNS[game.outcome], SMALL)
    canvas.text(MARGIN, base, game.round, SMALL, fill=theme.quiet, room=32)
    note = canvas.text(canvas.width - MARGIN, base, game.note, SMALL, anchor="end", fill=theme.quiet, room=110)
    room = INNER - 64 - (note + 8 if note else 0)
    canvas.text(MARGIN + 64, base, game.opponent, BODY, room=room)
