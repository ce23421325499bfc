"""The ledger in words. Names and amounts come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.phrases import Phrase
from bot.text.texts import texts

HEADINGS: Mapping[str, Phrase] = {
    "unpaid": texts.ledger.headings_unpaid,
    "paid": texts.ledger.headings_paid,
    "owed_back": texts.ledger.headings_owed_back,
    "kept": texts.ledger.headings_kept,
    "returned": texts.ledger.headings_returned,
}
CAUSES: Mapping[str, Phrase] = {
    "": texts.ledger.causes_,
    "forfeit": texts.ledger.causes_forfeit,
    "drop_out": texts.ledger.causes_drop_out,
    "director": texts.ledger.causes_director,
}


def fee_name(name: str, cause: str) -> str:
    """Somebody in a group, and why the fee is kept."""
    return f"{name} ({CAUSES[cause]()})" if cause else name


def fund(amount: str, games: int, *, final: bool) -> str:
    """How the fund is shared."""
    if not games:
        return texts.ledger.fund_none(amount=amount)
    return texts.ledger.fund_over(amount=amount, games=games, final=final)


def share(name: str, amount: str) -> str:
    """What somebody wins from the fund."""
    return f"{name}: {amount}"
