"""The client of the public beacon, against one that stands on this machine, and a draw that takes its randomness."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Sequence
from datetime import datetime, timedelta
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.service.beacon import Beacon, with_randomness
from formats.core import commands as cmd
from formats.core.beacon_signatures import SCHEME, chain_id
from formats.core.decide import decide
from formats.core.draws import draw_secret, prompt_lots
from formats.core.errors import BadFormError, BeaconMissingError, NoSuchDrawError, TooEarlyError
from formats.core.events import BeaconChain, Event, PromptAnswered, Tick
from formats.core.evolve import evolve
from formats.core.log import TIMETABLE, Envelope, Record
from formats.core.lots import draw_number, mixed
from formats.core.possible import clock
from formats.core.remarks import Remark, remarks
from formats.core.results import Report
from formats.core.verify import verify
from storage.log import numbered
from tests.formats.play import START, Play, running, toy
from tests.formats.toys import QUESTION

GENESIS, PERIOD = int(START.timestamp()) - 3000, 30


ABOUT: dict[str, Any] = {
    "genesis_time": GENESIS,
    "period": PERIOD,
    "public_key": "aa" * 96,
    "groupHash": "bb" * 32,
    "schemeID": SCHEME,
    "metadata": {"beaconID": "pretend"},
}
ABOUT["hash"] = chain_id(ABOUT)


class PretendBeacon:
    """Rounds made of their number; `broken` answers something else."""

    def __init__(self) -> None:
        self.broken: Any = None
        self.failures = 0
        self.silent = False
        self.signed = True
        self.about: dict[str, Any] = dict(ABOUT)

    async def info(self, _request: web.Request) -> web.Response:
        if self.failures:
            self.failures -= 1
            raise web.HTTPServiceUnavailable
        return web.json_response(self.about)

    async def round(self, request: web.Request) -> web.Response:
        if self.failures:
            self.failures -= 1
            raise web.HTTPServiceUnavailable
        if self.silent:
            await asyncio.Event().wait()
        if self.broken is not None:
            return web.json_response(self.broken)
        return web.json_response(told(int(request.match_info["number"])))


def told(number: int) -> dict[str, Any]:
    signature = hashlib.sha384(f"signature {number}".encode()).digest()
    return {"round": number, "signature": signature.hex(), "randomness": hashlib.sha256(signature).hexdigest()}


@pytest.fixture
async def pretend() -> AsyncIterator[tuple[PretendBeacon, Beacon]]:
    """A beacon on this machine, and the client that asks it."""
    source, app = PretendBeacon(), web.Application()
    app.router.add_get("/chain/info", source.info)
    app.router.add_get("/chain/public/{number}", source.round)
    async with TestServer(app) as server:
        yield source, Beacon(str(server.make_url("/chain")), pause=0, within=30, is_signed=lambda *_: source.signed)


async def test_it_is_asked_for_its_moments_and_for_a_round(pretend: tuple[PretendBeacon, Beacon]) -> None:
    _, beacon = pretend
    assert beacon.chain is None
    assert await beacon.look()
    assert beacon.chain == BeaconChain(
        id=ABOUT["hash"], genesis=GENESIS, period=PERIOD, key="aa" * 96, group="bb" * 32, name="pretend"
    )
    assert await beacon.signature(ABOUT["hash"], 7) == told(7)["signature"]


@pytest.mark.parametrize(
    "broken", [{}, [], {**told(7), "randomness": "0" * 64}, told(8), {**told(7), "signature": "x"}]
)
async def test_a_round_that_is_not_what_it_says_is_none(pretend: tuple[PretendBeacon, Beacon], broken: Any) -> None:
    source, beacon = pretend
    source.broken = broken
    assert await beacon.signature(ABOUT["hash"], 7) is None


async def test_a_round_that_its_chain_has_not_signed_is_none(pretend: tuple[PretendBeacon, Beacon]) -> None:
    source, beacon = pretend
    assert await beacon.look()
    source.signed = False
    assert await beacon.signature(ABOUT["hash"], 7) is None


@pytest.mark.parametrize(
    "bent", [{"public_key": "ab" * 96}, {"genesis_time": GENESIS + 1}, {"schemeID": "another"}, {"hash": "c0ffee"}]
)
async def test_a_chain_that_is_not_what_its_id_says_or_cannot_be_checked_is_not_used(
    pretend: tuple[PretendBeacon, Beacon], bent: dict[str, Any]
) -> None:
    source, beacon = pretend
    source.about |= bent
    assert not await beacon.look()
    assert beacon.chain is None


async def test_a_chain_that_is_not_the_one_of_the_address_is_not_used() -> None:
    source, app = PretendBeacon(), web.Application()
    app.router.add_get("/{chain}/info", source.info)
    async with TestServer(app) as server:
        assert not await Beacon(str(server.make_url("/" + "0" * 64)), pause=0).look()
        assert await Beacon(str(server.make_url("/" + ABOUT["hash"])), pause=0).look()


async def test_a_round_is_asked_for_again_after_an_outage(pretend: tuple[PretendBeacon, Beacon]) -> None:
    source, beacon = pretend
    assert await beacon.look()
    source.failures = 2
    assert await beacon.signature(ABOUT["hash"], 7) == told(7)["signature"]
    source.failures = 3
    assert await beacon.signature(ABOUT["hash"], 7) is None


async def test_a_chain_that_was_out_of_reach_is_looked_for_when_it_is_needed(
    pretend: tuple[PretendBeacon, Beacon],
) -> None:
    source, beacon = pretend
    source.failures = 1
    assert not await beacon.look()
    assert await beacon.signature(ABOUT["hash"], 7) == told(7)["signature"]


async def test_nobody_waits_for_ever_for_a_beacon_that_does_not_answer() -> None:
    source, app = PretendBeacon(), web.Application()
    app.router.add_get("/chain/info", source.info)
    app.router.add_get("/chain/public/{number}", source.round)
    async with TestServer(app) as server:
        beacon = Beacon(str(server.make_url("/chain")), pause=0, within=30, is_signed=lambda *_: True)
        assert await beacon.look()
        source.silent = True
        hasty = Beacon(beacon.address, pause=0, within=0.01, is_signed=lambda *_: True)
        hasty.chain = beacon.chain
        assert await hasty.signature(ABOUT["hash"], 7) is None


async def test_a_draw_takes_no_round_of_another_chain_than_was_promised(pretend: tuple[PretendBeacon, Beacon]) -> None:
    _, beacon = pretend
    assert await beacon.look()
    assert await beacon.signature("0" * 64, 7) is None


async def test_where_there_is_no_way_out_nothing_is_promised() -> None:
    beacon = Beacon("http://127.0.0.1:9", pause=0)
    assert not await beacon.look()
    assert beacon.chain is None
    assert await beacon.signature(ABOUT["hash"], 1) is None


def committed(chain: BeaconChain) -> Play:
    """A question for a number, asked on a host that reaches a beacon."""
    play = running(2, stages=[toy(question="number")])
    with_beacon(play, cmd.RecordResult(pairing="s0r1b1", report=play_report(play)), chain)
    return play


def play_report(play: Play) -> Report:
    return Report(winner=play.board().seats[0])


def with_beacon(play: Play, command: cmd.Command, chain: BeaconChain) -> None:
    play.commands += 1
    envelope = Envelope(command_id=play.last, actor="director", at=play.now, command=command, beacon=chain)
    for event in decide(play.state, envelope, play.engine):
        record = Record(seq=play.state.version + 1, command_id=play.last, actor="director", at=play.now, event=event)
        play.records.append(record)
        play.state = evolve(play.state, record)


DRAW = cmd.AnswerPrompt(prompt=QUESTION)
NAME = f"s0/{QUESTION}"
CHAIN = BeaconChain(id="c0ffee", genesis=GENESIS, period=PERIOD)


def test_a_future_round_is_named_with_the_commitment_and_mixed_in_last() -> None:
    play = committed(CHAIN)
    promised = play.state.commitments[f"s0/{QUESTION}"]
    assert promised.closes is not None
    assert promised.beacon is not None
    assert promised.beacon.at > promised.closes
    play.do(cmd.ContributeToDraw(draw=promised.draw, by="e1", text="a word"))
    play.now = promised.closes
    randomness = told(promised.beacon.number)["randomness"]
    with pytest.raises(TooEarlyError):
        play.do(cmd.AnswerPrompt(prompt=QUESTION, beacon=randomness))
    play.now = promised.beacon.at
    with pytest.raises(BeaconMissingError):
        play.do(cmd.AnswerPrompt(prompt=QUESTION))
    play.do(cmd.AnswerPrompt(prompt=QUESTION, beacon=randomness))
    answer = play.state.stage().answers[QUESTION]
    seed = mixed(answer.secret, ["a word", randomness])
    assert answer.answer == str(draw_number(seed, QUESTION, 0, 1, 6))
    assert verify(play.records, play.engine) == ()


def test_taking_back_what_brought_a_draw_about_moves_neither_its_moment_nor_its_beacon() -> None:
    play = committed(CHAIN)
    before, brought = play.state.commitments, play.last
    play.do(cmd.UndoCommand(command_id=brought))
    play.pass_time(hours=1)
    with_beacon(play, cmd.RecordResult(pairing="s0r1b1", report=play_report(play)), CHAIN)
    assert play.state.commitments == before


def test_an_old_draw_without_the_beacon_that_was_named_is_reported() -> None:
    play = committed(CHAIN)
    promised = play.state.commitments[NAME]
    assert promised.beacon is not None
    lots = prompt_lots(play.state, 0, QUESTION)
    value = lots.number(1, 6, QUESTION)
    secret = draw_secret(play.state, NAME)
    event = PromptAnswered(stage=0, prompt=QUESTION, answer=str(value), draw=lots.draws[0], secret=secret)
    at = promised.beacon.at + timedelta(minutes=30)
    records = [*play.records, Record(seq=len(play.records) + 1, command_id="x", actor=TIMETABLE, at=at, event=event)]
    assert [difference.what for difference in verify(records, play.engine)] == ["no_beacon"]


def by_timetable(play: Play, command: cmd.Command) -> Sequence[Event]:
    """What the timetable does at this moment."""
    tick, command_id = Tick(deadline=f"lots:{play.now.isoformat()}", topic="lots"), f"d{play.now}"
    envelope = Envelope(command_id=command_id, actor=TIMETABLE, at=play.now, command=command, tick=tick)
    events = decide(play.state, envelope, play.engine)
    for record in numbered(events, after=play.state.version, command_id=command_id, actor=TIMETABLE, at=play.now):
        play.records.append(record)
        play.state = evolve(play.state, record)
    return events


def test_without_its_beacon_a_draw_waits_and_is_retried_with_backoff() -> None:
    play = committed(CHAIN)
    play.now = drawn_at(play)
    waits = []
    for _ in range(20):
        (act,) = (act for act in clock.acts(play.state, play.engine) if act.command is cmd.AnswerPrompt)
        assert act.window.opens is not None
        waits.append(act.window.opens - play.now)
        play.now = act.window.opens
        kinds = [event.kind for event in by_timetable(play, DRAW)]
        assert kinds == ["DrawDelayed", "DeadlinePassed"]
    assert waits[:4] == [timedelta(0), timedelta(minutes=1), timedelta(minutes=1), timedelta(minutes=2)]
    assert waits[-1] == timedelta(hours=1)
    assert QUESTION not in play.state.stage().answers
    play.pass_time(hours=1000)
    with pytest.raises(BeaconMissingError):
        play.do(DRAW)
    play.do(answer_with_beacon(play))
    assert [remark.what for remark in remarks(play.records)] == ["other_chain", "unsigned"]
    assert verify(play.records, play.engine) == ()


def test_a_draw_that_waits_goes_on_waiting_after_an_undo() -> None:
    play = committed(CHAIN)
    brought, promised, play.now = play.last, play.state.commitments, drawn_at(play)
    by_timetable(play, DRAW)
    play.do(cmd.UndoCommand(command_id=brought))
    play.win(play.board())
    assert play.state.commitments == promised
    with pytest.raises(BeaconMissingError):
        play.do(DRAW)
    play.do(answer_with_beacon(play))
    assert verify(play.records, play.engine) == ()


def test_a_director_has_a_draw_made_without_its_beacon_and_verify_lists_who_and_why() -> None:
    play = committed(CHAIN)
    waive = cmd.WaiveBeacon(draw=NAME, text="drand is down for a week")
    with pytest.raises(TooEarlyError):
        play.do(waive)
    play.now = drawn_at(play)
    play.do(waive)
    waived = play.records[-1]
    play.do(answer_with_beacon(play))  # even if it comes back meanwhile
    answer = play.state.stage().answers[QUESTION]
    assert (answer.beacon, answer.signature) == ("", "")
    assert verify(play.records, play.engine) == ()
    listed = [remark for remark in remarks(play.records) if remark.what == "waived"]
    assert listed == [Remark(waived.seq, "waived", NAME, "drand is down for a week", waived.actor)]


def test_the_waiver_of_a_beacon_outlasts_an_undo_and_needs_a_draw_that_waits() -> None:
    play = committed(CHAIN)
    brought, play.now = play.last, drawn_at(play)
    for draw in ("s0/nothing", "all"):
        with pytest.raises(NoSuchDrawError):
            play.do(cmd.WaiveBeacon(draw=draw, text="why not"))
    with pytest.raises(BadFormError):
        play.do(cmd.WaiveBeacon(draw=NAME, text=" "))
    play.do(cmd.WaiveBeacon(draw=NAME, text="down"))
    play.do(cmd.UndoCommand(command_id=brought))
    play.win(play.board())
    play.do(DRAW)
    assert play.state.stage().answers[QUESTION].beacon == ""
    with pytest.raises(NoSuchDrawError):
        play.do(cmd.WaiveBeacon(draw=NAME, text="again"))
    without = running(2, stages=[toy(question="number")])
    without.win(without.board())
    without.pass_time(days=1)
    with pytest.raises(NoSuchDrawError):
        without.do(cmd.WaiveBeacon(draw=NAME, text="there is none"))


def drawn_at(play: Play) -> datetime:
    """The moment of the draw that was promised."""
    beacon = play.state.commitments[NAME].beacon
    assert beacon is not None
    return beacon.at


def answer_with_beacon(play: Play) -> cmd.AnswerPrompt:
    """The draw, where the beacon answers."""
    beacon = play.state.commitments[NAME].beacon
    assert beacon is not None
    return cmd.AnswerPrompt(prompt=QUESTION, beacon=told(beacon.number)["randomness"])


class Asked(Beacon):
    """A beacon that notes what it is asked for, and answers at once."""

    def __init__(self) -> None:
        super().__init__("http://127.0.0.1:9")
        self.rounds: list[tuple[str, int]] = []

    async def signature(self, chain: str, number: int) -> str | None:
        """What the pretend beacon would say."""
        self.rounds.append((chain, number))
        return str(told(number)["signature"])


async def test_a_draw_takes_the_round_that_was_named_for_it_from_its_moment_on() -> None:
    play, beacon = committed(CHAIN), Asked()
    promised = play.state.commitments[f"s0/{QUESTION}"].beacon
    assert promised is not None
    early = promised.at - timedelta(microseconds=1)
    assert await with_randomness(play.state, DRAW, beacon, early) == DRAW
    assert beacon.rounds == []
    drawn = await with_randomness(play.state, DRAW, beacon, promised.at)
    answer = told(promised.number)
    assert drawn == DRAW.model_copy(update={"beacon": answer["randomness"], "signature": answer["signature"]})
    assert beacon.rounds == [(CHAIN.id, promised.number)]


async def test_the_beacon_is_asked_for_nothing_but_a_draw_it_was_named_for() -> None:
    play, beacon = committed(CHAIN), Asked()
    later = play.now + timedelta(days=1)
    for command in (
        cmd.AnswerPrompt(prompt=QUESTION, answer="3"),  # a director says what it is
        cmd.AnswerPrompt(prompt="another"),
        cmd.Announce(text="Soon!"),
    ):
        assert await with_randomness(play.state, command, beacon, later) == command
    assert await with_randomness(play.state, DRAW, None, later) == DRAW
    assert await with_randomness(Play().state, DRAW, beacon, later) == DRAW  # no stage has begun

    without = running(2, stages=[toy(question="number")])
    without.win(without.board())
    assert without.state.commitments[f"s0/{QUESTION}"].beacon is None
    assert await with_randomness(without.state, DRAW, beacon, later) == DRAW
    assert beacon.rounds == []


async def test_a_draw_that_has_been_told_is_not_asked_for_again_when_it_is_taken_back() -> None:
    play, beacon = committed(CHAIN), Asked()
    promised = play.state.commitments[f"s0/{QUESTION}"].beacon
    assert promised is not None
    play.now = promised.at
    play.do(cmd.AnswerPrompt(prompt=QUESTION, beacon=told(promised.number)["randomness"]))
    play.do(cmd.UndoCommand(command_id=play.last))
    assert await with_randomness(play.state, DRAW, beacon, play.now) == DRAW
    assert beacon.rounds == []
