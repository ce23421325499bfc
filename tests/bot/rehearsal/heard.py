"""What people of a sandbox were sent by the bot: counted while it happens, from every request that Discord took."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.sandbox.server import Sandbox
from bot.sandbox.services import Exchange
from bot.sandbox.world.models import ChannelType

POST = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
THREAD = "POST /channels/{channel_id}/threads"
DELETE = "DELETE /channels/{channel_id}/messages/{message_id}"
MINUTE = timedelta(minutes=1)


@dataclass(frozen=True, slots=True)
class DirectMessage:
    """One that was sent: to which user, when by the sandbox's clock, and what its card says."""

    user: int
    at: datetime
    text: str


@dataclass(slots=True)
class Heard:
    """Direct messages in order; posts by the name of their channel or thread; pings of members; changes of posts.

    Discord's notice of a new thread is a post of the channel in which it was opened.
    """

    sandbox: Sandbox
    direct: list[DirectMessage] = field(default_factory=list)
    posts: Counter[str] = field(default_factory=Counter)
    threads: Counter[str] = field(default_factory=Counter)
    texts: defaultdict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    pings: int = 0
    edits: int = 0
    deleted: int = 0

    def listen(self) -> Heard:
        """Begin to count."""
        self.sandbox.services.observers.append(self._exchanged)
        return self

    def _exchanged(self, exchange: Exchange) -> None:
        answer = exchange.answer
        if exchange.route == DELETE and exchange.status < 300:
            self.deleted += 1
        if exchange.status >= 300 or not isinstance(answer, dict):
            return
        if exchange.route == THREAD:
            self.posts[self.sandbox.world.channels[int(answer["parent_id"])].name] += 1
        if exchange.route == EDIT:
            self.edits += 1
        if exchange.route != POST:
            return
        channel = self.sandbox.world.channels[int(answer["channel_id"])]
        if channel.kind == ChannelType.DM:
            bot = self.sandbox.world.bot.id
            user = next(recipient for recipient in channel.recipients if recipient != bot)
            self.direct.append(DirectMessage(user, self.sandbox.clock.now(), _text(answer)))
            return
        self.pings += len(answer["mentions"])
        self.texts[channel.name].append(_text(answer))
        (self.threads if channel.is_thread else self.posts)[channel.name] += 1

    @property
    def public(self) -> int:
        """Posts in channels and threads together."""
        return self.posts.total() + self.threads.total()

    @property
    def largest_wave(self) -> int:
        """The most people who were written to within a minute."""
        return max((len(self._within(message.at)) for message in self.direct), default=0)

    def _within(self, start: datetime) -> set[int]:
        return {message.user for message in self.direct if start <= message.at < start + MINUTE}

    def each(self) -> Counter[int]:
        """Direct messages by user."""
        return Counter(message.user for message in self.direct)


def _text(message: dict[str, object]) -> str:
    embeds = message.get("embeds")
    cards = embeds if isinstance(embeds, list) else []
    parts = [message.get("content"), *(part for card in cards for part in (card.get("title"), card.get("description")))]
    return "\n".join(str(part) for part in parts if part)
