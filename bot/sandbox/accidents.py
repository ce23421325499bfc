"""Named accidents for tests and the page: an outage, a deleted channel, a removed bot and so on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from bot.sandbox.errors import refusal
from bot.sandbox.refusals import PersonError
from bot.sandbox.services import Services
from bot.sandbox.world import guilds
from bot.sandbox.world.models import Channel, Guild, Json, Overwrite, User
from bot.sandbox.world.permissions import Permission

_T = TypeVar("_T")
Undo = Callable[[], object]

SLOW_SECONDS = 25.0
UNAVAILABLE = 503


@dataclass(frozen=True, slots=True)
class Where:
    """Subject of an accident; each kind documents what it needs."""

    guild: Guild | None = None
    channel: Channel | None = None
    person: User | None = None
    seconds: float = SLOW_SECONDS
    permissions: int = int(Permission.SEND_MESSAGES | Permission.SEND_MESSAGES_IN_THREADS)
    route: str = "*"

    def named(self, needs: str) -> str:
        """Return the name of what the accident is about; empty if it affects everything."""
        befallen = {"guild": self.guild, "channel": self.channel, "person": self.person}.get(needs)
        return "" if befallen is None else befallen.display_name if isinstance(befallen, User) else befallen.name


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of accident.

    Attributes:
        key: its name, for tests and for the page.
        label: its name on the page.
        help: what happens.
        needs: the required argument: "channel", "person", "guild", or "".
        begin: starts it and returns a function that undoes it, or None if it cannot be undone.
    """

    key: str
    label: str
    help: str
    needs: str
    begin: Callable[[Services, Where], Undo | None]

    def as_json(self) -> Json:
        """Return the kind for the page."""
        return {"key": self.key, "label": self.label, "help": self.help, "needs": self.needs}


@dataclass(slots=True, eq=False)
class Accident:
    """An accident.

    Attributes:
        id: its number.
        kind: its kind.
        place: the name of what it is about, or "".
    """

    id: int
    kind: Kind
    place: str
    _undo: Undo | None = field(repr=False)
    _among: Accidents = field(repr=False)

    def end(self) -> None:
        """Undo the accident. Idempotent."""
        if self._undo is not None and self in self._among.lasting:
            self._among.lasting.remove(self)
            self._undo()
            self._among.on_change()

    def as_json(self) -> Json:
        """Return the accident for the page."""
        return {"id": self.id, "key": self.kind.key, "label": self.kind.label, "place": self.place}


class Accidents:
    """The accidents of a sandbox. `lasting` are those that can be undone; deleting a channel cannot."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._last_id = 0
        self.lasting: list[Accident] = []
        self.on_change: Callable[[], object] = lambda: None

    def start(self, name: str, **about: Any) -> Accident:
        """Start an accident of `KINDS`; `about` are fields of `Where`.

        `seconds` is the delay of a slow channel, `permissions` what the bot loses in a channel (by default, sending
        messages), `route` the requests that an outage rejects (by default, all). Without `guild`, a person leaves the
        first server shared with the bot. Raises `PersonError` for an unknown name or a missing argument.
        """
        kind = KINDS.get(name)
        if kind is None:
            raise PersonError(f"There is no accident called {name}.")
        where = Where(**about)
        undo = kind.begin(self._services, where)
        self._last_id += 1
        accident = Accident(self._last_id, kind, where.named(kind.needs), undo, self)
        if undo is not None:
            self.lasting.append(accident)
        self.on_change()
        return accident

    def end(self, accident_id: int) -> None:
        """End an accident. Raises KeyError if none with that number lasts."""
        accident = next((item for item in self.lasting if item.id == accident_id), None)
        if accident is None:
            raise KeyError(accident_id)
        accident.end()

    def end_all(self) -> None:
        """End all accidents, the latest first, so that each finds the state it left."""
        for accident in reversed(self.lasting.copy()):
            accident.end()


def _given(what: _T | None) -> _T:
    """Return the argument, or raise `PersonError` if it is missing."""
    if what is None:
        raise PersonError("Say what it befalls.")
    return what


def _outage(services: Services, where: Where) -> Undo:
    fault = services.faults.add(where.route, status=UNAVAILABLE, times=None)
    return lambda: services.faults.discard(fault)


def _slow_channel(services: Services, where: Where) -> Undo:
    channel = _given(where.channel)
    fault = services.faults.add("*", status=None, delay=where.seconds, times=None, channel_id=channel.id)
    return lambda: services.faults.discard(fault)


def _channel_gone(services: Services, where: Where) -> None:
    guilds.remove_channel(services.world, _given(where.channel))


def _permission_gone(services: Services, where: Where) -> Undo:
    world, channel = services.world, _given(where.channel)
    before = channel.overwrites.get(world.bot.id)
    denied = Overwrite(world.bot.id, 1, 0, where.permissions)
    if before is not None:
        denied = Overwrite(before.id, 1, before.allow & ~where.permissions, before.deny | where.permissions)
    guilds.set_overwrite(world, channel, denied, world.bot.id)

    def undo() -> None:
        if channel.id in world.channels and channel.overwrites.get(world.bot.id) is denied:
            guilds.set_overwrite(world, channel, before, world.bot.id)

    return undo


def _bot_removed(services: Services, where: Where) -> Undo:
    world, guild = services.world, _given(where.guild)
    own = [role.id for role in guild.roles.values() if role.bot_id == world.bot.id]
    guilds.leave_guild(world, guild, world.bot.id)
    return lambda: guilds.join_guild(world, guild, world.bot, own)


def _member_left(services: Services, where: Where) -> Undo:
    world, person = services.world, _given(where.person)
    guild = where.guild or _given(next(iter(world.mutual_guilds(person.id, world.bot.id)), None))
    roles = world.member(guild, person.id).role_ids
    guilds.leave_guild(world, guild, person.id)
    return lambda: guilds.join_guild(world, guild, person, [role for role in roles if role in guild.roles])


def _quarantine(services: Services, _: Where) -> Undo:
    services.dm_openings.quarantined = True
    return services.dm_openings.lift


def _refused_with(name: str, route: str, services: Services, channel: Channel | None = None) -> Undo:
    status, code = refusal(name).status, refusal(name).code
    place = None if channel is None else channel.id
    fault = services.faults.add(route, status=status, code=code, times=None, channel_id=place)
    return lambda: services.faults.discard(fault)


def _automod(services: Services, where: Where) -> Undo:
    return _refused_with("moderated_message", "POST /channels/{channel_id}/messages", services, _given(where.channel))


def _full_of_events(services: Services, _: Where) -> Undo:
    return _refused_with("too_many_events", "POST /guilds/{guild_id}/scheduled-events", services)


def _full_of_threads(services: Services, _: Where) -> Undo:
    return _refused_with("too_many_threads", "POST /channels/*/threads", services)


_ALL = (
    Kind("outage", "Discord is down", "Every request is answered 503.", "", _outage),
    Kind("slow_channel", "One slow channel", f"Requests to it take {SLOW_SECONDS:g} s.", "channel", _slow_channel),
    Kind("permission_gone", "The bot may not write", "In one channel, with its threads.", "channel", _permission_gone),
    Kind("channel_gone", "A channel is deleted", "This cannot be undone.", "channel", _channel_gone),
    Kind("bot_removed", "The server removes the bot", "It is invited again when this is over.", "guild", _bot_removed),
    Kind("member_left", "Somebody leaves the server", "And comes back when this is over.", "person", _member_left),
    Kind("quarantine", "The bot is quarantined", "It may write to nobody new (20026).", "", _quarantine),
    Kind("automod", "AutoMod refuses the bot", "What it posts in one channel (200000).", "channel", _automod),
    Kind("events_full", "No room for events", "100 are planned already (30038).", "", _full_of_events),
    Kind("threads_full", "No room for threads", "1,000 are open already (160006).", "", _full_of_threads),
)
KINDS = {kind.key: kind for kind in _ALL}
