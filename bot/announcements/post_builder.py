"""Builder of the posts of one change: recipients, keys, and updates of earlier posts.

Posts are records for the outbox (`storage.outbox.Post`). Two fields identify them across changes:

- `key`: the post is stored under this key when it has been sent, so that a later change can find it.
- `edits`: edit the post with this key instead of sending a new one. With both fields equal, the post is edited if it
  exists and sent otherwise; with `edits` alone it is only edited.

A text longer than one message has several pages with keys `key`, `key:2`, `key:3`, ...; pages that did not change are
not queued, which saves requests against Discord's rate limit.

Recipients: Players get direct messages only if they asked for them (`tell`); all others are mentioned in the channel
(`call`), so that each person is notified once. Exceptions are replies to something that a player started (`answer`) and
messages to directors. Messages of one command share a `group`, so that closed direct messages lead to one fallback
mention for all of them.
"""

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
    ev.MatchAdded,
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
"""Events that may change the state of the games of a round, and everything that shows it."""

MOST_CALLED = 4
"""Maximum number of members of a team mentioned in one post."""


class Thread(NamedTuple):
    """A thread of the tournament's channel: the key under which it is stored, and its name."""

    key: str
    name: str


class PostBuilder:
    """Collect the posts of a change, in order.

    `context` is the tournament after the change, `earlier` before it.
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
        """The events of the change."""
        return self.change.events

    @property
    def now(self) -> datetime:
        """The time of the change."""
        return self.change.records[0].at

    @property
    def actor(self) -> str:
        """The author of the change: a person's id or the timetable."""
        return self.change.records[0].actor

    @cached_property
    def faces(self) -> tuple[Face, ...]:
        """The faces of the tournament's formats."""
        return faces().of(self.after)

    @cached_property
    def step(self) -> Step:
        """The next step of the tournament."""
        return next_step(self.after, self.engine)

    @cached_property
    def earlier_step(self) -> Step:
        """The next step of the tournament before the change."""
        return next_step(self.before, self.engine)

    def happened(self, *kinds: type[Event]) -> bool:
        """Return whether the change contains an event of one of these kinds."""
        return not self._kinds.isdisjoint(kinds)

    @cached_property
    def _kinds(self) -> frozenset[type]:
        """The classes of the events and their base classes."""
        return frozenset(kind for event in self.events for kind in type(event).__mro__)

    def earlier_result(self, pairing: PairingId) -> Result | None:
        """Return the result that the game had before the change, or None."""
        return next((round_.results[pairing] for round_ in self._earlier_rounds() if pairing in round_.results), None)

    def _earlier_rounds(self) -> Iterator[Round]:
        """Yield the rounds of all stages before the change."""
        for log in self.before.started:
            yield from log.rounds

    @contextmanager
    def useful_until(self, moment: datetime | None) -> Iterator[None]:
        """Context manager: posts made inside expire at this time and are not sent later; None for no expiry."""
        outside, self._expires_at = self._expires_at, moment
        try:
            yield
        finally:
            self._expires_at = outside

    def wants_reminders(self, entrant: EntrantId) -> bool:
        """Return whether a person acts for the entrant who has not turned reminders off."""
        own = self.loaded.people.get(entrant)
        people = self.loaded.acting_for(entrant) or (() if own is None else (own,))
        return any(not reminders_of(person).off for person in people)

    def is_written_to(self, entrant: EntrantId) -> bool:
        """Return whether all who act for an entrant asked for direct messages and can receive them.

        False if no person does.
        """
        people = self.loaded.acting_for(entrant)
        return bool(people) and all(map(is_written_to, people))

    def acted_themselves(self, entrant: EntrantId) -> bool:
        """Return whether the author of the change may act for the entrant."""
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
        """Post lines of text in the channel, or in a thread of it."""
        self.public(pages("", blocks_of(lines), mentions=mentions, tone=tone, buttons=buttons), thread=thread)

    def call(
        self,
        entrants: Iterable[EntrantId],
        *lines: str,
        buttons: Sequence[Button] = (),
        thread: Thread | None = None,
        key: str | None = None,
    ) -> None:
        """Post with mentions of those who have to act and get no direct messages; nothing if there are none."""
        users = self.called(entrants)
        if users:
            messages = pages("", blocks_of(lines), mentions=users, buttons=buttons, tone="attention")
            self.public(messages, thread=thread, key=key)

    def call_aside(self, entrants: Iterable[EntrantId]) -> None:
        """Mention those for whom there is a private message, and say where they can read it."""
        self.call(
            entrants, texts.reminders.something_to_read(title=self.after.title), buttons=self.buttons(actions.MY_GAME)
        )

    def keep(
        self, key: str, messages: Sequence[Message], *, thread: Thread | None = None, current: Sequence[Message] = ()
    ) -> None:
        """Edit a post, or send it if it does not exist.

        Pages that are equal to those of `current` are not sent again.
        """
        for place, message in _changed_pages(messages, current):
            self._post(message, thread, key=page_key(key, place), edits=page_key(key, place))

    def _post(self, message: Message, thread: Thread | None, *, key: str | None, edits: str | None = None) -> None:
        """Add a post in the channel or thread; nothing if the tournament has no channel."""
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

    def change_public(
        self, key: str, messages: Sequence[Message], *, thread: Thread | None = None, current: Sequence[Message] = ()
    ) -> None:
        """Edit an earlier post of the channel or a thread of it, as far as it has that many pages.

        Pages that are equal to those of `current` are not sent again.
        """
        for place, message in _changed_pages(messages, current):
            self._post(message, thread, key=None, edits=page_key(key, place))

    def send(
        self,
        entrant: EntrantId,
        message: Message,
        *,
        key: str | None = None,
        edits: str | None = None,
        unless: Callable[[Person], bool] = lambda _: False,
    ) -> None:
        """Send a direct message to those who act for an entrant and asked for them.

        With `edits` alone edit an earlier one.

        Anything that other persons have to know or do must be posted publicly too: see `called`.
        """
        changes = edits is not None and key is None
        people = [person for person in self.loaded.acting_for(entrant) if changes or is_written_to(person)]
        self._send_to_each(entrant, [person for person in people if not unless(person)], message, key=key, edits=edits)

    def answer(self, entrant: EntrantId, message: Message, *, key: str | None = None, edits: str | None = None) -> None:
        """Send a direct message to an entrant about something that they started: an appeal, a proposal, a wait.

        In a team it goes to those who asked for direct messages, otherwise to the captain.
        """
        people = [person for person in self.loaded.acting_for(entrant) if reachable(person)]
        asked = [person for person in people if is_written_to(person)]
        self._send_to_each(entrant, asked or people[:1], message, key=key, edits=edits)

    def _send_to_each(
        self, entrant: EntrantId, people: Iterable[Person], message: Message, *, key: str | None, edits: str | None
    ) -> None:
        """Send a direct message to each person. The key is the entrant's; for other persons their id is appended."""
        own = self.loaded.people.get(entrant)
        for person in people:
            mark = "" if own is not None and person.id == own.id else f":{person.id}"
            own_key, own_edits = (None if base is None else base + mark for base in (key, edits))
            self.send_to_person(person.id, message, key=own_key, edits=own_edits)

    def send_to_person(
        self, person_id: str, message: Message, *, key: str | None = None, edits: str | None = None
    ) -> None:
        """Send a direct message to a person.

        All such messages of a command share one fallback for closed direct messages.
        """
        group = None if edits and not key else self.change.records[0].command_id
        self.posts.append(
            Post(_payload(message), person_id=person_id, key=key, edits=edits, group=group, expires_at=self._expires_at)
        )

    def directors(self, message: Message, *, key: str | None = None) -> None:
        """Send a direct message to every director and coordinator. The person's id is appended to the key."""
        for person_id in self.loaded.staff_ids("director", "coordinator"):
            self.send_to_person(person_id, message, key=f"{key}:{person_id}" if key else None)

    def change_directors(self, key: str, message: Message) -> None:
        """Edit the messages that directors got under a key."""
        for person_id in self.loaded.staff_ids("director", "coordinator"):
            self.send_to_person(person_id, message, edits=f"{key}:{person_id}")

    def called(self, entrants: Iterable[EntrantId]) -> tuple[int, ...]:
        """Return the Discord users to mention for these entrants, without those who get direct messages."""
        return self._mentioned(entrants, lambda person: not is_written_to(person))

    def users(self, entrants: Iterable[EntrantId]) -> tuple[int, ...]:
        """Return the Discord users who act for these entrants, at most `MOST_CALLED` per team."""
        return self._mentioned(entrants, lambda _: True)

    def _mentioned(self, entrants: Iterable[EntrantId], wanted: Callable[[Person], bool]) -> tuple[int, ...]:
        """Return the Discord ids of the wanted persons who act for these entrants, each once."""
        accounts = [
            person.discord_id
            for entrant in entrants
            for person in list(filter(wanted, self.loaded.acting_for(entrant)))[:MOST_CALLED]
            if person.discord_id is not None
        ]
        return tuple(dict.fromkeys(accounts))


def is_written_to(person: Person) -> bool:
    """Return whether the person asked for direct messages and can receive them."""
    return reachable(person) and reminders_of(person).by_direct_message


def reachable(person: Person) -> bool:
    """Return whether the person has a Discord account."""
    return person.discord_id is not None and not person.erased


def _changed_pages(messages: Sequence[Message], current: Sequence[Message]) -> Iterator[tuple[int, Message]]:
    """Yield the pages that differ from the current ones, with their numbers, counting from 1."""
    for place, message in enumerate(messages, start=1):
        if place > len(current) or message != current[place - 1]:
            yield place, message


def page_key(key: str | None, place: int) -> str | None:
    """Return the key of a page of a post, counting from 1."""
    return key if key is None or place == 1 else f"{key}:{place}"


def _payload(message: Message) -> dict[str, object]:
    """Return a message as the payload of a post."""
    return message.model_dump(mode="json")
