"""Lifecycle of interactions: sent to the bot, answered once within three seconds, followed up for 15 minutes.

States of an interaction: waiting (a timer runs), answered (`answer` is set, the token is valid for follow-ups), failed
(the timer expired, the person sees `NO_ANSWER`). Only the first answer counts, later ones are rejected with 40060. An
interaction whose answer is a modal is kept for a day while the modal is open; a submission is an interaction of its
own, and if it fails, the modal opens again with the typed values, as in Discord's client.

Both deadlines are measured in real time, not on the sandbox's clock: they concern a slow bot, and a jump of the clock
over a week must not expire a modal that a person has open.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Any

from bot.sandbox.checks.messages import Draft
from bot.sandbox.checks.modals import check_modal, stored_modal
from bot.sandbox.errors import FieldErrors, refusal, refuse_field
from bot.sandbox.interaction_json import interaction_json
from bot.sandbox.world.message_json import message_json
from bot.sandbox.world.messages import delete, edit, post
from bot.sandbox.world.models import Cause, Channel, Json, Message, MessageFlag
from bot.sandbox.world.permissions import can_send
from bot.sandbox.world.store import World

# Seconds for which expired interactions are kept, so that a late bot gets the proper error instead of "unknown".
_GRACE = 60.0
NO_ANSWER = "The application did not respond"


class Kind(IntEnum):
    """Discord's interaction types."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    FORM = 5


class Callback(IntEnum):
    """Discord's interaction callback types."""

    MESSAGE = 4
    DEFER = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    FORM = 9


_ALLOWED = {
    Kind.COMMAND: (Callback.MESSAGE, Callback.DEFER, Callback.FORM),
    Kind.COMPONENT: (Callback.MESSAGE, Callback.DEFER, Callback.DEFER_UPDATE, Callback.UPDATE, Callback.FORM),
    Kind.AUTOCOMPLETE: (Callback.CHOICES,),
    Kind.FORM: (Callback.MESSAGE, Callback.DEFER, Callback.DEFER_UPDATE, Callback.UPDATE),
}


@dataclass(slots=True)
class Interaction:
    """An interaction that the bot has to answer.

    Attributes:
        name: the command as typed, without the slash; None for components and forms.
        source: the message whose component was used, or from whose component the form was opened.
        answer: the type of the bot's answer; None before it.
        answered_after: real seconds until the answer; 0 before it.
        failed: whether the bot missed the deadline.
        original_id: the message that is "the original response".
        follow_ups: messages posted afterwards.
        touched: how often the bot used the token after its answer.
        modal: the form the bot answered with; `form_open` until it is submitted or closed.
        opened_by: for a submitted form, the interaction that was answered with the form.
    """

    id: int
    token: str
    kind: Kind
    user_id: int
    channel: Channel
    cause: Cause
    name: str | None = None
    source: Message | None = None
    started: float = field(default_factory=time.monotonic)
    answer: Callback | None = None
    answered_after: float = 0.0
    failed: bool = False
    original_id: int | None = None
    follow_ups: list[Message] = field(default_factory=list)
    touched: int = 0
    modal: Json | None = None
    form_open: bool = False
    choices: list[Json] = field(default_factory=list)
    opened_by: Interaction | None = None
    timer: asyncio.TimerHandle | None = None


class Interactions:
    """All interactions of a sandbox."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    # use by people

    def start(
        self,
        kind: Kind,
        user_id: int,
        channel: Channel,
        data: Json,
        *,
        name: str | None = None,
        source: Message | None = None,
        opened_by: Interaction | None = None,
    ) -> Interaction:
        """Send an interaction to the bot and start the timer for its answer."""
        world = self.world
        new_id = world.ids.new()
        cause = Cause(
            new_id,
            int(kind),
            user_id,
            name if kind is Kind.COMMAND else None,
            source.id if source and kind is Kind.COMPONENT else None,
            trigger=opened_by.cause if opened_by else None,
        )
        token = f"sandbox{new_id}{secrets.token_urlsafe(24)}"
        interaction = Interaction(new_id, token, kind, user_id, channel, cause, name, source, opened_by=opened_by)
        self.by_id[new_id] = self._by_token[interaction.token] = interaction
        loop = asyncio.get_running_loop()
        interaction.timer = loop.call_later(world.limits.answer_seconds, self._give_up, interaction)
        payload = interaction_json(world, interaction.id, token, int(kind), user_id, channel, data, source)
        world.publish("INTERACTION_CREATE", payload, guild_id=channel.guild_id, user_ids=frozenset({world.bot.id}))
        return interaction

    def form(self, interaction_id: int) -> Interaction:
        """Return the interaction whose form is open. Raises the API error for an unknown interaction otherwise."""
        interaction = self.by_id.get(interaction_id)
        if interaction is None or not interaction.form_open:
            raise refusal("unknown_interaction")
        return interaction

    def forget(self) -> None:
        """Delete all interactions and their timers."""
        self.stop()
        self.by_id.clear()
        self._by_token.clear()

    def forget_old(self) -> None:
        """Delete interactions with an expired token; those with an open form are kept for a day."""
        now, limits = time.monotonic(), self.world.limits
        for it in tuple(self.by_id.values()):
            kept = limits.open_form_seconds if it.form_open else limits.token_seconds
            if now - it.started > kept + _GRACE:
                del self.by_id[it.id], self._by_token[it.token]

    def stop(self) -> None:
        """Cancel all timers."""
        for interaction in self.by_id.values():
            if interaction.timer:
                interaction.timer.cancel()

    def _give_up(self, interaction: Interaction) -> None:
        """Mark an interaction as failed after its deadline."""
        interaction.failed = True
        if interaction.opened_by is not None:
            # If a submission is not answered, Discord's client keeps the form open with the typed values.
            interaction.opened_by.form_open = True
        self._publish_answer(interaction, NO_ANSWER)

    def _publish_answer(self, interaction: Interaction, error: str | None = None) -> None:
        data = {"act": str(interaction.id), "ok": error is None, "error": error}
        self.world.publish("@answer", data, user_ids=frozenset({interaction.user_id}))

    # use by the bot

    def respond(self, interaction_id: int, token: str, kind: int, data: Json, draft: Draft | None) -> Json:
        """Handle the bot's answer and return the callback resource. `draft` is the checked message of types 4 and 7."""
        interaction = self._to_answer(interaction_id, token)
        allowed = _ALLOWED[interaction.kind]
        if kind not in allowed or (kind == Callback.UPDATE and interaction.source is None):
            errors = FieldErrors()
            errors.choice(("type",), kind, [int(item) for item in allowed])
            errors.refuse_if_any()
            raise refuse_field(("type",), "BASE_TYPE_CHOICES", "There is no message to update.")
        callback = Callback(kind)
        message = self._carry_out(interaction, callback, data, draft)
        interaction.answer = callback
        interaction.answered_after = time.monotonic() - interaction.started
        if interaction.timer:
            interaction.timer.cancel()
        if callback is Callback.FORM:
            user = frozenset({interaction.user_id})
            self.world.publish("@modal", {"modal": interaction.modal}, user_ids=user)
        self._publish_answer(interaction)
        return self._callback_json(interaction, message)

    def _to_answer(self, interaction_id: int, token: str) -> Interaction:
        """Return the interaction to answer. Raises the API error if it is unknown, answered or expired."""
        interaction = self.by_id.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise refusal("unknown_interaction")
        if interaction.answer is not None:
            raise refusal("already_acknowledged")
        if time.monotonic() - interaction.started > self.world.limits.answer_seconds or interaction.failed:
            raise refusal("unknown_interaction")
        return interaction

    def _carry_out(self, it: Interaction, callback: Callback, data: Json, draft: Draft | None) -> Message | None:
        """Apply an answer: open a form, store choices, edit the source message or post a message."""
        world = self.world
        if callback is Callback.FORM:
            check_modal(data, world.limits)
            it.modal = stored_modal(data) | {"interaction_id": str(it.id), "channel_id": str(it.channel.id)}
            it.form_open = True
            return None
        if callback is Callback.CHOICES:
            it.choices = _checked_choices(data, world)
            return None
        if callback in (Callback.DEFER_UPDATE, Callback.UPDATE):
            # The submission of a form opened by a command has no source message; deferring then only closes the form.
            it.original_id = it.source.id if it.source else None
            if callback is Callback.UPDATE and draft is not None:
                return edit(world, self._source(it), draft)
            return None
        ephemeral = bool(int(data.get("flags") or 0) & MessageFlag.EPHEMERAL)
        loading = MessageFlag.LOADING if callback is Callback.DEFER else 0
        message = self._post(it, draft or Draft(), ephemeral=ephemeral, flags=int(loading))
        it.original_id = message.id
        return message

    def _source(self, it: Interaction) -> Message:
        if it.source is None:
            raise refusal("unknown_message")
        return self.world.message(it.channel, it.source.id)

    def _post(self, it: Interaction, draft: Draft, *, ephemeral: bool, flags: int = 0) -> Message:
        world = self.world
        _check_open(world, it.channel)
        cause = replace(it.cause, original_id=it.original_id)
        only_for = it.user_id if ephemeral else None
        return post(world, it.channel, world.bot.id, draft, cause=cause, only_for=only_for, flags=flags)

    def _callback_json(self, it: Interaction, message: Message | None) -> Json:
        body: Json = {"interaction": {"id": str(it.id), "type": int(it.kind)}}
        if it.original_id is not None:
            original = it.channel.messages.get(it.original_id)
            body["interaction"] |= {
                "response_message_id": str(it.original_id),
                "response_message_loading": bool(original and original.loading),
                "response_message_ephemeral": bool(original and original.ephemeral),
            }
        if message is not None:
            kind = Callback.UPDATE if it.answer is Callback.UPDATE else Callback.MESSAGE
            body["resource"] = {"type": int(kind), "message": message_json(self.world, message, self.world.bot.id)}
        return body

    # use of the token after the answer

    def by_token(self, token: str) -> Interaction:
        """Return the answered interaction of a token. Raises the API error for an unknown or expired token."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.answer is None:
            raise refusal("unknown_webhook")
        if time.monotonic() - interaction.started > self.world.limits.token_seconds:
            raise refusal("invalid_token")
        return interaction

    def original(self, it: Interaction) -> Message:
        """Return the original response."""
        if it.original_id is None:
            raise refusal("unknown_message")
        return self.world.message(it.channel, it.original_id)

    def message(self, it: Interaction, message_id: int) -> Message:
        """Return the original response or a follow-up by id."""
        known = {item.id for item in it.follow_ups} | {it.original_id}
        if message_id not in known:
            raise refusal("unknown_message")
        return self.world.message(it.channel, message_id)

    def follow_up(self, it: Interaction, draft: Draft, flags: int) -> Message:
        """Post a follow-up; the first one after a deferral replaces the placeholder message."""
        original = it.channel.messages.get(it.original_id or 0)
        if original is not None and original.loading:
            return self.edit(it, original, draft)
        message = self._post(it, draft, ephemeral=bool(flags & MessageFlag.EPHEMERAL))
        it.follow_ups.append(message)
        self._touch(it)
        return message

    def edit(self, it: Interaction, message: Message, draft: Draft) -> Message:
        """Edit the original response or a follow-up."""
        edited = edit(self.world, message, draft, finishes=message.loading)
        self._touch(it)
        return edited

    def delete(self, it: Interaction, message: Message) -> None:
        """Delete the original response or a follow-up."""
        delete(self.world, message)
        self._touch(it)

    def _touch(self, it: Interaction) -> None:
        it.touched += 1
        self.world.publish("@follow_up", {"act": str(it.id)}, user_ids=frozenset({it.user_id}))


def _check_open(world: World, channel: Channel) -> None:
    """Check that the channel exists and is not a locked archived thread; responses need no permission to send."""
    thread = world.channel(channel.id).thread
    if thread is not None and thread.archived and not can_send(world, channel, world.bot.id):
        raise refusal("thread_archived")


def _checked_choices(data: Json, world: World) -> list[Json]:
    """Validate and return the choices of an autocomplete answer."""
    limits = world.limits
    choices: list[Any] = data.get("choices") or []
    errors = FieldErrors()
    errors.length(("data", "choices"), choices, most=limits.choices)
    for index, choice in enumerate(choices):
        path = ("data", "choices", index)
        errors.length((*path, "name"), str(choice.get("name") or ""), least=1, most=limits.choice_name)
        if isinstance(value := choice.get("value"), str):
            errors.length((*path, "value"), value, most=limits.choice_value)
    errors.refuse_if_any()
    return [{"name": choice["name"], "value": choice["value"]} for choice in choices]
