"""Games of pairings on game servers: recorded before they are requested, so that none is created twice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import Row, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.dialect import insert, within
from storage.outbox import Post, queue
from storage.parts import Part, reads, writes
from storage.schema import server_games
from storage.sql import from_row, values_of

State = Literal["asked", "made", "over"]
"""`asked`: recorded, and perhaps created. `made`: created. `over`: finished or abandoned."""


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game of a pairing on a server; `number` counts the games of the same pairing from 1.

    `first` and `second` are entrants; a later change of sides makes another game. `told` is a word for what directors
    were informed of. `invites` are the secret links of first and second, deleted when the game is over. `terms` are
    those it was created with; empty before. `starts_at` is the agreed start it was created for.
    """

    tournament_id: str
    pairing_id: str
    number: int
    server: str
    first: str
    second: str
    state: State
    asked_at: datetime
    game_id: str = ""
    address: str = ""
    told: str = ""
    terms: str = ""
    invites: tuple[str, str] | None = field(default=None, repr=False)
    starts_at: datetime | None = None


class ServerGames(Part):
    """Reads and writes these games."""

    @reads
    async def of(
        self, connection: AsyncConnection, tournament_id: str, *, states: Iterable[State] = ("asked", "made", "over")
    ) -> Sequence[GameRow]:
        """Return those of a tournament in one of these states, in the order of pairings and numbers."""
        query = select(server_games).where(
            server_games.c.tournament_id == tournament_id, server_games.c.state.in_(set(states))
        )
        rows = await connection.execute(query.order_by(server_games.c.pairing_id, server_games.c.number))
        return [_as_game(row) for row in rows]

    @reads
    async def tournaments(self, connection: AsyncConnection) -> Sequence[str]:
        """Return the tournaments with games that are not over."""
        query = select(server_games.c.tournament_id).where(server_games.c.state != "over").distinct()
        return list((await connection.execute(query)).scalars())

    @reads
    async def owners(
        self, connection: AsyncConnection, server: str, since: datetime
    ) -> Mapping[str, tuple[str, str, int]]:
        """Return the rows of the games of a server requested since a moment, in all tournaments, by their ids there."""
        table = server_games.c
        query = select(table.game_id, table.tournament_id, table.pairing_id, table.number).where(
            table.server == server, table.game_id != "", table.asked_at >= since
        )
        return {row.game_id: (row.tournament_id, row.pairing_id, row.number) for row in await connection.execute(query)}

    @writes
    async def note(self, connection: AsyncConnection, games: Sequence[GameRow]) -> None:
        """Record games before they are requested; existing ones are not changed."""
        for game in games:
            statement = insert(connection, server_games).values(**_values(game))
            await connection.execute(statement.on_conflict_do_nothing())

    @writes
    async def change(
        self, connection: AsyncConnection, games: Sequence[GameRow], posts: Sequence[Post] = (), *, at: datetime
    ) -> None:
        """Store what has become of games of one tournament, and queue posts about it."""
        if games and posts:
            first = games[0]
            command = f"server:{first.pairing_id}:{first.number}"
            await within(connection, lambda run: queue(run, first.tournament_id, command, posts, at=at))
        for game in games:
            values = _values(game)
            mine = [server_games.c[name] == values.pop(name) for name in ("tournament_id", "pairing_id", "number")]
            await connection.execute(update(server_games).where(*mine).values(**values))


def _values(game: GameRow) -> dict[str, Any]:
    return values_of(game, terms=game.terms or None, invites=list(game.invites or ()))


def _as_game(row: Row[Any]) -> GameRow:
    invites = (row.invites[0], row.invites[1]) if row.invites else None
    return from_row(GameRow, row, terms=row.terms or "", invites=invites)
