"""Answer an interaction: one object per interaction, which also handles all its errors."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import datetime
from typing import Literal, Protocol, Self, cast

import discord

from bot.runtime.logs import ABOUT
from bot.service.loaded import Change, LoadedTournament
from bot.service.orders import CommandId, Order, Step
from bot.service.service import Service
from bot.service.work_progress import Watch
from bot.text.catalogue import language_for, set_language
from bot.text.context import TournamentContext, context_of
from bot.text.messages import BUTTON_LIMIT, CONTENT_LIMIT, Message
from bot.text.texts import texts
from bot.ui import held_posts
from bot.ui.admission import Turn
from bot.ui.described import describe
from bot.ui.first_answer import FirstAnswer, first_answer_of
from bot.ui.host import Host
from bot.ui.timing import begin, first_answered, has_ended, is_too_late, seconds_since_made
from bot.views.next_act import director_buttons
from formats.core.commands import Command
from formats.core.errors import TournamentError
from storage.errors import ClosedDatabaseError
from storage.people import Person

logger = logging.getLogger(__name__)

_ASK = "ask"
"""Under this key an interaction carries its `Ask`: who may do it is asked with the same one that answers."""

DIRECT_SECONDS = 0.25
"""What is ready so soon is answered at once. For what is not, Discord is asked for time, if a handler expects that."""

HURRY_SECONDS = 1.2
"""An interaction of this age without an answer is deferred. Discord waits for three seconds in all.

So often it is checked whether people wait for a busy database, which they are then informed of."""

FORM_SECONDS = 2.2
"""The same where the answer may be a form: once it is deferred, no form can be opened."""

LEAST_SECONDS = 0.1
"""What has only just arrived, however old it is, gets so long to be answered directly."""


class ShownForm(Protocol):
    """A form as `Ask` sees it."""

    def modal(self) -> discord.ui.Modal:
        """Return the form as Discord opens it."""
        ...


class Ask:
    """One interaction of one person, whatever started it: a command, a button, a form.

    `context` is the tournament it is about, once that is known: refusals then call entrants by name. `command_id` is
    that of the interaction: a retry of the same one does nothing twice. `about` is the tournament the next answer is
    about, if any. `has_acted` once something may have been changed. `known` are the tournaments that were looked up as
    they stand, `meant` is which one is meant by what was typed: both are asked once an interaction. `directs` where
    only those who run a tournament may do this: the answer to what they have done ends with their next step. Its first
    answer is in time however long the rest takes: see `bot.ui.admission`.
    """

    def __init__(self, interaction: discord.Interaction) -> None:
        self.interaction = interaction
        self._set_up(cast("Host", interaction.client), CommandId(f"i{interaction.id}"), first_answer_of(interaction))
        begin(interaction, self.herald.age_of(interaction))
        if interaction.type is not discord.InteractionType.autocomplete:
            self._hurry_after(FORM_SECONDS if self.may_open_form else HURRY_SECONDS)

    def _set_up(self, herald: Host, command_id: CommandId, answers: FirstAnswer) -> None:
        """Set what every Ask has, wherever it came from."""
        self.herald = herald
        self.context: TournamentContext | None = None
        self.command_id = command_id
        self.about: LoadedTournament | None = None
        self.has_acted = False
        self.known: set[str] = set()
        self.meant: dict[str | None, str] = {}
        self.directs = False
        self._next_offered = False
        self._person: Person | None = None
        self._turn = asyncio.Lock()
        self._answered = False
        self._provisional = False
        self._seen_by_all = False
        self._updates: bool | None = None
        self._thinks: Literal["private", "public"] | None = None
        self._hurrying: asyncio.Task[None] | None = None
        self._turn_of_work: Turn | None = None
        self.answers = answers

    @classmethod
    def of(cls, interaction: discord.Interaction) -> Self:
        """Return the interaction's Ask, created at the first call."""
        ask: Self | None = interaction.extras.get(_ASK)
        if ask is None:
            ask = interaction.extras[_ASK] = cls(interaction)
        set_language(language_for(str(interaction.locale)))
        ABOUT.set(f"i{interaction.id}")
        return ask

    @property
    def age(self) -> float:
        """Seconds since Discord made the interaction."""
        return seconds_since_made(self.interaction)

    @property
    def key(self) -> str:
        """An id that no other Ask has."""
        return str(self.interaction.id)

    @property
    def account(self) -> int:
        """The Discord account that asks; 0 where there is none."""
        return self.interaction.user.id

    @property
    def locale(self) -> str:
        """The language and country of the person, as for numbers in tables."""
        return self.interaction.locale.value

    @property
    def made_at(self) -> datetime:
        """When the person pressed, on Discord's clock."""
        return self.interaction.created_at

    def described(self) -> str:
        """Describe it for the log: names and lengths, never typed values."""
        return describe(self.interaction)

    @property
    def may_open_form(self) -> bool:
        """Can it be answered with a form? Discord opens one as the first answer only."""
        return self.answers == "form"

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """The turn of this interaction among those that arrived with it."""
        async with self.herald.crowd.turn(self) as self._turn_of_work:
            yield

    def _hurry_after(self, seconds: float) -> None:
        """Ask for time once the interaction is so old."""
        asyncio.get_running_loop().call_later(max(LEAST_SECONDS, seconds - self.age), self._hurry)

    def _hurry(self) -> None:
        """Nothing has been answered for a while: ask for time, and look from now on what it is that takes it."""
        if not self._answered and self._hurrying is None and not has_ended(self.interaction):
            self._hurrying = asyncio.create_task(self._think_in_time())

    async def _think_in_time(self) -> None:
        try:
            await self._defer()
            while not (self._answered or has_ended(self.interaction)):
                if self.service.database.connections.busy:
                    await self._explain_database_error()
                    return
                await asyncio.sleep(HURRY_SECONDS)
        except Exception as error:  # noqa: BLE001 - the handler's own answer fails with the same error
            if is_too_late(error):
                self.herald.late_answers.add()
            else:
                logger.warning("could not defer an interaction: %s", error)

    async def _explain_database_error(self) -> None:
        """Say that the database is busy: in place of the answer, or below what everybody sees and what stays so."""
        message = Message(content=texts.waiting.database())
        if not self._seen_by_all:
            await self.meanwhile(message)
            return
        async with self._turn:
            await self.interaction.followup.send(**self.herald.sending(message), ephemeral=True)

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
        """Make every press that means `what` one command (idempotent), so that a double click acts once."""
        place = self.pressed.id if self.pressed is not None else self.interaction.id
        self.command_id = CommandId(f"b{place}").part(self.interaction.user.id, what)

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
        """Return the user as a person of the database."""
        if self._person is None:
            user = self.interaction.user
            self._person = await self.service.person(user.id, user.display_name)
        return self._person

    async def person_changed(self) -> None:
        """Drop the cached person after a change, so that the next use reads the database."""
        if self._person is not None:
            await self.service.forget_person(self._person.id)
        self._person = None

    async def carry_out(self, loaded: LoadedTournament, *steps: Command | Step, watch: Watch | None = None) -> Change:
        """Carry out one or more commands in this person's name: all of them or none."""
        order = await self._order(steps)
        with self.acting():
            return await self.service.carry_out(loaded.id, order, watch)

    async def _order(self, steps: Sequence[Command | Step]) -> Order:
        await self._begin_work()
        return Order.of(*steps, actor=(await self.person()).id, command_id=self.command_id)

    @contextmanager
    def acting(self) -> Iterator[None]:
        """Record that a command may have been stored, unless it is refused: errors can come after the write."""
        try:
            yield
        except TournamentError:
            raise
        except Exception:
            self.has_acted = True
            raise
        self.has_acted = True

    async def try_out(self, loaded: LoadedTournament, *steps: Command | Step, watch: Watch | None = None) -> Change:
        """Preview what commands would do together, or raise their refusal, before the user has to confirm them."""
        return await self.service.preview(loaded.id, await self._order(steps), watch)

    async def think(self, *, update: bool = False) -> None:
        """Announce that the answer may take a moment: Discord's response is deferred unless the answer comes first.

        `update` keeps the message whose button was pressed; one that only this person sees is kept in any case.
        """
        if self._updates is None:
            self._updates = update or self.pressed_own
            if self.age < DIRECT_SECONDS:
                self._hurry_after(DIRECT_SECONDS)
            else:
                await self._defer()
        await self._begin_work()

    async def _begin_work(self) -> None:
        """From here on no form is opened: wait for a place among those that work, deferred where that takes long."""
        if self.may_open_form:
            self.answers = "private"
            self._hurry_after(HURRY_SECONDS)
        if self._turn_of_work is not None:
            await self._turn_of_work.begin()

    async def defer(self) -> None:
        """Ask Discord for time at once, unless something has been answered: what comes is behind others."""
        if self._updates is None:
            self._updates = self.pressed_own
        await self._defer()

    def defer_soon(self) -> None:
        """Ask Discord for time unless there is an answer almost at once: others work."""
        if self._updates is None:
            self._updates = self.pressed_own
        self._hurry_after(DIRECT_SECONDS)

    async def _defer(self) -> None:
        """Ask Discord for time, unless something has been answered. Whether all see the answer is decided here."""
        async with self._turn:
            if self.interaction.response.is_done():
                return
            if self._updates:
                self._seen_by_all = not self.pressed_own
                await self.interaction.response.defer()
            else:
                self._thinks = "public" if self.answers == "public" else "private"
                await self.interaction.response.defer(ephemeral=self._thinks == "private", thinking=True)
            first_answered(self.interaction)

    async def take_note(self) -> None:
        """Acknowledge a press whose handler has not answered anything, and leave no "thinking" behind."""
        if self._updates is None:
            return
        await self._defer()
        if self._thinks is not None and not self._answered:
            await self.interaction.delete_original_response()

    async def meanwhile(self, message: Message) -> None:
        """Show this until there is an answer, which then takes its place. A message everybody sees stays as it is."""
        if self._seen_by_all:
            return
        await self.think(update=self.pressed_own)
        await self._defer()
        async with self._turn:
            if not self._answered:
                await self.interaction.edit_original_response(**self.herald.editing(message))
                self._provisional = True

    async def say(self, message: Message, *, public: bool = False) -> None:
        """Answer; only the person sees it unless `public`."""
        if not public:
            message = await self._headed(message)
        self._answered = True
        async with self._turn:
            if self._provisional and not public:
                self._provisional = False
                await self.interaction.edit_original_response(**self.herald.editing(message))
                return
            arguments = self.herald.sending(message)
            if self.interaction.response.is_done():
                if self._thinks == ("private" if public else "public"):
                    # The first message after a deferral is seen by whom the deferral said.
                    await self.interaction.delete_original_response()
                self._thinks = None
                await self.interaction.followup.send(**arguments, ephemeral=not public)
            else:
                await self.interaction.response.send_message(**arguments, ephemeral=not public)
                first_answered(self.interaction)

    async def _headed(self, message: Message) -> Message:
        """The message, below what a director has to hear first: posts of the tournament that are held."""
        message = await self._with_next_step(message)
        about, self.about = self.about, None
        if about is None or not self.herald.announcer.holds_posts:
            return message
        head = await held_posts.head_of(self.service, about, (await self.person()).id, str(self.command_id))
        content = "\n\n".join(part for part in (head, message.content) if part)
        if len(content) > CONTENT_LIMIT:
            await self.say(Message(content=head))
            return message
        return message.model_copy(update={"content": content})

    async def not_posted(self, loaded: LoadedTournament) -> str:
        """Why what was just done has not been posted; nothing where it has been or is on its way."""
        why = await held_posts.in_the_way(self.herald, loaded)
        if why is not None:
            self.about = None  # the answer says itself what is held
        return why or ""

    async def _with_next_step(self, message: Message) -> Message:
        """Add the buttons of the next step to a director's answer about what they have done; once per interaction."""
        if not (self.directs and self.has_acted and len(self.known) == 1) or self._next_offered:
            return message
        self._next_offered = True
        loaded = await self.service.loaded(next(iter(self.known)))
        offered = {button.action for button in message.buttons}
        coming = director_buttons(context_of(loaded, self.service.engine), loaded.id)
        more = [button for button in coming if button.action not in offered]
        return message.model_copy(update={"buttons": (*message.buttons, *more)[:BUTTON_LIMIT]})

    async def replace(self, message: Message) -> None:
        """Edit the message whose button was pressed where only its user sees it, else send a new one."""
        if not self.pressed_own or self._provisional:
            await self.say(message)
            return
        arguments = self.herald.editing(await self._headed(message))
        self._answered = True
        async with self._turn:
            if self.interaction.response.is_done():
                await self.interaction.edit_original_response(**arguments)
            else:
                await self.interaction.response.edit_message(**arguments)
                first_answered(self.interaction)

    async def send_files(self, files: Sequence[discord.File], embeds: Sequence[discord.Embed]) -> None:
        """Send files after the answer, with the embeds that show them; only the person sees them."""
        await self.interaction.followup.send(files=files, embeds=embeds, ephemeral=True)

    async def say_all(self, messages: Sequence[Message]) -> None:
        """Answer with several messages, in order."""
        for message in messages:
            await self.say(message)

    async def show_form(self, form: ShownForm) -> None:
        """Open a form. Must be the first answer; where it comes too late for that, the person is asked to try again."""
        async with self._turn:
            if not self.interaction.response.is_done():
                self._answered = True
                await self.interaction.response.send_modal(form.modal())
                first_answered(self.interaction)
                return
        await self.say(Message(content=texts.mishaps.too_late()))


def is_new(interaction: discord.Interaction) -> bool:
    """Is this the first delivery of an interaction? A repeated one is not answered."""
    return cast("Host", interaction.client).deliveries.is_new(interaction.id)


@contextmanager
def begun(ask: Ask) -> Iterator[None]:
    """Count an interaction as in flight; ClosedDatabaseError once the bot is about to stop."""
    if ask.herald.in_flight.closing:
        raise ClosedDatabaseError
    with ask.herald.in_flight.one():
        yield
