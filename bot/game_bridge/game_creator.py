"""Create the games of a tournament on its server: note rows, call the adapter, publish links."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import timedelta

from bot.announcements.invitations import invitations
from bot.game_bridge.server_session import ServerSession, link_of
from bot.game_server_api.in_use import name_of
from bot.game_server_api.port import PASSING, GameServerError, Made, Refusal, ServerGame, Timekeeper
from bot.game_server_api.rows import MOVED, TAKEN, RequestMapper, asked_again, moved, outdated, rows_needed, too_early
from bot.game_server_api.server_health import NO_ANSWER, Unmade
from bot.text.context import context_of
from bot.text.texts import texts
from bot.views.server_troubles import unmade_text
from formats.core.commands import LinkServerGames
from storage.server_games import GameRow

logger = logging.getLogger(__name__)

KNOWN_OTHERWISE = frozenset({"not_linked", "taken", "refused"})
"""Troubles of single games that are handled or reported elsewhere."""

MOST_KEYS = 5
"""Maximum number of rows of a pairing that are created because the server uses the key for another game."""


class GameCreator:
    """Creates the missing games of a tournament."""

    def __init__(self, session: ServerSession) -> None:
        self._session = session
        self.answered = False
        """Whether the server gave a usable answer."""
        self.unmade: tuple[Unmade, ...] = ()
        """Games that were not created for other reasons than a missing account."""

    async def make(self) -> bool:
        """Note needed games, create them and publish their addresses; return whether anything was new.

        Raises `GameServerError` for troubles that concern all games, after the created ones have been recorded.
        """
        await self._withdraw()
        needed = await self._noted()
        asked, standing = await self._open_rows()
        mapper = await self._session.request_mapper()
        asked = [row for row in asked if not self._waits(row, mapper)]
        if not asked:
            return needed
        by_key = {mapper.key(row): row for row in asked}
        elsewhere = frozenset(await self._session.owners(asked)) - {row.game_id for row in asked}
        wanted = [mapper.wanted(row, elsewhere) for row in asked]
        try:
            made = await self._session.server.adapter.make(wanted, [mapper.wanted(row) for row in standing])
        except GameServerError as error:
            self.answered = error.trouble not in NO_ANSWER
            made = Made(
                troubles=dict.fromkeys(by_key, error.trouble), refusals=dict.fromkeys(by_key, Refusal(error.detail))
            )
            self.unmade = self._unmade(by_key, made)
            raise
        self.answered = bool(made.games) or any(trouble not in NO_ANSWER for trouble in made.troubles.values())
        self.unmade = self._unmade(by_key, made)
        await self._made(mapper, by_key, made)
        await self._consents(made)
        _raise_for_all(made)
        return bool(made.games)

    async def _withdraw(self) -> None:
        """Withdraw games that have not begun and are not wanted as they are: decided already, or rescheduled."""
        adapter, state, now = self._session.server.adapter, self._session.loaded.state, self._session.now
        if not isinstance(adapter, Timekeeper):
            return
        open_now = {pairing.id for pairing in state.open_games()}
        rows = [row for row in await self._session.rows() if row.state == "made" and row.server == self._session.key]
        made = [row for row in rows if row.starts_at is not None]
        late = moved(state, [row for row in made if row.pairing_id in open_now], now)
        late += [
            row for row in made if row.pairing_id not in open_now and row.starts_at is not None and row.starts_at > now
        ]
        if late:
            gone = await adapter.withdraw([row.game_id for row in late]) | {row.game_id for row in late}
            withdrawn = [replace(row, state="over", told=MOVED, invites=None) for row in made if row.game_id in gone]
            await self._session.change(withdrawn)

    async def _noted(self) -> bool:
        """Insert rows for needed games and close those no longer needed; return whether there is a new one.

        Rows are written before the server is called, so that a crash cannot leave an unknown game there.
        """
        loaded, rows = self._session.loaded, await self._session.rows()
        needed = rows_needed(loaded, rows, self._session.key, self._session.now)
        await self._session.database.server_games.note(needed)
        rows = await self._session.rows() if needed else rows
        changed = [*outdated(loaded.state, rows), *asked_again(loaded.state, rows, self._session.key)]
        if changed:
            await self._session.change(changed)
        return bool(needed)

    async def _open_rows(self) -> tuple[list[GameRow], list[GameRow]]:
        """Return the rows of open games: those to be created, and those created before."""
        open_now = {pairing.id for pairing in self._session.loaded.state.open_games()}
        rows = [
            row for row in await self._session.rows() if row.server == self._session.key and row.pairing_id in open_now
        ]
        return [row for row in rows if row.state == "asked"], [row for row in rows if row.state == "made"]

    def _waits(self, row: GameRow, mapper: RequestMapper) -> bool:
        """Whether the game is created later, before its agreed start. Missing accounts are reported immediately."""
        adapter = self._session.server.adapter
        if not (isinstance(adapter, Timekeeper) and adapter.makes_games):
            return False
        linked = all(mapper.seated(seat).account for seat in (row.first, row.second))
        return linked and too_early(self._session.loaded.state, row, self._session.now, adapter.ahead)

    async def _made(self, mapper: RequestMapper, by_key: Mapping[str, GameRow], made: Made) -> None:
        """Record the adapter's answer: links, invitations to players, and new rows for taken keys."""
        changed = [_as_made(by_key[key], game, mapper) for key, game in made.games.items() if key in by_key]
        if not self._session.server.adapter.makes_games:
            left = by_key.keys() - made.games.keys() - made.troubles.keys()
            changed += [replace(row, state="made") for key, row in by_key.items() if key in left]
        without = self._without(
            mapper, [by_key[key] for key, trouble in made.troubles.items() if trouble == "not_linked"]
        )
        links = [link_of(row) for row in changed if row.address]
        if links or without:
            command = LinkServerGames(server=self._session.key, games=tuple(links), without=without)
            await self._session.carry_out(command, "link")
        if changed:
            posts = invitations(self._session.loaded, self._session.service.engine, self._session.key, changed)
            await self._session.change(changed, posts)
        taken = [
            by_key[key]
            for key, trouble in made.troubles.items()
            if trouble == "taken" and by_key[key].number < MOST_KEYS
        ]
        await self._session.change([replace(row, state="over", told=TAKEN) for row in taken])
        await self._session.database.server_games.note([replace(row, number=row.number + 1) for row in taken])

    def _without(self, mapper: RequestMapper, rows: Sequence[GameRow]) -> tuple[str, ...]:
        """Return the entrants because of whom games were not created."""
        entrants = dict.fromkeys(entrant for row in rows for entrant in (row.first, row.second))
        seated = {entrant: mapper.seated(entrant) for entrant in entrants}
        nobody = tuple(entrant for entrant, player in seated.items() if not player.member)
        return nobody or tuple(entrant for entrant, player in seated.items() if not player.account)

    def _unmade(self, by_key: Mapping[str, GameRow], made: Made) -> tuple[Unmade, ...]:
        """Log and return the games that were not created."""
        unmade = []
        for key, trouble in made.troubles.items():
            row, refusal = by_key[key], made.refusals.get(key, Refusal())
            if trouble in KNOWN_OTHERWISE:
                continue
            logger.warning("%s does not make %s: %s %s", self._session.server.plugin.name, key, trouble, refusal.words)
            because = tuple(seat for seat in (row.first, row.second) if self._session.member(seat) in refusal.members)
            unmade.append(Unmade(row.pairing_id, row.number, trouble, refusal.words, because, row.asked_at))
        return tuple(unmade)

    async def notify_directors(self, longer_than: timedelta) -> None:
        """Notify directors, once for each game and trouble, of games not created.

        Temporary troubles only after a while.
        """
        marks = {(game.pairing, game.number): f"unmade:{game.trouble}" for game in self.unmade}
        rows = {(row.pairing_id, row.number): row for row in await self._session.rows() if marks}
        new = []
        for game in self.unmade:
            row = rows.get((game.pairing, game.number))
            waits = game.trouble in NO_ANSWER and self._session.now - (game.asked_at or self._session.now) < longer_than
            if row is not None and not waits and marks[game.pairing, game.number] not in row.told.split(" "):
                new.append(game)
        if not new:
            return
        context = context_of(self._session.loaded, self._session.service.engine)
        about = " ".join(f"{game.pairing}-{game.number}:{game.trouble}" for game in new)
        await self._session.notify_directors(about, unmade_text(self._session.key, new, context))
        told = [(rows[game.pairing, game.number], marks[game.pairing, game.number]) for game in new]
        await self._session.change([replace(row, told=f"{row.told} {mark}".strip()) for row, mark in told])

    async def _consents(self, made: Made) -> None:
        """Delete the consents that the server no longer accepts, and notify directors."""
        today, names = self._session.now.date(), context_of(self._session.loaded, self._session.service.engine).names
        for entrant, person in self._session.loaded.people.items():
            if self._session.member(entrant) in made.withdrawn:
                await self._session.database.accounts.drop_token(person.id, self._session.key)
                text = texts.servers.consent_gone(server=name_of(self._session.key), who=names.plain(entrant))
                await self._session.notify_directors(f"consent {today} {person.id}", text)


def _raise_for_all(made: Made) -> None:
    """Raise an error that concerns all games: the server is unreachable, limits requests, or rejects the host's key."""
    if made.again_in is not None:
        raise GameServerError("slow_down", again_in=made.again_in)
    troubles = {trouble: key for key, trouble in made.troubles.items()}
    if "refused" in troubles:
        raise GameServerError("refused", detail=made.refusals.get(troubles["refused"], Refusal()).words)
    if PASSING & troubles.keys():
        raise GameServerError("unreachable", detail="not all games were made")


def _as_made(row: GameRow, game: ServerGame, mapper: RequestMapper) -> GameRow:
    """Return the row of a game that exists or is left to the players.

    Terms and start are recorded only for created games: players who start a game themselves may use others.
    """
    made = replace(row, state="made", game_id=game.id, address=game.address, invites=game.invites)
    wanted = mapper.wanted(row)
    return replace(made, terms=wanted.terms, starts_at=wanted.starts_at) if game.id else made
