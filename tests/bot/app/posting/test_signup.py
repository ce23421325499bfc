"""Posts about sign-up."""

from __future__ import annotations

from bot.app.posting.board import BOARD
from formats.core import commands as cmd
from formats.core.model import EntrantData
from tests.bot.app.season import DIRECTOR, SIGN_UP_CLOSES, Season, arimaa, new_person, public, to


def enter(season: Season, number: int, **person: object) -> None:
    """Somebody signs up."""
    season.people[f"e{number}"] = new_person(number)
    season.do(cmd.RegisterEntrants(entrants=(EntrantData(),)), actor=f"p{number}")


def test_the_board_announces_the_opening() -> None:
    season = Season().create()
    posts = season.do(cmd.OpenRegistration())
    assert [(post.key, post.edits, post.payload) for post in posts] == [(BOARD, BOARD, {"board": {"anew": False}})]


def test_without_a_channel_nothing_is_public() -> None:
    season = Season(channel=None).create()
    assert season.do(cmd.OpenRegistration()) == []


def test_who_signs_up_is_seen_on_the_board_alone_and_who_leaves_is_told() -> None:
    season = Season().create()
    season.do(cmd.OpenRegistration())
    enter(season, 1)
    assert season.last == []
    season.do(cmd.WithdrawEntrant(entrant="e1"), actor="p1")
    (line,) = public(season.last)
    assert "Player 1" in line.body


def test_whoever_moves_up_is_told() -> None:
    season = Season().create(settings=arimaa(capacity=2))
    season.do(cmd.OpenRegistration())
    for number in (1, 2, 3):
        enter(season, number)
    posts = season.do(cmd.WithdrawEntrant(entrant="e1"), actor="p1")
    (told,) = to(posts, "p3")
    assert "World Championship" in told.body


def test_a_directors_list_is_one_line() -> None:
    season = Season().create()
    season.do(cmd.OpenRegistration())
    posts = season.do(cmd.RegisterEntrants(entrants=(EntrantData(), EntrantData()), by_director=True))
    (line,) = public(posts)
    assert line.body.startswith("2 players")


def test_guests_without_discord_are_not_written_to() -> None:
    season = Season().create(settings=arimaa(capacity=2)).sign_up(2).sign_up(1, discord=False)
    assert season.status("e3") == "waiting"
    posts = season.do(cmd.WithdrawEntrant(entrant="e1"), actor="p1")
    assert season.status("e3") == "active"
    assert [post for post in posts if post.person_id] == []


def test_closing_shows_the_field_and_directors_who_has_not_paid() -> None:
    season = Season().create().sign_up(3)
    season.now = SIGN_UP_CLOSES
    posts = season.do(cmd.CloseRegistration())
    (field,) = public(posts)
    assert all(f"Player {number}" in field.body for number in (1, 2, 3))
    assert [post.edits for post in posts if post.edits] == [BOARD]
    (digest,) = to(posts, DIRECTOR)
    assert "Player 2" in digest.body


def test_a_long_field_is_posted_in_several_messages() -> None:
    season = Season().create().sign_up(200)
    messages = public(season.do(cmd.CloseRegistration()))
    assert len(messages) > 1
    text = "\n".join(message.body for message in messages)
    assert all(f"Player {number} " in text for number in range(1, 201))
    assert [bool(message.buttons) for message in messages] == [False] * (len(messages) - 1) + [True]


def test_reopening_gets_an_announcement_of_its_own() -> None:
    season = Season().create().sign_up(3)
    season.do(cmd.CloseRegistration())
    posts = season.do(cmd.OpenRegistration())
    assert len(public(posts)) == 1
    assert [post.key for post in posts if post.key] == [BOARD]


def test_calling_off_pings_everybody_who_was_in() -> None:
    season = Season().create().sign_up(3)
    (message,) = public(season.do(cmd.CancelTournament()))
    assert len(message.pings) == 3


def test_a_fee_is_told_to_whom_it_concerns() -> None:
    season = Season().create().sign_up(2)
    posts = season.do(cmd.MarkFee(entrant="e2", state="paid"))
    assert len(to(posts, "p2")) == len(posts) == 1


def test_an_announcement_is_posted_as_it_was_written_and_pings_nobody() -> None:
    season = Season().create()
    (message,) = public(season.do(cmd.Announce(text="**Hello** @everyone\nsecond line")))
    assert message.body == "**Hello** @everyone\nsecond line"
    assert message.pings == ()


def test_an_announcement_of_the_greatest_length_fits() -> None:
    season = Season().create()
    messages = public(season.do(cmd.Announce(text="word " * 360)))
    assert "".join(message.body for message in messages).split() == ["word"] * 360


def test_leaving_and_coming_back_in_play() -> None:
    season = Season().started()
    posts = season.do(cmd.WithdrawEntrant(entrant="e3", text="ill"), actor="p3")
    assert any("Player 3" in message.body and "ill" in message.body for message in public(posts))
    posts = season.do(cmd.ReinstateEntrant(entrant="e3"))
    assert len(to(posts, "p3")) == 1


def test_a_disqualified_player_is_told_and_may_not_appeal() -> None:
    season = Season().started()
    posts = season.do(cmd.WithdrawEntrant(entrant="e3", status="disqualified", text="advice from a program"))
    told = to(posts, "p3")[0]
    assert "advice from a program" in told.body
    assert told.buttons == ()
