from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.core.errors import InvariantError
from formats.core.model import Reason
from formats.toolkit.scheduling.game_times import GameTime, GameToTime, near_misses, schedule_games
from tests.formats.toolkit.scheduling.weeks import JANUARY

SLOTS = JANUARY.slots()
Preferred = dict[str, Collection[datetime]]


def game(number: int, first: str = "a", second: str = "b", fixed_at: datetime | None = None) -> GameToTime:
    return GameToTime(id=f"s0r1b{number}", seats=(first, second), fixed_at=fixed_at)


def at(*places: int) -> frozenset[datetime]:
    return frozenset(SLOTS[place] for place in places)


def only(preferred: Preferred, *, spread_weight: int = 0, slots: Collection[datetime] = SLOTS) -> GameTime:
    """The time of the one game between a and b."""
    (time,) = schedule_games([game(1)], slots, preferred, seed=1, spread_weight=spread_weight)
    return time


def codes(time: GameTime) -> list[str]:
    return [reason.code for reason in time.reasons]


def test_the_earliest_start_that_both_prefer_is_chosen() -> None:
    time = only({"a": at(3, 9, 20), "b": at(4, 9, 20)})
    assert (time.start, time.tier) == (SLOTS[9], "both")
    assert time.reasons[0] == Reason(code="time_both", about=("a", "b"), params={"common": 2, "first": 3, "second": 3})
    assert codes(time) == ["time_both", "time_earliest"]


@pytest.mark.parametrize(
    "preferred, place, about",
    [
        ({"a": at(5, 6), "b": at(1, 2, 3)}, 5, ("a", "b")),
        ({"a": at(1, 2, 3), "b": at(5, 6)}, 5, ("b", "a")),
        ({"a": at(5), "b": at()}, 5, ("a", "b")),
        ({"a": at(), "b": at(5)}, 5, ("b", "a")),
        ({"a": at(5, 6), "b": at(1, 9)}, 1, ("b", "a")),
    ],
)
def test_without_a_common_start_the_one_with_fewer_decides(
    preferred: Preferred, place: int, about: tuple[str, str]
) -> None:
    time = only(preferred)
    assert (time.start, time.tier) == (SLOTS[place], "one")
    assert time.reasons[0].code == "time_one"
    assert time.reasons[0].about == about
    assert time.reasons[0].params == {
        "common": 0,
        "first": len(preferred[about[0]]),
        "second": len(preferred[about[1]]),
    }
    assert time.reasons[0].warning


def test_where_nobody_prefers_anything_any_start_will_do() -> None:
    time = only({"a": at(), "b": at()})
    assert (time.start, time.tier) == (SLOTS[0], "neither")
    assert codes(time) == ["time_neither", "time_earliest"]
    assert time.reasons[0].warning


@pytest.mark.parametrize("preferred", [{}, {"a": SLOTS}, {"b": SLOTS}])
def test_nothing_ever_sent_means_every_start(preferred: Preferred) -> None:
    assert only(preferred).tier == "both"
    assert only(preferred | {"b": at(7)}).start == SLOTS[7]


def test_preferred_times_outside_the_week_do_not_count() -> None:
    later = SLOTS[-1] + timedelta(hours=1)
    time = only({"a": [later], "b": [later, SLOTS[4]]})
    assert (time.start, time.tier) == (SLOTS[4], "one")


def test_times_of_another_zone_are_the_same_instants() -> None:
    zone = datetime.fromisoformat("2010-01-01T00:00+05:30").tzinfo
    time = only({"a": [slot.astimezone(zone) for slot in at(8)]}, slots=[slot.astimezone(zone) for slot in SLOTS])
    assert time.start == SLOTS[8]
    assert time.start.tzinfo is UTC


def test_near_misses_are_listed_where_there_is_no_overlap() -> None:
    time = only({"a": at(10, 11, 12, 40), "b": at(13, 20, 42)})
    assert codes(time) == ["time_one", "time_earliest", "time_near_miss", "time_near_miss", "time_near_miss"]
    seconds = [int(slot.timestamp()) for slot in SLOTS]
    assert [reason.params for reason in time.reasons[2:]] == [
        {"first_at": seconds[12], "second_at": seconds[13], "minutes": 60},
        {"first_at": seconds[40], "second_at": seconds[42], "minutes": 120},
        {"first_at": seconds[40], "second_at": seconds[20], "minutes": 1200},
    ]


@given(st.sets(st.integers(0, 60)), st.sets(st.integers(0, 60)))
def test_the_first_near_miss_is_the_closest_pair_there_is(first: set[int], second: set[int]) -> None:
    second -= first
    misses = near_misses(at(*first), at(*second))
    apart = sorted(abs(hour - other_hour) for hour in first for other_hour in second)
    assert len(misses) <= 3
    assert [miss.apart for miss in misses][:1] == [timedelta(hours=hours) for hours in apart[:1]]
    assert all(miss.first_at in at(*first) and miss.second_at in at(*second) for miss in misses)


def test_games_are_spread_over_starts_that_are_equally_good() -> None:
    games = [game(number, f"a{number}", f"b{number}") for number in range(4)]
    times = schedule_games(games, SLOTS, {}, seed=1, game_minutes=120)
    starts = sorted(time.start for time in times if time.start is not None)
    assert all(later - earlier >= timedelta(hours=2) for earlier, later in combinations(starts, 2))
    assert [reason.params["together"] for time in times for reason in time.reasons if "together" in reason.params] == [
        0
    ] * 4


def test_spreading_never_costs_a_better_tier() -> None:
    games = [game(number, f"a{number}", f"b{number}") for number in range(3)]
    preferred = {f"{side}{number}": at(5) for side in "ab" for number in range(3)}
    times = schedule_games(games, SLOTS, preferred, seed=1)
    assert [(time.start, time.tier) for time in times] == [(SLOTS[5], "both")] * 3
    assert codes(times[0]) == ["time_both", "time_only"]
    assert times[0].reasons[1].params["together"] == 2


def test_the_reason_of_a_spread_game_compares_with_the_earliest_start() -> None:
    preferred: Preferred = {"a": at(5), "c": at(5, 30)}
    first, second = schedule_games([game(1), game(2, "c", "d")], SLOTS, preferred, seed=1)
    assert (first.start, second.start) == (SLOTS[5], SLOTS[30])
    assert second.reasons[1] == Reason(
        code="time_spread",
        params={
            "choices": 2,
            "together": 0,
            "together_at_earliest": 1,
            "earliest_at": int(SLOTS[5].timestamp()),
        },
    )


def test_a_small_weight_keeps_games_early_and_a_large_one_apart() -> None:
    games = [game(1, "a", "b"), game(2, "c", "d")]
    preferred: Preferred = {"a": at(5), "c": at(5, 30)}
    for weight, place in ((0, 5), (10, 5), (20, 30)):
        second = schedule_games(games, SLOTS, preferred, seed=1, spread_weight=weight)[1]
        assert second.start == SLOTS[place], weight


@pytest.mark.parametrize("weight", [0, 100])
def test_an_entrant_never_has_two_games_at_once(weight: int) -> None:
    names = ["a", "b", "c", "d", "e"]
    games = [game(number, *pair) for number, pair in enumerate(combinations(names, 2))]
    preferred = {name: at(*range(6, 14)) for name in names}
    times = schedule_games(games, SLOTS, preferred, seed=3, game_minutes=120, spread_weight=weight)
    for (first, here), (second, there) in combinations(zip(games, times, strict=True), 2):
        assert here.start is not None
        assert there.start is not None
        if set(first.seats) & set(second.seats):
            assert abs(here.start - there.start) >= timedelta(hours=2)


def test_a_worse_time_for_want_of_a_free_one_says_so() -> None:
    times = schedule_games([game(1), game(2)], SLOTS, {"a": at(5), "b": at(5, 9)}, seed=1)
    assert sorted(time.tier for time in times) == ["both", "one"]
    (pushed,) = (time for time in times if time.tier == "one")
    assert pushed.start == SLOTS[9]
    assert codes(pushed) == ["time_one", "time_taken", "time_only"]
    assert pushed.reasons[0].about == ("b", "a")
    assert pushed.reasons[1] == Reason(code="time_taken", about=("a", "b"), params={"tier": "both"}, warning=True)


def test_a_game_without_any_free_start_stays_without_time() -> None:
    times = schedule_games([game(1), game(2)], SLOTS[:1], {}, seed=1)
    assert sorted((time.tier, time.start) for time in times) == [("both", SLOTS[0]), ("none_free", None)]
    (left,) = (time for time in times if time.start is None)
    assert left.reasons == (Reason(code="time_none_free", about=("a", "b"), warning=True),)


def test_no_start_times_at_all_leave_every_game_without_time() -> None:
    assert only({}, slots=[]).tier == "none_free"


def test_a_fixed_game_keeps_its_time_and_others_keep_clear_of_it() -> None:
    games = [game(1, fixed_at=SLOTS[5]), game(2, "b", "c")]
    fixed, free = schedule_games(games, SLOTS, {"c": at(4, 5, 6, 9)}, seed=1, spread_weight=0)
    assert fixed == GameTime(
        game="s0r1b1", start=SLOTS[5], tier="fixed", reasons=(Reason(code="time_fixed", about=("a", "b")),)
    )
    assert free.start == SLOTS[9]


def test_a_fixed_time_may_lie_outside_the_week() -> None:
    before = SLOTS[0] - timedelta(minutes=90)
    fixed, free = schedule_games([game(1, fixed_at=before), game(2)], SLOTS, {}, seed=1, spread_weight=0)
    assert fixed.start == before
    assert free.start == SLOTS[1]


def test_games_of_one_id_are_refused() -> None:
    with pytest.raises(InvariantError):
        schedule_games([game(1), game(1, "c", "d")], SLOTS, {}, seed=1)


ROUNDS = st.lists(
    st.tuples(
        st.sampled_from("abcdef"),
        st.sampled_from("ghijkl"),
        st.none() | st.integers(0, 118),
    ),
    max_size=6,
)
WISHES = st.dictionaries(st.sampled_from("abcdefghijkl"), st.sets(st.integers(0, 118), max_size=8), max_size=12)


@given(ROUNDS, WISHES, st.integers(0, 3), st.sampled_from([0, 1, 100]))
def test_any_round_gets_times_that_hold_what_they_say(
    pairs: list[tuple[str, str, int | None]], wishes: dict[str, set[int]], seed: int, weight: int
) -> None:
    games = [
        game(number, first, second, None if place is None else SLOTS[place])
        for number, (first, second, place) in enumerate(pairs)
    ]
    preferred: Preferred = {entrant: at(*places) for entrant, places in wishes.items()}
    times = schedule_games(games, SLOTS, preferred, seed=seed, spread_weight=weight)
    assert times == schedule_games(games, SLOTS, preferred, seed=seed, spread_weight=weight)
    assert [time.game for time in times] == [game_to_time.id for game_to_time in games]
    for game_to_time, time in zip(games, times, strict=True):
        suited = sum(time.start in preferred.get(entrant, SLOTS) for entrant in game_to_time.seats)
        assert time.tier == "fixed" or suited == {"both": 2, "one": 1, "neither": 0}[time.tier]
        assert GameTime.model_validate_json(time.model_dump_json()) == time


@given(WISHES, st.integers(0, 3))
def test_a_game_of_unshared_entrants_always_gets_its_best_tier(wishes: dict[str, set[int]], seed: int) -> None:
    games = [game(number, first, second) for number, (first, second) in enumerate(zip("abcdef", "ghijkl", strict=True))]
    preferred: Preferred = {entrant: at(*places) for entrant, places in wishes.items()}
    for game_to_time, time in zip(games, schedule_games(games, SLOTS, preferred, seed=seed), strict=True):
        first, second = (frozenset(preferred.get(entrant, SLOTS)) for entrant in game_to_time.seats)
        assert time.tier == ("both" if first & second else "one" if first | second else "neither")
