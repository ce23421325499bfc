"""*Which format fits?*: the questions, and what each format would come to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from bot.text.phrases import Phrase
from bot.text.texts import texts

NUMBERS: Mapping[str, Phrase] = {
    "people": texts.fitting.people,
    "rounds": texts.fitting.rounds,
    "hours": texts.fitting.hours,
    "minutes": texts.fitting.minutes,
}
HELP: Mapping[str, Phrase] = {
    "people": texts.fitting.people_help,
    "rounds": texts.fitting.rounds_help,
    "hours": texts.fitting.hours_help,
    "minutes": texts.fitting.minutes_help,
}
MATTERS: Mapping[str, Phrase] = {
    "games": texts.fitting.matters_games,
    "best": texts.fitting.matters_best,
    "short": texts.fitting.matters_short,
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


def line(title: str, recommended: _Recommended) -> str:
    """A format with its reasons."""
    hours, minutes = divmod(recommended.minutes, 60)
    text = texts.fitting.line(
        title=title,
        rounds=recommended.fit.rounds,
        fewest=recommended.fit.fewest,
        mean=f"{recommended.fit.mean:.1f}",
        length=f"{hours}:{minutes:02}",
        best=round(100 * recommended.fit.best_wins),
    )
    return text if recommended.fits else f"{text} {texts.fitting.too_long()}"
