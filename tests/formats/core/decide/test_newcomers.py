"""An entrant comes, or comes back, while a round is out: nothing is blocked, and they may get its bye's seat."""

import pytest

from formats import registry
from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.errors import NoSeatError, NotInError, WrongPhaseError
from formats.core.evolve import fold
from formats.core.model import Bye, EntrantData, Pairing, RoundPairings
from formats.core.plan import Settings, StagePlan
from formats.core.possible import Role, possible
from formats.core.values import EntrantId
from formats.core.verify import verify
from tests.formats.play import Play, running

LATE = cmd.RegisterEntrants(entrants=(EntrantData(rating=1500.0),), by_director=True)


def playing(system: str, size: int, **options: object) -> Play:
    plan = StagePlan(system=system, title="Play", options={"rounds": 3, **options})
    return running(size, stages=[plan], engine=registry.engine(), settings=Settings(forfeit_removes=True, appeals=True))


def offered(play: Play) -> set[EntrantId]:
    """Who may be given a game in the round that is out."""
    acts = possible(play.state, play.engine, Role.DIRECTOR, play.now)
    return {act.given["entrant"] for act in acts if act.command is cmd.SeatNewcomer}


def back_after_forfeit(play: Play) -> EntrantId:
    """Who has forfeited a game of the first round, missed the pairing of the second, and is back."""
    game = play.board()
    play.do(cmd.RuleForfeit(pairing=game.id, absent=game.seats[:1]))
    play.win_all()
    play.publish()
    gone = game.seats[0]
    play.do(cmd.FileAppeal(entrant=gone, text="My train stood still."))
    play.do(cmd.DecideAppeal(entrant=gone, accepted=True, text="So it did."))
    return gone


@pytest.mark.parametrize("system", ["swiss", "cop"])
def test_a_late_entrant_is_offered_the_seat_of_the_bye_and_plays_its_holder(system: str) -> None:
    play = playing(system, 5)
    assert play.state.current_round is not None
    alone = play.state.current_round.pairings.byes[0].entrant
    assert offered(play) == set()
    play.do(LATE)
    assert offered(play) == {"e6"}

    (amended,) = [event for event in play.do(cmd.SeatNewcomer(entrant="e6")) if isinstance(event, ev.RoundAmended)]

    assert amended.cause == "newcomer"
    assert amended.pairings.byes == ()
    assert set(amended.pairings.pairings[-1].seats) == {"e6", alone}
    assert offered(play) == set()
    play.win_all()
    play.publish()
    assert fold(play.records) == play.state
    assert verify(play.records, play.engine) == ()


def test_an_accepted_appeal_may_play_in_the_round_that_is_out() -> None:
    play = playing("score_group_swiss", 6)
    gone = back_after_forfeit(play)
    assert play.state.current_round is not None
    (alone,) = [bye.entrant for bye in play.state.current_round.pairings.byes]
    assert offered(play) == {gone}

    play.do(cmd.SeatNewcomer(entrant=gone))

    assert set(play.board(3).seats) == {gone, alone}
    play.win_all()
    assert verify(play.records, play.engine) == ()


def test_a_finalist_who_is_let_back_in_may_play_too() -> None:
    plan = StagePlan(system="floating_double_elimination", title="Finals")
    play = running(6, stages=[plan], engine=registry.engine(), settings=Settings(forfeit_removes=True, appeals=True))
    gone = back_after_forfeit(play)
    assert offered(play) == {gone}

    play.do(cmd.SeatNewcomer(entrant=gone))
    play.win_all()

    assert verify(play.records, play.engine) == ()


@pytest.mark.parametrize("allow_repeats", [False, True])
def test_who_has_met_the_holder_of_the_bye_plays_them_only_where_repeats_are_allowed(*, allow_repeats: bool) -> None:
    play = playing("swiss", 4, allow_repeats=allow_repeats)
    game = play.board()
    play.win_all()
    play.do(cmd.WithdrawEntrant(entrant=game.seats[0]))
    met = game.seats[1]
    others = [who for who in play.state.stage().active if who != met]
    pairing = Pairing(id="s0r2b1", board=1, seats=(others[0], others[1]))
    alone = RoundPairings(pairings=(pairing,), byes=(Bye(entrant=met),))
    play.do(cmd.PublishRound(stage=0, round_number=2, pairings=alone, text="By hand."))

    play.do(cmd.ReinstateEntrant(entrant=game.seats[0]))

    assert offered(play) == ({game.seats[0]} if allow_repeats else set())


def test_nobody_is_seated_who_plays_already_is_out_or_comes_when_the_round_is_over() -> None:
    play = playing("swiss", 5)
    play.do(LATE)
    with pytest.raises(NoSeatError):
        play.do(cmd.SeatNewcomer(entrant=play.board().seats[0]))
    play.win_all()
    with pytest.raises(NoSeatError):
        play.do(cmd.SeatNewcomer(entrant="e6"))
    play.do(cmd.WithdrawEntrant(entrant="e6"))
    with pytest.raises(NotInError):
        play.do(cmd.SeatNewcomer(entrant="e6"))


def test_nobody_is_seated_while_no_stage_is_played() -> None:
    play = Play()
    play.enter(3)
    with pytest.raises(WrongPhaseError):
        play.do(cmd.SeatNewcomer(entrant="e1"))


def test_without_a_bye_there_is_no_seat() -> None:
    play = playing("swiss", 4)
    play.do(LATE)

    assert offered(play) == set()


def test_a_seat_that_is_taken_back_leaves_the_bye_where_it_was() -> None:
    play = playing("swiss", 5)
    play.do(LATE)
    before = play.state.current_round
    play.do(cmd.SeatNewcomer(entrant="e6"))

    play.do(cmd.UndoCommand(command_id=play.last))

    assert play.state.current_round == before


def test_of_two_who_come_late_the_first_is_seated_and_nobody_misses_the_other_in_the_round() -> None:
    play = playing("swiss", 5)
    play.do(LATE)
    play.do(LATE)
    assert offered(play) == {"e6", "e7"}

    play.do(cmd.SeatNewcomer(entrant="e7"))

    assert "e7" in play.board(3).seats
    assert offered(play) == set()
