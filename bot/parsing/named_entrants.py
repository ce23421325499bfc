"""Entrants as they are typed: a name or its beginning, a mention, `#7` or `7` for a registration number, "me".

Every input that names a person uses this module: options of commands, lines of lists, forms.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence

from bot.errors import NotInGameError, SeveralEntrantsError
from bot.parsing.search import folded, quality
from bot.text.context import TournamentContext
from bot.text.numbers import plain_number
from bot.text.texts import texts
from formats.core.errors import UnknownEntrantError
from formats.core.model import Pairing
from formats.core.possible.members import takes_teams
from formats.core.values import EntrantId

_NUMBER = re.compile(r"#(\d+)\b.*")
_ALONE = re.compile(r"\d+")
_MENTION = re.compile(r"<@!?(\d+)>")

BETWEEN = re.compile(r"(?<!\s)\s++(?:-|–|—|vs?\.?|against)\s++", re.IGNORECASE)
"""Separator of the two names of a game. The lookbehind lets each run of blanks be tried once, so matching is linear."""

LONGEST = 200
"""Characters of a typed name that are compared; no name is so long, and folding a longer text only takes time."""

ME = frozenset({"me", "myself", "i", "i won", "ich", "moi", "yo", "私", "나", "저"})
"""How people refer to themselves, folded (case and accents removed)."""


class NamedEntrants:
    """Lookup of entrants by what is typed, and the shortest unambiguous way to refer to them.

    `me` are the entrants of the person who types. Results are cached by text, since lists name the same people often.
    """

    def __init__(self, context: TournamentContext, entrants: Sequence[EntrantId], me: Sequence[EntrantId] = ()) -> None:
        self.names = {entrant: folded(context.names.full(entrant)) for entrant in entrants}
        self._full = {entrant: context.names.full(entrant) for entrant in entrants}
        self._numbers = {str(context.state.entrants[entrant].number): entrant for entrant in entrants}
        joined = {account: entrant for entrant in entrants for account in context.names.members.get(entrant, ())}
        own = {context.names.discord[entrant]: entrant for entrant in entrants if entrant in context.names.discord}
        self._accounts = {**joined, **own}
        self._same = Counter(self.names.values())
        self._found: dict[str, tuple[EntrantId, ...]] = {}
        self._me = tuple(entrant for entrant in me if entrant in self.names)[:1]

    def refer(self, entrant: EntrantId, *, misread: Callable[[str], bool] = lambda _: False) -> str:
        """Return the name, or the number if the name is ambiguous or could be misread."""
        name = self._full[entrant]
        if misread(name) or name.startswith("#") or self._same[self.names[entrant]] > 1:
            return f"#{next(number for number, numbered in self._numbers.items() if numbered == entrant)}"
        return name

    def find(self, typed: str) -> tuple[EntrantId, ...]:
        """Return the entrants that match best: one if the text is unambiguous."""
        typed = typed.strip()
        found = self._found.get(typed)
        if found is None:
            found = self._found[typed] = self._find(typed)
        return found

    def _find(self, typed: str) -> tuple[EntrantId, ...]:
        """Search by mention, number, exact name, "me", bare number, and then by similarity."""
        if mention := _MENTION.fullmatch(typed):
            return self._one(self._accounts.get(int(mention[1])))
        if numbered := _NUMBER.fullmatch(typed):
            return self._one(self._numbers.get(numbered[1]))
        wanted = folded(typed[:LONGEST])
        exact = tuple(entrant for entrant, name in self.names.items() if name == wanted)
        if exact or not wanted:
            return exact
        if wanted in ME and self._me:
            return self._me
        if _ALONE.fullmatch(typed) and typed in self._numbers:
            return self._one(self._numbers[typed])
        fits = {entrant: quality(wanted, name) for entrant, name in self.names.items()}
        best = min((fit for fit in fits.values() if fit is not None), default=None)
        return () if best is None else tuple(entrant for entrant, fit in fits.items() if fit == best)

    def _one(self, entrant: EntrantId | None) -> tuple[EntrantId, ...]:
        """Return the entrant as a tuple."""
        return () if entrant is None else (entrant,)


def entrant_named(
    context: TournamentContext, typed: str, me: Sequence[EntrantId] = (), *, gone: bool = False
) -> EntrantId:
    """Return the entrant that is typed, or chosen from a list by id.

    Of several the active one is preferred or, with `gone`, the one who has left. Raises `UnknownEntrantError`, and
    `SeveralEntrantsError` with how to distinguish them.
    """
    state = context.state
    if typed in state.entrants:
        return typed
    found = NamedEntrants(context, tuple(state.entrants), me).find(typed)
    likely = [entrant for entrant in found if (state.entrants[entrant].status in {"active", "waiting"}) != gone]
    if len(found) == 1 or len(likely) == 1:
        return likely[0] if likely else found[0]
    if found:
        raise SeveralEntrantsError(typed, tuple(described(context, entrant) for entrant in found))
    raise UnknownEntrantError(typed)


def seat_named(context: TournamentContext, pairing: Pairing, typed: str, me: Sequence[EntrantId] = ()) -> EntrantId:
    """Return which of the two players of a game is typed; `1` and `2` are its seats. Raises `NotInGameError`."""
    if typed in pairing.seats:
        return typed
    if typed.strip() in {"1", "2"}:
        return pairing.seats[int(typed) - 1]
    found = NamedEntrants(context, pairing.seats, me).find(typed)
    if len(found) == 1:
        return found[0]
    raise NotInGameError(typed, (pairing.seats[0], pairing.seats[1]))


def game_named(context: TournamentContext, typed: str, me: Sequence[EntrantId] = ()) -> Pairing | None:
    """Return the game that is typed: its board, or one or both of its players; open games first, then the latest.

    Boards are those of the earliest round with open games, or of the last one. None if it is ambiguous.
    """
    games = context.games()
    opened = [game.pairing for game in games if game.result is None]
    listed = [*opened, *(game.pairing for game in reversed(games) if game.result is not None)]
    if typed.strip().isdecimal() and listed:
        now = context.game(listed[0].id).round.pairings.pairings
        return next((pairing for pairing in now if pairing.board == int(typed[:9])), None)
    named = NamedEntrants(context, tuple(dict.fromkeys(seat for game in listed for seat in game.seats)), me)
    people = [named.find(part) for part in BETWEEN.split(typed.strip())]
    if len(people) > 2 or any(len(entrants) != 1 for entrants in people):  # noqa: PLR2004 - both players
        return None
    wanted = {entrants[0] for entrants in people}
    return next((pairing for pairing in listed if wanted <= set(pairing.seats)), None)


def described(context: TournamentContext, who: EntrantId) -> str:
    """Return what distinguishes an entrant from others with the name: number, team, member or guest, rating, status."""
    entrant = context.state.entrants[who]
    is_in = entrant.status in {"active", "waiting"}
    kind = "team" if takes_teams(context.state) else "member" if who in context.names.discord else "guest"
    return _which_one(context.names.label(who), kind, rating=entrant.data.rating, is_in=is_in)


def _which_one(name: str, kind: str, *, rating: float | None, is_in: bool) -> str:
    """Distinguish an entrant from others of the same name: `Ada #7 (guest, 1500)`."""
    if rating is None:
        return texts.people.which_one(name=name, kind=kind, state="in" if is_in else "out")
    number = plain_number(rating)
    return texts.people.which_one_rated(name=name, kind=kind, rating=number, state="in" if is_in else "out")
