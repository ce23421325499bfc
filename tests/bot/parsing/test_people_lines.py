"""Ratings, fees, check-ins and the seeding as text, one person a line."""

from __future__ import annotations

import pytest

from bot.errors import LinesError
from bot.parsing.people_lines import MOST_LINES, About, commands_for, lines_of, read_people
from formats.core import commands as cmd
from formats.core.attendance import CHECK_IN
from formats.core.model import EntrantData
from formats.core.steps import SEED
from tests.bot.played import Played

PEOPLE = ("Ada", "Ben Ro", "Cem", "Ada", "Eve 2")


def signed_up() -> Played:
    return Played(people=PEOPLE).create().enter()


def read(about: About, *lines: str) -> dict[str, str]:
    return dict(read_people(about, "\n".join(lines), signed_up().context))


def problems(about: About, *lines: str) -> tuple[tuple[int, str, str], ...]:
    with pytest.raises(LinesError) as refused:
        read(about, *lines)
    return refused.value.problems


def test_a_rating_is_the_last_number_of_a_line_whatever_parts_it_from_the_name() -> None:
    said = read("ratings", "Ben Ro: 1720", "Cem, 1500.125", "Eve 2 = -30", "#1\t0")
    assert said == {"e2": "1720", "e3": "1500.125", "e5": "-30", "e1": "0"}


def test_a_fee_is_paid_where_nothing_else_is_said() -> None:
    said = read("fees", "Cem", "Ben Ro UNPAID", "#1; unpaid")
    assert said == {"e3": "paid", "e2": "unpaid", "e1": "unpaid"}


def test_a_place_in_the_seeding_may_stand_before_a_name_or_not() -> None:
    assert list(read("seeds", "1. Cem", "2) #1", "Ben Ro")) == ["e3", "e1", "e2"]


def test_blank_lines_do_not_matter_but_are_counted() -> None:
    assert problems("check-ins", "", "Cem", "  ", "Nobody") == ((4, "no_player", "Nobody"),)


def test_every_line_that_cannot_be_read_is_told_at_once_with_what_was_typed() -> None:
    assert problems("ratings", "Cem", "Cem 1500", "Ada 1", "Who 2", "cem 1600") == (
        (1, "no_rating", "Cem"),
        (3, "several", "Ada"),
        (4, "no_player", "Who"),
        (5, "named_twice", "cem"),
    )


def test_nothing_and_far_too_much_are_refused_as_a_whole() -> None:
    assert problems("fees", " ", "") == ((0, "nothing", ""),)
    assert problems("fees", *["Cem"] * (MOST_LINES + 1)) == ((0, "too_many", ""),)
    assert len(problems("fees", *["Cem"] * MOST_LINES)) == MOST_LINES - 1


def test_ratings_leave_everything_else_as_it_is() -> None:
    played = signed_up()
    before = played.state.entrant("e3").data
    (command,) = commands_for("ratings", {"e3": "1555.5"}, played.context)
    assert command == cmd.ChangeEntrants(data={"e3": before.model_copy(update={"rating": 1555.5})})


def test_fees_and_check_ins_are_one_command_each() -> None:
    played = signed_up()
    assert commands_for("fees", {"e1": "paid", "e2": "unpaid"}, played.context) == [
        cmd.MarkFee(entrant="e1", state="paid"),
        cmd.MarkFee(entrant="e2", state="unpaid"),
    ]
    (here,) = commands_for("check-ins", {"e2": "yes"}, played.context)
    assert here == cmd.SubmitForm(form=CHECK_IN, entrant="e2", content=True, by_director=True)


def test_who_is_not_named_in_a_new_seeding_loses_their_place_and_nothing_else() -> None:
    played = signed_up()
    placed = {who: played.state.entrant(who).data for who in ("e1", "e2", "e3")}
    changed = {
        who: data.model_copy(update={"attributes": {SEED: place, "team": "x"}})
        for place, (who, data) in enumerate(placed.items(), start=1)
    }
    played.do(cmd.ChangeEntrants(data=changed))
    (command,) = commands_for("seeds", {"e3": "", "e2": ""}, played.context)
    assert isinstance(command, cmd.ChangeEntrants)
    attributes = {who: dict(data.attributes) for who, data in command.data.items()}
    assert attributes == {"e1": {"team": "x"}, "e3": {"team": "x", SEED: 1}}  # e2 stays second


def test_the_form_of_the_seeding_begins_with_those_who_have_a_place_then_the_others_by_rating() -> None:
    played = signed_up()
    ratings = {"e1": 1000.0, "e2": None, "e3": 1300.0, "e4": 1300.0, "e5": 900.0}
    played.do(cmd.ChangeEntrants(data={who: EntrantData(rating=rating) for who, rating in ratings.items()}))
    played.do(cmd.ChangeEntrants(data={"e5": EntrantData(rating=900.0, attributes={SEED: 1})}))
    assert lines_of("seeds", played.context).split("\n") == [
        "1. Eve 2",
        "2. Cem",
        "3. #4",
        "4. #1",
        "5. Ben Ro",
    ]
    assert lines_of("ratings", played.context) == ""
    said = read_people("seeds", lines_of("seeds", played.context), played.context)
    assert list(said) == ["e5", "e3", "e4", "e1", "e2"]
