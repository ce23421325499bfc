"""How entrants are reached: in chat, by a personal link, or not at all."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from bot.service.loaded import LoadedTournament
from bot.text.numbers import listed
from bot.text.texts import texts
from formats.core.values import EntrantId


@dataclass(frozen=True, slots=True)
class Reach:
    """How many entrants are reached in which way."""

    chat: int
    link: int
    none: int

    @property
    def everybody(self) -> int:
        """The number of all of them."""
        return self.chat + self.link + self.none

    @property
    def elsewhere(self) -> int:
        """The number of those who are not on Discord."""
        return self.link + self.none

    def __str__(self) -> str:
        """Return the counts that are not zero: `4 asked in chat, 18 by their link and 12 cannot be reached`."""
        parts = (
            (self.chat, texts.forms.reached_chat),
            (self.link, texts.forms.reached_link),
            (self.none, texts.forms.reached_none),
        )
        return listed([part(count=count) for count, part in parts if count])


def reach_of(loaded: LoadedTournament, entrants: Iterable[EntrantId], linked: Collection[EntrantId] = ()) -> Reach:
    """Count how these entrants are reached; `linked` are those who have a personal link that opens."""
    asked = list(entrants)
    elsewhere = [who for who in asked if not loaded.acting_for(who)]
    link = sum(who in linked for who in elsewhere)
    return Reach(len(asked) - len(elsewhere), link, len(elsewhere) - link)
