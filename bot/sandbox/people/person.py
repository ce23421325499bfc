"""A person for tests: acts, sees messages and waits for the bot."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bot.sandbox.acting import acts, slash, threads
from bot.sandbox.acting.visibility import channel_named, guilds_of, sees_channel, user_named, visible_messages
from bot.sandbox.people.seen import Reply, SeenMessage, answer_to
from bot.sandbox.people.text import text_of, transcript
from bot.sandbox.people.viewer import Viewer
from bot.sandbox.refusals import PersonError
from bot.sandbox.world.models import SYSTEM, Channel, ChannelType, Message

# A channel by name, the channel itself, "dm" for the direct messages with the bot, or that of a message or reply.
Place = str | Channel | SeenMessage | Reply | None


class HasId(Protocol):
    """Any object with an id: a server, an event."""

    @property
    def id(self) -> int:
        """The id."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A suggestion of an autocomplete."""

    name: str
    value: str | int | float


class Person(Viewer):
    """A person who acts and sees. Impossible acts raise `PersonError` immediately."""

    # acting

    async def slash(
        self, command: str, *, channel: Place = None, options: Mapping[str, Any] | None = None, **named: Any
    ) -> Reply:
        """Use a slash command and wait for the answer.

        Options are keyword arguments; `options` takes those whose names are not Python identifiers. A file is a pair of
        name and bytes. Without `channel`, the first channel the person sees is used.
        """
        place = self.place(channel)
        values = {name: self.as_value(value) for name, value in {**(options or {}), **named}.items()}
        return await answer_to(self, slash.slash(self.services, self.id, place.id, command, values))

    async def autocomplete(
        self, command: str, option: str, typed: str = "", *, channel: Place = None, **others: Any
    ) -> list[Choice]:
        """Return the bot's suggestions for the option while `typed` is entered."""
        place = self.place(channel)
        values = {**others, option: typed}
        interaction = slash.autocomplete(self.services, self.id, place.id, command, values, option)
        await self.answered(interaction)
        return [Choice(item["name"], item["value"]) for item in interaction.choices]

    async def menu(self, entry: str, target: Person | SeenMessage, *, channel: Place = None) -> Reply:
        """Use an entry of the context menu of a person or message."""
        place = self.place(target if channel is None and isinstance(target, SeenMessage) else channel)
        return await answer_to(self, slash.menu(self.services, self.id, place.id, entry, target.id))

    async def click(self, what: str, *, in_: Place = None) -> Reply:
        """Press a button by label or custom id: of the newest message that has it, anywhere or `in_` a place."""
        message = self._message_with(in_, lambda seen: seen.find_button(what) is not None, f"button {what}")
        return await SeenMessage(self, message.raw).click(what)  # `in_` may be what another person sees

    async def select(self, menu: str, *values: Any, in_: Place = None) -> Reply:
        """Choose in a select menu, given by placeholder or custom id."""
        message = self._message_with(in_, lambda seen: seen.find_menu(menu) is not None, f"menu {menu}")
        return await SeenMessage(self, message.raw).select(menu, *values)

    async def say(
        self,
        text: str,
        *,
        channel: Place = None,
        files: Sequence[tuple[str, bytes]] = (),
        reply_to: SeenMessage | None = None,
    ) -> SeenMessage:
        """Send a message, or a reply in the channel of the message replied to."""
        place = self.place(reply_to if channel is None else channel)
        uploads = [acts.upload(self.world, name, data).id for name, data in files]
        answered = reply_to.id if reply_to is not None else None
        return SeenMessage(self, acts.send(self.services, self.id, place.id, text, uploads, reply_to=answered))

    async def react(self, emoji: str, message: SeenMessage, *, on: bool = True) -> None:
        """Add or remove a reaction."""
        acts.set_reaction(self.services, self.id, message.id, emoji, on=on)

    async def thread(
        self,
        name: str,
        *,
        channel: Place = None,
        on: SeenMessage | None = None,
        private: bool = False,
        text: str = "",
        tags: Sequence[str] = (),
    ) -> Channel:
        """Open a thread in a channel or `on` a message, or a post with the first message `text` in a forum."""
        place = self.place(on if on is not None else channel)
        source = on.id if on is not None else None
        return threads.create_thread(
            self.services, self.id, place.id, name, message_id=source, private=private, text=text, tags=tags
        )

    def archive(self, thread: Place, *, on: bool = True) -> None:
        """Archive a thread, or reopen it."""
        threads.archive_thread(self.services, self.id, self.place(thread).id, on=on)

    async def vote(self, message: SeenMessage, *answers: str) -> None:
        """Vote in a poll for exactly these answers, given by their text."""
        poll = message.poll
        ids = {answer.text: answer.id for answer in poll.answers}
        if unknown := [text for text in answers if text not in ids]:
            raise PersonError(f"The poll offers {', '.join(ids)}; {unknown[0]} is not among them.")
        acts.vote(self.services, self.id, message.id, [ids[text] for text in answers])

    def dismiss(self, message: SeenMessage) -> None:
        """Dismiss an ephemeral message."""
        acts.dismiss(self.services, self.id, message.id)

    def close_dms(self) -> None:
        """Disallow direct messages from bots and strangers."""
        acts.set_dms_open(self.services, self.id, on=False)

    def open_dms(self) -> None:
        """Allow direct messages again."""
        acts.set_dms_open(self.services, self.id, on=True)

    async def leave(self, server: HasId) -> None:
        """Leave a server."""
        acts.leave_guild(self.services, self.id, server.id)

    async def rejoin(self, server: HasId) -> None:
        """Join a server again."""
        acts.join_guild(self.services, self.id, server.id)

    async def interested_in(self, event: HasId, *, on: bool = True) -> None:
        """Mark or unmark oneself as interested in a scheduled event."""
        acts.set_interest(self.services, self.id, event.id, on=on)

    def rename(self, name: str) -> None:
        """Change the display name."""
        acts.rename(self.services, self.id, name)

    # seeing

    def sees(self, channel: Place = None) -> list[SeenMessage]:
        """Return the messages of a channel that this person sees, oldest first, without system messages."""
        return [SeenMessage(self, message) for message in self._written(self.place(channel))]

    def notes(self, channel: Place = None) -> list[SeenMessage]:
        """Return the system messages of a channel: pins and new threads."""
        visible = visible_messages(self.world, self.place(channel), self.id)
        return [SeenMessage(self, message) for message in visible if message.kind in SYSTEM]

    def _written(self, channel: Channel) -> list[Message]:
        visible = visible_messages(self.world, channel, self.id)
        return [message for message in visible if message.kind not in SYSTEM]

    def can_see(self, channel: str | Channel) -> bool:
        """Whether this person can see the channel."""
        try:
            return sees_channel(self.world, self.place(channel), self.id)
        except PersonError:
            return False

    @property
    def dms(self) -> list[SeenMessage]:
        """The direct messages with the bot, oldest first."""
        return self.sees("dm")

    async def wait_for(
        self,
        what: str | Callable[[SeenMessage], bool],
        *,
        channel: Place = None,
        dm: bool = False,
        after: SeenMessage | None = None,
        timeout: float | None = None,  # noqa: ASYNC109 - part of the sentence a test writes
    ) -> SeenMessage:
        """Wait for a message that contains a text or satisfies a predicate, new or edited; the newest one is returned.

        With `after`, only later messages count. The default `timeout` is the person's patience.
        """
        place = self.place("dm" if dm else channel)
        seconds = self.patience if timeout is None else timeout
        fits = what if callable(what) else (lambda seen: what in seen.text)

        def look() -> SeenMessage | None:
            for message in reversed(self._written(place)):
                if after is not None and message.id <= after.id:
                    return None
                if not message.loading and fits(SeenMessage(self, message)):
                    return SeenMessage(self, message)
            return None

        wanted = what if isinstance(what, str) else "a message as awaited"
        return await self.until(look, f"{self.name} did not get to see: {wanted}", seconds, place)

    def transcript(self, channel: Place = None) -> str:
        """Return a channel as text, as this person sees it."""
        return transcript(self.world, self.place(channel), self.id)

    # finding

    def place(self, place: Place = None) -> Channel:
        """Return the channel meant. Raises `PersonError` if the person cannot see it."""
        if isinstance(place, Reply):
            place = place.message
        if isinstance(place, SeenMessage):
            place = place.channel
        if place is None:
            place = self._first_channel()
        if isinstance(place, str):
            if place == "dm":
                return self.world.dm(self.id, self.world.bot.id)
            place = channel_named(self.world, place, self.id)
        if not sees_channel(self.world, place, self.id):
            raise PersonError(f"{self.name} cannot see {place.name}.")
        return place

    def _first_channel(self) -> Channel:
        for guild in guilds_of(self.world, self.id):
            for channel in guild.channels.values():
                if channel.kind is ChannelType.TEXT and sees_channel(self.world, channel, self.id):
                    return channel
        raise PersonError(f"{self.name} sees no channel.")

    def _message_with(self, place: Place, has: Callable[[SeenMessage], bool], what: str) -> SeenMessage:
        """Return the newest message in the place, or anywhere, that satisfies the predicate."""
        if isinstance(place, Reply):
            place = place.message
        if isinstance(place, SeenMessage):
            return place
        places = self._all_places() if place is None else [self.place(place)]
        messages = [message for item in places for message in self._written(item)]
        for message in sorted(messages, key=lambda item: item.id, reverse=True):
            seen = SeenMessage(self, message)
            if has(seen):
                return seen
        texts = "\n".join(transcript(self.world, item, self.id) for item in places)
        raise PersonError(f"{self.name} sees no {what}.\n{texts}")

    def _all_places(self) -> list[Channel]:
        return [channel for channel in self.world.channels.values() if sees_channel(self.world, channel, self.id)]

    def find(self, name: str) -> Person:
        """Return another person by name."""
        return Person(self.services, user_named(self.world, name, None))

    def reads(self, text: str, channel: Place = None) -> bool:
        """Whether a text occurs anywhere in a channel, as this person sees it."""
        return any(text in text_of(seen.raw) for seen in self.sees(channel))
