"""The id of a tournament in its commitment and all its draws: equal seeds draw differently, old logs as they did."""

from __future__ import annotations

import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.chain import chained, payload_of, without_seed
from formats.core.draws import draw_root, draw_secret, public_id, revealed_seed
from formats.core.evolve import evolve, fold
from formats.core.log import TIMETABLE, Record
from formats.core.log_file import LogHeader, read_log, write_log
from formats.core.lots import SHORTEST_STRONG_SEED, commitment_to, secret_of, strengthened
from formats.core.verify import verify
from tests.formats.play import SEED, START, Play, toy

IDS = ("1" * 32, "2" * 32)


def with_id(identity: str, *, rounds: int = 1) -> Play:
    """A tournament with the usual seed and that id, played so far that something was drawn."""
    play = Play([toy(question="number")])
    play.records, play.state = [], type(play.state)()
    play.do(cmd.CreateTournament(title="Play", stages=(toy(question="number"),), seed=SEED, identity=identity))
    play.enter(4)
    for _ in range(rounds):
        play.publish()
        play.win_all()
    return play


def exported(play: Play, *, seed: bool) -> str:
    return write_log(LogHeader(tournament="t1", title="Play", engine="toys"), play.records, seed=seed)


def test_the_same_seed_with_another_id_gives_other_commitments_and_draws() -> None:
    one, two = map(with_id, IDS)
    assert one.state.seed == two.state.seed
    assert one.state.seed_commitment == commitment_to(f"{SEED}/{IDS[0]}") != two.state.seed_commitment
    assert public_id(one.state) != public_id(two.state)
    for name in ("s0", "s0r1", "s0/question", "times of s0r1"):
        assert draw_secret(one.state, name) == secret_of(f"{SEED}/{IDS[0]}", name) != draw_secret(two.state, name)
    assert one.state.commitments != two.state.commitments
    assert verify(one.records, one.engine) == verify(two.records, two.engine) == ()


def test_a_log_without_an_id_verifies_by_the_formula_of_its_time() -> None:
    play = with_id("")
    assert play.state.seed_commitment == commitment_to(SEED)
    assert draw_root(play.state) == SEED
    assert public_id(play.state) == commitment_to(SEED)[:16]
    assert verify(play.records, play.engine) == ()


@pytest.mark.parametrize("identity", ["", IDS[0]])
def test_an_export_without_the_seed_has_the_same_hashes_and_verifies(identity: str) -> None:
    play = with_id(identity)
    whole, bare = (read_log(exported(play, seed=seed)) for seed in (True, False))
    assert whole.head() == bare.head()
    assert bare.state.seed == ""
    assert SEED not in exported(play, seed=False)
    assert (bare.state.identity, bare.state.seed_commitment) == (identity, whole.state.seed_commitment)
    assert verify(bare.records, play.engine) == ()


def test_a_replaced_seed_goes_on_with_the_id_of_the_tournament() -> None:
    play = with_id(IDS[0])
    event = ev.SeedReplaced(seed="another seed", identity=IDS[0])
    record = Record(seq=len(play.records) + 1, command_id="new-seed", actor=TIMETABLE, at=START, event=event)
    state = evolve(play.state, record)
    assert state.seed_commitment == commitment_to(f"another seed/{IDS[0]}")
    assert public_id(state) == public_id(play.state)
    public = without_seed(payload_of(record))
    assert public["commitment"] == state.seed_commitment
    told = record.model_copy(update={"event": ev.EVENT.validate_python(public)})
    assert list(chained([told])) == list(chained([record]))
    assert fold([*play.records, told]).seed_commitment == state.seed_commitment


def test_the_id_is_published_with_the_seed_at_the_end() -> None:
    play = with_id(IDS[0])
    assert revealed_seed(play.state) is None
    play.do(cmd.CancelTournament())
    revealed = revealed_seed(play.state)
    assert revealed == f"{SEED}/{IDS[0]}"
    assert commitment_to(revealed) == play.state.seed_commitment


def test_a_typed_seed_gets_random_bits_only_where_it_is_short() -> None:
    short, long = "x" * (SHORTEST_STRONG_SEED - 1), "x" * SHORTEST_STRONG_SEED
    assert strengthened(short, "abc") == f"{short} abc"
    assert strengthened(long, "abc") == long
