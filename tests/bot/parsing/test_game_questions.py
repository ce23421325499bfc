"""Questions about games: of one game a button for each answer, of several one for each question, with a form."""

from __future__ import annotations

from bot.parsing.game_questions import MOST_ANSWERS, answer_buttons, fields_of, note_offers, question_offers
from formats import registry
from formats.core.model import Pairing
from formats.core.state import TournamentState
from formats.systems.group_rounds.freestyle import questions_of
from tests.bot.pictures.cases import context

ENGINE = registry.engine()


def round_two() -> tuple[TournamentState, list[Pairing]]:
    """Open games of Pentolla in which the higher seed chooses the side."""
    state = context("pentolla_freestyle", 30).state
    games = [
        game
        for game in state.open_games()
        if any(question.note == "side" for question in questions_of(state.stage(), game))
    ]
    assert games
    return state, games


def test_a_question_with_two_answers_is_one_button_in_a_list_of_games() -> None:
    state, games = round_two()
    for game in games:
        notes = [offer.asked.note for offer in question_offers(state, ENGINE, game)]
        assert len(notes) == len(set(notes))
        assert len(list(note_offers(state, ENGINE, game))) > len(notes)


def test_its_form_is_a_menu_of_the_answers() -> None:
    state, games = round_two()
    offer = next(offer for offer in question_offers(state, ENGINE, games[0]) if offer.asked.note == "side")
    (field,) = fields_of(offer.asked)
    assert (field.name, field.choices) == ("side", ("A", "B"))
    assert offer.label == "A (pieces) / B (colours)"


def test_pieces_are_chosen_from_a_menu() -> None:
    state = context("pentolla_freestyle", 2).state
    (pieces,) = questions_of(state.stage(), state.open_games()[0])
    assert [field.choices for field in fields_of(pieces)] == [tuple("FILNPTUVWXYZ")] * 2


def test_every_answer_is_a_button_or_only_those_to_the_questions_that_are_wanted() -> None:
    state, games = round_two()
    offers = [offer for game in games for offer in note_offers(state, ENGINE, game)]
    shown = answer_buttons("t1", state, ENGINE, games)
    assert [button.label for button in shown] == [offer.label for offer in offers][:MOST_ANSWERS]
    sides = [offer.label for offer in offers if offer.asked.note == "side"]
    assert [button.label for button in answer_buttons("t1", state, ENGINE, games, frozenset({"side"}))] == sides[
        :MOST_ANSWERS
    ]
    assert answer_buttons("t1", state, ENGINE, games, frozenset({"another"})) == ()
    assert answer_buttons("t1", state, ENGINE, []) == ()


def test_a_game_that_is_over_has_no_questions_any_more() -> None:
    state = context("pentolla_freestyle", 30).state
    over = [game for round_ in state.stage().rounds for game in round_.pairings.pairings if game.id in round_.results]
    assert over
    assert [list(note_offers(state, ENGINE, game)) for game in over] == [[] for _ in over]
