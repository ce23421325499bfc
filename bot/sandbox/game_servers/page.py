"""HTML page of a simulated game server: its games with buttons to end them, and buttons to inject faults.

Without scripts: every button is a form, so the page works in any browser and needs no live updates.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from pathlib import Path

from bot.sandbox.faults import Fault

_STYLE = Path(__file__).with_name("page.css").read_text(encoding="utf-8")


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A row of the page: a game, its players, its state, and the possible endings as (label, argument of `end`)."""

    id: str
    title: str
    state: str
    endings: tuple[tuple[str, str], ...] = ()


def written(
    title: str, games: Iterable[PlayedGame], faults: Iterable[Fault], orders: Iterable[str], requests: int
) -> str:
    """Return the page as HTML."""
    rows = "".join(_row(game) for game in games) or "<tr><td class=note>No game yet.</td></tr>"
    under_way = [fault for fault in faults if not fault.exhausted]
    ordered = ", ".join(_fault(fault) for fault in under_way) or "nothing goes wrong"
    buttons = "".join(_button("/pretend/fault", {"what": what}, what) for what in (*orders, "none"))
    return framed(
        title,
        f"<p class=note>A pretend server on this machine; nothing leaves it. {requests} requests so far.</p>"
        f"<h2>Games</h2><table>{rows}</table>"
        f"<h2>Faults</h2><p>Ordered: {escape(ordered)}.</p><p>{buttons}</p>",
    )


def framed(title: str, body: str) -> str:
    """Return a complete HTML document with this body."""
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style><h1>{escape(title)}</h1>{body}</html>"
    )


def _row(game: PlayedGame) -> str:
    buttons = "".join(_button("/pretend/end", {"game": game.id, "how": how}, word) for word, how in game.endings)
    return (
        f"<tr><td>{escape(game.id)}</td><td>{escape(game.title)}</td><td>{escape(game.state)}</td>"
        f"<td>{buttons}</td></tr>"
    )


def _fault(fault: Fault) -> str:
    what = str(fault.status or ("a delay" if fault.delay else "a page instead of answers"))
    if fault.drop:
        what = "no answer" if fault.before_work else "a cut answer"
    return what if fault.times is None else f"{what} ({fault.times - fault.hits} more)"


def _button(action: str, values: dict[str, str], word: str) -> str:
    hidden = "".join(
        f'<input type="hidden" name="{escape(key)}" value="{escape(value)}">' for key, value in values.items()
    )
    return f'<form method="post" action="{action}">{hidden}<button>{escape(word)}</button></form>'
