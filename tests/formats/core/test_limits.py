"""How much of everything a command takes."""

from __future__ import annotations

from typing import get_args

import pytest
from pydantic import ValidationError

from formats.core import commands as cmd
from formats.core.notes import Denial
from formats.core.plan import StagePlan
from formats.core.values import OptionalText, RequiredText, Value
from tests.formats.toys import Neighbours

STAGE = StagePlan(system=Neighbours.key, title="Toy")
OF_THEIR_OWN = (cmd.Announce, cmd.ContributeToDraw)
WITH_TEXT = [
    kind
    for kind in (*get_args(get_args(cmd.Command)[0]), Denial)
    if "text" in kind.model_fields and kind not in OF_THEIR_OWN
]
"""The commands with a free text; two have a length of their own, tested below."""


def takes(kind: type[Value], name: str, value: object) -> bool:
    """Is it a value of this field, whatever the others are?"""
    try:
        kind.model_validate({name: value})
    except ValidationError as refused:
        return all(problem["loc"][0] != name for problem in refused.errors())
    return True


def letters(kind: type[Value], name: str, fewest: int, most: int) -> bool:
    """Does a field take texts of so many letters, and no others?"""
    taken = [takes(kind, name, "x" * length) for length in (fewest, most, most + 1)]
    return taken == [True, True, False] and (not fewest or not takes(kind, name, "x" * (fewest - 1)))


class Texts(Value):
    """A field of each kind of text."""

    optional: OptionalText = ""
    required: RequiredText


def test_free_text_has_up_to_a_thousand_letters_and_required_text_at_least_one() -> None:
    assert letters(Texts, "optional", 0, 1000)
    assert letters(Texts, "required", 1, 1000)


@pytest.mark.parametrize("kind", WITH_TEXT)
def test_the_text_of_a_command_is_optional_or_required_text(kind: type[Value]) -> None:
    text = kind.model_fields["text"]
    model = Texts.model_fields["required" if text.is_required() else "optional"]
    assert (text.annotation, text.metadata) == (model.annotation, model.metadata)


def test_a_ruling_that_changes_what_was_published_or_decided_needs_a_reason() -> None:
    needed = {kind.__name__ for kind in WITH_TEXT if kind.model_fields["text"].is_required()}
    assert needed == {
        "OverrideRound",
        "MoveGame",
        "OrderRematch",
        "FileAppeal",
        "DecideAppeal",
        "MakeRuling",
        "WaiveBeacon",
    }


def test_an_announcement_leaves_room_for_what_stands_around_it_in_a_post_of_2000_letters() -> None:
    assert letters(cmd.Announce, "text", 1, 1800)


def test_a_word_for_a_draw_has_up_to_a_hundred_letters_and_a_draw_has_a_name() -> None:
    assert letters(cmd.ContributeToDraw, "text", 1, 100)
    assert letters(cmd.ContributeToDraw, "draw", 1, 200)


def test_a_note_has_a_name_of_up_to_fifty_letters() -> None:
    assert letters(cmd.NoteMatch, "note", 1, 50)


@pytest.mark.parametrize("kind", [cmd.CreateTournament, cmd.ChangePlan])
def test_a_tournament_has_a_title_of_up_to_a_hundred_letters_and_at_least_one_stage(kind: type[Value]) -> None:
    assert letters(kind, "title", 1, 100)
    assert [takes(kind, "stages", (STAGE,) * count) for count in (0, 1, 2)] == [False, True, True]


def test_a_seed_has_at_least_eight_letters() -> None:
    assert [takes(cmd.CreateTournament, "seed", "x" * length) for length in (7, 8)] == [False, True]


def test_more_time_is_a_minute_to_a_day() -> None:
    assert [takes(cmd.GrantMoreTime, "minutes", minutes) for minutes in (0, 1, 1440, 1441)] == [
        False,
        True,
        True,
        False,
    ]


def test_one_player_or_both_are_absent_from_a_game() -> None:
    absent = [("e1", "e2", "e3")[:count] for count in range(4)]
    assert [takes(cmd.RuleForfeit, "absent", who) for who in absent] == [False, True, True, False]


def test_one_to_a_thousand_results_are_entered_at_once() -> None:
    result = {"pairing": "s0r1b1", "report": {"winner": "e1"}}
    taken = [takes(cmd.RecordResults, "games", (result,) * count) for count in (0, 1, 1000, 1001)]
    assert taken == [False, True, True, False]


def test_one_to_a_hundred_rounds_are_imported_at_once_from_the_first_stage_on() -> None:
    round_ = {"pairings": {"pairings": ()}}
    taken = [takes(cmd.ImportRounds, "rounds", (round_,) * count) for count in (0, 1, 100, 101)]
    assert taken == [False, True, True, False]
    assert cmd.ImportRounds.model_fields["stage"].default == 0


def test_rounds_are_published_together_up_to_one_that_there_is_on_standings_from_the_beginning_on() -> None:
    assert [takes(cmd.PublishRound, "through", number) for number in (0, 1)] == [False, True]
    assert [takes(cmd.PublishRound, "based_on", number) for number in (-1, 0)] == [False, True]


@pytest.mark.parametrize(
    "kind, name, somebody",
    [
        (cmd.RegisterEntrants, "entrants", ({},)),
        (cmd.ChangeEntrants, "data", {"e1": {}}),
    ],
)
def test_nobody_is_not_entered_or_changed(kind: type[Value], name: str, somebody: object) -> None:
    assert takes(kind, name, somebody)
    assert not takes(kind, name, type(somebody)())


def test_a_game_on_a_server_is_doubted_for_something() -> None:
    assert [takes(cmd.DoubtServerGame, "doubts", doubts) for doubts in ((), ("time",))] == [False, True]


def test_a_beacon_is_256_bits_in_small_hexadecimal_digits() -> None:
    wrong = ("0" * 63, "0" * 65, "A" * 64)
    assert takes(cmd.AnswerPrompt, "beacon", "0123456789abcdef" * 4)
    assert not any(takes(cmd.AnswerPrompt, "beacon", text) for text in wrong)
