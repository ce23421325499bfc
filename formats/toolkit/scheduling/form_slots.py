"""The start times of a week as a form with a few lists of options.

Discord's modals hold at most five components, and a list at most 25 options: 125 start times, just enough for the 119
of an Arimaa week (Wednesday 19:00 to Monday 17:00). Lists are split at midnight of the user's time zone if they fit.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime
from typing import NamedTuple

from formats.core.errors import RuleError
from formats.core.values import Value
from formats.core.wall_clock import ZoneName, wall_time
from formats.core.weekly import WEEKDAYS

MOST_GROUPS = 5
MOST_OPTIONS = 25


class TooManySlotsError(RuleError):
    """More start times than one form can offer."""

    found: int
    limit: int


class UnknownSlotError(RuleError):
    """A submitted value is no start time of this week: a form of another week, or a forged request."""

    value: str


class SlotOption(Value):
    """A start time in a list: stable `value` (see `slot_value`), `label` ("Thu 18:00"), and whether it is marked."""

    value: str
    label: str
    marked: bool = False


class SlotGroup(Value):
    """A list of the form: its label ("Wed 19:00 – Thu 18:00") and its start times in order."""

    label: str
    options: tuple[SlotOption, ...]


def slot_value(slot: datetime) -> str:
    """Return a start time as the value of an option: seconds since 1970, independent of zones and of the week."""
    return str(int(slot.timestamp()))


def chosen_slots(values: Iterable[str], slots: Iterable[datetime]) -> frozenset[datetime]:
    """Return the start times of the submitted values.

    Raises `UnknownSlotError` for a value that is not among `slots`.
    """
    known = {slot_value(slot): slot for slot in slots}
    chosen: set[datetime] = set()
    for value in values:
        if value not in known:
            raise UnknownSlotError(value)
        chosen.add(known[value])
    return frozenset(chosen)


def form_groups(slots: Sequence[datetime], zone: ZoneName, marked: Collection[datetime] = ()) -> tuple[SlotGroup, ...]:
    """Return the start times, in order, as at most five groups of at most 25, labelled in `zone`.

    Raises `TooManySlotsError` for more. An hour that is repeated at the end of daylight saving time is marked
    "(again)".
    """
    limit = MOST_GROUPS * MOST_OPTIONS
    if len(slots) > limit:
        raise TooManySlotsError(len(slots), limit)
    walls = [wall_time(slot, zone) for slot in slots]
    labels = [_label(wall) + (" (again)" if wall in walls[:place] else "") for place, wall in enumerate(walls)]
    groups: list[SlotGroup] = []
    for start, end in _split([wall.date().toordinal() for wall in walls]):
        first, last = labels[start], labels[end - 1]
        options = tuple(
            SlotOption(value=slot_value(slots[place]), label=labels[place], marked=slots[place] in marked)
            for place in range(start, end)
        )
        groups.append(SlotGroup(label=first if end - start == 1 else f"{first} – {last}", options=options))
    return tuple(groups)


def _label(wall: datetime) -> str:
    """Return a wall time as `Thu 18:00`."""
    return f"{WEEKDAYS[wall.weekday()].capitalize()} {wall:%H:%M}"


class _Cost(NamedTuple):
    """Cost of a split, compared in this order: splits within a day, days joined in one list, uneven or few groups."""

    within_a_day: int
    joined_days: int
    unevenness: int


def _split(days: Sequence[int]) -> list[tuple[int, int]]:
    """Return the cheapest split of places 0..n into groups, as (start, end) pairs.

    Dynamic programming over the ends of groups: after each group, keep the cheapest way to reach every end. Of equal
    splits the one with the longer groups first is taken.
    """
    size = len(days)
    best: list[dict[int, tuple[_Cost, tuple[int, ...]]]] = [{0: (_Cost(0, 0, 0), ())}]
    for left in reversed(range(MOST_GROUPS)):
        reached: dict[int, tuple[_Cost, tuple[int, ...]]] = {}
        for start, (cost, starts) in best[-1].items():
            shortest = max(
                start + 1, size - left * MOST_OPTIONS
            )  # the groups still to come must be able to hold the rest
            for end in range(shortest, min(start + MOST_OPTIONS, size) + 1):
                candidate = _Cost(
                    cost.within_a_day + (start > 0 and days[start - 1] == days[start]),
                    cost.joined_days + days[end - 1] - days[start],
                    cost.unevenness + (end - start) ** 2,
                )
                if end not in reached or candidate <= reached[end][0]:
                    reached[end] = (candidate, (*starts, start))
        best.append(reached)
    finished = [by_size[size] for by_size in best if size in by_size]
    _, starts = min(finished, key=lambda way: way[0])
    return list(zip(starts, [*starts[1:], size], strict=True)) if starts else []
