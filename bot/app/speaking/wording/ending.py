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
    name = listed(list(names))
    text = say("ending-podium-shared" if len(names) > 1 else "ending-podium", place=ordinal(rank), names=name)
    return f"{MEDALS.get(rank, '')} {text}".strip()


def prize_line(first: int, last: int, names: Sequence[str], texts: Sequence[str]) -> str:
    """Prizes of one or several places."""
    prizes = "; ".join(texts)
    if first == last and not names:
        return say("ending-prize-nobody", place=ordinal(first), prizes=prizes)
    if first == last:
        return f"{ordinal(first)}: {listed(list(names))}: {prizes}"
    return say("ending-prize-shared", places=places(first, last), names=listed(list(names)), prizes=prizes)


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
