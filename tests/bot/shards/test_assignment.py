"""Shards are dealt out evenly, few change hands, and everybody works out the same."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from bot.shards.assignment import Member, assign_shards

HOLDERS = st.lists(st.sampled_from("abcdefgh"), min_size=1, max_size=8, unique=True)


def members(*holders: str) -> list[Member]:
    return [Member(holder) for holder in holders]


def test_nobody_gets_anything_where_nobody_is() -> None:
    assert assign_shards(3, [], {}) == {}


def test_the_first_gets_everything() -> None:
    assert assign_shards(3, members("a"), {}) == {0: "a", 1: "a", 2: "a"}


def test_a_newcomer_gets_its_part_and_the_rest_stays() -> None:
    dealt = assign_shards(4, members("a", "b"), dict.fromkeys(range(4), "a"))
    assert Counter(dealt.values()) == {"a": 2, "b": 2}


def test_what_the_dead_held_goes_to_those_who_have_least() -> None:
    held = {0: "a", 1: "b", 2: "b", 3: "dead", 4: "dead"}
    dealt = assign_shards(5, members("a", "b"), held)
    assert {shard: dealt[shard] for shard in (0, 1, 2)} == {0: "a", 1: "b", 2: "b"}
    assert Counter(dealt.values()) == {"a": 3, "b": 2}


def test_a_shard_is_run_where_it_is_at_home() -> None:
    named = [Member("a", frozenset({0, 1})), Member("b", frozenset({2}))]
    assert assign_shards(3, named, dict.fromkeys(range(3), "a")) == {0: "a", 1: "a", 2: "b"}


def test_what_is_at_home_nowhere_is_taken_by_those_who_are_there() -> None:
    assert assign_shards(3, [Member("a", frozenset({0, 1}))], {2: "dead"}) == {0: "a", 1: "a", 2: "a"}


def test_what_was_not_named_goes_to_those_for_whom_nothing_was() -> None:
    dealt = assign_shards(4, [Member("a", frozenset({0})), Member("b")], {})
    assert dealt == {0: "a", 1: "b", 2: "b", 3: "b"}


def test_what_two_call_their_home_has_one_of_them() -> None:
    named = [Member("a", frozenset({0})), Member("b", frozenset({0}))]
    assert assign_shards(1, named, {0: "b"}) == assign_shards(1, named[::-1], {})


@given(count=st.integers(1, 20), before=HOLDERS, after=HOLDERS)
def test_it_is_even_the_same_for_all_and_moves_no_more_than_it_must(
    count: int, before: list[str], after: list[str]
) -> None:
    held = assign_shards(count, members(*before), {})
    dealt = assign_shards(count, members(*after), held)
    assert sorted(dealt) == list(range(count))
    hands = Counter(dict.fromkeys(after, 0))
    hands.update(dealt.values())
    assert max(hands.values()) - min(hands.values()) <= 1
    assert dealt == assign_shards(count, members(*reversed(after)), held)
    assert assign_shards(count, members(*after), dealt) == dealt
    most = -(-count // len(after))
    stays = sum(min(list(held.values()).count(holder), most) for holder in after)
    moved = sum(dealt[shard] != held[shard] for shard in range(count))
    assert moved <= count - stays + len(after)
