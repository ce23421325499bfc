"""Members who may act for an entrant besides the person entered: of a team, or the one who speaks for a guest.

Free players, who wait for a team, are here too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from formats.core import events as ev
from formats.core.state_slices.folding import writes
from formats.core.values import EntrantId, PersonId


@dataclass(frozen=True, slots=True)
class Members:
    """The people of each entrant that has any, in the order in which they came; the first is its captain.

    `free` are those who wait for a team, in the order in which they came.
    """

    by_entrant: Mapping[EntrantId, tuple[PersonId, ...]] = field(default_factory=dict)
    free: tuple[PersonId, ...] = ()

    def of(self, entrant: EntrantId) -> tuple[PersonId, ...]:
        """Return the members of an entrant, its captain first."""
        return self.by_entrant.get(entrant, ())

    def entrants_of(self, person: PersonId) -> tuple[EntrantId, ...]:
        """Return the entrants for which a person may act, latest entry first."""
        return tuple(entrant for entrant in reversed(tuple(self.by_entrant)) if person in self.by_entrant[entrant])

    def _with(self, entrant: EntrantId, people: tuple[PersonId, ...]) -> Members:
        others = {other: members for other, members in self.by_entrant.items() if other != entrant or people}
        return replace(self, by_entrant=others | ({entrant: people} if people else {}))

    def _without_free(self, person: PersonId) -> Members:
        return replace(self, free=tuple(other for other in self.free if other != person))


@writes(Members, ev.MemberChanged)
def member_changed(members: Members, event: ev.MemberChanged) -> Members:
    """Append or remove a member; one who joins waits for a team no more."""
    others = tuple(person for person in members.of(event.entrant) if person != event.person)
    if not event.given:
        return members._with(event.entrant, others)  # noqa: SLF001 - its own
    return members._with(event.entrant, (*others, event.person))._without_free(event.person)  # noqa: SLF001 - its own


@writes(Members, ev.TeamSought)
def team_sought(members: Members, event: ev.TeamSought) -> Members:
    """Append a free player, or remove one."""
    others = members._without_free(event.person)  # noqa: SLF001 - its own
    return replace(others, free=(*others.free, event.person)) if event.given else others


@writes(Members, ev.EntrantRegistered, ev.PersonReplaced)
def entrant_is_another(members: Members, event: ev.EntrantRegistered | ev.PersonReplaced) -> Members:
    """Remove the members of a new entrant, whose id may have belonged to an entry that was undone."""
    if isinstance(event, ev.PersonReplaced) and event.identity:  # it is the same entrant under another account
        return members
    return members._with(event.entrant, ()) if members.of(event.entrant) else members  # noqa: SLF001 - its own
