"""Play-offs, the end, prizes. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.speaking.wording.numbers import listed, ordinal, places

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
PRIZES = "Prizes"
OVER = "The end"
THANKS = "Thank you to everybody who played, directed and watched."


def finished(title: str) -> str:
    """The first line."""
    return f"**{title}** is over. Congratulations!"


def podium_line(rank: int, names: Sequence[str]) -> str:
    """A place of the podium; several share it."""
    medal = MEDALS.get(rank, "")
    shared = " (shared)" if len(names) > 1 else ""
    return f"{medal} {ordinal(rank)}: **{listed(list(names))}**{shared}".strip()


def prize_line(first: int, last: int, names: Sequence[str], texts: Sequence[str]) -> str:
    """Prizes of one or several places."""
    if first == last:
        return f"{ordinal(first)}: {listed(list(names)) or 'Nobody'}: {'; '.join(texts)}"
    return f"Shared {places(first, last)}: {listed(list(names))}: {'; '.join(texts)}"


def prize_planned(place: int, text: str) -> str:
    """A prize nobody has won yet."""
    return f"{ordinal(place)}: {text}"


def game_fund(amount: str) -> str:
    """The fund for winners of single games."""
    return f"Game winners' fund: {amount}, shared equally over the games of the last stage."


def stage_over(title: str) -> str:
    """A stage has its final standings."""
    return f"**{title}** is over."


def qualified(title: str, names: str) -> str:
    """Who plays the next stage, as things stand."""
    return f"Going on to **{title}**: {names}. Congratulations!"


def goes_on(title: str) -> str:
    """The end was taken back."""
    return f"**{title}** is not over yet after all: a director has taken the end back."
