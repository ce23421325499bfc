"""How the bot answers a person: one object around an interaction, and the one place where errors end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol, cast

import discord
from discord import app_commands
from pydantic import ValidationError

from bot.app.asking.ogs import Ogs
from bot.app.picturing.painter import Painter
from bot.app.speaking.catalogue import language_for, speak
from bot.app.speaking.context import TournamentContext
from bot.app.speaking.messages import CONTENT_LIMIT, Message
from bot.app.speaking.wording import mishaps, waiting
from bot.app.speaking.wording.errors import error_text
from bot.app.tournaments.service import Change, LoadedTournament, Order, Service
from bot.app.tournaments.work_progress import Watch
from bot.logs import ABOUT
from bot.ui import held_posts
from bot.ui.timing import first_answered, is_too_late
from bot.underway import Underway
from formats.core.commands import Command
from formats.core.errors import InvariantError, TournamentError
from storage.errors import ClosedDatabaseError, UnusableDatabaseError
from storage.outbox import SentMessage
from storage.people import Person
from storage.wording import advice

logger = logging.getLogger(__name__)

_TURN = "turn"
"""Under this key an interaction carries the lock that lets one answer be sent after the other."""

ANSWERED_ALREADY = 40060
"""Discord's code for the second answer to the same interaction."""

_HURRYING, _PROVISIONAL = "hurrying", "provisional"
"""Likewise what asked for time, and whether what stands there waits for the answer: who may do it is asked by another
`Ask` than the one that answers."""

HURRY_SECONDS = 1.2
"""After so long without an answer people are told that it takes a moment. Discord waits for three seconds in all."""


class LiveBoards(Protocol):
    """What the interface needs of the live boards."""

    async def place(self, tournament: str) -> SentMessage | None:
        """Where the board of a tournament stands."""
        ...

    def changed(self, tournament: str) -> None:
        """Something happened that it may have to show."""
        ...

    async def post_anew(self, loaded: LoadedTournament) -> None:
        """Have it posted at the end of its channel."""
        ...


class Members(Protocol):
    """What the interface needs to know of the members of servers."""

    async def look(self, tournament_id: str) -> frozenset[str]:
        """Who of a tournament's players has left its server, asked now; by person id."""
        ...


class Announcing(Protocol):
    """What the interface needs of whoever posts what was queued."""

    @property
    def holds_posts(self) -> bool:
        """Is anything held, of whichever tournament?"""
        ...

    def in_trouble(self, server: int | None) -> bool:
        """Does nothing reach a server at the moment, through no fault of anybody there?"""
        ...

    async def tried(self, channel_id: int | None) -> None:
        """Wait, not for long, until what is to be posted in a channel has been, or cannot be now."""
        ...

    def try_now(self) -> None:
        """Try everything that is held or waits for Discord."""
        ...

    def wake(self) -> None:
        """Something waits to be posted."""
        ...


class Host(Protocol):
    """What the interface needs of the running bot."""

    service: Service
    membership: Members
    announcer: Announcing
    painter: Painter | None
    boards: LiveBoards
    ogs: Ogs | None
    underway: Underway

    def sending(self, message: Message) -> dict[str, Any]:
        """The arguments with which discord.py sends a message of ours."""
        ...

    def editing(self, message: Message) -> dict[str, Any]:
        """The arguments with which discord.py makes an existing message into one of ours."""
        ...


class Ask:
    """One interaction of one person, whatever started it: a command, a button, a form.

    `scene` is the tournament it is about, once that is known: refusals then call entrants by name. `command_id` is that
    of the interaction: a retry of the same one does nothing twice. `about` is the tournament the
    next answer is about, if any. However long anything takes, Discord hears from us in time.
    """

    def __init__(self, interaction: discord.Interaction) -> None:
        speak(language_for(str(interaction.locale)))
        self.interaction = interaction
        self.herald = cast("Host", interaction.client)
        self.context: TournamentContext | None = None
        self.command_id = f"i{interaction.id}"
        ABOUT.set(self.command_id)
        self._person: Person | None = None
        self.about: LoadedTournament | None = None
        if _TURN not in interaction.extras:
            interaction.extras[_TURN] = asyncio.Lock()
            asyncio.get_running_loop().call_later(HURRY_SECONDS, self._hurry)
        self._turn: asyncio.Lock = interaction.extras[_TURN]

    @property
    def _provisional(self) -> bool:
        """Is what stands there only what was said meanwhile? Known to everybody who answers this interaction."""
        return bool(self.interaction.extras.get(_PROVISIONAL))

    @_provisional.setter
    def _provisional(self, provisional: bool) -> None:
        self.interaction.extras[_PROVISIONAL] = provisional

    @property
    def _hurrying(self) -> asyncio.Task[None] | None:
        """What asked for time, if anything had to."""
        return cast("asyncio.Task[None] | None", self.interaction.extras.get(_HURRYING))

    def _hurry(self) -> None:
        """Nothing has been answered for a while, or somebody is just about to."""
        if not self.interaction.response.is_done():
            self.interaction.extras[_HURRYING] = asyncio.create_task(self._think_in_time())

    async def _think_in_time(self) -> None:
        try:
            await self.think()
            if self.service.database.connections.busy:
                await self.meanwhile(Message(content=waiting.DATABASE()))
        except Exception as error:  # noqa: BLE001 - whoever answers next hears of it as well
            logger.warning("could not say in time that it takes a moment: %s", error)

    @property
    def service(self) -> Service:
        """The door to all tournaments."""
        return self.herald.service

    @property
    def pressed(self) -> discord.Message | None:
        """The message whose button was pressed or opened the form, if it was one."""
        return self.interaction.message

    @property
    def pressed_own(self) -> bool:
        """Was the button on a message that only this person sees?"""
        return self.pressed is not None and self.pressed.flags.ephemeral

    def once(self, what: str) -> None:
        """Let every press that means `what` be one command: somebody who presses twice in haste acts once."""
        place = self.pressed.id if self.pressed is not None else self.interaction.id
        self.command_id = f"b{place}:{self.interaction.user.id}:{what}"

    @property
    def guild_id(self) -> int | None:
        """The server, or None in a direct message."""
        return self.interaction.guild_id

    @property
    def channel_id(self) -> int | None:
        """The channel; for a thread, the channel it belongs to."""
        channel = self.interaction.channel
        if isinstance(channel, discord.Thread):
            return channel.parent_id
        return self.interaction.channel_id

    async def person(self) -> Person:
        """Whoever asks, as one of our people."""
        if self._person is None:
            user = self.interaction.user
            self._person = await self.service.person(user.id, user.display_name)
        return self._person

    async def person_changed(self) -> None:
        """What is known about whoever asks was changed: it has to be read anew."""
        if self._person is not None:
            await self.service.forget_person(self._person.id)
        self._person = None

    async def carry_out(
        self, loaded: LoadedTournament, command: Command, *, watch: Watch | None = None, **order: Any
    ) -> Change:
        """Carry out a command in this person's name."""
        person = await self.person()
        given = Order(command=command, actor=person.id, command_id=self.command_id, **order)
        return await self.service.carry_out(loaded.id, given, watch)

    async def try_out(self, loaded: LoadedTournament, command: Command, *, watch: Watch | None = None) -> Change:
        """What a command would do, or its refusal, before anybody is asked whether they mean it."""
        person = await self.person()
        given = Order(command=command, actor=person.id, command_id=self.command_id)
        return await self.service.preview(loaded.id, given, watch)

    async def think(self, *, public: bool = False, update: bool = False) -> None:
        """Tell Discord that the answer takes a moment. `update` keeps the message whose button was pressed."""
        async with self._turn:
            if self.interaction.response.is_done():
                return
            if update:
                await self.interaction.response.defer()
            else:
                await self.interaction.response.defer(ephemeral=not public, thinking=True)
            first_answered(self.interaction)

    async def meanwhile(self, message: Message) -> None:
        """Show this until there is an answer, which then takes its place. A message everybody sees stays as it is."""
        if self.pressed is not None and not self.pressed_own:
            return
        await self.think(update=self.pressed_own)
        async with self._turn:
            await self.interaction.edit_original_response(**self.herald.editing(message))
            self._provisional = True

    async def say(self, message: Message, *, public: bool = False) -> None:
        """Answer; only the person sees it unless `public`."""
        if not public:
            message = await self._headed(message)
        if self._provisional and not public:
            self._provisional = False
            await self.interaction.edit_original_response(**self.herald.editing(message))
            return
        arguments = self.herald.sending(message)
        async with self._turn:
            if self.interaction.response.is_done():
                if public and self._hurrying is not None:
                    # What only the person sees cannot be made public any more.
                    await self.interaction.delete_original_response()
                await self.interaction.followup.send(**arguments, ephemeral=not public)
            else:
                await self.interaction.response.send_message(**arguments, ephemeral=not public)
                first_answered(self.interaction)

    async def _headed(self, message: Message) -> Message:
        """The message, below what a director has to hear first: posts of the tournament that are held."""
        about, self.about = self.about, None
        if about is None or not self.herald.announcer.holds_posts:
            return message
        head = await held_posts.head_of(self, about)
        content = "\n\n".join(part for part in (head, message.content) if part)
        if len(content) > CONTENT_LIMIT:
            await self.say(Message(content=head))
            return message
        return message.model_copy(update={"content": content})

    async def replace(self, message: Message) -> None:
        """Answer in place of the message whose button was pressed where only the person sees that, else anew."""
        if not self.pressed_own or self._provisional:
            await self.say(message)
            return
        arguments = self.herald.editing(await self._headed(message))
        async with self._turn:
            if self.interaction.response.is_done():
                await self.interaction.edit_original_response(**arguments)
            else:
                await self.interaction.response.edit_message(**arguments)
                first_answered(self.interaction)

    async def say_all(self, messages: Sequence[Message]) -> None:
        """Answer with several messages, in order."""
        for message in messages:
            await self.say(message)

    async def show_form(self, form: discord.ui.Modal) -> None:
        """Open a form. Must be the first answer; where it comes too late for that, the person is asked to try again."""
        async with self._turn:
            if not self.interaction.response.is_done():
                await self.interaction.response.send_modal(form)
                first_answered(self.interaction)
                return
        await self.say(Message(content=mishaps.TOO_LATE()))


@contextmanager
def begun(ask: Ask) -> Iterator[None]:
    """What somebody asked for, from beginning to end; refused once the bot is about to stop (ClosedDatabaseError)."""
    if ask.herald.underway.closing:
        raise ClosedDatabaseError
    with ask.herald.underway.one():
        yield


async def answer_error(ask: Ask, error: Exception) -> None:
    """One clear sentence for the person; our own bugs are logged with everything needed to replay them."""
    if is_too_late(error):
        # Whoever asked has been told by Discord that nothing came; another try would only be refused again.
        logger.warning("the answer came too late: %s", describe(ask.interaction))
        return
    if isinstance(error, UnusableDatabaseError):
        logger.error("%s", advice(error))
        text = error_text(error)
    elif isinstance(error, TournamentError) and not isinstance(error, InvariantError):
        text = error_text(error, ask.context)
    elif isinstance(error, ValidationError):
        logger.warning("not understood: %s", describe(ask.interaction), exc_info=error)
        text = mishaps.UNUSABLE()
    elif isinstance(error, app_commands.TransformerError):
        text = mishaps.NOT_HERE()
    elif _is_refused_with(error, ANSWERED_ALREADY):
        logger.error("somebody else has answered in this bot's name: does a second Herald run with its token?")
        return
    else:
        logger.error("interaction failed: %s", describe(ask.interaction), exc_info=error)
        text = mishaps.BROKEN()
    try:
        await ask.say(Message(content=text))
    except discord.HTTPException as failure:
        logger.warning("could not answer: %s", failure)


def _is_refused_with(error: Exception, code: int) -> bool:
    """Did Discord refuse with this code?"""
    return isinstance(error, discord.HTTPException) and error.code == code


def describe(interaction: discord.Interaction) -> str:
    """What somebody asked for, for the log: names and lengths, never what they wrote, which may be secret."""
    what = f"{interaction.type.name} {_shape(interaction.data)}"
    return f"{what} by {interaction.user.id} in {interaction.channel_id}"


NAMING = frozenset({"name", "custom_id", "type", "component_type", "focused"})
"""What says which thing was used, not what was said with it."""


def _shape(data: Any, key: str = "") -> Any:
    """The same structure with the lengths of texts in place of the texts."""
    match data:
        case {}:
            return {name: _shape(value, str(name)) for name, value in data.items() if name != "resolved"}
        case list():
            return [_shape(part, key) for part in data]
        case str() if key not in NAMING:
            return f"<{len(data)} characters>"
    return data
