"""Texts about webhooks for directors. Of an address only the host is shown: the rest may hold a key."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from bot.text.names import quoted
from bot.text.phrases import Phrase, by_code
from bot.text.texts import texts
from bot.text.times import stamp
from storage.webhooks import Webhook

TROUBLES: Mapping[str, Phrase] = by_code(
    texts.webhooks, "trouble_", "redirect", "timeout", "unreachable", "certificate", "gone", "broken"
)


def host(address: str) -> str:
    """Where an address leads."""
    return quoted(urlsplit(address).hostname or "?", 100)


def trouble_text(trouble: str) -> str:
    """Why nothing was taken, as an own sentence."""
    if trouble.startswith("status "):
        return texts.webhooks.trouble_status(status=trouble.removeprefix("status "))
    return TROUBLES.get(trouble, texts.webhooks.trouble_not_allowed)()


def webhook_line(number: int, hook: Webhook) -> str:
    """How one of them is."""
    where, trouble = host(hook.address), trouble_text(hook.trouble or "")
    if hook.disabled_at is not None:
        return texts.webhooks.line_off(number=number, host=where, since=stamp(hook.disabled_at), trouble=trouble)
    if hook.failing_since is not None:
        again = stamp(hook.next_try, "R") if hook.next_try is not None else ""
        return texts.webhooks.line_failing(
            number=number, host=where, since=stamp(hook.failing_since), trouble=trouble, again=again
        )
    if hook.told_at is None:
        return texts.webhooks.line_new(number=number, host=where)
    return texts.webhooks.line_well(number=number, host=where, at=stamp(hook.told_at, "R"))
