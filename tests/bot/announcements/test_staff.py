"""Everybody hears who directs, who coordinates, and who plays in somebody's place."""

from __future__ import annotations

import pytest

from formats.core import commands as cmd
from storage.people import Person
from tests.bot.announcements.people_beside import posts_beside
from tests.bot.season import Season, in_first_round, new_person, public

ZOE = Person(id="p50", discord_id=5050, name="Zoe", zone=None, reminders={}, erased=False)
LEO = new_person(1)


@pytest.fixture
def season() -> Season:
    """Four, in the first round."""
    return in_first_round()


def told(season: Season, command: cmd.Command, *people: Person) -> str:
    (message,) = public(posts_beside(season, command, *people))
    assert message.title == "World Championship"
    assert message.pings == ()
    return message.body.replace("\u2068", "").replace("\u2069", "")


def test_who_gets_a_role_and_who_has_it_no_more_is_told(season: Season) -> None:
    given = cmd.ChangeStaff(person=ZOE.id, role="coordinator", given=True)
    assert "Zoe is now a coordinator" in told(season, given, ZOE)
    assert "Zoe is no longer a coordinator" in told(season, given.model_copy(update={"given": False}), ZOE)


def test_who_plays_on_is_named_with_whose_seat_they_take(season: Season) -> None:
    replaced = cmd.ReplacePerson(entrant="e1", person=ZOE.id, before=LEO.id)
    assert "Zoe takes the seat of Player 1" in told(season, replaced, ZOE, LEO)


def test_a_seat_may_have_been_of_somebody_nobody_knows_any_more(season: Season) -> None:
    text = told(season, cmd.ReplacePerson(entrant="e1", person=ZOE.id, before=None), ZOE)
    assert text.startswith("Zoe takes the seat of ")
    assert "Player 1" not in text
