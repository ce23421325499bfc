from collections.abc import Callable
from datetime import timedelta

import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.draws import prompt_draw
from formats.core.log import Record
from formats.core.plan import Settings
from formats.core.values import Value
from formats.core.verify import Difference, verify
from tests.formats.core.decide.test_game_times import WEEK
from tests.formats.play import START, Play, running, toy
from tests.formats.toys import QUESTION


def played() -> Play:
    """Two stages with a drawn answer between rounds, and something undone on the way."""
    play = running(5, stages=[toy(rounds=2, question="number"), toy(take=2, rounds=1)])
    play.win_all()
    play.draw(QUESTION)
    play.publish()
    play.do(cmd.UndoCommand(command_id=play.last))
    play.publish()
    play.do(cmd.WithdrawEntrant(entrant="e5"))
    play.win_all()
    play.publish()
    play.win_all()
    play.do(cmd.FinishTournament())
    return play


def tampered(play: Play, kind: str, change: Callable[[Value], Value], *, last: bool = False) -> list[Record]:
    """The log with one event of that kind changed."""
    places = [place for place, line in enumerate(play.records) if line.event.kind == kind]
    place = places[-1 if last else 0]
    records = list(play.records)
    records[place] = records[place].model_copy(update={"event": change(records[place].event)})
    return records


def whats(differences: tuple[Difference, ...]) -> list[str]:
    return [difference.what for difference in differences]


def test_an_honest_log_verifies() -> None:
    play = played()

    assert verify(play.records, play.engine) == ()


def test_pairings_of_other_hands_are_found() -> None:
    def swap(event: Value) -> Value:
        assert isinstance(event, ev.RoundPaired)
        first, second = event.pairings.pairings
        boards = (
            first.model_copy(update={"seats": (first.seats[0], second.seats[0])}),
            second.model_copy(update={"seats": (first.seats[1], second.seats[1])}),
        )
        return event.model_copy(update={"pairings": event.pairings.model_copy(update={"pairings": boards})})

    play = played()
    records = tampered(play, "RoundPaired", swap)
    differences = verify(records, play.engine)

    assert differences[0].what == "pairings"
    assert records[differences[0].seq - 1].event.kind == "RoundPaired"


def test_seeds_of_other_hands_are_found() -> None:
    def turn(event: Value) -> Value:
        assert isinstance(event, ev.StageStarted)
        return event.model_copy(update={"seeds": event.seeds[::-1]})

    play = played()

    assert whats(verify(tampered(play, "StageStarted", turn), play.engine))[0] == "seeds"
    assert "seeds" in whats(verify(tampered(play, "StageStarted", turn, last=True), play.engine))


def test_a_draw_of_another_number_is_found() -> None:
    def cheat(event: Value) -> Value:
        assert isinstance(event, ev.RoundPaired)
        drawn = event.draws[0].model_copy(update={"value": 1 - event.draws[0].value})
        return event.model_copy(update={"draws": (drawn, *event.draws[1:])})

    play = played()

    assert whats(verify(tampered(play, "RoundPaired", cheat), play.engine)) == ["draw"]


def test_a_draw_left_out_is_found() -> None:
    play = played()
    differences = verify(
        tampered(play, "RoundPaired", lambda event: event.model_copy(update={"draws": ()})), play.engine
    )

    assert whats(differences) == ["draw"]


def test_a_drawn_answer_of_another_number_is_found() -> None:
    def cheat(event: Value) -> Value:
        assert isinstance(event, ev.PromptAnswered)
        return event.model_copy(update={"answer": str(1 + int(event.answer) % 6)})

    play = played()

    assert whats(verify(tampered(play, "PromptAnswered", cheat), play.engine)) == ["draw"]


def test_a_draw_from_a_chosen_seed_is_found() -> None:
    def cheat(event: Value) -> Value:
        assert isinstance(event, ev.PromptAnswered)
        assert event.draw is not None
        return event.model_copy(update={"draw": event.draw.model_copy(update={"seed": "chosen"})})

    play = played()

    assert whats(verify(tampered(play, "PromptAnswered", cheat), play.engine)) == ["draw"]


def test_what_the_engine_refuses_is_listed() -> None:
    play = running(2, stages=[toy(rounds=1)])
    play.win_all()
    extra = next(line for line in play.records if line.event.kind == "RoundPaired")
    again = extra.model_copy(update={"seq": len(play.records) + 1, "command_id": "forged"})

    assert whats(verify([*play.records, again], play.engine)) == ["error"]


def test_a_line_that_does_not_fit_ends_the_check() -> None:
    def other_game(event: Value) -> Value:
        return event.model_copy(update={"pairing": "s9r9b9"})

    play = played()
    differences = verify(tampered(play, "ResultRecorded", other_game), play.engine)

    assert whats(differences) == ["impossible"]


# --- public draws and game times -------------------------------------------------------------------------------------

NAME = prompt_draw(0, QUESTION)


def drawn(*, word: str | None = None, undone: bool = False) -> Play:
    """A question is drawn, perhaps with somebody's word, perhaps taken back and drawn again."""
    play = running(2, stages=[toy(question="number")])
    play.win_all()
    if word is not None:
        play.do(cmd.ContributeToDraw(draw=NAME, by="e1", text=word))
    play.draw(QUESTION)
    if undone:
        play.do(cmd.UndoCommand(command_id=play.last))
        play.draw(QUESTION)
    return play


def test_a_commitment_to_something_else_is_found() -> None:
    play = drawn()
    records = tampered(play, "DrawCommitted", lambda event: event.model_copy(update={"commitment": "f" * 64}))

    assert whats(verify(records, play.engine)) == ["commitment", "commitment"]


def test_a_commitment_left_out_is_found() -> None:
    play = drawn()
    records = [line for line in play.records if line.event.kind != "DrawCommitted"]

    assert whats(verify(records, play.engine)) == ["commitment"]


def test_a_secret_that_does_not_fit_its_commitment_is_found() -> None:
    play = drawn()
    records = tampered(play, "PromptAnswered", lambda event: event.model_copy(update={"secret": "f" * 64}))

    assert whats(verify(records, play.engine)) == ["commitment"]


def test_a_range_other_than_the_announced_one_is_found() -> None:
    play = drawn()
    records = tampered(play, "DrawCommitted", lambda event: event.model_copy(update={"high": 7}))

    assert whats(verify(records, play.engine)) == ["commitment"]


def test_a_word_changed_afterwards_is_found() -> None:
    play = drawn(word="mine")
    records = tampered(play, "DrawContributed", lambda event: event.model_copy(update={"text": "yours"}))

    assert "draw" in whats(verify(records, play.engine))


@pytest.mark.parametrize("undone", [False, True])
def test_a_word_given_after_the_secret_was_told_is_found(undone: bool) -> None:
    play = drawn(undone=undone)
    if undone:  # between the undone draw and the next one
        place = next(place for place, line in enumerate(play.records) if line.event.kind == "CommandUndone") + 1
    else:
        place = len(play.records)
    late = play.records[place - 1].model_copy(
        update={"command_id": "late", "event": ev.DrawContributed(draw=NAME, by="e2", text="late")}
    )
    records = [*play.records[:place], late, *play.records[place:]]

    assert whats(verify(records, play.engine))[0] == "too_late"


def test_game_times_of_other_hands_are_found_but_for_a_directors() -> None:
    play = running(2, settings=Settings(week=WEEK))
    at = START + timedelta(days=9)
    play.do(cmd.MoveGame(pairing=play.board().id, at=at, text="Holidays.", knowingly=True))
    assert verify(play.records, play.engine) == ()

    def later(event: Value) -> Value:
        assert isinstance(event, ev.GameTimesSet)
        times = {
            game: time.model_copy(update={"at": time.at + timedelta(hours=1)}) for game, time in event.times.items()
        }
        return event.model_copy(update={"times": times})

    assert whats(verify(tampered(play, "GameTimesSet", later), play.engine)) == ["times"]


def test_a_note_about_a_game_that_was_taken_back_afterwards_is_none_that_is_wrong() -> None:
    play = running(4)
    published = play.last
    noted = cmd.NoteMatch(pairing="s0r1b1", note="agreed_time", content={"at": int(START.timestamp())})
    play.do(noted)
    play.do(cmd.UndoCommand(command_id=published))
    assert verify(play.records, play.engine) == ()

    play.publish()
    play.do(noted)
    assert verify(play.records, play.engine) == ()


def test_a_note_about_a_game_that_never_was_is_found() -> None:
    play = running(4)
    line = play.records[-1]
    event = ev.MatchNoted(pairing="s0r9b1", note="agreed_time", content={"at": 1})
    play.records.append(Record(seq=line.seq + 1, command_id="x", actor="p1", at=line.at, event=event))
    assert [difference.what for difference in verify(play.records, play.engine)] == ["error"]
