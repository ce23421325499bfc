import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.errors import (
    NothingToUndoError,
    NotLastCommandError,
    OptionsError,
    UnknownFormatError,
    WrongPhaseError,
)
from formats.core.log import TIMETABLE
from formats.core.model import EntrantData
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report
from formats.core.state_slices.fees import Fees
from formats.core.undoing import last_undoable
from tests.formats.play import SEED, Play, running, toy


def test_creation_records_plan_seed_and_engine() -> None:
    play = Play([toy(rounds=2)], Settings(capacity=8))
    state = play.state

    assert (state.title, state.phase, state.seed, state.engine) == ("Play", "draft", SEED, "toys")
    assert state.stages == (play.engine.written_out(toy(rounds=2)),)
    assert state.settings == Settings(capacity=8)


def test_a_log_is_created_once() -> None:
    play = Play()

    with pytest.raises(WrongPhaseError) as refused:
        play.do(cmd.CreateTournament(title="Again", stages=(toy(),), seed=SEED))

    assert refused.value.phase == "draft"


def test_creation_refuses_an_unknown_system() -> None:
    with pytest.raises(UnknownFormatError) as refused:
        Play([StagePlan(system="nonsense", title="?")])

    assert refused.value.key == "nonsense"


def test_creation_refuses_options_out_of_bounds_and_names_each() -> None:
    with pytest.raises(OptionsError) as refused:
        Play([toy(rounds=10, colour="red")])

    assert {name for name, _ in refused.value.problems} == {"rounds", "colour"}


def test_the_plan_can_change_before_play() -> None:
    play = Play()

    play.do(cmd.ChangePlan(title="New", stages=(toy(rounds=1), toy(take=2)), settings=Settings(appeals=False)))

    assert play.state.title == "New"
    assert play.state.stages == tuple(map(play.engine.written_out, (toy(rounds=1), toy(take=2))))
    assert play.state.settings == Settings(appeals=False)


def test_what_a_plan_change_leaves_out_stays() -> None:
    play = Play([toy(rounds=2)], Settings(capacity=8))

    play.do(cmd.ChangePlan(title="New"))

    assert play.state.stages == (play.engine.written_out(toy(rounds=2)),)
    assert play.state.settings == Settings(capacity=8)


def test_a_started_stage_cannot_change_but_later_ones_can() -> None:
    play = running(stages=[toy(rounds=1), toy(take=2)])

    with pytest.raises(OptionsError) as refused:
        play.do(cmd.ChangePlan(stages=(toy(rounds=2), toy(take=2))))
    play.do(cmd.ChangePlan(stages=(toy(rounds=1), toy(take=3))))

    assert refused.value.problems[0][0] == "stages"
    assert play.state.stages[1].take == 3


def test_a_started_stage_cannot_be_dropped() -> None:
    play = running(stages=[toy(rounds=1), toy(take=2)])
    play.win_all()
    play.publish()

    with pytest.raises(OptionsError):
        play.do(cmd.ChangePlan(stages=(toy(rounds=1),)))


def test_a_changed_plan_is_checked_too() -> None:
    with pytest.raises(OptionsError):
        Play().do(cmd.ChangePlan(stages=(toy(rounds=-1),)))


def test_a_larger_capacity_lets_the_waiting_list_in() -> None:
    play = Play(settings=Settings(capacity=2))
    play.enter(5)

    play.do(cmd.ChangePlan(settings=Settings(capacity=4)))

    assert [entrant.id for entrant in play.state.active_entrants()] == ["e1", "e2", "e3", "e4"]
    assert [entrant.id for entrant in play.state.waiting_list()] == ["e5"]


def test_sign_up_opens_closes_and_opens_again() -> None:
    play = Play()
    phases = []
    for command in (cmd.OpenRegistration(), cmd.CloseRegistration(), cmd.OpenRegistration()):
        play.do(command)
        phases.append(play.state.phase)

    assert phases == ["registration", "closed", "registration"]


def test_a_field_a_director_entered_needs_no_sign_up() -> None:
    play = Play()
    play.do(cmd.RegisterEntrants(entrants=(EntrantData(), EntrantData()), by_director=True))
    play.do(cmd.CloseRegistration())
    assert play.state.phase == "closed"


@pytest.mark.parametrize("command", [cmd.OpenRegistration(), cmd.CloseRegistration()])
def test_sign_up_is_over_once_play_began(command: cmd.Command) -> None:
    with pytest.raises(WrongPhaseError) as refused:
        running().do(command)

    assert refused.value.phase == "running"


def test_only_open_sign_up_can_close() -> None:
    with pytest.raises(WrongPhaseError) as refused:
        Play().do(cmd.CloseRegistration())

    assert (refused.value.phase, refused.value.needs) == ("draft", ("registration",))


def test_a_tournament_can_be_called_off_and_is_over_then() -> None:
    play = running()
    play.do(cmd.CancelTournament())

    assert play.state.phase == "cancelled"
    for command in (
        cmd.CancelTournament(),
        cmd.ChangePlan(title="New"),
        cmd.OpenRegistration(),
        cmd.PublishRound(stage=0, round_number=2),
        cmd.WithdrawEntrant(entrant="e1"),
        cmd.Announce(text="Hello"),
        cmd.CheckIn(pairing="s0r1b1", by="e1"),
    ):
        with pytest.raises(WrongPhaseError) as refused:
            play.do(command)
        assert refused.value.phase == "cancelled"


def test_the_timetable_is_paused_and_resumed() -> None:
    play = Play()
    play.do(cmd.SwitchTimetable(running=False))
    assert not play.state.timetable_running
    play.do(cmd.SwitchTimetable(running=True))
    assert play.state.timetable_running


def test_switching_the_timetable_to_what_it_is_changes_nothing() -> None:
    assert Play().do(cmd.SwitchTimetable(running=True)) == ()


@pytest.mark.parametrize("text", ["!", "Hello", "x" * 1800])
def test_an_announcement_is_recorded(text: str) -> None:
    assert Play().do(cmd.Announce(text=text)) == (ev.Announced(text=text),)


def test_undo_takes_back_one_command_after_the_other() -> None:
    play = Play()
    states = [play.state]
    play.do(cmd.OpenRegistration())
    states.append(play.state)
    play.do(cmd.RegisterEntrants(entrants=(EntrantData(),)))

    play.do(cmd.UndoCommand(command_id="c3"))
    assert (play.state.phase, play.state.entrants) == (states[1].phase, {})
    play.do(cmd.UndoCommand(command_id="c2"))
    assert (play.state.phase, play.state.entrants) == (states[0].phase, {})


def test_undo_takes_back_everything_a_command_did() -> None:
    play = Play()
    play.enter(4)
    before = play.state

    play.publish()
    play.do(cmd.UndoCommand(command_id=play.last))

    assert play.state.phase == before.phase
    assert play.state.started == ()
    assert play.state.draws == ()


def test_undo_names_the_command_it_means() -> None:
    play = Play()
    play.do(cmd.OpenRegistration())
    play.do(cmd.CloseRegistration())

    with pytest.raises(NotLastCommandError) as refused:
        play.do(cmd.UndoCommand(command_id="c2"))

    assert (refused.value.asked, refused.value.last) == ("c2", "c3")


def test_creation_cannot_be_undone() -> None:
    with pytest.raises(NothingToUndoError):
        Play().do(cmd.UndoCommand(command_id="c1"))


def test_an_undo_cannot_be_undone() -> None:
    play = Play()
    play.do(cmd.OpenRegistration())
    play.do(cmd.UndoCommand(command_id="c2"))

    with pytest.raises(NothingToUndoError):
        play.do(cmd.UndoCommand(command_id="c3"))


def test_an_undone_command_can_be_given_again() -> None:
    play = running()
    first = play.board()
    play.do(cmd.UndoCommand(command_id=play.last))
    play.publish()

    assert play.board() == first


@pytest.mark.parametrize(
    "command",
    [
        cmd.SubmitForm(form="even", entrant="e1", content=2),
        cmd.Announce(text="Hello"),
        cmd.NoteMatch(pairing="s0r1b1", note="timed_out"),
        cmd.MarkFee(entrant="e1", state="paid"),
    ],
)
def test_personal_commands_do_not_stand_in_the_way_of_undo(command: cmd.Command) -> None:
    play = running()
    published = play.last
    play.do(command)

    mark = last_undoable(play.state)
    play.do(cmd.UndoCommand(command_id=published))

    assert mark is not None
    assert mark.command_id == published
    assert play.state.started == ()


def test_a_passed_deadline_alone_does_not_stand_in_the_way_of_undo() -> None:
    play = running()
    published = play.last
    play.do(cmd.PassDeadline(), actor=TIMETABLE, deadline="reminder")

    play.do(cmd.UndoCommand(command_id=published))

    assert "reminder" in play.state.passed


def test_a_switch_of_the_timetable_is_passed_over_by_undo() -> None:
    play = Play()
    play.do(cmd.OpenRegistration())
    play.do(cmd.SwitchTimetable(running=False))

    play.do(cmd.UndoCommand(command_id="c2"))

    assert play.state.phase == "draft"
    assert not play.state.timetable_running


def test_undoing_the_timetables_work_pauses_it() -> None:
    play = Play()
    play.enter(4)
    play.do(cmd.PublishRound(stage=0, round_number=1), actor=TIMETABLE, deadline="pair/1")

    events = play.do(cmd.UndoCommand(command_id=play.last))

    assert ev.TimetableSwitched(running=False, cause="undo") in events
    assert not play.state.timetable_running
    assert "pair/1" not in play.state.passed


def test_undoing_a_directors_work_leaves_the_timetable_alone() -> None:
    play = running()

    play.do(cmd.UndoCommand(command_id=play.last))

    assert play.state.timetable_running


def test_presence_at_an_undone_game_is_forgotten_when_it_is_paired_again() -> None:
    play = running()
    published = play.last
    play.do(cmd.MoveGame(pairing="s0r1b1", at=play.now, text="now"))
    play.do(cmd.CheckIn(pairing="s0r1b1", by=play.board().seats[0]))
    play.do(cmd.UndoCommand(command_id="c6"))
    play.do(cmd.UndoCommand(command_id=published))

    play.publish()

    assert play.state.notes == {}


def test_forms_and_fees_of_an_undone_registration_are_forgotten_when_the_id_is_given_again() -> None:
    play = Play()
    play.do(cmd.OpenRegistration())
    play.do(cmd.RegisterEntrants(entrants=(EntrantData(),)))
    play.do(cmd.SubmitForm(form="even", entrant="e1", content=2))
    play.do(cmd.MarkFee(entrant="e1", state="paid"))
    play.do(cmd.UndoCommand(command_id="c3"))

    play.do(cmd.RegisterEntrants(entrants=(EntrantData(),)))

    assert (play.state.forms, play.state.slice_of(Fees)) == ({}, Fees())


def _won(play: Play, pairing: str) -> str:
    """A director records a win of the first; the id of that command."""
    winner = play.state.find(pairing)[2].seats[0]
    play.do(cmd.RecordResult(pairing=pairing, report=Report(winner=winner)))
    return play.last


def test_a_result_is_undone_although_other_games_have_got_theirs_since() -> None:
    play = running()
    first, second = play.board(1).id, play.board(2).id
    earlier = _won(play, first)
    _won(play, second)
    play.do(cmd.UndoCommand(command_id=earlier))
    assert set(play.state.stage().rounds[-1].results) == {second}


def test_a_result_is_not_undone_under_a_later_one_of_the_same_game_or_a_later_round() -> None:
    play = running()
    first, second = play.board(1).id, play.board(2).id
    earlier = _won(play, first)
    corrected = _won(play, second)
    play.do(cmd.RecordResult(pairing=first, report=Report(winner=play.board(1).seats[1]), text="The other won."))
    last = play.last
    with pytest.raises(NotLastCommandError) as refused:
        play.do(cmd.UndoCommand(command_id=earlier))
    assert refused.value.last == last
    play.publish()
    with pytest.raises(NotLastCommandError):
        play.do(cmd.UndoCommand(command_id=corrected))
