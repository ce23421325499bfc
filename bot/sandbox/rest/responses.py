"""Routes of interaction callbacks and follow-ups."""

from __future__ import annotations

from bot.sandbox.checks.messages import Draft, check_message
from bot.sandbox.errors import ApiError, refusal
from bot.sandbox.interactions import Callback, Interaction
from bot.sandbox.rest.call import NO_CONTENT, Answer, Call, Route
from bot.sandbox.world.message_json import message_json
from bot.sandbox.world.models import Message


async def callback(call: Call) -> Answer:
    """POST /interactions/{interaction_id}/{interaction_token}/callback."""
    engine = call.services.interactions
    kind = int(call.body.get("type") or 0)
    data = call.body.get("data") or {}
    draft = None
    if kind in (Callback.MESSAGE, Callback.UPDATE):
        known = engine.by_id.get(call.id("interaction_id"))
        source = known.source if known is not None and kind == Callback.UPDATE else None
        draft = _checked(call, edited=source)
    answer = engine.respond(call.id("interaction_id"), call.text("interaction_token"), kind, data, draft)
    if call.request.query.get("with_response", "").lower() in ("1", "true"):
        return 200, answer
    return NO_CONTENT


def _checked(call: Call, *, edited: Message | None) -> Draft:
    try:
        return check_message(call.body.get("data") or {}, call.files, call.world.limits, edited=edited)
    except ApiError as error:
        if error.errors is not None:
            error.errors = {"data": error.errors}
        raise


def _interaction(call: Call) -> Interaction:
    if call.id("webhook_id") != call.world.app_id:
        raise refusal("unknown_webhook")
    return call.services.interactions.by_token(call.text("webhook_token"))


def _message(call: Call, interaction: Interaction) -> Message:
    if "message_id" in call.request.match_info:
        return call.services.interactions.message(interaction, call.id("message_id"))
    return call.services.interactions.original(interaction)


async def follow_up(call: Call) -> Answer:
    """POST /webhooks/{webhook_id}/{webhook_token}."""
    interaction = _interaction(call)
    draft = check_message(call.body, call.files, call.world.limits)
    message = call.services.interactions.follow_up(interaction, draft, int(call.body.get("flags") or 0))
    return 200, message_json(call.world, message, call.me)


async def get(call: Call) -> Answer:
    """GET .../messages/@original or a follow-up."""
    return 200, message_json(call.world, _message(call, _interaction(call)), call.me)


async def edit(call: Call) -> Answer:
    """PATCH .../messages/@original or a follow-up."""
    interaction = _interaction(call)
    message = _message(call, interaction)
    draft = check_message(call.body, call.files, call.world.limits, edited=message)
    return 200, message_json(call.world, call.services.interactions.edit(interaction, message, draft), call.me)


async def delete(call: Call) -> None:
    """DELETE .../messages/@original or a follow-up."""
    interaction = _interaction(call)
    call.services.interactions.delete(interaction, _message(call, interaction))


_HOOK = "/webhooks/{webhook_id}/{webhook_token}"

ROUTES: tuple[Route, ...] = (
    ("POST", "/interactions/{interaction_id}/{interaction_token}/callback", callback),
    ("POST", _HOOK, follow_up),
    *(
        (method, _HOOK + path, handler)
        for path in ("/messages/@original", "/messages/{message_id}")
        for method, handler in (("GET", get), ("PATCH", edit), ("DELETE", delete))
    ),
)
