"""Personal links: which open, and what of them is stored."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from bot.service.loaded import LoadedTournament
from bot.service.personal_links import TOKEN_BYTES, is_by_link, is_live, live_links, new_links, token_hash
from formats.core import commands as cmd
from storage.people import Person
from tests.bot.season import Season


def with_guest() -> Season:
    """A tournament in sign-up; the person behind `e2` is not on Discord."""
    season = Season().create().sign_up(4)
    season.people["e2"] = replace(season.people["e2"], discord_id=None)
    return season


def test_a_token_has_at_least_128_random_bits_and_is_not_stored() -> None:
    loaded = with_guest().loaded
    assert TOKEN_BYTES * 8 >= 128
    links, tokens = new_links(loaded, ["e1", "e2"], loaded.row.created_at)
    assert len(set(tokens.values())) == 2
    assert all(len(token) * math.log2(64) >= 128 for token in tokens.values())
    stored = repr([(link.token_hash, link.form_key) for link in links])
    assert not any(token in stored for token in tokens.values())
    assert [link.token_hash for link in links] == [token_hash(token) for token in tokens.values()]
    assert [link.for_guest for link in links] == [False, True]


def test_a_link_opens_while_its_entrant_is_in_and_the_event_is_on() -> None:
    season = with_guest()
    links, _ = new_links(season.loaded, ["e1", "e2"], season.now)
    assert live_links(season.loaded, links) == {"e1", "e2"}
    season.do(cmd.WithdrawEntrant(entrant="e2"))
    assert live_links(season.loaded, links) == {"e1"}
    season.do(cmd.ReinstateEntrant(entrant="e2"))
    assert live_links(season.loaded, links) == {"e1", "e2"}
    season.do(cmd.CancelTournament())
    assert live_links(season.loaded, links) == frozenset()


@pytest.mark.parametrize(
    "now_behind",
    [
        Person("p2", 77, "Bo", None, {}, erased=False),
        Person("p99", None, "Somebody else", None, {}, erased=False),
        Person("p2", None, "", None, {}, erased=True),
        None,
    ],
    ids=["joined", "replaced", "forgotten", "gone"],
)
def test_a_link_ends_when_another_person_or_a_member_is_behind_its_entrant(now_behind: Person | None) -> None:
    loaded = with_guest().loaded
    links, _ = new_links(loaded, ["e2"], loaded.row.created_at)
    links = [replace(link, person_id="p2") for link in links]
    people = {**loaded.people, "e2": replace(loaded.people["e2"], id="p2")}
    assert live_links(replace(loaded, people=people), links) == {"e2"}
    people = {who: person for who, person in people.items() if who != "e2"} | ({"e2": now_behind} if now_behind else {})
    assert live_links(replace(loaded, people=people), links) == frozenset()


def test_a_link_opens_no_other_tournament() -> None:
    loaded = with_guest().loaded
    links, _ = new_links(loaded, ["e1"], loaded.row.created_at)
    elsewhere: LoadedTournament = replace(loaded, id="t2")
    assert live_links(elsewhere, links) == frozenset()
    assert is_live(loaded, links[0])


def test_commands_given_under_a_link_are_known_by_their_ids() -> None:
    assert is_by_link("l-0123")
    assert not is_by_link("i0123")
    assert not is_by_link("lots")
