"""Play-offs, the end, prizes. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.speaking.catalogue import Phrase, say
from bot.app.speaking.wording.numbers import listed, ordinal, places

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
PRIZES = Phrase("ending-prizes")
OVER = Phrase("ending-over")
THANKS = Phrase("ending-thanks")


def finished(title: str) -> str:
    """The first line."""
    return say("ending-finished", title=title)


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
    return say("ending-game-fund", amount=amount)


def stage_over(title: str) -> str:
    """A stage has its final standings."""
    return say("ending-stage-over", title=title)


def qualified(title: str, names: str) -> str:
    """Who plays the next stage, as things stand."""
    return say("ending-qualified", title=title, names=names)


def goes_on(title: str) -> str:
    """The end was taken back."""
    return say("ending-goes-on", title=title)
