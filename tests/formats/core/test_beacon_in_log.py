"""Checking a draw's beacon offline: signature, round and chain, with rounds as drand published them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import cache
from hashlib import sha256
from typing import Any

import pytest

from formats.core import commands as cmd
from formats.core.beacon_signatures import QUICKNET as QUICKNET_ID
from formats.core.decide import decide
from formats.core.events import BeaconChain
from formats.core.evolve import evolve
from formats.core.log import Envelope, Record
from formats.core.remarks import Remark, remarks
from formats.core.results import Report
from formats.core.verify import verify
from storage.log import numbered
from tests.formats.core.test_beacon_signatures import QUICKNET, ROUNDS
from tests.formats.play import Play, running, toy
from tests.formats.toys import QUESTION

CHAIN = BeaconChain(
    id=QUICKNET_ID,
    genesis=QUICKNET["genesis_time"],
    period=QUICKNET["period"],
    key=QUICKNET["public_key"],
    group=QUICKNET["groupHash"],
    name="quicknet",
)
NUMBER = 657413
SIGNATURE = ROUNDS[NUMBER]
RANDOMNESS = sha256(bytes.fromhex(SIGNATURE)).hexdigest()


@cache
def played() -> Play:
    """A draw that round 657413 of quicknet has decided."""
    play = running(2, stages=[toy(question="number")])
    published = datetime.fromtimestamp(CHAIN.genesis + (NUMBER - 1) * CHAIN.period, UTC)
    play.now = published - timedelta(minutes=play.state.settings.draw_minutes, seconds=1)
    play.records = [record.model_copy(update={"at": play.now}) for record in play.records]
    command = cmd.RecordResult(pairing="s0r1b1", report=Report(winner=play.board().seats[0]))
    envelope = Envelope(command_id="won", actor="director", at=play.now, command=command, beacon=CHAIN)
    events = decide(play.state, envelope, play.engine)
    for record in numbered(events, after=play.state.version, command_id="won", actor="director", at=play.now):
        play.records.append(record)
        play.state = evolve(play.state, record)
    play.now = published
    play.do(cmd.AnswerPrompt(prompt=QUESTION, beacon=RANDOMNESS, signature=SIGNATURE))
    return play


def changed(kind: str, change: Callable[[Any], dict[str, Any]]) -> tuple[Record, ...]:
    """The log with the event of a kind changed, and its hashes made again."""
    return tuple(
        record.model_copy(update={"event": record.event.model_copy(update=change(record.event))})
        if record.event.kind == kind
        else record
        for record in played().records
    )


def found(records: tuple[Record, ...]) -> set[str]:
    """What `verify` finds."""
    return {difference.what for difference in verify(records, played().engine)}


def test_signature_and_round_of_a_draw_are_checked_offline() -> None:
    play = played()
    committed = play.state.commitments[f"s0/{QUESTION}"]
    assert committed.beacon is not None
    assert committed.beacon.number == NUMBER
    assert verify(play.records, play.engine) == ()
    assert list(remarks(play.records)) == []


def test_randomness_that_the_beacon_did_not_sign_is_found() -> None:
    other = ROUNDS[1000]
    randomness = sha256(bytes.fromhex(other)).hexdigest()
    assert "beacon" in found(changed("PromptAnswered", lambda _: {"beacon": "0" * 64}))
    assert "beacon" in found(changed("PromptAnswered", lambda _: {"beacon": randomness, "signature": other}))
    made_up = {"beacon": sha256(bytes(48)).hexdigest(), "signature": "00" * 48}
    assert "beacon" in found(changed("PromptAnswered", lambda _: made_up))


@pytest.mark.parametrize("later", [-1, 1])
def test_round_that_is_not_the_first_after_words_close_is_found(later: int) -> None:
    records = changed(
        "DrawCommitted",
        lambda event: {"beacon": event.beacon.model_copy(update={"number": event.beacon.number + later})},
    )
    assert "beacon_round" in found(records)


def test_chain_whose_description_does_not_give_its_id_is_found() -> None:
    info = CHAIN.model_copy(update={"key": "aa" * 96})
    records = changed("DrawCommitted", lambda event: {"beacon": event.beacon.model_copy(update={"info": info})})
    assert {"beacon", "beacon_round"} <= found(records)


def test_draw_without_a_signature_is_listed_with_the_address_to_compare() -> None:
    records = changed("PromptAnswered", lambda _: {"signature": ""})
    (remark,) = remarks(records)
    address = f"https://api.drand.sh/{QUICKNET_ID}/public/{NUMBER}"
    assert remark == Remark(len(records), "unsigned", QUESTION, address)
    assert found(records) == set()
    old = changed("DrawCommitted", lambda event: {"beacon": event.beacon.model_copy(update={"info": None})})
    assert [remark.what for remark in remarks(old)] == ["unsigned"]


def test_announcement_exchanged_without_a_cause_is_found() -> None:
    records = list(played().records)
    place = next(index for index, record in enumerate(records) if record.event.kind == "DrawCommitted")
    event = records[place].event.model_copy(update={"commitment": "0" * 64})
    forged = [*records[:place], records[place].model_copy(update={"event": event}), *records[place:]]
    forged = [record.model_copy(update={"seq": seq}) for seq, record in enumerate(forged, start=1)]
    assert "promise" in found(tuple(forged))
