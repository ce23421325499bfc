"""The table of evenings in docs/quiet.md is what they are held against."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.evenings.evening import Costs
from tests.evenings.figures import (
    EVENINGS,
    FULLEST_THREAD,
    MOST_ACTS,
    MOST_ACTS_OF_16,
    MOST_PINGS,
    OF_FRIENDS,
    dearer,
    told,
)


def as_told(name: str) -> Costs:
    director, player, messages, pings, words, seconds = told(name)
    return Costs(int(director), player, int(messages), int(pings), int(words), seconds)


@pytest.mark.parametrize("name", EVENINGS)
def test_an_evening_that_costs_what_the_table_tells_has_become_no_dearer(name: str) -> None:
    costs = as_told(name)
    assert 3 <= costs.director <= (40 if "guests" in name else 9)
    assert dearer(name, costs) == []
    if name not in OF_FRIENDS:
        assert dearer(name, replace(costs, director=costs.director + 1)) == []


@pytest.mark.parametrize("name", EVENINGS)
def test_more_than_the_table_tells_is_told(name: str) -> None:
    costs = as_told(name)
    assert "director's acts" in " ".join(dearer(name, replace(costs, director=costs.director + 2)))
    assert "acts of a player" in " ".join(dearer(name, replace(costs, player=costs.player * 1.2)))
    assert "messages" in " ".join(dearer(name, replace(costs, messages=costs.messages * 2)))
    assert "pings" in " ".join(dearer(name, replace(costs, pings=costs.pings * 2)))


@pytest.mark.parametrize("name", OF_FRIENDS)
def test_an_evening_of_friends_takes_three_acts_four_pings_a_match_and_three_messages_a_thread(name: str) -> None:
    within = replace(as_told(name), most_pings=MOST_PINGS, fullest_thread=FULLEST_THREAD)
    assert dearer(name, within) == []
    acts = MOST_ACTS_OF_16 if "16" in name else MOST_ACTS
    assert len(dearer(name, replace(within, director=acts + 1))) == 1
    assert len(dearer(name, replace(within, most_pings=MOST_PINGS + 1))) == 1
    assert len(dearer(name, replace(within, fullest_thread=FULLEST_THREAD + 1))) == 1


def test_a_first_visit_is_in_no_table() -> None:
    assert dearer("first visit", Costs(100, 1.0, 1, 1, 1, 1.0)) == []
