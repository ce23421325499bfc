"""Cache of people by id, invalidated by notifications.

A read that runs while a person changes must not put the old row into the cache. So each read collects the ids that are
forgotten while it runs (`_readings`), and keeps none of those people.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager

from storage.people import People, Person

ANYBODY = ""
"""Stands for all people, or all tournaments."""

MOST_PEOPLE = 10_000


class PeopleCache:
    """The `most` people that were read last. With none, each question reads the database."""

    def __init__(self, people: People, most: int) -> None:
        self._stored = people
        self._most = most
        self._people: OrderedDict[str, Person] = OrderedDict()
        self._readings: dict[object, set[str]] = {}
        """The ids that were forgotten, or `ANYBODY`, since each running read began."""

    async def named(self, people: Collection[str]) -> Mapping[str, Person]:
        """Return these people by their ids, without those that do not exist."""
        unknown = [person_id for person_id in people if person_id not in self._people]
        read: Mapping[str, Person] = {}
        if unknown:
            with self._reading() as changed:
                read = await self._stored.many(unknown)
            self._keep(read.values(), changed)
        found = {person_id: read.get(person_id) or self._people.get(person_id) for person_id in people}
        return {person_id: person for person_id, person in found.items() if person is not None}

    async def written(self, write: Callable[[], Awaitable[Person]]) -> Person:
        """Write a person and keep what `write` returns, unless the person is changed again meanwhile."""
        with self._reading() as changed:
            person = await write()
        self.forget(person.id)
        self._keep([person], changed)
        return person

    def forget(self, person_id: str) -> None:
        """Remove a person, or `ANYBODY`."""
        for changed in self._readings.values():
            changed.add(person_id)
        if person_id == ANYBODY:
            self._people.clear()
        self._people.pop(person_id, None)

    @contextmanager
    def _reading(self) -> Iterator[set[str]]:
        reading, changed = object(), set[str]()
        self._readings[reading] = changed
        try:
            yield changed
        finally:
            del self._readings[reading]

    def _keep(self, people: Iterable[Person], changed: Collection[str]) -> None:
        if ANYBODY not in changed:
            self._people.update({person.id: person for person in people if person.id not in changed})
        while len(self._people) > self._most:
            self._people.popitem(last=False)
