"""The ledger in words. Names and amounts come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.numbers import labelled

LEDGER, FUND, FEES = Phrase("ledger-ledger"), Phrase("ledger-fund"), Phrase("ledger-fees")
NOTHING = Phrase("ledger-nothing")
NOTHING_IS_COLLECTED = Phrase("ledger-nothing-is-collected")
NOT_FINAL = Phrase("ledger-not-final")
HEADINGS: Mapping[str, Phrase] = {
    "unpaid": Phrase("ledger-headings-unpaid"),
    "paid": Phrase("ledger-headings-paid"),
    "owed_back": Phrase("ledger-headings-owed-back"),
    "kept": Phrase("ledger-headings-kept"),
    "returned": Phrase("ledger-headings-returned"),
}
CAUSES: Mapping[str, Phrase] = {
    "": Phrase("ledger-causes-"),
    "forfeit": Phrase("ledger-causes-forfeit"),
    "drop_out": Phrase("ledger-causes-drop-out"),
    "director": Phrase("ledger-causes-director"),
}


def fee_heading(status: str, amount: str) -> str:
    """A group of fees with their sum."""
    return labelled(HEADINGS[status](), amount)


def fee_name(name: str, cause: str) -> str:
    """Somebody in a group, and why the fee is kept."""
    return f"{name} ({CAUSES[cause]()})" if cause else name


def fund(amount: str, games: int, *, final: bool) -> str:
    """How the fund is shared."""
    if not games:
        return say("ledger-fund-none", amount=amount)
    return say("ledger-fund-over", amount=amount, games=games, final=final)


def share(name: str, amount: str) -> str:
    """What somebody wins from the fund."""
    return f"{name}: {amount}"
