"""People as directors type them in lists: a name, the beginning of one, or `#7` for the entrant of that number."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence

from bot.app.asking.search import folded, quality
from bot.app.speaking.context import TournamentContext
from formats.core.values import EntrantId

_NUMBER = re.compile(r"#(\d+)\b.*")


class NamedEntrants:
    """Who can be meant by a name that is typed, and how to call them so that nobody else is."""

    def __init__(self, context: TournamentContext, entrants: Sequence[EntrantId]) -> None:
        self.names = {entrant: folded(context.names.full(entrant)) for entrant in entrants}
        self._full = {entrant: context.names.full(entrant) for entrant in entrants}
        self._numbers = {str(context.state.entrants[entrant].number): entrant for entrant in entrants}
        self._same = Counter(self.names.values())

    def refer(self, entrant: EntrantId, *, misread: Callable[[str], bool] = lambda _: False) -> str:
        """The name, or the number where the name could be misread."""
        name = self._full[entrant]
        if misread(name) or name.startswith("#") or self._same[self.names[entrant]] > 1:
            return f"#{next(number for number, one in self._numbers.items() if one == entrant)}"
        return name

    def find(self, typed: str) -> tuple[EntrantId, ...]:
        """Those of the best fit: one if it is plain who is meant."""
        numbered = _NUMBER.fullmatch(typed)
        if numbered:
            found = self._numbers.get(numbered[1])
            return () if found is None else (found,)
        fits = {entrant: quality(folded(typed), name) for entrant, name in self.names.items()}
        best = min((fit for fit in fits.values() if fit is not None), default=None)
        return () if best is None else tuple(entrant for entrant, fit in fits.items() if fit == best)
