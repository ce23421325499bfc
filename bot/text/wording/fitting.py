"""*Which format fits?*: the questions, and what each format would come to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from bot.text.catalogue import say
from bot.text.phrases import Phrase

TITLE, WHAT_MATTERS, INTRO = Phrase("fitting-title"), Phrase("fitting-what-matters"), Phrase("fitting-intro")
NUMBERS: Mapping[str, Phrase] = {
    "people": Phrase("fitting-people"),
    "rounds": Phrase("fitting-rounds"),
    "hours": Phrase("fitting-hours"),
    "minutes": Phrase("fitting-minutes"),
}
HELP: Mapping[str, Phrase] = {
    "people": Phrase("fitting-people-help"),
    "rounds": Phrase("fitting-rounds-help"),
    "hours": Phrase("fitting-hours-help"),
    "minutes": Phrase("fitting-minutes-help"),
}
MATTERS: Mapping[str, Phrase] = {
    "games": Phrase("fitting-matters-games"),
    "best": Phrase("fitting-matters-best"),
    "short": Phrase("fitting-matters-short"),
}


class _Fit(Protocol):
    @property
    def rounds(self) -> int: ...
    @property
    def fewest(self) -> int: ...
    @property
    def mean(self) -> float: ...
    @property
    def best_wins(self) -> float: ...


class _Recommended(Protocol):
    @property
    def fit(self) -> _Fit: ...
    @property
    def minutes(self) -> int: ...
    @property
    def fits(self) -> bool: ...


def number(least: float, most: int) -> str:
    """What a field takes."""
    return say("fitting-number", least=least, most=most)


def line(title: str, recommended: _Recommended) -> str:
    """A format with its reasons."""
    hours, minutes = divmod(recommended.minutes, 60)
    text = say(
        "fitting-line",
        title=title,
        rounds=recommended.fit.rounds,
        fewest=recommended.fit.fewest,
        mean=f"{recommended.fit.mean:.1f}",
        length=f"{hours}:{minutes:02}",
        best=round(100 * recommended.fit.best_wins),
    )
    return text if recommended.fits else f"{text} {say('fitting-too-long')}"


def play(title: str) -> str:
    """A button that begins one tonight."""
    return say("fitting-play", title=title)
