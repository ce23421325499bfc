"""Games that are to be made: noted, asked for, and told where they are."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import timedelta

from bot.announcements.invitations import invitations
from bot.game_bridge.server_session import ServerSession, link_of
from bot.game_server_api.port import PASSING, GameServerError, Made, Refusal, ServerGame, Timekeeper
from bot.game_server_api.rows import (
    MOVED,
    TAKEN,
    Asking,
    asked_again,
    moved,
    outdated,
    rows_needed,
    too_early,
)
from bot.game_server_api.server_health import NO_ANSWER, Unmade
from bot.text.context import context_of
from bot.text.wording.servers import consent_gone
from bot.views.server_troubles import unmade_text
from formats.core.commands import LinkServerGames
from storage.server_games import GameRow

logger = logging.getLogger(__name__)

KNOWN_OTHERWISE = frozenset({"not_linked", "taken", "refused"})
"""Troubles of single games that are dealt with or told in another way."""

MOST_KEYS = 5
"""So many games of a pairing are begun at most because their keys are taken there."""


class Making:
    """Has the games made that a tournament lacks."""

    def __init__(self, desk: ServerSession) -> None:
        self._desk = desk
        self.answered = False
        """Has the server answered something usable?"""
        self.unmade: tuple[Unmade, ...] = ()
        """The games that are not made for other reasons than that somebody has no account."""

    async def make(self) -> bool:
        """Note the games that are needed, ask for them, and tell where they are; was there anything new?

        Raises GameServerError where something concerns all games, after what was made has been noted.
        """
        await self._withdraw()
        needed = await self._noted()
        asked, standing = await self._open_rows()
        asking = await self._desk.asking()
        asked = [row for row in asked if not self._waits(row, asking)]
        if not asked:
            return needed
        by_key = {asking.key(row): row for row in asked}
        elsewhere = frozenset(await self._desk.owners(asked)) - {row.game_id for row in asked}
        wanted = [asking.wanted(row, elsewhere) for row in asked]
        try:
            made = await self._desk.server.adapter.make(wanted, [asking.wanted(row) for row in standing])
        except GameServerError as error:
            self.answered = error.trouble not in NO_ANSWER
            made = Made(troubles=dict.fromkeys(by_key, error.trouble), refusals=_said(by_key, error.detail))
            self.unmade = self._unmade(by_key, made)
            raise
        self.answered = bool(made.games) or any(trouble not in NO_ANSWER for trouble in made.troubles.values())
        self.unmade = self._unmade(by_key, made)
        await self._made(asking, by_key, made)
        await self._consents(made)
        _raise_for_all(made)
        return bool(made.games)

    async def _withdraw(self) -> None:
        """Withdraw games that are still to begin and are not wanted as they are: decided already, or moved."""
        adapter, state, now = self._desk.server.adapter, self._desk.loaded.state, self._desk.now
        if not isinstance(adapter, Timekeeper):
            return
        open_now = {pairing.id for pairing in state.open_games()}
        rows = [row for row in await self._desk.rows() if row.state == "made" and row.server == self._desk.key]
        made = [row for row in rows if row.starts_at is not None]
        late = moved(state, [row for row in made if row.pairing_id in open_now], now)
        late += [
            row for row in made if row.pairing_id not in open_now and row.starts_at is not None and row.starts_at > now
        ]
        if late:
            gone = await adapter.withdraw([row.game_id for row in late]) | {row.game_id for row in late}
            withdrawn = [replace(row, state="over", told=MOVED, invites=None) for row in made if row.game_id in gone]
            await self._desk.change(withdrawn)

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

    async def _open_rows(self) -> tuple[list[GameRow], list[GameRow]]:
        """The rows of open games: those that are asked for and not known to be there, and those that were made."""
        open_now = {pairing.id for pairing in self._desk.loaded.state.open_games()}
        rows = [row for row in await self._desk.rows() if row.server == self._desk.key and row.pairing_id in open_now]
        return [row for row in rows if row.state == "asked"], [row for row in rows if row.state == "made"]

    def _waits(self, row: GameRow, asking: Asking) -> bool:
        """Is the game made later, for its agreed start? What lacks for it is told at once."""
        adapter = self._desk.server.adapter
        if not (isinstance(adapter, Timekeeper) and adapter.makes_games):
            return False
        linked = all(asking.seated(seat).account for seat in (row.first, row.second))
        return linked and too_early(self._desk.loaded.state, row, self._desk.now, adapter.ahead)

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

    def _unmade(self, by_key: Mapping[str, GameRow], made: Made) -> tuple[Unmade, ...]:
        unmade = []
        for key, trouble in made.troubles.items():
            row, refusal = by_key[key], made.refusals.get(key, Refusal())
            if trouble in KNOWN_OTHERWISE:
                continue
            logger.warning("%s does not make %s: %s %s", self._desk.server.plugin.name, key, trouble, refusal.words)
            because = tuple(seat for seat in (row.first, row.second) if self._desk.member(seat) in refusal.members)
            unmade.append(Unmade(row.pairing_id, row.number, trouble, refusal.words, because, row.asked_at))
        return tuple(unmade)

    async def tell(self, longer_than: timedelta) -> None:
        """Tell directors, once of each game and trouble, what is not made: what may pass only after so long."""
        marks = {(game.pairing, game.number): f"unmade:{game.trouble}" for game in self.unmade}
        rows = {(row.pairing_id, row.number): row for row in await self._desk.rows() if marks}
        new = []
        for game in self.unmade:
            row = rows.get((game.pairing, game.number))
            waits = game.trouble in NO_ANSWER and self._desk.now - (game.asked_at or self._desk.now) < longer_than
            if row is not None and not waits and marks[game.pairing, game.number] not in row.told.split(" "):
                new.append(game)
        if not new:
            return
        context = context_of(self._desk.loaded, self._desk.service.engine)
        about = " ".join(f"{game.pairing}-{game.number}:{game.trouble}" for game in new)
        await self._desk.tell_directors(about, unmade_text(self._desk.key, new, context))
        told = [(rows[game.pairing, game.number], marks[game.pairing, game.number]) for game in new]
        await self._desk.change([replace(row, told=f"{row.told} {mark}".strip()) for row, mark in told])

    async def _consents(self, made: Made) -> None:
        """Forget the consents that the server takes no more, and tell directors."""
        today, names = self._desk.now.date(), context_of(self._desk.loaded, self._desk.service.engine).names
        for entrant, person in self._desk.loaded.people.items():
            if self._desk.member(entrant) in made.withdrawn:
                await self._desk.database.accounts.drop_token(person.id, self._desk.key)
                text = consent_gone(self._desk.key, names.plain(entrant))
                await self._desk.tell_directors(f"consent {today} {person.id}", text)


def _said(by_key: Mapping[str, GameRow], words: str) -> dict[str, Refusal]:
    return {key: Refusal(words) for key in by_key}


def _raise_for_all(made: Made) -> None:
    """Raise what concerns all games: the server is away, wants to be left alone, or refuses our key."""
    if made.again_in is not None:
        raise GameServerError("slow_down", again_in=made.again_in)
    troubles = {trouble: key for key, trouble in made.troubles.items()}
    if "refused" in troubles:
        raise GameServerError("refused", detail=made.refusals.get(troubles["refused"], Refusal()).words)
    if PASSING & troubles.keys():
        raise GameServerError("unreachable", detail="not all games were made")


def _as_made(row: GameRow, game: ServerGame, asking: Asking) -> GameRow:
    """The row of a game that is there; where players begin it themselves, it was made for no terms and no start."""
    made = replace(row, state="made", game_id=game.id, address=game.address, invites=game.invites)
    wanted = asking.wanted(row)
    return replace(made, terms=wanted.terms, starts_at=wanted.starts_at) if game.id else made
