"""`/td webhook`: manage addresses that receive every change."""

from __future__ import annotations

from bot.errors import NoWebhookError
from bot.public_data.addresses import check_address
from bot.public_data.signing import new_secret
from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text.buttons import BUTTON_LABELS
from bot.text.buttons import button as shown
from bot.text.messages import Button, Message
from bot.text.texts import texts
from bot.text.webhooks import host, trouble_text, webhook_line
from bot.ui.access import DIRECTORS
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.showing import show
from bot.views.view import text_view
from storage.webhooks import Webhook

BESIDE = (actions.WEBHOOK_TEST, actions.WEBHOOK_ON, actions.WEBHOOK_SECRET, actions.WEBHOOK_REMOVE)


async def show_webhooks(ask: Ask, loaded: LoadedTournament, intro: str = "") -> None:
    """All of a tournament, how each is, and what can be done about it."""
    hooks = await ask.service.database.webhooks.of(loaded.id)
    lines = [webhook_line(number, hook) for number, hook in enumerate(hooks, start=1)] or [texts.webhooks.none()]
    if ask.herald.webhooks.policy == "off":
        lines.append(texts.webhooks.off())
    buttons = [_beside(action, hook, number) for number, hook in enumerate(hooks, start=1) for action in BESIDE]
    await show(ask, text_view(texts.webhooks.title(title=loaded.state.title), lines), buttons=buttons, intro=intro)


def _beside(action: str, hook: Webhook, number: int) -> Button:
    label = texts.webhooks.button(label=BUTTON_LABELS[action](), number=number)
    return shown(action, hook.tournament_id, str(hook.id), label=label).model_copy(update={"row": number - 1})


async def add(ask: Ask, loaded: LoadedTournament, address: str) -> None:
    """Add a webhook; its secret is shown only in this answer. BadWebhookError, TooManyWebhooksError."""
    checked, secret = check_address(address, ask.herald.webhooks.policy), new_secret()
    with ask.acting():
        await ask.service.database.webhooks.add(loaded.id, checked, secret, at=ask.service.clock.now())
    await ask.say(Message(content=_added_text(checked, secret)))


async def _pressed(press: Press) -> tuple[LoadedTournament, Webhook]:
    """The tournament and the webhook a button is about; `NoWebhookError`."""
    ask, loaded = await press.begin_work()
    for hook in await ask.service.database.webhooks.of(loaded.id):
        if str(hook.id) == press.argument:
            return loaded, hook
    raise NoWebhookError


@button(actions.WEBHOOK_TEST, DIRECTORS)
async def _test(press: Press) -> None:
    """Send it a test and tell what came of that."""
    loaded, hook = await _pressed(press)
    trouble = await press.ask.herald.webhooks.test(hook)
    await show_webhooks(press.ask, loaded, intro=_tested_text(hook.address, trouble))


@button(actions.WEBHOOK_ON, DIRECTORS)
async def _on(press: Press) -> None:
    """Try it at once, whether it waited or was off."""
    loaded, hook = await _pressed(press)
    with press.ask.acting():
        await press.ask.service.database.webhooks.enable(loaded.id, hook.id)
    press.ask.herald.webhooks.wake()
    await show_webhooks(press.ask, loaded, intro=_switched_on(hook.address))


@button(actions.WEBHOOK_SECRET, DIRECTORS)
async def _secret(press: Press) -> None:
    """Another secret, for one that may have got into other hands."""
    loaded, hook = await _pressed(press)
    secret = new_secret()
    with press.ask.acting():
        await press.ask.service.database.webhooks.renew(loaded.id, hook.id, secret)
    await press.ask.say(Message(content=_renewed_text(hook.address, secret)))


@button(actions.WEBHOOK_REMOVE, DIRECTORS)
async def _remove(press: Press) -> None:
    """Tell it nothing more."""
    loaded, hook = await _pressed(press)
    with press.ask.acting():
        await press.ask.service.database.webhooks.remove(loaded.id, hook.id)
    await show_webhooks(press.ask, loaded, intro=_removed_text(hook.address))


def _added_text(address: str, secret: str) -> str:
    """Return the answer for a new webhook, with its secret."""
    return f"{texts.webhooks.added(host=host(address))}\n`{secret}`"


def _renewed_text(address: str, secret: str) -> str:
    """Return the answer for a renewed secret, with the secret."""
    return f"{texts.webhooks.renewed(host=host(address))}\n`{secret}`"


def _removed_text(address: str) -> str:
    """It is forgotten."""
    return texts.webhooks.removed(host=host(address))


def _switched_on(address: str) -> str:
    """It is tried again."""
    return texts.webhooks.switched_on(host=host(address))


def _tested_text(address: str, trouble: str | None) -> str:
    """Return the outcome of a test."""
    if trouble is None:
        return texts.webhooks.test_taken(host=host(address))
    return texts.webhooks.test_refused(host=host(address), trouble=trouble_text(trouble))
