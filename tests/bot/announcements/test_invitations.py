"""Secret links to games on a server."""

from __future__ import annotations

import pytest

from bot.announcements.invitations import invitations, own_links
from storage.server_games import GameRow
from tests.bot.season import SIGN_UP_OPENS, Season, in_first_round, to


@pytest.fixture
def season() -> Season:
    return in_first_round()


def row(
    first: str, second: str, *, invites: tuple[str, str] | None = None, address: str = "https://x/1", pairing: str = "g"
) -> GameRow:
    return GameRow("t1", pairing, 1, "go", first, second, "made", SIGN_UP_OPENS, "1", address=address, invites=invites)


def told(season: Season, *rows: GameRow) -> dict[str, str]:
    """What each is written, by person."""
    posts = invitations(season.loaded, season.engine, "go", rows)
    assert all(post.group is None for post in posts)
    return {post.person_id: to(posts, post.person_id)[0].body for post in posts if post.person_id}


def test_each_player_gets_their_own_links_to_all_their_games_in_one_message(season: Season) -> None:
    found = told(
        season,
        row("e1", "e2", invites=("https://x/a", "https://x/b")),
        row("e3", "e1", invites=("https://x/c", "https://x/d"), pairing="h"),
    )
    links = {person: [link for link in "abcd" if f"https://x/{link}" in text] for person, text in found.items()}
    assert links == {"p1": ["a", "d"], "p2": ["b"], "p3": ["c"]}
    assert "Player 2" in found["p1"]
    assert "Player 3" in found["p1"]
    assert "Player 1" in found["p2"]


def test_who_begins_a_game_themselves_is_told_so_and_who_has_no_link_of_their_own_nothing(season: Season) -> None:
    found = told(season, row("e1", "e2", address=""), row("e3", "e4", invites=("", "https://x/b")), row("e3", "e4"))
    assert found.keys() == {"p1", "p2", "p4"}
    assert "https" not in found["p1"]


def test_only_those_who_want_direct_messages_are_written_to(season: Season) -> None:
    season.wish("e1")
    assert told(season, row("e1", "e2", address="")).keys() == {"p2"}
    season.people.pop("e2")
    assert told(season, row("e1", "e2", address="")) == {}


def test_the_links_of_one_player_are_found_by_game() -> None:
    rows = [
        row("e1", "e2", invites=("a", "b"), pairing="g"),
        row("e3", "e1", invites=("c", "d"), pairing="h"),
        row("e1", "e4", invites=("", "e"), pairing="i"),
        row("e1", "e4", pairing="j"),
    ]
    assert own_links(rows, "e1") == {"g": "a", "h": "d"}
    assert own_links(rows, "e4") == {"i": "e"}
