"""Rules 3 and 12: the choice of sides and the opening, recorded with the game."""

from __future__ import annotations

from typing import Any

import pytest

from formats.core import commands as cmd
from formats.core.errors import BadFormError
from formats.systems.group_rounds import FORMAT
from formats.systems.group_rounds.freestyle import Opening, opening_of
from tests.formats.systems.group_rounds.tournament import Freestyle

PIECES = {"blue": "W", "red": "long L"}
COLOURS = {"colours": "yellow and green"}


def semi_final(form: dict[str, str] | None = None) -> Freestyle:
    """Eight players in the semi-finals; e1 is the higher seed against e3."""
    event = Freestyle(8)
    if form is not None:
        event.play.do(cmd.SubmitForm(form="side", entrant="e1", content=form))
    event.finish()
    event.on()
    return event


def note(event: Freestyle, what: str, content: Any, by: str | None) -> None:
    event.play.do(cmd.NoteMatch(pairing=event.game("e1", "e3").id, note=what, by=by, content=content))


def opening(event: Freestyle) -> Opening:
    return opening_of(event.stage, event.game("e1", "e3"))


def test_r12_a_names_the_pieces_and_b_chooses_the_colours() -> None:
    event = semi_final()
    note(event, "pieces", PIECES, "e1")
    note(event, "colours", COLOURS, "e3")

    assert opening(event) == Opening("e1", "e3", "e1", "W", "long L", "yellow and green")


def test_r3_the_higher_seed_may_choose_b_for_one_game() -> None:
    event = semi_final()
    note(event, "side", {"side": "B"}, "e1")
    assert (opening(event).a, opening(event).b) == ("e3", "e1")
    note(event, "side", {"side": "A"}, None)

    assert (opening(event).a, opening(event).b) == ("e1", "e3")


def test_r3_the_higher_seed_may_have_asked_for_b_for_good() -> None:
    event = semi_final({"side": "B"})
    game = event.game("e1", "e3")

    assert (game.seats, game.reasons[0].code, opening(event).chooser) == (("e3", "e1"), "higher_has_b", "e1")
    assert event.game("e2", "e4").seats == ("e2", "e4")


def test_r3_in_round_one_nobody_chooses() -> None:
    event = Freestyle(8)
    game = event.play.state.open_games()[0]
    for player in (*game.seats, None):
        with pytest.raises(BadFormError) as refused:
            event.play.do(cmd.NoteMatch(pairing=game.id, note="side", by=player, content={"side": "A"}))
        assert (refused.value.form, refused.value.problems) == ("side", (("side", "not_yours"),))


def test_r10_a_replay_switches_the_sides_that_were_played() -> None:
    event = semi_final()
    note(event, "side", {"side": "B"}, "e1")
    event.finish({"e1 e3": (50, 50)})
    event.on()

    assert event.game("e1", "e3").seats == ("e1", "e3")
    assert opening(event).chooser is None


@pytest.mark.parametrize(
    "what, content, by, problem",
    [
        ("pieces", PIECES, "e3", ("pieces", "not_yours")),
        ("colours", COLOURS, "e1", ("colours", "not_yours")),
        ("side", {"side": "B"}, "e3", ("side", "not_yours")),
        ("colours", COLOURS, "e3", ("colours", "too_early")),
        ("side", {"side": "C"}, "e1", ("side", "literal_error")),
        ("pieces", {"blue": "W"}, "e1", ("red", "missing")),
        ("pieces", {"blue": "W", "red": ""}, "e1", ("red", "string_too_short")),
        ("pieces", "W", "e1", ("pieces", "model_type")),
    ],
)
def test_r12_what_does_not_fit_is_refused(what: str, content: Any, by: str, problem: tuple[str, str]) -> None:
    event = semi_final()
    with pytest.raises(BadFormError) as refused:
        note(event, what, content, by)

    assert (refused.value.form, refused.value.problems) == (what, (problem,))


def test_r12_nothing_changes_once_the_next_word_is_spoken() -> None:
    event = semi_final()
    note(event, "pieces", PIECES, "e1")
    with pytest.raises(BadFormError) as side:
        note(event, "side", {"side": "B"}, "e1")
    note(event, "colours", COLOURS, "e3")
    with pytest.raises(BadFormError) as pieces:
        note(event, "pieces", PIECES, "e1")

    assert (side.value.problems, pieces.value.problems) == ((("side", "too_late"),), (("pieces", "too_late"),))


def test_r12_pieces_may_be_named_anew_until_colours_are_chosen() -> None:
    event = semi_final()
    note(event, "pieces", PIECES, "e1")
    note(event, "pieces", {"blue": "I", "red": "T"}, None)

    assert (opening(event).blue, opening(event).red) == ("I", "T")


def test_other_notes_change_nothing_about_the_opening() -> None:
    event = semi_final()
    note(event, "proposed_time", {"at": 1262649600}, "e3")

    assert opening(event) == Opening("e1", "e3", "e1")


def asked(event: Freestyle) -> list[tuple[str, str, str | None]]:
    """What may be said about the semi-final of e1 and e3, by whom, and what counts meanwhile."""
    game = event.game("e1", "e3")
    return [
        (question.note, question.who, question.default)
        for question in FORMAT.questions(game, event.stage, event.options)
    ]


def told(event: Freestyle) -> list[tuple[str, tuple[str, ...]]]:
    """What has been said about it."""
    game = event.game("e1", "e3")
    return [(reason.code, reason.about) for reason in FORMAT.said(game, event.stage, event.options)]


def test_r12_every_word_is_asked_for_in_its_turn() -> None:
    event = semi_final()
    assert asked(event) == [("side", "e1", "A")]
    note(event, "side", {"side": "B"}, "e1")
    assert asked(event) == [("side", "e1", "B"), ("pieces", "e3", None)]
    note(event, "pieces", PIECES, "e3")
    assert asked(event) == [("pieces", "e3", None), ("colours", "e1", None)]
    note(event, "colours", COLOURS, "e1")

    assert asked(event) == [("colours", "e1", None)]
    assert told(event) == [("told_sides", ("e3", "e1")), ("told_pieces", ("e3",)), ("told_colours", ("e1", "e3"))]


def test_r12_in_round_one_the_pieces_come_first() -> None:
    event = Freestyle(8)
    game = event.play.state.open_games()[0]
    questions = FORMAT.questions(game, event.stage, event.options)

    assert [(question.note, question.who) for question in questions] == [("pieces", game.seats[0])]
    assert [field.name for field in questions[0].fields] == ["blue", "red"]


@pytest.mark.parametrize("content, problem", [({"side": "b"}, "side"), ({}, "side"), ("B", "side")])
def test_r3_a_form_that_says_neither_a_nor_b_is_refused(content: Any, problem: str) -> None:
    with pytest.raises(BadFormError) as refused:
        semi_final(content)

    assert [name for name, _ in refused.value.problems] == [problem]


def test_r3_a_side_that_was_settled_for_the_player_stays() -> None:
    event = semi_final()
    note(event, "side", {"side": "A"}, None)
    assert asked(event) == [("pieces", "e1", None)]
    with pytest.raises(BadFormError) as refused:
        note(event, "side", {"side": "B"}, "e1")
    assert refused.value.problems == (("side", "too_late"),)
    note(event, "side", {"side": "B"}, None)

    assert (opening(event).a, opening(event).b) == ("e3", "e1")
