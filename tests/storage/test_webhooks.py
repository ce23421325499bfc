"""Webhooks: the log is their queue."""

from __future__ import annotations

import pytest

from storage.database import Database
from storage.errors import TooManyWebhooksError, UnknownTournamentError
from storage.webhooks import MOST_HOOKS
from tests.storage.samples import NOON, append, begin, moment, registered

ADDRESS, SECRET = "https://example.org/hook?key=frob", "whsec_quux"


async def grown(database: Database, seq: int) -> None:
    """One more line in the log."""
    await append(database, "t1", seq, f"c{seq}", [registered(seq)])


async def test_a_new_one_hears_of_what_comes_after_it(database: Database) -> None:
    await begin(database)
    await database.webhooks.add("t1", ADDRESS, SECRET, at=NOON)
    assert await database.webhooks.behind() == []
    await grown(database, 1)
    (hook,) = await database.webhooks.behind()
    assert (hook.told_seq, hook.address, hook.secret) == (1, ADDRESS, SECRET)
    await database.webhooks.told(hook.id, 2, at=moment(1))
    assert await database.webhooks.behind() == []


async def test_failures_are_counted_from_the_first_until_something_is_taken(database: Database) -> None:
    await begin(database)
    hook = await database.webhooks.add("t1", ADDRESS, SECRET, at=NOON)
    await database.webhooks.failed(hook, "timeout", at=moment(1), next_try=moment(2))
    await database.webhooks.failed(hook, "status 500", at=moment(3), next_try=moment(9))
    (seen,) = await database.webhooks.of("t1")
    assert (seen.failures, seen.failing_since, seen.next_try, seen.trouble) == (2, moment(1), moment(9), "status 500")
    await database.webhooks.told(hook, 1, at=moment(9))
    (seen,) = await database.webhooks.of("t1")
    assert (seen.failures, seen.failing_since, seen.trouble, seen.told_at) == (0, None, None, moment(9))


async def test_one_that_is_off_goes_on_where_it_stopped(database: Database) -> None:
    await begin(database)
    hook = await database.webhooks.add("t1", ADDRESS, SECRET, at=NOON)
    await database.webhooks.disable(hook, at=NOON)
    await grown(database, 1)
    assert await database.webhooks.behind() == []
    assert await database.webhooks.enable("t1", hook)
    assert [webhook.told_seq for webhook in await database.webhooks.behind()] == [1]


async def test_a_tournament_has_only_a_few_and_changes_none_of_another(database: Database) -> None:
    await begin(database)
    await begin(database, "t2")
    hooks = [await database.webhooks.add("t1", ADDRESS, SECRET, at=NOON) for _ in range(MOST_HOOKS)]
    with pytest.raises(TooManyWebhooksError):
        await database.webhooks.add("t1", ADDRESS, SECRET, at=NOON)
    with pytest.raises(UnknownTournamentError):
        await database.webhooks.add("t9", ADDRESS, SECRET, at=NOON)
    assert not await database.webhooks.remove("t2", hooks[0])
    assert not await database.webhooks.renew("t2", hooks[0], "whsec_other")
    assert not await database.webhooks.enable("t2", hooks[0])
    assert await database.webhooks.remove("t1", hooks[0])
    assert await database.webhooks.renew("t1", hooks[1], "whsec_other")
    assert [webhook.secret for webhook in await database.webhooks.of("t1")] == ["whsec_other", SECRET]


async def test_neither_address_nor_secret_stands_in_what_is_logged(database: Database) -> None:
    await begin(database)
    await database.webhooks.add("t1", ADDRESS, SECRET, at=NOON)
    assert "frob" not in repr(await database.webhooks.of("t1"))
    assert "quux" not in repr(await database.webhooks.of("t1"))


async def test_what_becomes_of_one_says_nothing_of_another(database: Database) -> None:
    await begin(database)
    first, other = [await database.webhooks.add("t1", ADDRESS, SECRET, at=NOON) for _ in range(2)]
    before = (await database.webhooks.of("t1"))[1]
    await database.webhooks.failed(first, "timeout", at=moment(1), next_try=moment(2))
    await database.webhooks.told(first, 7, at=moment(3))
    await database.webhooks.renew("t1", first, "whsec_other")
    await database.webhooks.disable(first, at=moment(4))
    await grown(database, 1)
    assert [hook.id for hook in await database.webhooks.behind()] == [other]
    assert (await database.webhooks.of("t1"))[1] == before
    assert await database.webhooks.remove("t1", first)
    assert await database.webhooks.of("t1") == [before]


async def test_where_nothing_had_to_be_sent_troubles_stay_as_they_are_until_somebody_switches_it_on(
    database: Database,
) -> None:
    await begin(database)
    hook = await database.webhooks.add("t1", ADDRESS, SECRET, at=NOON)
    await database.webhooks.failed(hook, "timeout", at=moment(1), next_try=moment(2))
    await database.webhooks.told(hook, 5, at=None)
    (seen,) = await database.webhooks.of("t1")
    assert (seen.told_seq, seen.failures, seen.failing_since, seen.next_try) == (5, 1, moment(1), moment(2))
    assert (seen.trouble, seen.told_at) == ("timeout", None)
    assert await database.webhooks.enable("t1", hook)
    (seen,) = await database.webhooks.of("t1")
    assert (seen.told_seq, seen.failures, seen.failing_since, seen.next_try) == (5, 0, None, None)
