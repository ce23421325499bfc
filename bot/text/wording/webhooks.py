"""What directors read of webhooks. Of an address only the host is told: the rest may hold a key."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from bot.text.catalogue import say
from bot.text.names import quoted
from bot.text.phrases import Phrase
from bot.text.wording.times import stamp
from storage.webhooks import Webhook

HEADING = Phrase("webhooks-heading")
NONE = Phrase("webhooks-none")
OFF = Phrase("webhooks-off")
TROUBLES: Mapping[str, Phrase] = {
    "redirect": Phrase("webhooks-trouble-redirect"),
    "timeout": Phrase("webhooks-trouble-timeout"),
    "unreachable": Phrase("webhooks-trouble-unreachable"),
    "certificate": Phrase("webhooks-trouble-certificate"),
    "gone": Phrase("webhooks-trouble-gone"),
    "broken": Phrase("webhooks-trouble-broken"),
}
NOT_ALLOWED = Phrase("webhooks-trouble-not-allowed")


def title(tournament: str) -> str:
    """Over the list of them."""
    return say("webhooks-title", title=tournament)


def host(address: str) -> str:
    """Where an address leads."""
    return quoted(urlsplit(address).hostname or "?", 100)


def trouble_text(trouble: str) -> str:
    """Why nothing was taken, as an own sentence."""
    if trouble.startswith("status "):
        return say("webhooks-trouble-status", status=trouble.removeprefix("status "))
    return TROUBLES.get(trouble, NOT_ALLOWED)()


def added(address: str, secret: str) -> str:
    """It is set; the secret is told this once."""
    return f"{say('webhooks-added', host=host(address))}\n`{secret}`"


def renewed(address: str, secret: str) -> str:
    """It has another secret, told this once."""
    return f"{say('webhooks-renewed', host=host(address))}\n`{secret}`"


def removed(address: str) -> str:
    """It is forgotten."""
    return say("webhooks-removed", host=host(address))


def switched_on(address: str) -> str:
    """It is tried again."""
    return say("webhooks-switched-on", host=host(address))


def button_text(label: str, number: int) -> str:
    """A button of the list, with the number of its webhook."""
    return say("webhooks-button", label=label, number=number)


def tested(address: str, trouble: str | None) -> str:
    """What came of a test."""
    if trouble is None:
        return say("webhooks-test-taken", host=host(address))
    return say("webhooks-test-refused", host=host(address), trouble=trouble_text(trouble))


def given_up(hook: Webhook, trouble: str) -> str:
    """To directors: it has taken nothing for so long that it is switched off."""
    return say("webhooks-given-up", host=host(hook.address), trouble=trouble_text(trouble))


def line(number: int, hook: Webhook) -> str:
    """How one of them is."""
    where, trouble = host(hook.address), trouble_text(hook.trouble or "")
    if hook.disabled_at is not None:
        return say("webhooks-line-off", number=number, host=where, since=stamp(hook.disabled_at), trouble=trouble)
    if hook.failing_since is not None:
        again = stamp(hook.next_try, "R") if hook.next_try is not None else ""
        return say(
            "webhooks-line-failing",
            number=number,
            host=where,
            since=stamp(hook.failing_since),
            trouble=trouble,
            again=again,
        )
    if hook.told_at is None:
        return say("webhooks-line-new", number=number, host=where)
    return say("webhooks-line-well", number=number, host=where, at=stamp(hook.told_at, "R"))
