"""Around what people look at: notes under long answers, captions of files."""

from __future__ import annotations

from bot.text.catalogue import say
from bot.text.phrases import Phrase

REST_IN_FILE = Phrase("reading-rest-in-file")
LOG_EXPORTED = Phrase("reading-log-exported")
VERIFY_TITLE = Phrase("reading-verify-title")
HOW_TO_VERIFY = Phrase("reading-verify-how")

WHAT_DIFFERS = {
    "seeds": Phrase("reading-verify-what-seeds"),
    "pairings": Phrase("reading-verify-what-pairings"),
    "times": Phrase("reading-verify-what-times"),
    "result": Phrase("reading-verify-what-result"),
    "draw": Phrase("reading-verify-what-draw"),
    "commitment": Phrase("reading-verify-what-commitment"),
    "too_late": Phrase("reading-verify-what-too-late"),
    "replaced": Phrase("reading-verify-what-replaced"),
    "early": Phrase("reading-verify-what-early"),
    "no_beacon": Phrase("reading-verify-what-no-beacon"),
    "beacon": Phrase("reading-verify-what-beacon"),
    "beacon_round": Phrase("reading-verify-what-beacon-round"),
    "promise": Phrase("reading-verify-what-promise"),
    "note": Phrase("reading-verify-what-note"),
    "time": Phrase("reading-verify-what-time"),
    "error": Phrase("reading-verify-what-error"),
    "impossible": Phrase("reading-verify-what-impossible"),
}
"""What an entry of the log is about that does not come out as recorded."""


REMARKS = {
    "waived": Phrase("reading-remark-waived"),
    "new_seed": Phrase("reading-remark-new-seed"),
    "new_range": Phrase("reading-remark-new-range"),
    "unsigned": Phrase("reading-remark-unsigned"),
    "other_chain": Phrase("reading-remark-other-chain"),
}
"""What is to be known about draws although nothing is wrong."""


def log_head(head: str) -> str:
    """The head of the log, to be kept by whoever reads it."""
    return say("reading-log-head", head=head)


def log_sound(lines: int) -> str:
    """Nothing differs."""
    return say("reading-verify-sound", lines=lines)


def log_differs(count: int) -> str:
    """So many entries differ."""
    return say("reading-verify-differs", count=count)


def entry_differs(seq: int, what: str) -> str:
    """One entry that differs."""
    return say("reading-verify-entry", seq=seq, what=WHAT_DIFFERS[what]())
