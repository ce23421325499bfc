"""Derive the games a tournament needs on its server from its state and its rows, and map rows to the port's values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.game_server_api.keys import game_key, member_of, round_key
from bot.game_server_api.port import Seated, WantedGame
from bot.game_server_api.token_store import TokenStore
from bot.service.loaded import LoadedTournament
from formats.core.model import Pairing
from formats.core.possible.presence import final_start
from formats.core.state import TournamentState
from formats.core.state_slices.server_games import ServerGames
from formats.core.values import EntrantId
from storage.accounts import ServerAccount
from storage.server_games import GameRow

COUNTED = "counted"
"""Mark in `GameRow.told`: the result counts."""

TAKEN, VANISHED, MOVED = "taken", "vanished", "moved"
"""Marks in `GameRow.told`: the key belongs to another game, the game has vanished, its start has moved."""

LEFT = frozenset({TAKEN, VANISHED, MOVED})
"""Marks of rows that have been replaced by another one."""


def rows_needed(loaded: LoadedTournament, rows: Sequence[GameRow], server: str, now: datetime) -> list[GameRow]:
    """Return the missing rows: of open games without a row for their seats, or to be created once more.

    A round that was withdrawn and published again is a new round, although its pairings may have the same ids.
    """
    again = loaded.state.slice_of(ServerGames).again
    missing: list[GameRow] = []
    for pairing in loaded.state.open_games():
        known = [row for row in rows if row.pairing_id == pairing.id]
        mine = _asked_for(loaded.state, known, server, pairing)
        if len(mine) < again.get(pairing.id, 0) + 1 or mine[-1] is not known[-1]:
            number = max((row.number for row in known), default=0) + 1
            missing.append(GameRow(loaded.id, pairing.id, number, server, *pairing.seats, state="asked", asked_at=now))
    return missing


def asked_again(state: TournamentState, rows: Sequence[GameRow], server: str) -> list[GameRow]:
    """Return rows whose game is open again because a result entered by hand was undone, as "asked".

    The same key finds the same game on the server. A result that was fetched from the server and undone is not fetched
    again.
    """
    open_again = []
    for pairing in state.open_games():
        mine = _asked_for(state, [row for row in rows if row.pairing_id == pairing.id], server, pairing)
        if mine and mine[-1].state == "over" and not mine[-1].told.startswith(COUNTED):
            open_again.append(replace(mine[-1], state="asked"))
    return open_again


def _asked_for(state: TournamentState, known: Sequence[GameRow], server: str, pairing: Pairing) -> list[GameRow]:
    """Return the rows of a pairing with its current seats since it was paired, because ids of pairings can recur."""
    stage, round_, _ = state.find(pairing.id)
    paired, seated = state.started[stage].paired_at[round_.number - 1], (server, *pairing.seats)
    mine = [row for row in known if (row.server, row.first, row.second) == seated and row.asked_at >= paired]
    return [row for row in mine if row.told not in LEFT]


def too_early(state: TournamentState, row: GameRow, now: datetime, ahead: timedelta) -> bool:
    """Whether the game is created later, for its agreed start; also while that start may still change."""
    time = state.times.get(row.pairing_id)
    return time is not None and (not time.final or time.at - now > ahead)


def moved(state: TournamentState, rows: Sequence[GameRow], now: datetime) -> list[GameRow]:
    """Return rows whose game was created for a start that is no longer the agreed one, if that is still to come."""
    starts = {row.pairing_id: final_start(state, row.pairing_id) for row in rows}
    return [
        row
        for row in rows
        if row.starts_at is not None
        and (start := starts[row.pairing_id]) is not None
        and start > now
        and start != row.starts_at
    ]


def outdated(state: TournamentState, rows: Sequence[GameRow]) -> list[GameRow]:
    """Return rows of which nothing is expected any more, as "over".

    Their pairing is gone, has other seats, or has a newer row.
    """
    seats = {
        pairing.id: pairing.seats
        for log in state.started
        for round_ in log.rounds
        for pairing in round_.pairings.pairings
    }
    newest = {row.pairing_id: row.number for row in rows}
    return [
        replace(row, state="over", invites=None)
        for row in rows
        if row.state != "over"
        and (seats.get(row.pairing_id) != (row.first, row.second) or row.number < newest[row.pairing_id])
    ]


class RequestMapper:
    """Maps rows to the values of the port."""

    def __init__(
        self, loaded: LoadedTournament, installation: str, accounts: Mapping[str, ServerAccount], tokens: TokenStore
    ) -> None:
        self._loaded = loaded
        self._installation = installation
        self._accounts = accounts
        self._tokens = tokens

    def key(self, row: GameRow) -> str:
        """Return the key of a game."""
        return game_key(self._installation, row.tournament_id, row.pairing_id, row.number)

    def wanted(self, row: GameRow, not_these: frozenset[str] = frozenset()) -> WantedGame:
        """Return the wanted game of a row; `not_these` are ids of games that belong to other rows."""
        state = self._loaded.state
        stage, round_, _ = state.find(row.pairing_id)
        first, second = self.seated(row.first), self.seated(row.second)
        return WantedGame(
            key=self.key(row),
            round_key=round_key(self._installation, row.tournament_id, stage, round_.number),
            title=f"{state.title[:60]}, {round_.number}",
            first=first,
            second=second,
            # Changed terms apply only to games created afterwards.
            terms=row.terms or state.settings.game_terms,
            # A repeated game starts after its row was noted, so games played before are not it.
            since=state.started[stage].paired_at[round_.number - 1] if row.number == 1 else row.asked_at,
            round_number=round_.number,
            not_these=not_these,
            starts_at=row.starts_at or final_start(state, row.pairing_id),
            grace=timedelta(minutes=state.settings.forfeit_minutes),
        )

    def seated(self, entrant: EntrantId) -> Seated:
        """Return the player of an entrant; without a Discord account there is no member."""
        person = self._loaded.people.get(entrant)
        rating = self._loaded.state.entrants[entrant].data.rating
        if person is None or person.discord_id is None or person.erased:
            return Seated("", rating=rating)
        member, account = member_of(self._installation, person.id), self._accounts.get(person.id)
        if account is None:
            return Seated(member, rating=rating)
        return Seated(member, account.account, account.name, rating, self._tokens.opened(account.token))
