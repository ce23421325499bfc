"""What single people are told in direct messages. Names come in ready to be shown."""

from __future__ import annotations

from bot.text.phrases import Phrase
from bot.text.texts import texts
from formats.core.events import FeeState

FEES: dict[FeeState, Phrase] = {
    "unpaid": texts.direct.fees_unpaid,
    "paid": texts.direct.fees_paid,
    "returned": texts.direct.fees_returned,
    "kept": texts.direct.fees_kept,
}
