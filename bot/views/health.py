"""Delivery status of a tournament: posts that wait and why, and people who cannot be reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.text.held_posts import held_text
from bot.text.names import quoted
from bot.text.texts import texts
from bot.text.webhooks import webhook_line
from bot.views.view import Page, View
from storage.holds import Hold
from storage.outbox import OutboxRow
from storage.webhooks import Webhook

SENT_AGAIN = frozenset({"refused", "broken"})
"""Causes of failed deliveries that are our own faults, so that sending again may help."""


@dataclass(frozen=True)
class Health:
    """Data about the deliveries of a tournament: waiting and failed rows, holds, names of people."""

    title: str
    waiting: Sequence[OutboxRow]
    undelivered: Sequence[OutboxRow]
    holds: Sequence[Hold]
    unreached: Sequence[str]
    departed: Sequence[str]
    hooks: Sequence[Webhook] = ()
    server: Sequence[str] = ()
    """Problems with the game server, a paragraph each."""

    @property
    def refused(self) -> int:
        """Return the number of posts that are retried only on request."""
        return sum(row.cause in SENT_AGAIN for row in self.undelivered)

    @property
    def expired(self) -> int:
        """Return the number of posts that became useless before they could be delivered."""
        return sum(row.cause == "expired" for row in self.undelivered)


def health_view(health: Health) -> View:
    """Return the page of `/td delivery`."""
    page = Page()
    held = {hold.target: held_text(hold) for hold in health.holds}
    stuck = [row.post.target for row in health.waiting if row.post.target in held or row.attempts]
    reasons = Counter(held.get(target, texts.delivery.discord_down()) for target in stuck)
    for why, count in reasons.items():
        page.line(texts.delivery.waiting(count=count, why=why))
    if health.refused:
        page.line(texts.delivery.refused(count=health.refused))
    for line in health.server:
        page.line(line)
    if not reasons and not health.refused:
        page.line(texts.delivery.all_delivered())
    if health.expired:
        page.line(texts.delivery.expired(count=health.expired))
    page.section(texts.webhooks.heading(), [webhook_line(number, hook) for number, hook in enumerate(health.hooks, 1)])
    for heading, names in (
        (texts.delivery.unreached(), health.unreached),
        (texts.delivery.departed(), health.departed),
    ):
        if names:
            page.section(heading, [quoted(name) for name in names])
    return View(texts.delivery.title(title=health.title), page.blocks())
