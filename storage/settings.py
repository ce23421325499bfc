"""Settings: a JSON value for a key in a scope (a guild, a channel, a tournament, or `""` for the installation)."""

from __future__ import annotations

from typing import Any

from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.dialect import insert, insert_on
from storage.parts import Part, reads, reads_script, writes
from storage.schema import settings
from storage.sql import Runner, Statement

INSTALLATION = "installation"
"""Key of the installation's own random name."""


class Settings(Part):
    """Reads and writes settings."""

    @reads_script
    def get(self, run: Runner, scope: str, key: str, default: Any = None) -> Any:
        """Return the value, or `default` if none is set."""
        return _value(run, scope, key, default)

    @reads
    async def all(self, connection: AsyncConnection, scope: str) -> dict[str, Any]:
        """Return all settings of a scope by key."""
        query = select(settings.c.key, settings.c.value).where(settings.c.scope == scope).order_by(settings.c.key)
        return {row.key: row.value for row in await connection.execute(query)}

    @reads
    async def with_key(self, connection: AsyncConnection, key: str) -> dict[str, Any]:
        """Return the values of a key by scope."""
        query = select(settings.c.scope, settings.c.value).where(settings.c.key == key).order_by(settings.c.scope)
        return {row.scope: row.value for row in await connection.execute(query)}

    @writes
    async def set(self, connection: AsyncConnection, scope: str, key: str, value: Any) -> None:
        """Set a JSON value; None deletes it."""
        if value is None:
            await connection.execute(delete(settings).where(settings.c.scope == scope, settings.c.key == key))
            return
        statement = insert(connection, settings).values(scope=scope, key=key, value=value)
        await connection.execute(
            statement.on_conflict_do_update(index_elements=["scope", "key"], set_={"value": value})
        )

    async def setdefault(self, scope: str, key: str, value: Any) -> Any:
        """Return the value; set it to `value` if there is none."""

        def script(run: Runner) -> Any:
            run.run(_SET_ONCE, {"scope": scope, "key": key, "value": value})
            return _value(run, scope, key, None)

        return await self.connections.write_script(script)


_VALUE = Statement(
    lambda _: select(settings.c.value).where(settings.c.scope == bindparam("scope"), settings.c.key == bindparam("key"))
)
_SET_ONCE = Statement(
    lambda dialect: insert_on(dialect, settings).on_conflict_do_nothing().inline(), columns=["scope", "key", "value"]
)


def _value(run: Runner, scope: str, key: str, default: Any) -> Any:
    row = run.row(_VALUE, {"scope": scope, "key": key})
    return default if row is None else row.value
