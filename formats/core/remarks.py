"""Remarks of `verify` that are no errors: public decisions about draws, and what a log alone cannot prove."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from formats.core import events as ev
from formats.core.beacon_signatures import QUICKNET
from formats.core.draws import prompt_draw
from formats.core.log import Record

What = Literal["waived", "new_seed", "new_range", "promise", "unsigned", "other_chain"]


@dataclass(frozen=True, slots=True)
class Remark:
    """Line `seq` of the log says something about a draw that everybody should know.

    `waived`: `actor` had it made without the beacon that was named, because of `text`. A promise was replaced:
    `new_seed` because the log was imported without its seed, `new_range` because of what happened in the tournament,
    `promise` without a cause. `unsigned`: its randomness can only be compared with what stands at the address `text`;
    `other_chain`: the beacon `text` is not drand's public network.
    """

    seq: int
    what: What
    draw: str
    text: str = ""
    actor: str = ""


@dataclass(frozen=True, slots=True)
class _Promise:
    """The announcement of a draw, and the number of seeds the log had had by then."""

    event: ev.DrawCommitted
    seeds: int


def remarks(records: Sequence[Record]) -> Iterator[Remark]:
    """Yield public remarks about the draws of a log, line by line, also about those that were undone."""
    promises: dict[str, _Promise] = {}
    seeds = 0
    for record in records:
        match record.event:
            case ev.SeedReplaced():
                seeds += 1
            case ev.DrawCommitted() as event:
                yield from _of_promise(record, event, promises.get(event.draw), seeds)
                promises[event.draw] = _Promise(event, seeds)
            case ev.BeaconWaived() as event:
                yield Remark(record.seq, "waived", event.draw, event.text, record.actor)
            case ev.PromptAnswered() as event if event.beacon:
                promise = promises.get(prompt_draw(event.stage, event.prompt))
                named = None if promise is None else promise.event.beacon
                if named is not None and not (event.signature and named.info):
                    yield Remark(record.seq, "unsigned", event.prompt, named.address)


def _of_promise(record: Record, event: ev.DrawCommitted, before: _Promise | None, seeds: int) -> Iterator[Remark]:
    if event.beacon is not None and event.beacon.chain != QUICKNET:
        yield Remark(record.seq, "other_chain", event.draw, event.beacon.chain)
    if before is None:
        return
    if before.seeds != seeds:
        yield Remark(record.seq, "new_seed", event.draw)
    elif event.commitment != before.event.commitment:
        yield Remark(record.seq, "promise", event.draw)
    elif (event.low, event.high) != (before.event.low, before.event.high):
        yield Remark(record.seq, "new_range", event.draw)
