"""Games that are to be made: noted, asked for, and told where they are."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.app.game_servers.keys import member_of
from bot.app.game_servers.port import PASSING, GameServerError, Made, ServerGame
from bot.app.game_servers.rows import TAKEN, Asking, asked_again, outdated, rows_needed
from bot.app.posting.invitations import invitations
from bot.app.speaking.context import context_of
from bot.app.speaking.wording.servers import consent_gone, not_made
from bot.game_bridge.desk import Desk, link_of
from formats.core.commands import LinkServerGames
from storage.server_games import GameRow

logger = logging.getLogger(__name__)

LASTING = frozenset({"bad_terms", "refused", "unreadable"})
"""Troubles with single games that do not pass by themselves."""

MOST_KEYS = 5
"""So many games of a pairing are begun at most because their keys are taken there."""


class Making:
    """Has the games made that a tournament lacks."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def make(self) -> bool:
        """Note the games that are needed, ask for them, and tell where they are; was there anything new?"""
        needed = await self._noted()
        asked = await self._asked()
        if not asked:
            return needed
        asking = await self._desk.asking()
        by_key = {asking.key(row): row for row in asked}
        elsewhere = frozenset(await self._desk.owners(asked)) - {row.game_id for row in asked}
        made = await self._desk.server.adapter.make([asking.wanted(row, elsewhere) for row in asked])
        await self._made(asking, by_key, made)
        await self._told(by_key, made)
        if made.again_in is not None:
            raise GameServerError("slow_down", again_in=made.again_in)
        if any(trouble in PASSING for trouble in made.troubles.values()):
            raise GameServerError("unreachable", detail="not all games were made")
        return bool(made.games)

    async def _noted(self) -> bool:
        """Note which games are needed, and which are not any more; is there a new one?"""
        loaded, rows = self._desk.loaded, await self._desk.rows()
        needed = rows_needed(loaded, rows, self._desk.key, self._desk.now)
        await self._desk.database.server_games.note(needed)
        rows = await self._desk.rows() if needed else rows
        changed = [*outdated(loaded.state, rows), *asked_again(loaded.state, rows, self._desk.key)]
        if changed:
            await self._desk.change(changed)
        return bool(needed)

    async def _asked(self) -> list[GameRow]:
        """The rows whose games are asked for and not known to be there."""
        open_now = {pairing.id for pairing in self._desk.loaded.state.open_games()}
        rows = [row for row in await self._desk.rows() if row.state == "asked" and row.server == self._desk.key]
        return [row for row in rows if row.pairing_id in open_now]

    async def _made(self, asking: Asking, by_key: Mapping[str, GameRow], made: Made) -> None:
        changed = [_as_made(by_key[key], game, asking) for key, game in made.games.items() if key in by_key]
        if not self._desk.server.adapter.makes_games:
            left = by_key.keys() - made.games.keys() - made.troubles.keys()
            changed += [replace(row, state="made") for key, row in by_key.items() if key in left]
        without = self._without(
            asking, [by_key[key] for key, trouble in made.troubles.items() if trouble == "not_linked"]
        )
        links = [link_of(row) for row in changed if row.address]
        if links or without:
            command = LinkServerGames(server=self._desk.key, games=tuple(links), without=without)
            await self._desk.carry_out(command, "link")
        if changed:
            posts = invitations(self._desk.loaded, self._desk.service.engine, self._desk.key, changed)
            await self._desk.change(changed, posts)
        taken = [
            by_key[key]
            for key, trouble in made.troubles.items()
            if trouble == "taken" and by_key[key].number < MOST_KEYS
        ]
        await self._desk.change([replace(row, state="over", told=TAKEN) for row in taken])
        await self._desk.database.server_games.note([replace(row, number=row.number + 1) for row in taken])

    def _without(self, asking: Asking, rows: Sequence[GameRow]) -> tuple[str, ...]:
        """Those because of whom games were not made."""
        entrants = dict.fromkeys(entrant for row in rows for entrant in (row.first, row.second))
        seated = {entrant: asking.seated(entrant) for entrant in entrants}
        nobody = tuple(entrant for entrant, player in seated.items() if not player.member)
        return nobody or tuple(entrant for entrant, player in seated.items() if not player.account)

    async def _told(self, by_key: Mapping[str, GameRow], made: Made) -> None:
        """Tell those who have to do something about what was not made."""
        refused = {key: trouble for key, trouble in made.troubles.items() if trouble in LASTING}
        for key, trouble in refused.items():
            logger.warning("%s does not make %s: %s", self._desk.server.plugin.name, key, trouble)
        today = self._desk.now.date()
        names = context_of(self._desk.loaded, self._desk.service.engine)
        if refused:
            state = self._desk.loaded.state
            players = [names.players(state.find(by_key[key].pairing_id)[2]) for key in refused]
            about = f"refuses {today} {state.settings.game_terms}"
            await self._desk.tell_directors(about, not_made(self._desk.key, players))
        installation = self._desk.database.installation
        for entrant, person in self._desk.loaded.people.items():
            if member_of(installation, person.id) in made.withdrawn:
                await self._desk.database.accounts.drop_token(person.id, self._desk.key)
                text = consent_gone(self._desk.key, names.names.plain(entrant))
                await self._desk.tell_directors(f"consent {today} {person.id}", text)


def _as_made(row: GameRow, game: ServerGame, asking: Asking) -> GameRow:
    terms = asking.wanted(row).terms if game.id else ""
    return replace(row, state="made", game_id=game.id, address=game.address, invites=game.invites, terms=terms)
