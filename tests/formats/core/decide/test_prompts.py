from dataclasses import replace
from datetime import timedelta

import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.draws import ALL_DRAWS, draw_secret, open_draws, prompt_draw, revealed_seed
from formats.core.errors import (
    AlreadyAnsweredError,
    AlreadyContributedError,
    AlreadyDrawnError,
    BadAnswerError,
    BadFormError,
    NoSuchDrawError,
    NoSuchPromptError,
    NotInError,
    NotYourGameError,
    UnknownEntrantError,
    WrongPhaseError,
)
from formats.core.lots import commitment_to, draw_number, mixed, secret_of
from formats.core.model import EntrantData
from formats.core.state import TournamentState
from formats.core.verify import verify
from tests.formats.play import SEED, Play, running, toy
from tests.formats.toys import QUESTION, TOSS

NAME = prompt_draw(0, QUESTION)
SECRET = secret_of(SEED, NAME)


def asking(kind: str) -> Play:
    play = running(stages=[toy(question=kind)])
    play.win_all()
    return play


def word(text: str = "a word", *, draw: str = NAME, by: str = "e2") -> cmd.ContributeToDraw:
    return cmd.ContributeToDraw(draw=draw, by=by, text=text)


def answered(state: TournamentState, prompt: str = QUESTION) -> ev.PromptAnswered:
    return state.stage().answers[prompt]


# --- answers ---------------------------------------------------------------------------------------------------------


def test_an_answer_is_recorded_with_its_author_and_opens_the_way() -> None:
    play = asking("choice")
    play.do(cmd.AnswerPrompt(prompt=QUESTION, answer="red", by="e1"))
    play.publish()

    answered = play.state.stage().answers[QUESTION]
    assert (answered.answer, answered.by, answered.draw) == ("red", "e1", None)


def test_an_answer_is_one_of_the_choices() -> None:
    with pytest.raises(BadAnswerError) as refused:
        asking("choice").do(cmd.AnswerPrompt(prompt=QUESTION, answer="green"))

    assert (refused.value.prompt, refused.value.answer) == (QUESTION, "green")


def test_only_those_who_are_asked_answer() -> None:
    with pytest.raises(NotYourGameError) as refused:
        asking("choice").do(cmd.AnswerPrompt(prompt=QUESTION, answer="red", by="e2"))

    assert refused.value.entrant == "e2"


def test_nobody_answers_what_is_not_asked() -> None:
    with pytest.raises(NoSuchPromptError) as refused:
        asking("choice").do(cmd.AnswerPrompt(prompt="weather", answer="red"))

    assert refused.value.prompt == "weather"


def test_an_answered_question_is_not_asked_again() -> None:
    play = asking("choice")
    play.do(cmd.AnswerPrompt(prompt=QUESTION, answer="red"))

    with pytest.raises(AlreadyAnsweredError) as refused:
        play.do(cmd.AnswerPrompt(prompt=QUESTION, answer="blue"))

    assert (refused.value.prompt, refused.value.answer) == (QUESTION, "red")


@pytest.mark.parametrize("answer", ["0", "7", "-1", "--3", "two", "²", ""])
def test_a_number_outside_the_range_is_refused(answer: str) -> None:
    with pytest.raises(BadAnswerError) as refused:
        asking("number").do(cmd.AnswerPrompt(prompt=QUESTION, answer=answer))

    assert refused.value.answer == answer


def test_a_number_is_kept_in_its_plainest_form() -> None:
    play = asking("number")
    play.do(cmd.AnswerPrompt(prompt=QUESTION, answer=" 06"))

    assert play.state.stage().answers[QUESTION].answer == "6"


@pytest.mark.parametrize("kind", ["choice", "text", "call"])
def test_only_numbers_are_drawn(kind: str) -> None:
    with pytest.raises(BadAnswerError):
        asking(kind).draw(QUESTION)


def test_a_free_answer_is_brought_into_shape_by_the_format() -> None:
    play = asking("text")
    with pytest.raises(BadAnswerError):
        play.do(cmd.AnswerPrompt(prompt=QUESTION, answer="#12"))
    play.do(cmd.AnswerPrompt(prompt=QUESTION, answer="Green"))

    assert play.state.stage().answers[QUESTION].answer == "green"


# --- public draws: the commitment before -----------------------------------------------------------------------------


def test_a_draw_that_comes_into_sight_is_committed_to_with_what_brought_it() -> None:
    play = running(2, stages=[toy(question="number")])
    events = play.win(play.board())

    assert [event.kind for event in events] == ["ResultRecorded", "DrawCommitted", "PromptsOpened"]
    closes = play.now + timedelta(minutes=10)
    assert play.state.commitments == {
        NAME: ev.DrawCommitted(draw=NAME, low=1, high=6, commitment=commitment_to(SECRET), closes=closes)
    }
    assert open_draws(play.state) == play.state.commitments


def test_a_draw_is_committed_to_once() -> None:
    play = asking("number")

    assert [event.kind for event in play.do(cmd.Announce(text="Soon."))] == ["Announced"]


@pytest.mark.parametrize("kind", ["choice", "text", "none"])
def test_where_nothing_is_drawn_nothing_is_committed_to(kind: str) -> None:
    assert asking(kind).state.commitments == {}


def test_the_seed_is_committed_to_from_the_beginning_and_told_at_the_end() -> None:
    play = running(2, stages=[toy(rounds=1)])
    commitment = play.state.seed_commitment
    assert revealed_seed(play.state) is None
    play.win_all()
    play.do(cmd.FinishTournament())

    assert revealed_seed(play.state) == SEED
    assert commitment_to(SEED) == commitment == Play().state.seed_commitment


# --- public draws: the reveal ----------------------------------------------------------------------------------------


def test_a_number_is_drawn_where_nobody_gives_one_and_its_secret_is_told() -> None:
    play = asking("number")
    commitment = play.state.commitments[NAME].commitment
    play.draw(QUESTION)

    told = answered(play.state)
    assert told.draw is not None
    assert (told.secret, commitment_to(told.secret)) == (SECRET, commitment)
    assert told.answer == str(told.draw.value) == str(draw_number(SECRET, QUESTION, 0, 1, 6))
    assert (told.draw.purpose, told.draw.low, told.draw.high) == (QUESTION, 1, 6)
    assert told.draw in play.state.draws
    assert open_draws(play.state) == {}


def test_a_number_given_by_hand_tells_no_secret() -> None:
    play = asking("number")
    play.do(cmd.AnswerPrompt(prompt=QUESTION, answer="4"))

    assert (answered(play.state).draw, answered(play.state).secret) == (None, "")
    assert open_draws(play.state) == {}


def test_nothing_that_was_told_leads_to_the_draws_to_come() -> None:
    play = asking("number")
    play.draw(QUESTION)
    told = [line.event.model_dump_json() for line in play.records if not isinstance(line.event, ev.TournamentCreated)]

    assert not any(SEED in line for line in told)
    assert not any(draw_secret(play.state, "s0r2") in line for line in told)


def test_a_draw_that_was_not_committed_to_is_announced_again_and_not_made() -> None:
    play = asking("number")
    other = play.state.commitments[NAME].model_copy(update={"commitment": commitment_to("another secret")})
    play.state = replace(play.state, commitments={NAME: other})

    assert [event.kind for event in play.draw(QUESTION)] == ["DrawCommitted"]
    assert QUESTION not in play.state.stage().answers
    again = play.state.commitments[NAME]
    assert again.commitment == commitment_to(SECRET)
    assert again.closes is not None
    assert again.closes > play.now
    play.draw(QUESTION)
    assert [difference.what for difference in verify(play.records, play.engine)] == []


@pytest.mark.rules("group_rounds R16")
def test_a_draw_taken_back_gives_the_same_number_again() -> None:
    play = asking("number")
    play.draw(QUESTION)
    first = answered(play.state)
    play.do(cmd.UndoCommand(command_id=play.last))
    assert QUESTION not in play.state.stage().answers
    with pytest.raises(AlreadyDrawnError) as refused:
        play.do(word())
    play.draw(QUESTION)

    assert refused.value.draw == NAME
    assert answered(play.state) == first
    assert verify(play.records, play.engine) == ()


def test_two_stages_draw_their_own_numbers() -> None:
    assert prompt_draw(0, QUESTION) != prompt_draw(1, QUESTION)
    assert draw_secret(Play().state, prompt_draw(0, QUESTION)) != draw_secret(Play().state, prompt_draw(1, QUESTION))


# --- public draws: words of players ----------------------------------------------------------------------------------


def test_words_of_players_are_mixed_into_the_draw_in_the_order_they_came() -> None:
    play = asking("number")
    play.do(word("  blue \n monkeys "))
    play.do(word("7", by="e1"))
    play.draw(QUESTION)

    seed = mixed(SECRET, ["blue monkeys", "7"])
    told = answered(play.state)
    assert told.draw is not None
    assert (told.secret, told.draw.seed, told.draw.value) == (SECRET, seed, draw_number(seed, QUESTION, 0, 1, 6))
    assert [(event.by, event.text) for event in play.state.words[NAME]] == [("e2", "blue monkeys"), ("e1", "7")]
    assert verify(play.records, play.engine) == ()


def test_words_do_not_change_what_was_committed_to() -> None:
    play = asking("number")
    before = play.state.commitments

    assert [event.kind for event in play.do(word())] == ["DrawContributed"]
    assert play.state.commitments == before


def test_everybody_gives_one_word() -> None:
    play = asking("number")
    play.do(word())
    with pytest.raises(AlreadyContributedError) as refused:
        play.do(word("another"))

    assert (refused.value.draw, refused.value.entrant) == (NAME, "e2")


@pytest.mark.parametrize("answer", [None, "3"])
def test_a_word_after_the_draw_is_refused(answer: str | None) -> None:
    play = asking("number")
    play.do(cmd.AnswerPrompt(prompt=QUESTION, answer=answer)) if answer else play.draw(QUESTION)
    with pytest.raises(AlreadyDrawnError) as refused:
        play.do(word())

    assert refused.value.draw == NAME


@pytest.mark.parametrize("draw", ["s0/weather", "s0r2", QUESTION])
def test_a_word_for_what_is_not_announced_is_refused(draw: str) -> None:
    with pytest.raises(NoSuchDrawError) as refused:
        asking("number").do(word(draw=draw))

    assert refused.value.draw == draw


def test_a_word_of_nothing_but_spaces_is_refused() -> None:
    with pytest.raises(BadFormError) as refused:
        asking("number").do(word(" \t "))

    assert (refused.value.form, refused.value.problems) == ("draw", (("text", "missing"),))


def test_only_those_who_are_in_give_words() -> None:
    play = running(5, stages=[toy(question="number")])
    play.do(cmd.WithdrawEntrant(entrant="e5"))
    play.win_all()

    with pytest.raises(NotInError) as refused:
        play.do(word(by="e5"))
    assert (refused.value.entrant, refused.value.status) == ("e5", "withdrawn")
    with pytest.raises(UnknownEntrantError):
        play.do(word(by="e9"))


def test_a_word_is_not_undone_by_a_director() -> None:
    play = asking("number")
    last = play.last
    play.do(word())
    play.do(cmd.UndoCommand(command_id=last))
    play.win_all()

    assert [event.text for event in play.state.words[NAME]] == ["a word"]
    assert NAME in open_draws(play.state)


def test_words_given_before_sign_up_closes_are_mixed_into_every_draw() -> None:
    play = Play([toy(question="number")])
    play.do(cmd.OpenRegistration())
    play.do(cmd.RegisterEntrants(entrants=(EntrantData(rating=2), EntrantData(rating=1))))
    play.do(word("all of us", draw=ALL_DRAWS))
    play.do(cmd.CloseRegistration())
    play.publish()
    play.win_all()
    play.draw(QUESTION)
    root = mixed(SEED, ["all of us"])

    assert [draw.seed for draw in play.state.draws] == [secret_of(root, "s0r1"), secret_of(root, NAME)]
    assert play.state.seed_commitment == commitment_to(SEED)
    assert verify(play.records, play.engine) == ()


def test_words_for_every_draw_are_refused_once_sign_up_is_closed() -> None:
    play = Play()
    play.enter(2)
    with pytest.raises(WrongPhaseError) as refused:
        play.do(word(draw=ALL_DRAWS))

    assert refused.value.needs == ("draft", "registration")


# --- public draws: a call --------------------------------------------------------------------------------------------


def test_a_draw_is_committed_to_before_it_is_called() -> None:
    play = asking("call")
    name = prompt_draw(0, TOSS)
    assert set(open_draws(play.state)) == {name}
    commitment, unknown = play.state.commitments[name].commitment, play.state.commitments[name].closes
    called = play.do(cmd.AnswerPrompt(prompt=QUESTION, answer="odd", by="e1"))
    play.do(word(draw=name))
    play.draw(TOSS)

    # The moment is announced once it is called for; the promise is the same.
    assert [event.kind for event in called] == ["PromptAnswered", "DrawCommitted", "PromptsOpened"]
    assert (unknown, play.state.commitments[name].closes) == (None, play.now)
    assert (answered(play.state).answer, answered(play.state).by) == ("odd", "e1")
    assert commitment_to(answered(play.state, TOSS).secret) == commitment
    assert verify(play.records, play.engine) == ()


def test_nothing_is_drawn_before_the_call() -> None:
    with pytest.raises(NoSuchPromptError) as refused:
        asking("call").draw(TOSS)

    assert refused.value.prompt == TOSS


@pytest.mark.parametrize("drawn", [False, True])
def test_a_second_call_comes_too_late(drawn: bool) -> None:
    play = asking("call")
    play.do(cmd.AnswerPrompt(prompt=QUESTION, answer="odd", by="e1"))
    if drawn:
        play.draw(TOSS)
    with pytest.raises(AlreadyAnsweredError) as refused:
        play.do(cmd.AnswerPrompt(prompt=QUESTION, answer="even", by="e1"))

    assert (refused.value.prompt, refused.value.answer) == (QUESTION, "odd")


def test_a_call_is_one_of_those_offered() -> None:
    with pytest.raises(BadAnswerError) as refused:
        asking("call").do(cmd.AnswerPrompt(prompt=QUESTION, answer="5", by="e1"))

    assert refused.value.answer == "5"


def test_only_those_who_are_asked_call() -> None:
    with pytest.raises(NotYourGameError) as refused:
        asking("call").do(cmd.AnswerPrompt(prompt=QUESTION, answer="odd", by="e3"))

    assert refused.value.entrant == "e3"
