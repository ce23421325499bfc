"""Seeds and public draws through chat: equal seeds, a beacon that is out of reach, and a draw that is imported."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.rehearsal.profiles import names
from bot.service import random_ids
from bot.service.beacon import Beacon
from bot.service.orders import CommandId, Order
from formats import registry
from formats.cli.run import check
from formats.core.commands import RecordResult
from formats.core.draws import draw_root, public_id
from formats.core.events import BeaconChain, DrawCommitted, SeedReplaced
from formats.core.lots import commitment_to
from formats.core.remarks import remarks
from formats.core.results import Report
from formats.core.state import TournamentState
from tests.bot.commands.desk import lobby, press, state_of, td
from tests.bot.commands.directing.test_logs import file_of
from tests.bot.world import START, World

GROUPS = "format:group_rounds"
TRIO = tuple(names(3))
SEED = "same-seed-2026, and long enough"


class Out(Beacon):
    """A beacon whose chain is known and whose rounds cannot be had, until it is `back`."""

    def __init__(self) -> None:
        super().__init__("http://127.0.0.1:9")
        self.chain = BeaconChain(id="c0ffee", genesis=int(START.timestamp()) - 3000, period=30)
        self.back = False
        self.asked = 0

    async def signature(self, chain: str, number: int) -> str | None:
        """A round, or nothing."""
        self.asked += 1
        return "ab" * 48 if self.back else None


@pytest.fixture
def own_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tournaments get ids of their own, as outside of tests."""
    count = iter(range(16))
    monkeypatch.setattr(random_ids.Chance, "_identity", lambda _: f"{next(count):x}" * 32)


def draw_of(state: TournamentState) -> tuple[str, DrawCommitted]:
    """The draw that has been announced."""
    ((name, committed),) = state.commitments.items()
    return name, committed


async def level(world: World, beacon: Beacon | None = None) -> TournamentState:
    """Three who have each beaten one of the others: only a draw breaks the tie."""
    await world.tournament(GROUPS, players=TRIO)
    world.herald.service._beacon = beacon
    await td(world, "/td close")
    await td(world, "/round publish")
    beats = {"e1": "e2", "e2": "e3", "e3": "e1"}
    for pairing in (await state_of(world)).open_games():
        first, other = pairing.seats
        report = Report(winner=first if beats[first] == other else other)
        order = Order.of(
            RecordResult(pairing=pairing.id, report=report), actor="p1", command_id=CommandId(f"result {pairing.id}")
        )
        await world.herald.service.carry_out("t1", order)
    await world.settled()
    return await state_of(world)


async def until_drawn(world: World) -> TournamentState:
    """The moment of the draw comes."""
    _, committed = draw_of(await state_of(world))
    assert committed.beacon is not None
    await world.jump_to(committed.beacon.at)
    return await state_of(world)


async def test_tournaments_with_the_same_typed_seed_share_nothing(awake: None, own_ids: None, world: World) -> None:
    for title in ("One", "Two"):
        reply = await td(world, "/td create", what="format:swiss", title=title, seed=SEED)
        assert title in reply.text
    one, two = [(await world.loaded(tournament)).state for tournament in ("t1", "t2")]
    assert one.seed == two.seed == SEED
    assert one.seed_commitment != two.seed_commitment
    assert draw_root(one) != draw_root(two)
    assert public_id(one) != public_id(two)
    assert one.seed_commitment == commitment_to(f"{SEED}/{one.identity}")


@pytest.mark.parametrize("typed", ["x", "15 characters!!"])
async def test_short_seed_gets_random_bits_and_no_seed_is_refused(awake: None, world: World, typed: str) -> None:
    for _ in range(2):
        reply = await td(world, "/td create", what="format:swiss", seed=typed)
        assert typed not in reply.text.split()
    state = await state_of(world)
    assert state.seed == f"{typed} {'5eed' * 8}"
    assert state.seed_chosen


async def test_seed_of_a_running_tournament_shows_only_as_a_hash(awake: None, own_ids: None, world: World) -> None:
    await td(world, "/td create", what="format:swiss", seed="hunter2")
    text = file_of(await td(world, "/tournament export", what="log"))
    state = await state_of(world)
    assert "hunter2" not in text
    assert state.identity in text
    await td(world, "/td cancel")
    assert "hunter2" not in lobby(world)


async def test_draw_waits_for_its_beacon_over_a_restart_and_is_made_when_it_is_back(awake: None, world: World) -> None:
    name, committed = draw_of(await level(world, Out()))
    assert committed.beacon is not None
    state = await until_drawn(world)
    assert name in state.delayed
    assert f"I can't reach round {committed.beacon.number} of drand" in lobby(world)
    (asked,) = [seen for seen in world.director.dms if "beacon named for this draw" in seen.text]
    assert "at least every hour" in asked.text
    missing = await td(world, "/td advance")
    assert f"I can't reach round {committed.beacon.number} of drand" in missing.text
    await world.jump(timedelta(hours=30))
    assert not (await state_of(world)).stage().answers
    await world.restart_bot()
    beacon = world.herald.service._beacon = Out()
    beacon.back = True
    await world.jump(timedelta(hours=1))
    state = await state_of(world)
    (answer,) = state.stage().answers.values()
    assert answer.signature == "ab" * 48
    await world.boards_settled()
    assert "I can't reach round" not in lobby(world)
    assert len([seen for seen in world.director.dms if "beacon named for this draw" in seen.text]) == 0


async def test_director_has_a_draw_made_without_its_beacon_in_public(awake: None, world: World) -> None:
    await level(world, Out())
    await until_drawn(world)
    (asked,) = [seen for seen in world.director.dms if "beacon named for this draw" in seen.text]
    form = await asked.click("Draw without the beacon")
    await form.submit({"Why without it?": "The host has *no* way out."})
    await world.settled()
    state = await state_of(world)
    (answer,) = state.stage().answers.values()
    assert answer.beacon == ""
    assert "Omar has this draw made without its beacon: “The host has" in lobby(world)
    verified = await td(world, "/tournament verify")
    assert "Omar had a draw made without its beacon" in verified.text
    assert "entries come out as recorded" in verified.text
    checked = check(file_of(await td(world, "/tournament export", what="log")), registry.engine())
    assert checked.code == 0
    assert "Omar had the draw s0/order-round1-Blue-1+2+3 made without the beacon" in checked.text


async def test_with_the_timetable_off_a_director_asks_for_the_draw_and_may_waive_the_beacon(
    awake: None, world: World
) -> None:
    await level(world, Out())
    await td(world, "/td pause")
    state = await until_drawn(world)
    assert not state.delayed
    question = await press(world, await td(world, "/round answer"), "Answer")
    refused = await press(world, question, "Draw lots")
    assert "can't reach the beacon" in refused.text
    form = await question.click("Draw without the beacon")
    answer = await form.submit({"Why without it?": "down"})
    assert "goes ahead without the beacon" in answer.text
    assert (await state_of(world)).stage().answers


async def test_draw_of_a_log_imported_without_its_seed_is_announced_again(awake: None, world: World) -> None:
    await level(world, Out())
    name, committed = draw_of(await until_drawn(world))
    text = file_of(await td(world, "/tournament export", what="log"))
    await td(world, "/td import", file=("log.jsonl", text.encode()))
    state = (await world.loaded("t2")).state
    again = state.commitments[name]
    assert again.commitment != committed.commitment
    assert again.closes is not None
    assert again.closes > world.clock.now()
    assert not state.delayed
    assert again.commitment in lobby(world)
    records = (await world.loaded("t2")).records
    assert any(isinstance(record.event, SeedReplaced) for record in records)
    assert "new_seed" in [remark.what for remark in remarks(records)]
    verified = await td(world, "/tournament verify", tournament="t2")
    assert "announced again, because the log was imported without its seed" in verified.text


async def test_draw_without_a_beacon_says_so_from_the_start_and_is_made_in_time(awake: None, world: World) -> None:
    _, committed = draw_of(await level(world))
    assert committed.closes is not None
    assert "No public beacon is mixed in" in lobby(world)
    await world.jump_to(committed.closes)
    assert (await state_of(world)).stage().answers
