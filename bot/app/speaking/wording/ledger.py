"""The ledger in words. Names and amounts come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping

from bot.app.speaking.wording.numbers import counted

LEDGER, FUND, FEES = "Ledger", "Game winners' fund", "Entry fees"
NOTHING = "There is no fee, no prize and no fund in this tournament."
NOTHING_IS_COLLECTED = "This is a list only: nothing is collected or paid here."
NOT_FINAL = "As things stand; it becomes final with the standings."
HEADINGS: Mapping[str, str] = {
    "unpaid": "Not paid",
    "paid": "Paid",
    "owed_back": "To be given back",
    "kept": "Kept",
    "returned": "Given back",
}
CAUSES: Mapping[str, str] = {
    "": "",
    "forfeit": "lost by forfeit",
    "drop_out": "dropped out",
    "director": "a director's decision",
}


def fee_heading(status: str, amount: str) -> str:
    """A group of fees with their sum."""
    return f"{HEADINGS[status]}: {amount}"


def fee_name(name: str, cause: str) -> str:
    """Somebody in a group, and why the fee is kept."""
    return f"{name} ({CAUSES[cause]})" if cause else name


def fund(amount: str, games: int, *, final: bool) -> str:
    """How the fund is shared."""
    if not games:
        return f"{amount}; no game of the last stage has been played."
    return f"{amount} over {counted(games, 'game')}" + ("." if final else " played so far.")


def share(name: str, amount: str) -> str:
    """What somebody wins from the fund."""
    return f"{name}: {amount}"
