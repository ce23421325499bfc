"""Since when a question is open, and until when it should be answered."""

from datetime import timedelta

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.evolve import fold
from formats.core.plan import Settings
from formats.core.possible import Role, possible
from formats.core.possible.answers import answer_due, asked_at
from tests.formats.play import Play, running, toy
from tests.formats.toys import QUESTION, TOSS

DAY = timedelta(days=1)


def asking(kind: str = "choice") -> Play:
    """Of four players the first is asked something before round 2."""
    play = running(stages=[toy(question=kind)], settings=Settings(answer_hours=48))
    play.win_all()
    return play


def without_the_fact(play: Play) -> Play:
    """The same as a log of version 0.1, which does not tell when questions were opened."""
    play.records = [record for record in play.records if not isinstance(record.event, ev.PromptsOpened)]
    play.records = [record.model_copy(update={"seq": seq}) for seq, record in enumerate(play.records, start=1)]
    play.state = fold(play.records)
    return play


def test_what_opens_a_question_notes_when() -> None:
    play = asking()

    assert play.state.started[-1].open_since == {QUESTION: play.now}
    assert answer_due(play.state, QUESTION) == play.now + 2 * DAY


def test_a_withdrawal_does_not_give_more_time_to_answer() -> None:
    play = asking()
    due = answer_due(play.state, QUESTION)
    play.pass_time(hours=40)
    play.do(cmd.WithdrawEntrant(entrant="e4"))

    assert answer_due(play.state, QUESTION) == due


def test_a_corrected_result_does_not_give_more_time_to_answer() -> None:
    play = asking()
    due = answer_due(play.state, QUESTION)
    play.pass_time(hours=40)
    play.win(play.board(), seat=1)

    assert answer_due(play.state, QUESTION) == due


def test_a_question_that_was_closed_in_between_is_opened_anew() -> None:
    play = asking()
    play.pass_time(hours=40)
    play.do(cmd.OrderRematch(pairing=play.board().id, text="Again."))
    assert play.state.started[-1].open_since == {}
    play.win(play.board())

    assert play.state.started[-1].open_since == {QUESTION: play.now}


def test_the_question_after_an_answer_is_open_since_that_answer() -> None:
    play = asking("call")
    play.pass_time(hours=3)
    play.do(cmd.AnswerPrompt(prompt=QUESTION, answer="odd", by="e1"))

    assert play.state.started[-1].open_since == {TOSS: play.now}


def test_an_answer_taken_back_leaves_the_question_as_old_as_it_was() -> None:
    play = asking()
    since = play.now
    play.pass_time(hours=3)
    play.do(cmd.AnswerPrompt(prompt=QUESTION, answer="red", by="e1"))
    play.do(cmd.UndoCommand(command_id=play.last))

    assert asked_at(play.state, QUESTION) == since


def test_a_log_that_does_not_tell_is_read_as_before() -> None:
    play = asking()
    play.pass_time(hours=40)
    play.do(cmd.WithdrawEntrant(entrant="e4"))
    play = without_the_fact(play)

    assert asked_at(play.state, QUESTION) == play.now


def test_a_question_of_a_log_that_did_not_tell_is_not_opened_anew() -> None:
    play = without_the_fact(asking())
    since = play.now
    play.pass_time(hours=40)
    play.do(cmd.WithdrawEntrant(entrant="e4"))

    assert play.state.started[-1].open_since == {QUESTION: since}


def test_what_opens_no_question_notes_nothing() -> None:
    play = asking()
    play.pass_time(hours=1)

    assert [event.kind for event in play.do(cmd.MarkFee(entrant="e1", state="paid"))] == ["FeeMarked"]


def test_an_open_question_is_offered_to_whom_it_is_put_and_to_directors() -> None:
    play = asking()
    offers = {}
    for who in ("e1", "e2", Role.DIRECTOR):
        found = possible(play.state, play.engine, who, play.now)
        offers[who] = [act.window.due for act in found if act.command is cmd.AnswerPrompt]

    assert offers == {"e1": [play.now + 2 * DAY], "e2": [], Role.DIRECTOR: [play.now + 2 * DAY]}


def test_a_question_of_a_stage_that_is_over_keeps_nothing_open() -> None:
    play = running(stages=[toy(question="choice", rounds=2), toy(take=2)])
    play.win_all()
    play.do(cmd.AnswerPrompt(prompt=QUESTION, answer="red"))
    play.publish()
    play.win_all()
    play.publish()

    assert [log.open_since for log in play.state.started] == [{}, {}]
