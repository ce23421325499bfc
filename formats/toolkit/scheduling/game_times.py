"""Choose the start times of the games of a round.

For each game only the best available tier of start times counts: those that both players prefer; else those of the
player with fewer preferred times (of either, if they have equally many); else any (reading A24). Within the tier the
earliest start is taken or, with a weight for spreading, a start at which few other games run, so that spectators can
follow more games. An entrant never has two games at once. The search is in `spreading`; this module prepares its input
and explains its result.

Reasons (`Reason.code`; `about` are the two entrants; times are seconds since 1970):

- `time_both`, `time_one` (`about[0]` is the one who prefers it), `time_neither`: the tier; `common`, `first`, `second`:
  how many start times both, the first and the second of `about` prefer.
- `time_fixed`: given beforehand. `time_none_free`: other games of the same entrants leave no start.
- `time_only`, `time_earliest`, `time_spread`: why this one of the tier's `choices`; `together`: how many other games
  run at that time, `together_at_earliest`: how many would at the `earliest_at` one.
- `time_taken`: the tier would be better if an entrant had no other game then.
- `time_near_miss`: no time suits both; `first_at` and `second_at` are `minutes` apart.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Literal, NamedTuple

from pydantic import AwareDatetime

from formats.core.errors import InvariantError
from formats.core.model import Reason
from formats.core.values import EntrantId, PairingId, Value
from formats.toolkit.scheduling.spreading import SpreadTask, spread

Tier = Literal["both", "one", "neither", "fixed", "none_free"]

MOST_NEAR_MISSES = 3
SPREAD_WEIGHT = 100
"""A start up to this many start times later is accepted to save an hour in which two games run at the same time."""


class GameToTime(Value):
    """A game that needs a start time, or has one (`fixed_at`) that other games must respect."""

    id: PairingId
    seats: tuple[EntrantId, EntrantId]
    fixed_at: AwareDatetime | None = None


class GameTime(Value):
    """Start time of a game (UTC; None if no start is free), its tier, and the reasons for it."""

    game: PairingId
    start: AwareDatetime | None
    tier: Tier
    reasons: tuple[Reason, ...]


class NearMiss(Value):
    """Two preferred start times, one of each player, with none of either in between."""

    first_at: AwareDatetime
    second_at: AwareDatetime

    @property
    def apart(self) -> timedelta:
        """Return the distance of the two."""
        return abs(self.first_at - self.second_at)


_LEVEL_TIERS: tuple[Tier, ...] = ("both", "one", "one", "neither")
"""Tier of each level of a game: both prefer it, the deciding player does, the other player does, neither does."""


class _Wishes(NamedTuple):
    """Preferences of the two players of a game, and the start times of each level as indexes into the timeline."""

    first: frozenset[datetime]
    second: frozenset[datetime]
    levels: tuple[tuple[int, ...], ...]


class _Plan(NamedTuple):
    """The chosen start of every game as an index into the timeline, and the number of games at each start."""

    timeline: Sequence[datetime]
    task: SpreadTask
    places: Sequence[int | None]
    counts: Mapping[int | None, int]

    def together(self, game: int, place: int) -> int:
        """Return how many other games would run at the same time as `game` at `place`."""
        running = sum(self.counts[other] for other, _ in self.task.overlaps[place])
        own = self.places[game]
        return running - (own is not None and any(own == other for other, _ in self.task.overlaps[place]))


def schedule_games(
    games: Sequence[GameToTime],
    slots: Collection[datetime],
    preferred: Mapping[EntrantId, Collection[datetime]],
    *,
    seed: int,
    game_minutes: int = 120,
    spread_weight: int = SPREAD_WEIGHT,
) -> tuple[GameTime, ...]:
    """Return a start time for each game, in the order of `games`.

    `slots` are the start times of the week. `preferred` maps entrants to their preferred ones; an entrant who is
    missing prefers all. `game_minutes` is the assumed length of a game, for overlaps. With `spread_weight` 0 each game
    takes the earliest start of its best tier. Deterministic: the same arguments and `seed` give the same times, because
    logs are verified by scheduling again. Raises `InvariantError` for games with the same id.
    """
    if len({game.id for game in games}) < len(games):
        raise InvariantError("two games to schedule have the same id")
    every = frozenset(slot.astimezone(UTC) for slot in slots)
    timeline = sorted(every | {game.fixed_at.astimezone(UTC) for game in games if game.fixed_at is not None})
    wishes = [_wishes(timeline, every, *(preferred.get(entrant, every) for entrant in game.seats)) for game in games]
    task = SpreadTask(
        minutes=[int(start.timestamp()) // 60 for start in timeline],
        levels=[wish.levels for wish in wishes],
        rivals=_rivals(games),
        fixed={number: timeline.index(game.fixed_at) for number, game in enumerate(games) if game.fixed_at is not None},
        length=game_minutes,
        weight=spread_weight,
    )
    places = spread(task, random.Random(seed))  # noqa: S311 - a repeatable search, not a secret
    plan = _Plan(timeline, task, places, Counter(places))
    return tuple(_explained(plan, number, game, wishes[number]) for number, game in enumerate(games))


def near_misses(
    first: Collection[datetime], second: Collection[datetime], most: int = MOST_NEAR_MISSES
) -> tuple[NearMiss, ...]:
    """Return the closest pairs of preferred start times, one of each player: closest first, then earliest.

    Only neighbours in the merged, sorted list of both can be such a pair.
    """
    merged = sorted([(slot, True) for slot in first] + [(slot, False) for slot in second])
    misses = [
        NearMiss(first_at=earlier if of_first else later, second_at=later if of_first else earlier)
        for (earlier, of_first), (later, also_first) in pairwise(merged)
        if of_first is not also_first
    ]
    return tuple(sorted(misses, key=lambda miss: (miss.apart, miss.first_at))[:most])


def _wishes(
    timeline: Sequence[datetime],
    every: frozenset[datetime],
    first_times: Collection[datetime],
    second_times: Collection[datetime],
) -> _Wishes:
    """Sort the start times of a game into levels."""
    first, second = every & frozenset(first_times), every & frozenset(second_times)
    # The player with fewer preferred times decides. One without any preferred time has nothing to decide with.
    decider, follower = (first, second) if 0 < len(first) < len(second) or not second else (second, first)
    decides = decider | follower if len(first) == len(second) else decider
    tiers = (first & second, decides - (first & second), follower - decides, every - first - second)
    return _Wishes(
        first, second, tuple(tuple(place for place, slot in enumerate(timeline) if slot in tier) for tier in tiers)
    )


def _rivals(games: Sequence[GameToTime]) -> list[list[int]]:
    """Return for each game the other games that share an entrant with it."""
    games_of: dict[EntrantId, list[int]] = {}
    for number, game in enumerate(games):
        for entrant in set(game.seats):
            games_of.setdefault(entrant, []).append(number)
    return [
        sorted({rival for entrant in game.seats for rival in games_of[entrant]} - {number})
        for number, game in enumerate(games)
    ]


def _explained(plan: _Plan, number: int, game: GameToTime, wish: _Wishes) -> GameTime:
    """Return the start time of a game with its reasons."""
    place = plan.places[number]
    start = None if place is None else plan.timeline[place]
    counts = {"common": len(wish.first & wish.second), "first": len(wish.first), "second": len(wish.second)}
    misses = [] if counts["common"] else _miss_reasons(game.seats, wish)
    if place is None or game.fixed_at is not None:
        fixed = game.fixed_at is not None
        reason = Reason(code="time_fixed" if fixed else "time_none_free", about=game.seats, warning=not fixed)
        return GameTime(game=game.id, start=start, tier="fixed" if fixed else "none_free", reasons=(reason, *misses))
    level = next(level for level, places in enumerate(wish.levels) if place in places)
    best = next(level for level, places in enumerate(wish.levels) if places)
    tier = _LEVEL_TIERS[level]
    about = game.seats
    if tier == "one" and start not in wish.first:
        about = (about[1], about[0])
        counts["first"], counts["second"] = counts["second"], counts["first"]
    reasons = [Reason(code=f"time_{tier}", about=about, params=dict(counts), warning=tier != "both")]
    if level > best:
        reasons.append(Reason(code="time_taken", about=game.seats, params={"tier": _LEVEL_TIERS[best]}, warning=True))
    reasons.append(_choice_reason(plan, number, place, wish.levels[level]))
    return GameTime(game=game.id, start=start, tier=tier, reasons=(*reasons, *misses))


def _choice_reason(plan: _Plan, number: int, place: int, choices: Sequence[int]) -> Reason:
    """Return the reason for this start among the choices of its level."""
    earliest = choices[0]
    params = {
        "choices": len(choices),
        "together": plan.together(number, place),
        "together_at_earliest": plan.together(number, earliest),
        "earliest_at": int(plan.timeline[earliest].timestamp()),
    }
    code = "time_only" if len(choices) == 1 else "time_earliest" if place == earliest else "time_spread"
    return Reason(code=code, params=dict(params))


def _miss_reasons(seats: tuple[EntrantId, EntrantId], wish: _Wishes) -> list[Reason]:
    """Return the near misses of two players without a common start time, as reasons."""
    return [
        Reason(
            code="time_near_miss",
            about=seats,
            params={
                "first_at": int(miss.first_at.timestamp()),
                "second_at": int(miss.second_at.timestamp()),
                "minutes": miss.apart // timedelta(minutes=1),
            },
        )
        for miss in near_misses(wish.first, wish.second)
    ]
