"""Roles of a series: which the host has chosen, and which accounts should have them.

Both are settings beside the log of the series, since ids of roles mean nothing on another server.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet

from bot.service.loaded import LoadedTournament
from formats.core.state_slices.evenings import Series
from formats.core.values import Value
from storage.database import Database
from storage.personal_data import GIVEN_ROLES

CHOSEN_ROLES = "roles"
"""Key of the setting that holds the `RoleChoice` of a series, the scope."""

Accounts = Mapping[int, AbstractSet[int]]
"""Discord accounts by the id of the role they have."""


class RoleChoice(Value):
    """Ids of the roles for all who have played an evening, and for the winners of the last one. None: no role."""

    players: int | None = None
    winners: int | None = None


async def read_choice(database: Database, series: str) -> RoleChoice:
    """Read which roles a series gives."""
    return RoleChoice.model_validate(await database.settings.get(series, CHOSEN_ROLES, {}))


async def keep_choice(database: Database, series: str, choice: RoleChoice) -> None:
    """Store which roles a series gives."""
    await database.settings.set(series, CHOSEN_ROLES, choice.model_dump(exclude_none=True) or None)


async def read_given(database: Database, series: str) -> Accounts:
    """Read who has been given a role and has not lost it since."""
    stored: Mapping[str, list[int]] = await database.settings.get(series, GIVEN_ROLES, {})
    return {int(role): frozenset(accounts) for role, accounts in stored.items()}


async def keep_given(database: Database, series: str, given: Accounts) -> None:
    """Store who has which role."""
    stored = {str(role): sorted(accounts) for role, accounts in given.items() if accounts}
    await database.settings.set(series, GIVEN_ROLES, stored or None)


def role_holders(choice: RoleChoice, loaded: LoadedTournament) -> Accounts:
    """Return who should have the chosen roles: players who are still in the series, none once it is over."""
    if loaded.state.phase != "series":
        return {}
    series, active = loaded.state.slice_of(Series), accounts_in(loaded)
    wanted: dict[int, frozenset[int]] = {}
    for role, entrants in ((choice.players, series.players), (choice.winners, series.last_winners)):
        if role is not None:
            accounts = frozenset(active[who] for who in entrants if who in active)
            wanted[role] = wanted.get(role, frozenset()) | accounts
    return wanted


def accounts_in(loaded: LoadedTournament) -> Mapping[str, int]:
    """Return the Discord accounts of those who are in a series, by entrant."""
    return {
        who: person.discord_id
        for who, person in loaded.people.items()
        if person.discord_id is not None and loaded.state.entrants[who].status == "active"
    }
