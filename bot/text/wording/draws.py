"""Draws of lots, and how anybody can check them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.times import stamp, stamp_with_distance
from formats.core.events import BeaconRound, DrawCommitted, DrawDelayed
from formats.core.model import Draw

DRAWS = texts.draws.draws
NO_DRAWS = texts.draws.no_draws
HOW_TO_CHECK = texts.draws.how_to_check


def seed_commitment_line(commitment: str, seed: str | None) -> str:
    """What is known of the tournament's seed: its hash, and at the end the seed itself."""
    if seed is None:
        return texts.draws.seed_commitment_line_no_seed(commitment=commitment)
    return texts.draws.seed_commitment_line(seed=seed, commitment=commitment)


SEED_CHOSEN = texts.draws.seed_chosen


def announced(low: int, high: int, commitment: str) -> str:
    """A public draw is coming."""
    return texts.draws.announced(low=low, high=high, commitment=commitment)


def word_given(who: str, word: str, *, for_all: bool) -> str:
    """A player's word is mixed into a draw."""
    return texts.draws.word_given(who=who, word=word, for_all=for_all)


def call_until(due: datetime) -> str:
    """Somebody calls before the draw."""
    return texts.draws.call_until(due=stamp_with_distance(due))


def answered_by(name: str) -> str:
    """Which of those who could has answered."""
    return texts.draws.answered_by(name=name)


NOBODY_IN_TIME = texts.draws.nobody_in_time
BY_DIRECTOR = texts.draws.by_director


def moment(event: DrawCommitted) -> list[str]:
    """Until when words count, what is mixed in last, and how the number will be computed."""
    if event.closes is None:
        return [_how(event)]
    beacon = event.beacon
    mixed_in = NO_BEACON() if beacon is None else beacon_named(beacon)
    return [texts.draws.closes(at=stamp_with_distance(event.closes)), mixed_in, _how(event)]


NO_BEACON = texts.draws.no_beacon
NO_BEACON_REACHED = texts.draws.told_no_beacon
WAIVED, ANNOUNCED_AGAIN = texts.draws.waived, texts.draws.announced_again


def _how(event: DrawCommitted) -> str:
    purpose = event.draw.partition("/")[2]
    return texts.draws.how(low=event.low, purpose=purpose, size=event.high - event.low + 1)


def beacon_named(beacon: BeaconRound) -> str:
    """Which round of the beacon will be mixed in."""
    return texts.draws.beacon(round=str(beacon.number), at=stamp(beacon.at, "T"), address=beacon.address)


def waiting(beacon: BeaconRound, delayed: DrawDelayed) -> str:
    """Which round of the beacon a draw waits for, and when it is asked for again."""
    return texts.draws.waiting(round=str(beacon.number), until=stamp(delayed.until, "T"))


def beacon_told(beacon: BeaconRound) -> str:
    """Which round of the beacon was mixed in."""
    return texts.draws.told_beacon(round=str(beacon.number), address=beacon.address)


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


def seed_line(seed: str) -> str:
    """The seed of the draws that follow."""
    return texts.draws.seed_line(seed=seed)


def example(seed: str, purpose: str, counter: int) -> str:
    """The text to hash for the first draw shown."""
    return texts.draws.example(seed=seed, purpose=purpose, counter=counter)
