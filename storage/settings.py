"""Settings: a value of JSON for a key in a scope (a guild, a channel, a tournament, or `""` for the installation)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, select

from storage.dialect import insert
from storage.schema import settings

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from storage.connections import Connections

INSTALLATION = "installation"
"""The key under which an installation keeps its own random name."""


class Settings:
    """Reads and writes settings."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def get(self, scope: str, key: str, default: Any = None) -> Any:
        """The value, or `default` where none was set."""
        async with self._connections.reading() as connection:
            return await _value(connection, scope, key, default)

    async def all(self, scope: str) -> dict[str, Any]:
        """All settings of a scope by key."""
        query = select(settings.c.key, settings.c.value).where(settings.c.scope == scope).order_by(settings.c.key)
        async with self._connections.reading() as connection:
            return {row.key: row.value for row in await connection.execute(query)}

    async def set(self, scope: str, key: str, value: Any) -> None:
        """Set a value of JSON; None removes it."""
        async with self._connections.writing() as connection:
            if value is None:
                await connection.execute(delete(settings).where(settings.c.scope == scope, settings.c.key == key))
                return
            statement = insert(connection, settings).values(scope=scope, key=key, value=value)
            await connection.execute(
                statement.on_conflict_do_update(index_elements=["scope", "key"], set_={"value": value})
            )

    async def setdefault(self, scope: str, key: str, value: Any) -> Any:
        """The value; `value` becomes it where none was set."""
        async with self._connections.writing() as connection:
            statement = insert(connection, settings).values(scope=scope, key=key, value=value)
            await connection.execute(statement.on_conflict_do_nothing())
            return await _value(connection, scope, key, None)


async def _value(connection: AsyncConnection, scope: str, key: str, default: Any) -> Any:
    query = select(settings.c.value).where(settings.c.scope == scope, settings.c.key == key)
    row = (await connection.execute(query)).first()
    return default if row is None else row.value
