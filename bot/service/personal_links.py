"""Personal links: which are open, and making new ones."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from datetime import datetime

from bot.service.loaded import LoadedTournament
from formats.core.phases import NOT_OVER
from formats.core.possible.field import IN
from formats.core.values import EntrantId
from storage.personal_links import PersonalLink

TOKEN_BYTES = 18
"""144 random bits, as 24 characters of base64."""

BY_LINK = "l"
"""The first letter of ids of commands that were given under a link."""


def token_hash(token: str) -> str:
    """Return the hash of a token as it is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_links(
    loaded: LoadedTournament, entrants: Iterable[EntrantId], now: datetime
) -> tuple[list[PersonalLink], dict[EntrantId, str]]:
    """Return new links of these entrants to be stored, and their tokens, which are stored nowhere."""
    tokens = {entrant: secrets.token_urlsafe(TOKEN_BYTES) for entrant in entrants}
    links = [
        PersonalLink(
            loaded.id,
            entrant,
            loaded.people[entrant].id,
            token_hash(token),
            secrets.token_hex(16),
            for_guest=loaded.people[entrant].discord_id is None,
            since=now,
        )
        for entrant, token in tokens.items()
    ]
    return links, tokens


def is_live(loaded: LoadedTournament, link: PersonalLink) -> bool:
    """Return whether a link opens: its event is not over, its entrant is in, and the same person is behind it.

    That person may still have one, and has not got an account on Discord since it was made.
    """
    entrant, person = loaded.state.entrants.get(link.entrant_id), loaded.people.get(link.entrant_id)
    return (
        loaded.state.phase in NOT_OVER
        and entrant is not None
        and entrant.status in IN
        and may_have_link(loaded, entrant.id)
        and person is not None
        and person.id == link.person_id
        and (person.discord_id is None or not link.for_guest)
    )


def may_have_link(loaded: LoadedTournament, entrant: EntrantId) -> bool:
    """Return whether a link of this entrant would reach nothing but the entrant.

    So the person behind it acts for no other entrant, and neither directs, coordinates nor judges the tournament.
    """
    person = loaded.people.get(entrant)
    if person is None or person.erased or person.id in loaded.staff_ids("director", "coordinator", "judge"):
        return False
    return loaded.entrants_of(person.id) == (entrant,)


def live_links(loaded: LoadedTournament, links: Sequence[PersonalLink]) -> frozenset[EntrantId]:
    """Return the entrants of a tournament who have a link that opens."""
    return frozenset(link.entrant_id for link in links if link.tournament_id == loaded.id and is_live(loaded, link))


def is_by_link(command_id: str) -> bool:
    """Return whether a command was given under a personal link."""
    return command_id.startswith(f"{BY_LINK}-")
