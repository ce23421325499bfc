"""Recognize people of a list who have played here before, by their account at the site of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from bot.parsing.csv_import import Import, ImportedEntrant
from bot.parsing.entrant_fields import OGS_ID
from bot.parsing.search import folded
from bot.service.loaded import Change, LoadedTournament
from bot.text.names import quoted_name
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.answers import Ask
from formats.core.events import EntrantRegistered
from formats.core.state import TournamentState
from storage.people import Person

OGS = "ogs"
ANY_SITE = "site"
"""The site of an account where neither the list nor the tournament names one."""


@dataclass(frozen=True)
class KnownPeople:
    """Who is behind new entrants of a list, by their line, and those whose account several people have.

    `accounts` are those of the new entrants, as typed, by their line.
    """

    site: str
    accounts: Mapping[int, str]
    same: Mapping[int, Person]
    unclear: tuple[ImportedEntrant, ...]

    def lines(self, imported: Import) -> list[str]:
        """Return a line for each, for a director to check."""
        known = [
            texts.imports.known_line(
                name=quoted_name(entrant.name),
                earlier=quoted_name(self.same[entrant.line].name),
                account=quoted_name(self.accounts[entrant.line]),
            )
            for entrant in imported.new
            if entrant.line in self.same
        ]
        return known + [
            texts.imports.account_of_several(
                name=quoted_name(entrant.name), account=quoted_name(self.accounts[entrant.line])
            )
            for entrant in self.unclear
        ]


def site_of(state: TournamentState, imported: Import) -> str:
    """Return the site of a list's accounts: the one its column is called after, or that of the tournament."""
    read_from = "online_go" if state.settings.ratings_from == OGS else ""
    return imported.site or state.settings.game_server or read_from or ANY_SITE


def account_of(entrant: ImportedEntrant, state: TournamentState) -> str:
    """Return the account of a line: the one typed, or the number from which ratings are read."""
    if entrant.account or state.settings.ratings_from != OGS:
        return entrant.account
    return str(entrant.data.attributes.get(OGS_ID.name) or "")


async def known_people(ask: Ask, loaded: LoadedTournament, imported: Import) -> KnownPeople:
    """Find the people behind new entrants among those who have entered a tournament of this server before."""
    site = site_of(loaded.state, imported)
    asked = {
        entrant.line: account
        for entrant in imported.new
        if entrant.discord is None and (account := account_of(entrant, loaded.state))
    }
    if not asked:
        return KnownPeople(site, {}, {}, ())
    database, guild = ask.service.database, loaded.row.guild_id
    owners = await database.accounts.owners(site, map(folded, asked.values()), guild_id=guild)
    people = await database.people.many(chain.from_iterable(owners.values()))
    same, unclear = dict[int, Person](), list[ImportedEntrant]()
    for entrant in imported.new:
        known = owners.get(folded(asked.get(entrant.line, "")), ())
        found = [person_id for person_id in known if not loaded.entrants_of(person_id)]
        if len(found) == 1:
            same[entrant.line] = people[found[0]]
            resolve.may_play(loaded, same[entrant.line])
        elif found:
            unclear.append(entrant)
    return KnownPeople(site, asked, same, tuple(unclear))


async def note_accounts(ask: Ask, change: Change, imported: Import, site: str) -> None:
    """Store the accounts of a list that has been imported, for later tournaments."""
    state, people = change.loaded.state, change.loaded.people
    registered = [event.entrant for event in change.events if isinstance(event, EntrantRegistered)]
    of_entrants: Sequence[tuple[ImportedEntrant, str | None]] = [
        *((entrant, entrant.known) for entrant in imported.changed),
        *zip(imported.new, registered, strict=True),
    ]
    given = {
        people[who].id: (folded(account), account)
        for entrant, who in of_entrants
        if who is not None and who in people and (account := account_of(entrant, state))
    }
    if given:
        await ask.service.database.accounts.note(site, given)
