"""Rounds off: who asks is not paired, and what the bye is worth goes by the options."""

from __future__ import annotations

from typing import Any

import pytest

from formats import registry
from formats.core import commands as cmd
from formats.core.decide import decide
from formats.core.errors import HandmadeRoundError, NoPairingExistsError
from formats.core.events import RoundPaired
from formats.core.evolve import fold
from formats.core.log import Envelope
from formats.core.log_file import LogHeader, read_log, write_log
from formats.core.model import Bye, EntrantData, RoundPairings
from formats.core.plan import Settings, StagePlan
from formats.core.rounds_off import ROUND_OFF, byes_of_next_round, expected_byes, wishes_of
from formats.core.verify import verify
from tests.formats.play import Play


def swiss(people: int = 6, system: str = "swiss", **options: Any) -> Play:
    """A tournament of four rounds before its first one."""
    stages = [StagePlan(system=system, title="Main", options={"rounds": 4, **options})]
    play = Play(stages, Settings(late_entry=True), registry.engine())
    play.enter(people)
    return play


def off(play: Play, entrant: str, *rounds: int, by_director: bool = False) -> None:
    """The entrant wants these rounds off, and no others that are to come."""
    content = {"rounds": list(rounds)}
    play.do(cmd.SubmitForm(form=ROUND_OFF, entrant=entrant, content=content, by_director=by_director), actor=entrant)


def byes(play: Play) -> dict[str, tuple[str, int]]:
    """Kind and half-points of each bye of the latest round."""
    current = play.state.current_round
    assert current is not None
    return {bye.entrant: (bye.kind, bye.half_points) for bye in current.pairings.byes}


def points(play: Play) -> dict[str, int]:
    return {line.entrant: line.points for line in play.engine.standings(play.state)}


@pytest.mark.rules("swiss R16", "score_group_swiss R16")
@pytest.mark.parametrize("system, rule", [("swiss", "R16"), ("score_group_swiss", "R16")])
def test_who_has_a_round_off_is_not_paired_and_has_a_bye_of_its_own_kind(system: str, rule: str) -> None:
    play = swiss(7, system, rounds_off=1)
    off(play, "e2", 1)
    play.publish()
    assert byes(play) == {"e2": ("half", 1)}
    assert play.state.current_round is not None
    assert len(play.state.current_round.pairings.pairings) == 3
    assert points(play)["e2"] == 1
    (reason,) = play.state.current_round.pairings.byes[0].reasons
    assert (reason.code, reason.rule, reason.about) == ("round_off_half", rule, ("e2",))


def test_an_odd_rest_has_a_bye_of_the_pairing_besides() -> None:
    play = swiss(6, rounds_off=1)
    off(play, "e1", 1)
    play.publish()
    assert byes(play) == {"e6": ("allocated", 2), "e1": ("half", 1)}


@pytest.mark.parametrize(
    "options, worth",
    [
        ({}, [0, 0, 0]),
        ({"rounds_off": 2}, [1, 1, 0]),
        ({"rounds_off": 3, "round_off_half_points": 2}, [2, 2, 2]),
        ({"rounds_off": 3, "last_round_off": 2}, [1, 1, 0]),
        ({"rounds_off": 1, "last_round_off": 1, "round_off_half_points": 2}, [2, 0, 0]),
    ],
)
def test_so_many_rounds_off_give_points_as_the_options_say(options: dict[str, Any], worth: list[int]) -> None:
    play = swiss(8, **options)
    off(play, "e3", 1, 2, 3)
    assert [bye.half_points for _, bye in expected_byes(play.state, play.engine, 0, "e3")] == worth
    got = []
    for _ in worth:
        play.publish()
        got.append(byes(play)["e3"][1])
        play.win_all()
    assert got == worth
    assert points(play)["e3"] == sum(worth)


def test_leaving_and_rejoining_gives_no_free_point() -> None:
    play = swiss(8, rounds_off=1)
    off(play, "e1", 1)
    play.publish()
    assert byes(play)["e1"] == ("half", 1)
    play.do(cmd.WithdrawEntrant(entrant="e1"), actor="e1")
    play.win_all()
    play.publish()
    assert "e1" not in byes(play)
    play.do(cmd.ReinstateEntrant(entrant="e1"))
    off(play, "e1", 3)
    play.win_all()
    play.publish()
    assert byes(play)["e1"] == ("zero", 0)
    assert points(play)["e1"] == 1


def test_a_round_that_was_missed_gives_no_points_although_it_was_to_be_off() -> None:
    play = swiss(8, rounds_off=1)
    play.publish()
    play.win_all()
    before = points(play)["e1"]
    off(play, "e1", 2)
    play.do(cmd.WithdrawEntrant(entrant="e1"), actor="e1")
    play.publish()
    assert "e1" not in byes(play)
    play.do(cmd.ReinstateEntrant(entrant="e1"))
    assert points(play)["e1"] == before


def test_who_joins_late_can_have_only_rounds_to_come_off() -> None:
    play = swiss(6, rounds_off=1)
    play.publish()
    play.do(cmd.RegisterEntrants(entrants=(EntrantData(rating=1.0),)), actor="p9")
    off(play, "e7", 2)
    assert points(play)["e7"] == 0
    play.win_all()
    play.publish()
    assert byes(play)["e7"] == ("half", 1)


def test_wishes_hold_again_when_the_round_is_undone() -> None:
    play = swiss(6, rounds_off=1)
    off(play, "e1", 1)
    play.publish()
    published = play.last
    off(play, "e1", 2)
    play.do(cmd.UndoCommand(command_id=published))
    assert wishes_of(play.state, "e1") == {(0, 1), (0, 2)}
    play.publish()
    assert byes(play)["e1"] == ("half", 1)


def test_who_takes_the_wish_back_is_paired() -> None:
    play = swiss(6, rounds_off=1)
    off(play, "e1", 1)
    off(play, "e1")
    play.publish()
    assert byes(play) == {}


def test_a_round_nobody_wants_to_play_is_published_without_games() -> None:
    play = swiss(4, rounds=3, rounds_off=4)
    for who in ("e1", "e2", "e3", "e4"):
        off(play, who, 1)
    play.publish()
    assert byes(play) == dict.fromkeys(("e1", "e2", "e3", "e4"), ("half", 1))
    play.publish()
    assert play.state.current_round is not None
    assert len(play.state.current_round.pairings.pairings) == 2


def test_one_player_who_is_left_alone_has_the_bye_of_the_pairing() -> None:
    play = swiss(3, rounds=2)
    off(play, "e1", 1)
    off(play, "e2", 1)
    play.publish()
    assert byes(play) == {"e3": ("allocated", 2), "e1": ("zero", 0), "e2": ("zero", 0)}


def test_the_number_of_rounds_does_not_depend_on_who_has_the_first_one_off() -> None:
    play = swiss(9, rounds=None)
    for who in ("e1", "e2", "e3"):
        off(play, who, 1)
    play.publish()
    assert play.state.current_round is not None
    assert play.state.current_round.pairings.rationale[0].params == {"round": 1, "rounds": 4}


def test_who_is_through_has_no_round_off() -> None:
    play = swiss(4, rounds=None, wins_to_advance=1, losses_to_leave=2, allow_repeats=True)
    play.publish()
    winner = play.board().seats[0]
    off(play, winner, 2)
    play.win_all()
    play.publish()
    assert winner not in byes(play)
    assert play.state.current_round is not None
    assert winner in play.state.current_round.pairings.idle


def test_a_round_off_is_no_win() -> None:
    play = swiss(6, rounds=None, wins_to_advance=1, losses_to_leave=2, rounds_off=1, round_off_half_points=2)
    off(play, "e1", 1)
    play.publish()
    assert byes(play)["e1"] == ("full", 2)
    assert not any("e1" in mark.entrants for mark in play.engine.rules_of(play.state).marks(play.state.stage()))


def test_too_many_rounds_off_leave_only_old_opponents_and_nothing_is_paired_silently() -> None:
    play = swiss(4, rounds=3, rounds_off=2)
    off(play, "e3", 2)
    off(play, "e4", 2)
    play.publish()
    play.win_all()
    first = {frozenset(pairing.seats) for pairing in play.state.started[0].rounds[0].pairings.pairings}
    if frozenset(("e1", "e2")) not in first:
        play.publish()
        assert byes(play) == {"e3": ("half", 1), "e4": ("half", 1)}
        play.win_all()
        off(play, "e3", 3)
        off(play, "e4", 3)
    with pytest.raises(NoPairingExistsError):
        play.publish()


def test_what_was_paired_before_a_wish_came_is_paired_again() -> None:
    play = swiss(6, rounds_off=1)
    command = cmd.PublishRound(stage=0, round_number=1)
    before = decide(play.state, Envelope(command_id="x", actor="d", at=play.now, command=command), play.engine)
    paired = tuple(event for event in before if isinstance(event, RoundPaired))
    off(play, "e1", 1)
    envelope = Envelope(command_id="y", actor="d", at=play.now, command=command, paired=paired)
    after = next(event for event in decide(play.state, envelope, play.engine) if isinstance(event, RoundPaired))
    assert [bye.entrant for bye in after.pairings.byes if bye.is_round_off] == ["e1"]


def test_a_director_can_pair_somebody_who_has_the_round_off_and_give_another_one_off() -> None:
    play = swiss(4, rounds=3, rounds_off=1)
    off(play, "e1", 1)
    play.publish()
    current = play.state.current_round
    assert current is not None
    game = current.pairings.pairings[0].model_copy(update={"seats": ("e1", "e2")})
    byes_now = (Bye.round_off("e3", 0), Bye(entrant="e4"))
    handmade = RoundPairings(pairings=(game,), byes=byes_now)
    play.do(cmd.OverrideRound(stage=0, round_number=1, pairings=handmade, text="As agreed."))
    assert byes(play) == {"e3": ("zero", 0), "e4": ("allocated", 2)}


def test_a_round_by_hand_has_rounds_off_only_where_the_format_takes_them() -> None:
    play = Play([StagePlan(system="round_robin", title="Main")], engine=registry.engine())
    play.enter(4)
    handmade = RoundPairings(pairings=(), byes=tuple(Bye.round_off(f"e{number}", 0) for number in range(1, 5)))
    command = cmd.PublishRound(stage=0, round_number=1, pairings=handmade, text="By hand.")
    with pytest.raises(HandmadeRoundError) as refused:
        play.do(command)
    assert (refused.value.code, len(refused.value.entrants)) == ("no_rounds_off", 4)


def test_an_imported_round_keeps_rounds_off() -> None:
    play = swiss(4, rounds=3, bye_half_points=1)
    handmade = RoundPairings(pairings=(), byes=(Bye.round_off("e1", 2), Bye(entrant="e2")), idle=("e3", "e4"))
    play.do(cmd.ImportRounds(stage=0, rounds=(cmd.ImportedRound(pairings=handmade),)))
    assert byes(play) == {"e1": ("full", 2), "e2": ("allocated", 1)}


@pytest.mark.parametrize("system", ["swiss", "score_group_swiss"])
def test_a_log_with_rounds_off_verifies_and_is_read_back(system: str) -> None:
    play = swiss(9, system, rounds_off=2, last_round_off=3)
    off(play, "e1", 1, 3)
    off(play, "e9", 2)
    for number in range(4):
        if number == 2:
            off(play, "e4", 3, 4)
        play.publish()
        play.win_all(number % 2)
    assert verify(play.records, play.engine) == ()
    header = LogHeader(tournament="t", title="Play", engine="1")
    read = read_log(write_log(header, play.records))
    assert read.state == fold(play.records) == play.state
    assert byes_of_next_round(play.state, play.engine) == ()
