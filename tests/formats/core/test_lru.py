"""The LRU cache: what is evicted, and when."""

from __future__ import annotations

from formats.core.lru import LRUCache


def test_the_least_recently_used_entry_is_evicted() -> None:
    cache: LRUCache[str, int] = LRUCache(2)
    cache.put("a", 1)
    cache.put("b", 2)
    assert cache.get("a") == 1
    cache.put("c", 3)
    assert (list(cache), cache.values(), len(cache)) == (["a", "c"], [1, 3], 2)
    assert cache.get("b") is None


def test_a_write_counts_as_a_use_and_replaces_the_value() -> None:
    cache: LRUCache[str, int] = LRUCache(2)
    for key, value in (("a", 1), ("b", 2), ("a", 3), ("c", 4)):
        cache.put(key, value)
    assert dict(zip(cache, cache.values(), strict=True)) == {"a": 3, "c": 4}


def test_looking_whether_there_is_an_entry_is_no_use_of_it() -> None:
    cache: LRUCache[str, int] = LRUCache(2)
    cache.put("a", 1)
    cache.put("b", 2)
    assert "a" in cache
    cache.put("c", 3)
    assert "a" not in cache


def test_sizes_add_up_to_at_most_the_capacity() -> None:
    cache: LRUCache[str, bytes] = LRUCache(10, size=len)
    cache.put("a", b"1234")
    cache.put("b", b"1234")
    cache.put("a", b"12")
    cache.put("c", b"1234")
    assert list(cache) == ["b", "a", "c"]
    cache.put("d", b"1")
    assert list(cache) == ["a", "c", "d"]
    assert cache.remove("c") == b"1234"
    cache.put("e", b"1234567")
    assert list(cache) == ["a", "d", "e"]


def test_a_value_larger_than_the_capacity_stays_until_the_next_write() -> None:
    cache: LRUCache[str, bytes] = LRUCache(3, size=len)
    cache.put("a", b"1")
    cache.put("b", b"12345")
    assert list(cache) == ["b"]
    cache.put("c", b"1")
    assert list(cache) == ["c"]


def test_evicted_values_are_handed_over_and_removed_ones_are_not() -> None:
    evicted: list[int] = []
    cache: LRUCache[str, int] = LRUCache(1, evicted=evicted.append)
    cache.put("a", 1)
    cache.put("a", 2)
    assert cache.remove("a") == 2
    assert cache.remove("a") is None
    assert evicted == []
    cache.put("b", 3)
    cache.put("c", 4)
    assert evicted == [3]


def test_a_cleared_cache_is_as_new() -> None:
    cache: LRUCache[str, bytes] = LRUCache(4, size=len)
    cache.put("a", b"1234")
    cache.clear()
    cache.put("b", b"12")
    cache.put("c", b"12")
    assert list(cache) == ["b", "c"]
