"""In how many shards processes share: what a host says, what Discord proposes, and what others have agreed on."""

from __future__ import annotations

from tests.bot.shards.coordinators import LATEST, Process, Start, seconds


async def test_who_says_no_number_takes_what_discord_proposes_and_later_ones_what_is_agreed(start: Start) -> None:
    first = await start("1", "", proposed=4)
    await seconds(6, first)
    assert first.runs == set(range(4))
    second = await start("2", "", proposed=5)
    await seconds(10, first, second)
    assert (len(first.runs), len(second.runs)) == (2, 2)
    assert (first.asked, second.asked) == (1, 0)
    assert str(second.coordinator.shards).endswith("of 4")


async def test_who_says_no_number_joins_those_whose_host_did(start: Start) -> None:
    first = await start("1", "6")
    await seconds(6, first)
    second = await start("2", "", proposed=2)
    await seconds(10, first, second)
    assert (len(first.runs), len(second.runs), second.asked) == (3, 3, 0)


async def test_a_host_with_another_number_than_what_was_proposed_waits(start: Start) -> None:
    first = await start("1", "", proposed=4)
    await seconds(6, first)
    other = await start("2", "6")
    await seconds(60, first, other)
    assert not other.at_work
    assert "processes that share it in 4 shards" in other.told[0]
    await first.end()
    await seconds(10, other)
    assert other.runs == set(range(6))


async def test_what_was_agreed_outlives_deaths_and_is_asked_anew_when_all_have_stopped(start: Start) -> None:
    first, second = await start("1", "", proposed=2), await start("2", "", proposed=2)
    await seconds(10, first, second)
    await first.die()
    await seconds(LATEST, second)
    assert second.runs == {0, 1}
    await second.die()
    third = await start("3", "", proposed=3)
    await seconds(LATEST, third)
    assert (third.runs, third.asked) == ({0, 1}, 0)
    await third.end()
    fourth = await start("4", "", proposed=3)
    await seconds(6, fourth)
    assert (fourth.runs, fourth.asked) == ({0, 1, 2}, 1)


async def test_where_one_shard_is_proposed_a_second_process_waits_and_is_told_how_to_share(start: Start) -> None:
    first = await start("1", "")
    await seconds(6, first)
    assert first.runs == {0}
    second = await start("2", "")
    await seconds(60, first, second)
    assert not second.at_work
    (told,) = second.told
    assert "HERALD_SHARDS" in told
    await first.end()
    await seconds(3, second)
    assert second.runs == {0}


async def test_of_two_that_ask_at_once_the_later_one_takes_the_number_of_the_first(start: Start) -> None:
    """Discord may propose another number from one second to the next."""
    quick: list[Process] = []

    async def another_comes() -> None:
        quick.append(await start("1", "", proposed=3))

    slow = await start("2", "", proposed=5, meanwhile=another_comes)
    await seconds(10, *quick, slow)
    assert [process.asked for process in (*quick, slow)] == [1, 1]
    assert [process.coordinator.shards.count for process in (*quick, slow)] == [3, 3]
    assert set.union(*(process.runs for process in (*quick, slow))) == {0, 1, 2}


async def test_a_newer_version_without_a_number_waits_and_then_asks(start: Start) -> None:
    first = await start("1", "", "old", proposed=2)
    await seconds(6, first)
    newer = await start("2", "", "new", proposed=4)
    await seconds(60, first, newer)
    assert (newer.at_work, newer.asked) == (False, 0)
    await first.end()
    await seconds(10, newer)
    assert newer.runs == set(range(4))
