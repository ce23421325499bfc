"""Around what people look at: notes under long answers, captions of files."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.phrases import AnyMessage
from bot.text.texts import texts

WHAT_DIFFERS = {
    "seeds": texts.reading.verify_what_seeds,
    "pairings": texts.reading.verify_what_pairings,
    "times": texts.reading.verify_what_times,
    "result": texts.reading.verify_what_result,
    "draw": texts.reading.verify_what_draw,
    "commitment": texts.reading.verify_what_commitment,
    "too_late": texts.reading.verify_what_too_late,
    "replaced": texts.reading.verify_what_replaced,
    "early": texts.reading.verify_what_early,
    "no_beacon": texts.reading.verify_what_no_beacon,
    "beacon": texts.reading.verify_what_beacon,
    "beacon_round": texts.reading.verify_what_beacon_round,
    "promise": texts.reading.verify_what_promise,
    "note": texts.reading.verify_what_note,
    "time": texts.reading.verify_what_time,
    "error": texts.reading.verify_what_error,
    "impossible": texts.reading.verify_what_impossible,
}
"""What an entry of the log is about that does not come out as recorded."""


REMARKS: Mapping[str, AnyMessage] = {
    "waived": texts.reading.remark_waived,
    "new_seed": texts.reading.remark_new_seed,
    "new_range": texts.reading.remark_new_range,
    "unsigned": texts.reading.remark_unsigned,
    "other_chain": texts.reading.remark_other_chain,
}
"""What is to be known about draws although nothing is wrong."""


def entry_differs(seq: int, what: str) -> str:
    """One entry that differs."""
    return texts.reading.verify_entry(seq=seq, what=WHAT_DIFFERS[what]())
