"""What the engine cannot see about members, since it knows no people behind entrants."""

from __future__ import annotations

from collections.abc import Mapping

from bot.app.tournaments.loaded import Change, Order
from bot.app.tournaments.newcomers import newcomers
from formats.core.errors import MemberElsewhereError, NotGuestError
from formats.core.events import MemberChanged
from formats.core.possible.members import takes_teams
from formats.core.traces.members import Members


def need_one_place(planned: Change, order: Order) -> None:
    """Where teams play, nobody is an entrant and a member of another; elsewhere only guests have somebody to speak for.

    `MemberElsewhereError`, `NotGuestError`.
    """
    joined = [event for event in planned.events if isinstance(event, MemberChanged) and event.given]
    behind = {**order.bindings.entrants, **newcomers(planned.events, order)}
    if not joined and not behind:
        return
    if not takes_teams(planned.after):
        _need_guests(planned, joined)
        return
    own = {entrant: person.id for entrant, person in planned.loaded.people.items()} | behind
    for event in joined:
        _need_nowhere_else(planned, event.entrant, event.person, own)
    members = planned.after.trace(Members)
    for entrant, person in behind.items():
        elsewhere = [
            other for other in members.entrants_of(person) if other != entrant and other in planned.after.entrants
        ]
        if elsewhere:
            raise MemberElsewhereError(elsewhere[0], person)


def _need_nowhere_else(planned: Change, entrant: str, person: str, own: Mapping[str, str]) -> None:
    for other, whose in own.items():
        if whose == person and other != entrant and other in planned.after.entrants:
            raise MemberElsewhereError(other, person)


def _need_guests(planned: Change, joined: list[MemberChanged]) -> None:
    for event in joined:
        own = planned.loaded.people.get(event.entrant)
        if own is not None and own.discord_id is not None:
            raise NotGuestError(event.entrant)
