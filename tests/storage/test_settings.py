from typing import Any

import pytest

from storage.database import Database


@pytest.mark.parametrize("value", [0, False, "", [], {}, 2**70, "ü🙂", {"deep": [1, None, 2.5]}], ids=repr)
async def test_any_json_is_kept(database: Database, value: Any) -> None:
    await database.settings.set("guild 1", "key", value)
    assert await database.settings.get("guild 1", "key", "default") == value


async def test_scopes_and_keys_are_apart(database: Database) -> None:
    await database.settings.set("guild 1", "a", 1)
    await database.settings.set("guild 1", "b", 2)
    await database.settings.set("guild 2", "a", 3)
    assert await database.settings.all("guild 1") == {"a": 1, "b": 2}
    assert await database.settings.get("guild 2", "a") == 3
    assert await database.settings.get("guild 2", "b") is None
    assert await database.settings.get("guild 2", "b", "default") == "default"


async def test_the_last_value_counts_and_none_removes_it(database: Database) -> None:
    await database.settings.set("", "a", 1)
    await database.settings.set("", "a", 2)
    assert await database.settings.get("", "a") == 2
    await database.settings.set("", "a", None)
    assert "a" not in await database.settings.all("")


async def test_a_default_is_set_once(database: Database) -> None:
    assert await database.settings.setdefault("", "a", 1) == 1
    assert await database.settings.setdefault("", "a", 2) == 1


async def test_a_key_is_found_in_every_scope_that_has_it(database: Database) -> None:
    await database.settings.set("t1", "page", {"shown": True})
    await database.settings.set("t2", "page", 2)
    await database.settings.set("t2", "other", 3)
    assert await database.settings.with_key("page") == {"t1": {"shown": True}, "t2": 2}
