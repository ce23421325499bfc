"""Draws of lots, and how anybody can check them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.text.texts import texts
from bot.text.wording.times import stamp, stamp_with_distance
from formats.core.events import DrawCommitted
from formats.core.model import Draw


def seed_commitment_line(commitment: str, seed: str | None) -> str:
    """What is known of the tournament's seed: its hash, and at the end the seed itself."""
    if seed is None:
        return texts.draws.seed_commitment_line_no_seed(commitment=commitment)
    return texts.draws.seed_commitment_line(seed=seed, commitment=commitment)


def moment(event: DrawCommitted) -> list[str]:
    """Until when words count, what is mixed in last, and how the number will be computed."""
    if event.closes is None:
        return [_how(event)]
    beacon = event.beacon
    mixed_in = (
        texts.draws.no_beacon()
        if beacon is None
        else texts.draws.beacon(round=str(beacon.number), at=stamp(beacon.at, "T"), address=beacon.address)
    )
    return [texts.draws.closes(at=stamp_with_distance(event.closes)), mixed_in, _how(event)]


def _how(event: DrawCommitted) -> str:
    purpose = event.draw.partition("/")[2]
    return texts.draws.how(low=event.low, purpose=purpose, size=event.high - event.low + 1)


def code(word: str) -> str:
    """A word as it was recorded, to be copied; it holds no backtick."""
    return f"`{word}`"


def told(secret: str, draw: Draw, words: Sequence[str] = ()) -> str:
    """A public draw was made: its secret, what was mixed into it in order, and how the number follows."""
    size = draw.high - draw.low + 1
    lines = [texts.draws.told_secret(secret=secret)]
    if words:
        lines.append(texts.draws.told_mixed(given=", ".join(map(code, words)), seed=draw.seed))
    text = f"{draw.seed}/{draw.purpose}/{draw.counter}"
    lines.append(texts.draws.told_number(text=text, rest=draw.value - draw.low, size=size, value=draw.value))
    return " ".join(lines)


def draw_line(purpose: str, people: str, low: int, high: int, value: int) -> str:
    """One draw; `people` says whom the purpose means."""
    meant = f"{purpose} ({people})" if people else purpose
    return texts.draws.draw_line(purpose=meant, value=value, low=low, high=high)
