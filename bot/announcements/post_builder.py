"""Where the posts of one change are written: who they go to, and what an earlier post becomes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from functools import cached_property
from typing import Any, NamedTuple

from bot.announcements.pages import blocks_of, pages
from bot.face_api.face import Face
from bot.face_api.in_use import faces
from bot.schedule.reminder_wishes import reminders_of
from bot.service.loaded import Change
from bot.text import actions
from bot.text.buttons import button
from bot.text.context import TournamentContext, context_at, context_of
from bot.text.messages import Button, Message, PictureRef, Tone
from bot.text.picture_kinds import Occasion, pictures_on
from bot.text.texts import texts
from formats.core import events as ev
from formats.core.engine import Engine
from formats.core.events import Event
from formats.core.results import Result
from formats.core.state import Round
from formats.core.steps import Step, next_step
from formats.core.values import EntrantId, PairingId
from storage.outbox import Post
from storage.people import Person

GAME_CHANGES = (
    ev.CommandUndone,
    ev.MatchNoted,
    ev.PlayTakenBack,
    ev.ReportDisputed,
    ev.ReportTakenBack,
    ev.ResultCleared,
    ev.ResultRecorded,
    ev.ResultReported,
    ev.RoundAmended,
    ev.ServerGamesLinked,
)
"""What may change how the games of a round stand, and so whatever shows them."""

MOST_CALLED = 4
"""How many of a team are mentioned in one post."""


class Thread(NamedTuple):
    """A thread of the tournament's channel: the key under which it is found again, and what it is called."""

    key: str
    name: str


class PostBuilder:
    """Collects the posts of a change, in order.

    `context` tells of the tournament after the change, `earlier` of the one before it.
    """

    def __init__(self, change: Change, engine: Engine) -> None:
        self.change = change
        self.engine = engine
        self.loaded = change.loaded
        self.context: TournamentContext = context_of(change.loaded, engine)
        self.earlier = context_at(change.before, engine, self.context.names)
        self.before, self.after = change.before, change.after
        self.posts: list[Post] = []
        self._expires_at: datetime | None = None

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened."""
        return self.change.events

    @property
    def now(self) -> datetime:
        """When it happened."""
        return self.change.records[0].at

    @property
    def actor(self) -> str:
        """Who did it: a person's id or the timetable."""
        return self.change.records[0].actor

    @cached_property
    def faces(self) -> tuple[Face, ...]:
        """The faces of the formats of its plan."""
        return faces().of(self.after)

    @cached_property
    def step(self) -> Step:
        """What the tournament does next."""
        return next_step(self.after, self.engine)

    @cached_property
    def earlier_step(self) -> Step:
        """What it was about to do before the change."""
        return next_step(self.before, self.engine)

    def happened(self, *kinds: type[Event]) -> bool:
        """Did an event of one of these kinds happen?"""
        return not self._kinds.isdisjoint(kinds)

    @cached_property
    def _kinds(self) -> frozenset[type]:
        """The kinds of what happened, and what they are kinds of."""
        return frozenset(kind for event in self.events for kind in type(event).__mro__)

    def earlier_result(self, pairing: PairingId) -> Result | None:
        """The result the game had before the change, if it had one."""
        return next((round_.results[pairing] for round_ in self._earlier_rounds() if pairing in round_.results), None)

    def _earlier_rounds(self) -> Iterator[Round]:
        for log in self.before.started:
            yield from log.rounds

    @contextmanager
    def useful_until(self, moment: datetime | None) -> Iterator[None]:
        """What is posted inside is of no use any more after a moment, and not sent then; None for no such moment."""
        outside, self._expires_at = self._expires_at, moment
        try:
            yield
        finally:
            self._expires_at = outside

    def wants_reminders(self, entrant: EntrantId) -> bool:
        """Is there a person to remind, who has not turned reminders off?"""
        own = self.loaded.people.get(entrant)
        people = self.loaded.acting_for(entrant) or (() if own is None else (own,))
        return any(not reminders_of(person).off for person in people)

    def is_written_to(self, entrant: EntrantId) -> bool:
        """Have all who act for an entrant asked for direct messages, and can get them? Not where there is nobody."""
        people = self.loaded.acting_for(entrant)
        return bool(people) and all(map(is_written_to, people))

    def acted_themselves(self, entrant: EntrantId) -> bool:
        """Is the change the doing of somebody who may act for the entrant?"""
        own = self.loaded.people.get(entrant)
        return self.actor in {person.id for person in (own, *self.loaded.acting_for(entrant)) if person is not None}

    def button(self, action: str, argument: str = "", *, label: str = "") -> Button:
        """A button of this tournament."""
        return button(action, self.loaded.id, argument, label=label)

    def buttons(self, *shown: str | tuple[str, str]) -> tuple[Button, ...]:
        """Several buttons: actions, or actions with their arguments."""
        return tuple(self.button(action) if isinstance(action, str) else self.button(*action) for action in shown)

    def picture_refs(self, occasion: Occasion, stage: int | None = None, **of: Any) -> tuple[PictureRef, ...]:
        """The pictures of this tournament after the change that are shown of a stage on an occasion."""
        return tuple(
            PictureRef(tournament=self.loaded.id, version=self.after.version, kind=kind, stage=stage, **of)
            for kind in pictures_on(self.context, occasion, stage)
        )

    def public(self, messages: Sequence[Message], *, key: str | None = None, thread: Thread | None = None) -> None:
        """Post in the tournament's channel, or in a thread of it.

        The pages of a post with a key are `key`, `key:2`, `key:3`, ...
        """
        for place, message in enumerate(messages, start=1):
            self._post(message, thread, key=page_key(key, place))

    def say(
        self,
        *lines: str,
        mentions: Sequence[int] = (),
        tone: Tone = "neutral",
        buttons: Sequence[Button] = (),
        thread: Thread | None = None,
    ) -> None:
        """Post a few lines in the channel, or in a thread of it."""
        self.public(pages("", blocks_of(lines), mentions=mentions, tone=tone, buttons=buttons), thread=thread)

    def call(
        self,
        entrants: Iterable[EntrantId],
        *lines: str,
        buttons: Sequence[Button] = (),
        thread: Thread | None = None,
        key: str | None = None,
    ) -> None:
        """Mention those who have to do something and are not written to; nothing where there is nobody of them."""
        users = self.called(entrants)
        if users:
            messages = pages("", blocks_of(lines), mentions=users, buttons=buttons, tone="attention")
            self.public(messages, thread=thread, key=key)

    def call_aside(self, entrants: Iterable[EntrantId]) -> None:
        """Mention those to whom something was said that is not for everybody: where they can read it."""
        self.call(
            entrants, texts.reminders.something_to_read(title=self.after.title), buttons=self.buttons(actions.MY_GAME)
        )

    def keep(
        self, key: str, messages: Sequence[Message], *, thread: Thread | None = None, stands: Sequence[Message] = ()
    ) -> None:
        """Keep a post up to date: changed in place, or posted where it is not there.

        Pages that stand there like that already stay as they are.
        """
        for place, message in _changed_pages(messages, stands):
            self._post(message, thread, key=page_key(key, place), edits=page_key(key, place))

    def _post(self, message: Message, thread: Thread | None, *, key: str | None, edits: str | None = None) -> None:
        channel = self.loaded.row.channel_id
        if channel is None:
            return
        where = (None, None) if thread is None else thread
        self.posts.append(
            Post(
                _payload(message),
                channel_id=channel,
                key=key,
                edits=edits,
                thread=where[0],
                thread_name=where[1],
                expires_at=self._expires_at,
            )
        )

    def change_public(self, key: str, messages: Sequence[Message], *, stands: Sequence[Message] = ()) -> None:
        """Make an earlier post of the channel into these messages, as far as it has that many pages.

        Pages that stand there like that already stay as they are.
        """
        channel = self.loaded.row.channel_id
        if channel is None:
            return
        for place, message in _changed_pages(messages, stands):
            self.posts.append(Post(_payload(message), channel_id=channel, edits=page_key(key, place)))

    def tell(
        self,
        entrant: EntrantId,
        message: Message,
        *,
        key: str | None = None,
        edits: str | None = None,
        unless: Callable[[Person], bool] = lambda _: False,
    ) -> None:
        """Write to those who act for an entrant and asked for direct messages; with `edits` change what was written.

        What somebody has to know or do who did not ask is said where everybody reads it: see `called`.
        """
        changes = edits is not None and key is None
        people = [person for person in self.loaded.acting_for(entrant) if changes or is_written_to(person)]
        self._tell_each(entrant, [person for person in people if not unless(person)], message, key=key, edits=edits)

    def answer(self, entrant: EntrantId, message: Message, *, key: str | None = None, edits: str | None = None) -> None:
        """Write to whoever an entrant is about what they themselves began: an appeal, a proposal, a wait.

        Of a team those who asked for direct messages, or else its captain.
        """
        people = [person for person in self.loaded.acting_for(entrant) if reachable(person)]
        asked = [person for person in people if is_written_to(person)]
        self._tell_each(entrant, asked or people[:1], message, key=key, edits=edits)

    def _tell_each(
        self, entrant: EntrantId, people: Iterable[Person], message: Message, *, key: str | None, edits: str | None
    ) -> None:
        """A key is that of whoever the entrant is, and completed by their ids for others who act for it."""
        own = self.loaded.people.get(entrant)
        for person in people:
            mark = "" if own is not None and person.id == own.id else f":{person.id}"
            own_key, own_edits = (None if base is None else base + mark for base in (key, edits))
            self.tell_person(person.id, message, key=own_key, edits=own_edits)

    def tell_person(
        self, person_id: str, message: Message, *, key: str | None = None, edits: str | None = None
    ) -> None:
        """Write to a person. All such messages of a command share one fallback for closed direct messages."""
        group = None if edits and not key else self.change.records[0].command_id
        self.posts.append(
            Post(_payload(message), person_id=person_id, key=key, edits=edits, group=group, expires_at=self._expires_at)
        )

    def directors(self, message: Message, *, key: str | None = None) -> None:
        """Write to every director and coordinator. A key is completed by the person's id."""
        for person_id in self.loaded.staff_ids("director", "coordinator"):
            self.tell_person(person_id, message, key=f"{key}:{person_id}" if key else None)

    def change_directors(self, key: str, message: Message) -> None:
        """Change what directors were told under a key."""
        for person_id in self.loaded.staff_ids("director", "coordinator"):
            self.tell_person(person_id, message, edits=f"{key}:{person_id}")

    def called(self, entrants: Iterable[EntrantId]) -> tuple[int, ...]:
        """The Discord users to mention among entrants who are told something: who is written to is not called twice."""
        return self._mentioned(entrants, lambda person: not is_written_to(person))

    def users(self, entrants: Iterable[EntrantId]) -> tuple[int, ...]:
        """The Discord users who act for entrants, as far as there are any; of a team the first few."""
        return self._mentioned(entrants, lambda _: True)

    def _mentioned(self, entrants: Iterable[EntrantId], wanted: Callable[[Person], bool]) -> tuple[int, ...]:
        accounts = [
            person.discord_id
            for entrant in entrants
            for person in list(filter(wanted, self.loaded.acting_for(entrant)))[:MOST_CALLED]
            if person.discord_id is not None
        ]
        return tuple(dict.fromkeys(accounts))


def is_written_to(person: Person) -> bool:
    """Has the person asked for direct messages, and can get them?"""
    return reachable(person) and reminders_of(person).by_direct_message


def reachable(person: Person) -> bool:
    """Has the person a Discord account to write to?"""
    return person.discord_id is not None and not person.erased


def _changed_pages(messages: Sequence[Message], stands: Sequence[Message]) -> Iterator[tuple[int, Message]]:
    """The pages of a post that are not what stands there, with their places, counting from 1."""
    for place, message in enumerate(messages, start=1):
        if place > len(stands) or message != stands[place - 1]:
            yield place, message


def page_key(key: str | None, place: int) -> str | None:
    """The key of a page of a post, counting from 1."""
    return key if key is None or place == 1 else f"{key}:{place}"


def _payload(message: Message) -> dict[str, object]:
    return message.model_dump(mode="json")
