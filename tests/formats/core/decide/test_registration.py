from datetime import timedelta

import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.errors import (
    BadFormError,
    InvariantError,
    NoAppealError,
    NoLatecomersError,
    NotInError,
    RatingsFixedError,
    UnknownEntrantError,
    WrongPhaseError,
)
from formats.core.model import EntrantData, RoundPairings
from formats.core.plan import Settings, StagePlan
from formats.core.state import Round, Stage
from formats.core.state_slices.fees import Fees
from formats.core.verify import verify
from formats.registry import engine
from tests.formats.play import START, Play, running, toy
from tests.formats.toys import NeighbourOptions, Neighbours, toy_engine

ONE = (EntrantData(rating=1500),)


def statuses(play: Play) -> list[str]:
    return [entrant.status for entrant in play.state.entrants.values()]


def open_for_sign_up(capacity: int | None = None) -> Play:
    play = Play(settings=Settings(capacity=capacity))
    play.do(cmd.OpenRegistration())
    return play


def test_entrants_are_numbered_in_order_of_registration() -> None:
    play = open_for_sign_up()
    play.do(cmd.RegisterEntrants(entrants=(*ONE, *ONE)))
    play.do(cmd.RegisterEntrants(entrants=ONE))

    assert [(entrant.id, entrant.number) for entrant in play.state.entrants.values()] == [
        ("e1", 1),
        ("e2", 2),
        ("e3", 3),
    ]


@pytest.mark.parametrize("phase", ["draft", "closed"])
def test_players_sign_up_only_while_sign_up_is_open(phase: str) -> None:
    play = Play()
    if phase == "closed":
        play.do(cmd.OpenRegistration())
        play.do(cmd.CloseRegistration())

    with pytest.raises(WrongPhaseError) as refused:
        play.do(cmd.RegisterEntrants(entrants=ONE))
    assert (refused.value.phase, refused.value.needs) == (phase, ("registration",))

    play.do(cmd.RegisterEntrants(entrants=ONE, by_director=True))
    assert list(play.state.entrants) == ["e1"]


def test_nobody_enters_a_running_tournament_whose_format_takes_no_latecomers() -> None:
    play = running()
    for by_director in (True, False):
        with pytest.raises(NoLatecomersError) as refused:
            play.do(cmd.RegisterEntrants(entrants=ONE, by_director=by_director))
        assert refused.value.system == "neighbours"


def test_beyond_the_capacity_people_wait() -> None:
    play = open_for_sign_up(capacity=2)
    play.do(cmd.RegisterEntrants(entrants=ONE * 3))
    play.do(cmd.RegisterEntrants(entrants=ONE))

    assert statuses(play) == ["active", "active", "waiting", "waiting"]


def test_the_first_in_line_takes_a_free_place() -> None:
    play = open_for_sign_up(capacity=2)
    play.do(cmd.RegisterEntrants(entrants=ONE * 4))
    events = play.do(cmd.WithdrawEntrant(entrant="e1"))

    assert statuses(play) == ["withdrawn", "active", "active", "waiting"]
    assert ev.EntrantStatusChanged(entrant="e3", status="active", cause="moved_up") in events


def test_leaving_the_waiting_list_frees_no_place() -> None:
    play = open_for_sign_up(capacity=2)
    play.do(cmd.RegisterEntrants(entrants=ONE * 4))
    play.do(cmd.WithdrawEntrant(entrant="e3"))

    assert statuses(play) == ["active", "active", "withdrawn", "waiting"]


def test_leaving_and_coming_back_gains_no_place_in_the_line() -> None:
    play = open_for_sign_up(capacity=2)
    play.do(cmd.RegisterEntrants(entrants=ONE * 4))
    play.do(cmd.WithdrawEntrant(entrant="e1"))
    play.do(cmd.ReinstateEntrant(entrant="e1"))

    assert [entrant.id for entrant in play.state.waiting_list()] == ["e4", "e1"]
    play.do(cmd.WithdrawEntrant(entrant="e2"))
    assert [entrant.id for entrant in play.state.active_entrants()] == ["e3", "e4"]


def test_a_field_over_a_lowered_capacity_lets_nobody_in() -> None:
    play = open_for_sign_up(capacity=3)
    play.do(cmd.RegisterEntrants(entrants=ONE * 4))
    play.do(cmd.ChangePlan(settings=Settings(capacity=2)))
    play.do(cmd.WithdrawEntrant(entrant="e1"))

    assert statuses(play) == ["withdrawn", "active", "active", "waiting"]


def test_data_can_be_replaced_until_the_first_stage_starts() -> None:
    play = Play()
    play.enter(2)
    play.do(cmd.ChangeEntrants(data={"e2": EntrantData(rating=2500)}))
    assert play.state.entrants["e2"].data.rating == 2500

    play.publish()
    with pytest.raises(RatingsFixedError):
        play.do(cmd.ChangeEntrants(data={"e2": EntrantData(rating=1)}))


def test_a_fixed_table_can_change_in_play_and_nothing_with_it() -> None:
    play = Play([StagePlan(system="cop", title="Main")], engine=engine())
    play.enter(8)
    play.publish()
    known = play.state.entrants["e2"].data
    play.do(cmd.ChangeEntrants(data={"e2": known.model_copy(update={"attributes": {"table": 3}})}))
    assert play.state.entrants["e2"].data.attributes == {"table": 3}
    for other in (
        play.state.entrants["e2"].data,
        EntrantData(rating=1, attributes={"table": 4}),
        known.model_copy(update={"attributes": {"table": 3, "class": 1}}),
    ):
        with pytest.raises(RatingsFixedError):
            play.do(cmd.ChangeEntrants(data={"e2": other}))


def chess_open(*, rounds: int, settings: Settings | None = None) -> Play:
    """Six rounds of eight entrants, of which so many are complete."""
    plan = StagePlan(system="fide_dutch", title="Open", options={"rounds": 6, "initial_colour": "white"})
    play = Play([plan], engine=engine(), settings=settings)
    play.enter(8)
    for _ in range(rounds):
        play.publish()
        play.win_all()
    return play


RIGHT = EntrantData(rating=1990, attributes={"title": "IM"})


def test_wrong_data_of_an_open_are_corrected_until_round_4_is_paired_and_numbers_follow() -> None:
    play = chess_open(rounds=3)
    before = play.state.stage().seeds
    play.do(cmd.ChangeEntrants(data={"e7": RIGHT}))
    assert play.state.stage().seeds == ("e1", "e7", *(who for who in before if who not in {"e1", "e7"}))
    assert play.state.entrants["e7"].data == RIGHT
    play.publish()
    assert verify(play.records, play.engine) == ()
    with pytest.raises(RatingsFixedError):
        play.do(cmd.ChangeEntrants(data={"e6": RIGHT}))


def test_a_correction_that_leaves_the_strength_leaves_the_numbers_and_undo_brings_them_back() -> None:
    play = chess_open(rounds=1)
    seeds, data = play.state.stage().seeds, play.state.entrants["e7"].data
    play.do(cmd.ChangeEntrants(data={"e7": data.model_copy(update={"attributes": {"federation": "GER"}})}))
    assert play.state.stage().seeds == seeds
    play.do(cmd.ChangeEntrants(data={"e7": RIGHT, "e8": EntrantData(rating=2500)}))
    assert play.state.stage().seeds[:3] == ("e8", "e1", "e7")
    play.do(cmd.UndoCommand(command_id=play.last))
    assert play.state.stage().seeds == seeds
    assert play.state.entrants["e8"].data.rating == 1930


def test_a_published_moment_fixes_the_data_of_an_open_too() -> None:
    play = chess_open(rounds=1, settings=Settings(ratings_fixed=START + timedelta(minutes=1)))
    play.pass_time(minutes=1)
    with pytest.raises(RatingsFixedError):
        play.do(cmd.ChangeEntrants(data={"e7": RIGHT}))


def test_ratings_are_fixed_at_the_published_moment() -> None:
    fixed = START + timedelta(hours=1)
    play = Play(settings=Settings(ratings_fixed=fixed))
    play.enter(2)
    play.pass_time(minutes=59)
    play.do(cmd.ChangeEntrants(data={"e1": EntrantData()}))
    play.pass_time(minutes=1)

    with pytest.raises(RatingsFixedError):
        play.do(cmd.ChangeEntrants(data={"e1": EntrantData()}))


def test_changing_data_is_all_or_nothing() -> None:
    play = Play()
    play.enter(2)

    with pytest.raises(UnknownEntrantError) as refused:
        play.do(cmd.ChangeEntrants(data={"e1": EntrantData(), "e9": EntrantData()}))

    assert refused.value.entrant == "e9"
    assert play.state.entrants["e1"].data.rating == 2000


def test_an_unknown_entrant_cannot_withdraw() -> None:
    with pytest.raises(UnknownEntrantError) as refused:
        running().do(cmd.WithdrawEntrant(entrant="e9"))

    assert refused.value.entrant == "e9"


def test_one_withdraws_once() -> None:
    play = running()
    play.do(cmd.WithdrawEntrant(entrant="e1"))

    with pytest.raises(NotInError) as refused:
        play.do(cmd.WithdrawEntrant(entrant="e1"))

    assert (refused.value.entrant, refused.value.status) == ("e1", "withdrawn")


def test_nobody_withdraws_from_a_finished_tournament() -> None:
    play = running(stages=[toy(rounds=1)])
    play.win_all()
    play.do(cmd.FinishTournament())

    with pytest.raises(WrongPhaseError) as refused:
        play.do(cmd.WithdrawEntrant(entrant="e1"))

    assert refused.value.phase == "finished"


def test_the_opponent_of_somebody_who_leaves_has_a_walkover() -> None:
    play = running()
    pairing = play.board()
    gone, left = pairing.seats
    play.do(cmd.WithdrawEntrant(entrant=gone))

    _, round_, _ = play.state.find(pairing.id)
    assert round_.results[pairing.id].how == "forfeit"
    assert round_.results[pairing.id].absent == (gone,)
    assert round_.results[pairing.id].winning_seat == pairing.seats.index(left)


def test_a_played_game_stays_when_somebody_leaves() -> None:
    play = running()
    pairing = play.board()
    play.win(pairing, seat=0)

    assert len(play.do(cmd.WithdrawEntrant(entrant=pairing.seats[0]))) == 1


def test_open_games_of_all_rounds_are_settled_when_somebody_leaves() -> None:
    play = running(2, stages=[toy(wait=False)])
    play.publish()
    play.do(cmd.WithdrawEntrant(entrant="e1"))

    assert play.state.open_games() == ()


def test_a_round_is_repaired_where_that_is_asked_and_possible() -> None:
    play = running(5)
    pairing = play.board()
    gone = pairing.seats[0]
    play.do(cmd.WithdrawEntrant(entrant=gone, open_game="repair"))

    assert play.board().seats == ("e5", pairing.seats[1])
    assert play.state.open_games()[0].id == pairing.id
    current = play.state.current_round
    assert current is not None
    assert current.amended


def test_a_round_that_cannot_be_repaired_gives_a_walkover() -> None:
    play = running(4)
    pairing = play.board()
    play.do(cmd.WithdrawEntrant(entrant=pairing.seats[0], open_game="repair"))

    assert pairing not in play.state.open_games()


def test_a_repair_that_loses_somebody_is_our_bug() -> None:
    class Careless(Neighbours):
        key = "careless"

        def repair(self, stage: Stage, round_: Round, gone: str, options: NeighbourOptions) -> RoundPairings | None:
            del stage, gone, options
            return round_.pairings.model_copy(update={"byes": ()})

    play = running(5, stages=[toy(system="careless")], engine=toy_engine(Careless()))

    with pytest.raises(InvariantError):
        play.do(cmd.WithdrawEntrant(entrant=play.board().seats[0], open_game="repair"))


@pytest.mark.parametrize("status", ["removed", "disqualified"])
def test_a_director_takes_somebody_out(status: str) -> None:
    play = running()
    play.do(cmd.WithdrawEntrant.model_validate({"entrant": "e1", "status": status}))

    assert (play.state.entrants["e1"].status, play.state.entrants["e1"].cause) == (status, "director")


def test_a_reinstated_entrant_is_paired_again() -> None:
    play = running()
    play.do(cmd.WithdrawEntrant(entrant="e1"))
    play.win_all()
    play.do(cmd.ReinstateEntrant(entrant="e1"))
    play.publish()

    current = play.state.current_round
    assert current is not None
    assert "e1" in current.pairings.members()


def test_whoever_is_in_cannot_be_reinstated() -> None:
    with pytest.raises(NotInError) as refused:
        running().do(cmd.ReinstateEntrant(entrant="e1"))

    assert refused.value.status == "active"


def test_whoever_comes_back_before_the_start_waits_when_the_place_is_taken() -> None:
    play = open_for_sign_up(capacity=2)
    play.do(cmd.RegisterEntrants(entrants=ONE * 3))
    play.do(cmd.WithdrawEntrant(entrant="e1"))
    play.do(cmd.ReinstateEntrant(entrant="e1"))

    assert statuses(play) == ["waiting", "active", "active"]


def test_nobody_comes_back_into_a_stage_that_began_without_them() -> None:
    play = Play()
    play.enter(3)
    play.do(cmd.WithdrawEntrant(entrant="e1"))
    play.publish()

    with pytest.raises(NotInError) as refused:
        play.do(cmd.ReinstateEntrant(entrant="e1"))

    assert (refused.value.entrant, refused.value.status) == ("e1", "outside_stage")


def removed_by_forfeit(*, appeals: bool = True) -> Play:
    play = running(settings=Settings(forfeit_removes=True, appeals=appeals))
    play.do(cmd.RuleForfeit(pairing="s0r1b1", absent=("e1",)))
    return play


def test_an_accepted_appeal_brings_back_for_later_rounds_and_keeps_the_loss() -> None:
    play = removed_by_forfeit()
    play.do(cmd.FileAppeal(entrant="e1", text="The line was down."))
    play.do(cmd.DecideAppeal(entrant="e1", accepted=True, text="Believed."))

    _, round_, pairing = play.state.find("s0r1b1")
    assert play.state.entrants["e1"].status == "active"
    assert round_.results["s0r1b1"].half_points[pairing.seats.index("e1")] == 0
    assert [ruling.topic for ruling in play.state.rulings] == ["appeal_filed", "appeal_accepted"]


def test_a_rejected_appeal_changes_nothing_but_the_record() -> None:
    play = removed_by_forfeit()
    play.do(cmd.FileAppeal(entrant="e1", text="Please."))
    play.do(cmd.DecideAppeal(entrant="e1", accepted=False, text="No."))

    assert play.state.entrants["e1"].status == "removed"
    assert play.state.rulings[-1].topic == "appeal_rejected"


def test_one_appeal_at_a_time() -> None:
    play = removed_by_forfeit()
    play.do(cmd.FileAppeal(entrant="e1", text="Please."))

    with pytest.raises(NoAppealError) as refused:
        play.do(cmd.FileAppeal(entrant="e1", text="Please!"))

    assert refused.value.entrant == "e1"


def test_only_the_removed_appeal() -> None:
    with pytest.raises(NoAppealError):
        running().do(cmd.FileAppeal(entrant="e1", text="Please."))


def test_without_appeals_nobody_appeals() -> None:
    with pytest.raises(NoAppealError):
        removed_by_forfeit(appeals=False).do(cmd.FileAppeal(entrant="e1", text="Please."))


def test_only_an_open_appeal_can_be_decided() -> None:
    play = removed_by_forfeit()
    play.do(cmd.FileAppeal(entrant="e1", text="Please."))
    play.do(cmd.DecideAppeal(entrant="e1", accepted=False, text="No."))

    with pytest.raises(NoAppealError):
        play.do(cmd.DecideAppeal(entrant="e1", accepted=True, text="Well..."))


def test_the_ledger_keeps_the_last_entry() -> None:
    play = running()
    play.do(cmd.MarkFee(entrant="e1", state="paid"))
    play.do(cmd.MarkFee(entrant="e1", state="returned"))

    assert play.state.slice_of(Fees).marked == {"e1": "returned"}
    with pytest.raises(UnknownEntrantError):
        play.do(cmd.MarkFee(entrant="e9", state="paid"))


def test_a_form_is_kept_in_the_shape_its_reader_gives_it_and_the_last_one_counts() -> None:
    play = running()
    play.do(cmd.SubmitForm(form="even", entrant="e1", content=2))
    play.pass_time(hours=1)
    play.do(cmd.SubmitForm(form="even", entrant="e1", content=4))

    entry = play.state.forms["even", "e1"]
    assert (entry.content, entry.at) == ("4", play.now)


def test_a_wrong_form_is_refused_with_its_problems() -> None:
    with pytest.raises(BadFormError) as refused:
        running().do(cmd.SubmitForm(form="even", entrant="e1", content=3))

    assert (refused.value.form, refused.value.problems) == ("even", (("number", "odd"),))


def test_an_unknown_form_is_refused() -> None:
    with pytest.raises(BadFormError) as refused:
        running().do(cmd.SubmitForm(form="odd", entrant="e1", content=3))

    assert refused.value.problems == (("form", "unknown"),)


def test_whoever_left_hands_nothing_in() -> None:
    play = running()
    play.do(cmd.WithdrawEntrant(entrant="e1"))

    with pytest.raises(NotInError) as refused:
        play.do(cmd.SubmitForm(form="even", entrant="e1", content=2))

    assert refused.value.status == "withdrawn"
